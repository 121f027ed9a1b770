use backoffice::{
    chrono::{DateTime, Utc},
    models::Timestamp,
};

fn main() {
    let text = Timestamp::new("2023-02-10T12:00:00Z").unwrap();
    let time = DateTime::<Utc>::try_from(&text).unwrap();
    assert_eq!(time.timestamp(), 1_676_030_400);
}
