use backoffice::webhooks::Receiver;

fn main() {
    let receiver = Receiver::builder().secret("whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD");
    assert!(receiver.build().is_ok());
}
