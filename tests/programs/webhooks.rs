use backoffice::webhooks::{Receiver, http::HeaderMap};

fn main() {
    let receiver = Receiver::builder().secret("whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD");
    let refused = receiver.build().unwrap().receive(&HeaderMap::new(), b"{}");
    assert_eq!(refused.unwrap_err().status(), 400);
}
