//! A list of any length needs the memory of one page, an error that of its body, and a response a multiple of its size.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a helper of a test fails by panicking, as the test does"
)]

use allocation_counter::measure;
use backoffice::{
    client::{
        Body, BoxFuture, Client, Error,
        bytes::Bytes,
        http::{Request, Response},
        testing::{FixedRandomness, ManualTime},
        transport::{Transport, TransportError},
    },
    description::endpoints::LIST_USERS,
};
use futures_util::FutureExt as _;

/// A list of `pages` pages with 100 records each.
#[derive(Debug)]
struct List(usize);

impl Transport for List {
    fn send(&self, request: Request<Body>) -> BoxFuture<Result<Response<Body>, TransportError>> {
        let query = request.uri().query().unwrap_or_default();
        let number: usize =
            query.strip_prefix("cursor=").map_or(0, |number| number.parse().unwrap());
        let record =
            |id| format!(r#"{{"id":{id},"email":"customer-{id}@example.com","tags":["a","b"]}}"#);
        let records: Vec<_> = (0..100).map(|id| record(number * 100 + id)).collect();
        let next = if number + 1 == self.0 {
            "null".to_owned()
        } else {
            format!("\"https://store.example/users/?cursor={}\"", number + 1)
        };
        let body =
            format!(r#"{{"next":{next},"previous":null,"results":[{}]}}"#, records.join(","));
        Box::pin(async { Ok(Response::new(body.into())) })
    }
}

/// Returns the peak of allocated bytes while a list of this many pages is read.
fn most_held(pages: usize) -> u64 {
    let client = Client::builder("https://store.example")
        .token("t")
        .transport(List(pages))
        .time(ManualTime::new())
        .randomness(FixedRandomness::lowest())
        .build()
        .unwrap();
    let mut count = 0_i64;
    let heap = measure(|| {
        let mut items = client.users().list().items();
        while let Some(item) = items.next().now_or_never().unwrap() {
            // Records come in order, and none is missing.
            assert_eq!(item.unwrap().id, Some(count.into()));
            count += 1;
        }
    });
    assert_eq!(count, i64::try_from(pages).unwrap() * 100);
    heap.bytes_max
}

#[test]
fn a_hundred_thousand_records_take_no_more_than_a_thousand() {
    let (short, long) = (most_held(10), most_held(1000));
    // Each page leaves a hash of 8 bytes, in a table that doubles.
    assert!(long < short + 64 * 1024, "{short} bytes for 10 pages, {long} for 1,000");
}

/// Refuses each call with 64 MB of JSON.
#[derive(Debug)]
struct Refusing;

const CHUNKS: usize = 64;

impl Transport for Refusing {
    fn send(&self, _: Request<Body>) -> BoxFuture<Result<Response<Body>, TransportError>> {
        Box::pin(async {
            let elements = Bytes::from("0,".repeat(500_000));
            let length = CHUNKS * elements.len() + 3;
            let start = std::iter::once(Bytes::from("["));
            let chunks = start.chain(std::iter::repeat_n(elements, CHUNKS));
            let chunks = chunks.chain([Bytes::from("0]")]).map(Ok::<_, TransportError>);
            let chunks = futures_util::stream::iter(chunks);
            let body = Body::stream(chunks, u64::try_from(length).ok());
            let response = Response::builder().status(400).body(body);
            response.map_err(TransportError::request)
        })
    }
}

#[test]
fn an_error_takes_little_more_than_its_body() {
    let client = Client::builder("https://store.example")
        .token("t")
        .transport(Refusing)
        .time(ManualTime::new())
        .randomness(FixedRandomness::lowest())
        .build()
        .unwrap();
    let heap = measure(|| {
        let call = client.disputes().get(7).send().now_or_never().unwrap();
        let error = call.unwrap_err();
        assert!(error.is_validation());
        assert_eq!(error.body().len(), 64_000_003);
        let shown = format!("{error} {error:?} {:?}", error.messages());
        assert!(shown.len() < 2000, "{shown}");
    });
    assert!(heap.bytes_max < 70_000_000, "{} bytes", heap.bytes_max);
}

/// Answers with a page of two million records.
#[derive(Debug)]
struct Page(&'static str);

impl Page {
    fn text(&self) -> String {
        let Self(record) = self;
        let records = format!("{record},").repeat(2_000_000);
        format!(r#"{{"results":[{records}{record}]}}"#)
    }
}

impl Transport for Page {
    fn send(&self, _: Request<Body>) -> BoxFuture<Result<Response<Body>, TransportError>> {
        let text = self.text();
        Box::pin(async { Ok(Response::new(text.into())) })
    }
}

/// Returns the error of an answer, which took at most its share of memory.
fn error_of_page(record: &'static str, call: impl Fn(&Client) -> Option<Error>) -> Option<String> {
    let client = Client::builder("https://store.example")
        .token("t")
        .transport(Page(record))
        .time(ManualTime::new())
        .randomness(FixedRandomness::lowest())
        .build()
        .unwrap();
    let mut error = None;
    let heap = measure(|| error = call(&client));
    // The transport makes two copies of the text.
    let limit = (32 << 20) + 18 * Page(record).text().len() as u64;
    assert!(heap.bytes_max < limit, "{} of {limit}", heap.bytes_max);
    error.map(|error| error.to_string())
}

#[test]
fn a_response_takes_at_most_16_times_its_size() {
    let typed = |client: &Client| {
        let call = client.users().list().send().now_or_never().unwrap();
        call.err().filter(Error::is_decode)
    };
    let raw = |client: &Client| {
        let mut items = client.call(&LIST_USERS).items();
        items.next().now_or_never().unwrap()?.err()
    };
    for error in [error_of_page("{}", typed), error_of_page("1", raw)] {
        let error = error.expect("it is too much");
        assert!(error.contains("32 MiB and 16 times"), "{error}");
    }
    assert_eq!(error_of_page(r#"{"id":12345}"#, raw), None);
}
