//! Calls that block.

use backoffice::client::{RetryPolicy, blocking::Client, scopes::UsersRead};

use crate::server::{Behavior, Server};

fn client(server: &Server) -> Client {
    let client = backoffice::client::Client::builder(server.url());
    let client = client.token("t").retry(RetryPolicy::never()).build().unwrap();
    Client::from_async(client).unwrap()
}

#[test]
fn calls_from_many_threads_are_answered() {
    let server = Server::start(Behavior::Answer("200 OK", "", br#"{"id":7}"#.into()));
    let client = client(&server);
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                for _ in 0..4 {
                    let dispute = client.disputes().get(7).send().unwrap();
                    assert_eq!(dispute.id, Some(7.into()));
                }
            });
        }
    });
    assert_eq!(server.received().len(), 32);
}

#[test]
fn blocking_calls_have_the_errors_and_responses_of_async_calls() {
    let server =
        Server::start(Behavior::Answer("404 Not Found", "", br#"{"detail":"Gone."}"#.into()));
    let error = client(&server).disputes().get(7).send().unwrap_err();
    assert!(error.is_not_found(), "{error}");

    let server = Server::start(Behavior::Answer(
        "201 Created",
        "x-request-id: r\r\n",
        br#"{"id":7}"#.into(),
    ));
    let response = client(&server).disputes().get(7).send_with_response().unwrap();
    assert_eq!((response.status().as_u16(), response.request_id()), (201, Some("r")));
}

#[test]
fn lists_are_iterators() {
    let page = br#"{"next":null,"previous":null,"results":[{"id":1},{"id":2}]}"#;
    let server = Server::start(Behavior::Answer("200 OK", "", page.into()));
    let client = client(&server);
    let ids: Vec<_> =
        client.users().list().items().map(|item| item.unwrap().id.unwrap().get()).collect();
    assert_eq!(ids, [1, 2]);
    assert_eq!(client.users().list().pages().count(), 1);
}

#[test]
fn blocking_clients_check_scopes() {
    let server = Server::start(Behavior::Answer("200 OK", "", br#"{"id":7}"#.into()));
    let declared =
        backoffice::client::Client::builder(server.url()).token("t").scopes::<(UsersRead,)>();
    let client = Client::from_async(declared.build().unwrap()).unwrap();
    assert_eq!(client.users().get(7).send().unwrap().id, Some(7.into()));
}

/// A blocking call inside an async runtime does not panic.
#[tokio::test]
async fn blocking_calls_work_inside_a_runtime_and_go_away_there() {
    let server = Server::start(Behavior::Answer("200 OK", "", br#"{"id":7}"#.into()));
    let client = client(&server);
    assert_eq!(client.disputes().get(7).send().unwrap().id, Some(7.into()));
    drop(client);
}

#[derive(Debug)]
struct Panicking;

impl backoffice::client::Hook for Panicking {
    fn after(&self, _: &backoffice::client::Attempt<'_>, _: &backoffice::client::Outcome<'_>) {
        panic!("a hook's own");
    }
}

/// A panic reaches the caller, and the client still works.
#[test]
fn a_hook_that_panics_stops_its_own_call() {
    let server = Server::start(Behavior::Answer("200 OK", "", br#"{"id":7}"#.into()));
    let client = backoffice::client::Client::builder(server.url()).token("t").hook(Panicking);
    let client = Client::from_async(client.build().unwrap()).unwrap();
    for _ in 0..2 {
        let call = || client.disputes().get(7).send();
        let panic = std::panic::catch_unwind(std::panic::AssertUnwindSafe(call)).unwrap_err();
        assert_eq!(panic.downcast_ref(), Some(&"a hook's own"));
    }
}
