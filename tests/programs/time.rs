use backoffice::{models::Timestamp, time::OffsetDateTime};

fn main() {
    let text = Timestamp::new("2023-02-10T12:00:00Z").unwrap();
    let time = OffsetDateTime::try_from(&text).unwrap();
    assert_eq!(time.unix_timestamp(), 1_676_030_400);
}
