use backoffice::client::{
    Client,
    testing::{FixedRandomness, InProcess, ManualTime},
};

fn main() {
    let client = Client::builder("https://store.example/api")
        .token("t")
        .transport(InProcess::answering(200, "{}"))
        .time(ManualTime::new())
        .randomness(FixedRandomness::highest())
        .build()
        .unwrap();
    let _call = client.users().get(1);
}
