//! Events that a receiver reads.

use std::time::SystemTime;

use backoffice_hostile::{
    description::{Event as Described, events},
    models::EventName,
    webhooks::{Event, Receiver, Signer, StandardWebhooks},
};

use crate::sample::sample;

const SECRET: &str = "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD";

/// Signs a delivery of an event, and returns the event that a receiver reads.
fn received(name: &str, data: &str) -> (Option<EventName>, Event) {
    let name = serde_json::to_string(name).unwrap();
    let body = format!(
        r#"{{"id":"1","type":{name},"timestamp":"2023-02-10T12:00:00Z","api_version":"2023-02-10","data":{data}}}"#
    );
    let signer = Signer::new(StandardWebhooks, SECRET).unwrap();
    let headers = signer.sign("1", SystemTime::now(), body.as_bytes()).unwrap();
    let receiver = Receiver::builder().secret(SECRET).build().unwrap();
    let delivery = receiver.receive(&headers, body.as_bytes()).unwrap();
    (delivery.event.clone(), delivery.event().unwrap())
}

#[test]
fn every_event_is_received_with_its_record() {
    for Described { name, data, .. } in events::ALL {
        let data = data.map_or_else(|| "{}".to_owned(), sample);
        let (found, event) = received(name, &data);
        assert_eq!(found.unwrap().as_str(), *name);
        assert_ne!(event, Event::Unknown, "{name}");
    }
    assert_eq!(received("an event not listed", "{}").1, Event::Unknown);
}
