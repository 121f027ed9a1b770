//! Lists, by page and by record.

use backoffice::{
    client::{
        Client, Error, ErrorKind, RetryPolicy, http::Request, models::Customer, testing::ManualTime,
    },
    description::{Endpoint, endpoints},
};
use futures_util::{FutureExt as _, StreamExt as _};

use crate::{Script, Step, client, ready};

/// Makes a page with these ids and this `next`.
fn page(next: &str, ids: &[u64]) -> Step {
    let next = match next {
        "" => "null".to_owned(),
        next => format!("{next:?}"),
    };
    let records: Vec<_> = ids.iter().map(|id| format!(r#"{{"id":{id}}}"#)).collect();
    let body = format!(r#"{{"next":{next},"previous":null,"results":[{}]}}"#, records.join(","));
    Step::Answer(200, &[], String::leak(body))
}

/// Makes the `next` of a page from a cursor.
fn next(cursor: &str) -> String {
    format!("https://store.example/users/?cursor={cursor}&email=x")
}

fn built(script: &Script) -> Client {
    client(script, &ManualTime::new()).retry(RetryPolicy::never()).build().unwrap()
}

fn ids(customers: Vec<Result<Customer, Error>>) -> Vec<i64> {
    customers.into_iter().map(|customer| customer.unwrap().id.unwrap().get()).collect()
}

fn queries(script: &Script) -> Vec<String> {
    let query = |request: &Request<()>| request.uri().query().unwrap_or_default().to_owned();
    script.requests().iter().map(query).collect()
}

#[test]
fn records_come_in_order_past_an_empty_page() {
    let script = Script::new([page(&next("b"), &[1, 2]), page(&next("c"), &[]), page("", &[3])]);
    let items = built(&script).users().list().email("a b").items();
    assert_eq!(ids(ready(items.collect())), [1, 2, 3]);
    // Each request has the same filters, and only the cursor from the last `next`.
    assert_eq!(queries(&script), ["email=a%20b", "email=a%20b&cursor=b", "email=a%20b&cursor=c"]);
}

#[test]
fn pages_give_the_cursor_to_continue_with() {
    let script =
        Script::new([page(&next("b"), &[1]), page(&next("c%2F%26"), &[2]), page("", &[3])]);
    let client = built(&script);
    let mut pages = client.users().list().pages();
    assert_eq!(pages.cursor(), None);
    ready(pages.next()).unwrap().unwrap();
    assert_eq!(pages.cursor(), Some("b"));
    ready(pages.next()).unwrap().unwrap();
    let saved = pages.cursor().unwrap().to_owned();
    assert_eq!(saved, "c/&");
    drop(pages);
    let items = client.users().list().cursor(saved).items();
    assert_eq!(ids(ready(items.collect())), [3]);
    assert_eq!(queries(&script)[2], "cursor=c%2F%26");
}

#[test]
fn items_give_the_cursor_of_the_page_with_the_next_record() {
    let script = Script::new([page(&next("b"), &[1, 2]), page("", &[3, 4])]);
    let mut items = built(&script).users().list().items();
    let mut cursors = Vec::new();
    while let Some(item) = ready(items.next()) {
        item.unwrap();
        cursors.push(items.cursor().map(str::to_owned));
    }
    let b = || Some("b".to_owned());
    // The second record is on the first page.
    assert_eq!(cursors, [None, b(), b(), None]);
}

/// The first page leads to b, b to c, and c to an earlier page.
#[test]
fn a_repeated_page_ends_the_list_with_an_error() {
    for repeated in ["b", "c"] {
        let steps = [page(&next("b"), &[1]), page(&next("c"), &[2]), page(&next(repeated), &[3])];
        let script = Script::new(steps);
        let mut items = built(&script).users().list().items();
        assert_eq!(ready(items.next()).unwrap().unwrap().id, Some(1.into()));
        assert_eq!(ready(items.next()).unwrap().unwrap().id, Some(2.into()));
        // The list still returns the page whose `next` leads back.
        assert_eq!(ready(items.next()).unwrap().unwrap().id, Some(3.into()));
        let error = ready(items.next()).unwrap().unwrap_err();
        assert!(error.is_page(), "{error}");
        assert!(error.to_string().contains("leads back to an earlier page"), "{error}");
        assert!(ready(items.next()).is_none());
        assert_eq!(script.count(), 3);
    }
    // The cursor that the stream began with counts too.
    let script = Script::new([page(&next("a"), &[1])]);
    let mut pages = built(&script).users().list().cursor("a").pages();
    ready(pages.next()).unwrap().unwrap();
    assert!(ready(pages.next()).unwrap().unwrap_err().is_page());
}

/// A service behind a proxy may write any address into `next`; only its cursor counts.
#[test]
fn the_next_page_is_requested_at_the_clients_own_address() {
    let nexts = [
        "https://store.example/users/?cursor=b",
        "HTTPS://STORE.EXAMPLE:443/other/?x=y&cursor=b#part",
        "/users/?cursor=b",
        "?cursor=b",
        "users/?cursor=b",
        "/users:all/?cursor=b",
        "http://store.example/users/?cursor=b",
        "http://10.0.0.7:8000/users/?cursor=b",
        "https://evil.example/users/?cursor=b",
        "https://store.example@evil.example/?cursor=b",
        "//evil.example/users/?cursor=b",
        "javascript:alert(1)?cursor=b",
        "https://store.example\\@evil.example/?cursor=b",
    ];
    for next in nexts {
        let script = Script::new([page(next, &[1]), page("", &[2])]);
        let items = built(&script).users().list().items();
        assert_eq!(ids(ready(items.collect())), [1, 2], "{next}");
        assert_eq!(script.requests()[1].uri(), "https://store.example/users/?cursor=b");
    }
}

#[test]
fn a_next_without_a_cursor_ends_the_list_with_an_error() {
    for next in ["https://store.example/users/", "?page=2", "/users/?cursor="] {
        let script = Script::new([page(next, &[1])]);
        let mut pages = built(&script).users().list().pages();
        ready(pages.next()).unwrap().unwrap();
        let error = ready(pages.next()).unwrap().unwrap_err();
        assert!(error.is_page() && error.to_string().contains("no cursor"), "{next}: {error}");
        assert!(ready(pages.next()).is_none());
        assert_eq!(script.count(), 1, "{next}");
    }
}

/// A wrong page must not end a list without an error.
#[test]
fn a_drifted_page_ends_a_list_with_an_error_after_its_records() {
    let cases = [
        (r#"{"next":7,"results":[{"id":1}]}"#, 1, "`next`"),
        (r#"{"next":{"href":"/users/?cursor=b"},"results":[{"id":1}]}"#, 1, "`next`"),
    ];
    for (body, records, said) in cases {
        let script = Script::new([Step::Answer(200, &[], body)]);
        let items: Vec<_> = ready(built(&script).users().list().items().collect());
        assert_eq!(items.iter().filter(|item| item.is_ok()).count(), records, "{body}");
        let error = items.into_iter().next_back().unwrap().unwrap_err();
        assert!(error.is_page() && error.to_string().contains(said), "{body}: {error}");
    }
    // A customer's subscriptions, which may come as pages or in another form.
    for body in [
        r#"{"next":7,"results":[{"id":1}]}"#,
        r#"{"next":{"href":"/users/7/subscriptions/?cursor=b"},"results":[]}"#,
        r#"{"next":["?cursor=b"],"results":[]}"#,
    ] {
        let script = Script::new([Step::Answer(200, &[], body), Step::Answer(200, &[], body)]);
        let client = built(&script);
        let items = client.users().list_subscriptions(7).items();
        let last = ready(items.collect::<Vec<_>>()).pop().unwrap();
        assert!(last.unwrap_err().is_page(), "{body}");
        let call = client.call(&endpoints::LIST_USER_SUBSCRIPTIONS).path("id", "7");
        let last = ready(call.items().collect::<Vec<_>>()).pop().unwrap();
        assert!(last.unwrap_err().is_page(), "{body}");
    }
}

/// Responses without a list called `results`: no record, and an error that names it. The error has the body.
#[test]
fn a_response_that_is_not_a_page_ends_a_list_with_an_error() {
    for body in [
        r#"{"next":null,"results":{"0":{"id":1}}}"#,
        r#"{"results":{"0":{"id":1}}}"#,
        r#"{"next":null,"results":"none"}"#,
        r#"{"results":7}"#,
        r#"{"next":null,"previous":null,"results":null}"#,
        r#"{"results":null}"#,
        r#"{"next":null}"#,
        r#"{"next":"/users/?cursor=b"}"#,
        r#"{"detail":"busy"}"#,
        "{}",
        " { } ",
    ] {
        let answer = || Step::Answer(200, &[], body);
        let script = Script::new(std::iter::repeat_with(answer).take(5));
        let client = built(&script);
        let users = client.users();
        let raw = |endpoint: &'static Endpoint| {
            let call = client.call(endpoint);
            let has_id = endpoint.path.contains("{id}");
            let call = if has_id { call.path("id", "7") } else { call };
            ready(call.items().next()).unwrap().unwrap_err()
        };
        let errors = [
            ready(users.list().items().next()).unwrap().unwrap_err(),
            ready(users.list_subscriptions(7).items().next()).unwrap().unwrap_err(),
            raw(&endpoints::LIST_USERS),
            raw(&endpoints::LIST_USER_SUBSCRIPTIONS),
        ];
        for error in errors {
            assert_eq!(error.kind(), ErrorKind::Page, "{body}: {error}");
            assert!(
                error.to_string().contains(
                    "200 OK with a body that is not a page: it has no list called `results`"
                ),
                "{body}: {error}"
            );
            assert_eq!(error.body(), body.as_bytes());
        }
        let mut pages = users.list().cursor("a").pages();
        assert!(ready(pages.next()).unwrap().is_err());
        assert_eq!(pages.cursor(), Some("a"));
        assert!(ready(pages.next()).is_none());
    }
}

/// The ways in which services mark the end of a list.
#[test]
fn a_null_empty_or_absent_next_ends_the_list() {
    for next in [r#""next":null,"#, r#""next":"","#, ""] {
        let body = String::leak(format!(r#"{{{next}"results":[{{"id":1}}]}}"#));
        let script = Script::new([Step::Answer(200, &[], body)]);
        assert_eq!(ids(ready(built(&script).users().list().items().collect())), [1]);
    }
}

#[test]
fn pages_come_with_their_status_headers_and_bytes() {
    let body = r#"{"next":null,"results":[{"id":1},5]}"#;
    let script = Script::new([Step::Answer(200, &[("x-request-id", "r")], body)]);
    let mut pages = built(&script).users().list().pages();
    let page = ready(pages.next_with_response()).unwrap().unwrap();
    assert_eq!((page.request_id(), page.bytes().as_ref()), (Some("r"), body.as_bytes()));
    assert_eq!(page.drift()[0].pointer, "/results/1");
    assert!(ready(pages.next_with_response()).is_none());
}

#[test]
fn a_cursor_parameter_need_not_be_documented() {
    let script = Script::new([page(&next("b"), &[1]), page("", &[2])]);
    let call = built(&script).users().list_subscriptions(7).parameter("cursor", "a");
    let subscriptions: Vec<_> = ready(call.items().collect());
    assert_eq!(subscriptions.len(), 2);
    assert_eq!(queries(&script), ["cursor=a", "cursor=b"]);
}

#[test]
fn an_error_ends_a_list_and_its_cursor_can_be_tried_again() {
    let script = Script::new([page(&next("b"), &[1]), Step::Answer(500, &[], ""), page("", &[2])]);
    let client = built(&script);
    let mut pages = client.users().list().pages();
    ready(pages.next()).unwrap().unwrap();
    assert!(ready(pages.next()).unwrap().unwrap_err().is_server());
    assert!(ready(pages.next()).is_none());
    let cursor = pages.cursor().unwrap().to_owned();
    let items = client.users().list().cursor(cursor).items();
    assert_eq!(ids(ready(items.collect())), [2]);
}

#[test]
fn the_subscriptions_of_a_customer_may_be_one_a_list_or_pages() {
    let one = Step::Answer(200, &[], r#"{"id":1}"#);
    let list = Step::Answer(200, &[], r#"[{"id":1},{"id":2}]"#);
    for (steps, count) in
        [(vec![one], 1), (vec![list], 2), (vec![page(&next("b"), &[1, 2]), page("", &[3])], 3)]
    {
        let script = Script::new(steps);
        let items = built(&script).users().list_subscriptions(7).items();
        let subscriptions: Vec<_> = ready(items.collect());
        assert_eq!(subscriptions.len(), count);
        assert!(subscriptions.iter().all(Result::is_ok));
    }
}

#[test]
fn a_dropped_stream_sends_no_more_requests() {
    let script = Script::new([page(&next("b"), &[1]), Step::Silent]);
    let client =
        client(&script, &ManualTime::new()).attempt_timeout(None).timeout(None).build().unwrap();
    let mut items = client.users().list().items();
    ready(items.next()).unwrap().unwrap();
    // Drop the stream while it waits for the second page.
    assert!(items.next().now_or_never().is_none());
    assert_eq!(script.count(), 2);
    // The transport's future, which owns the script, is dropped too.
    drop(items);
    drop(client);
    assert_eq!(script.holders(), 1);
}
