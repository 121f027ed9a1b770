//! Calls that block.

use backoffice_client::{RetryPolicy, blocking::Client, scopes::UsersRead};

use crate::server::{Behavior, Server};

fn client(server: &Server) -> Client {
    let client = backoffice_client::Client::builder(server.url());
    let client = client
        .token("t")
        .retry(RetryPolicy::never())
        .build()
        .unwrap();
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
                    let dispute = client.disputes().get(7.into()).send().unwrap();
                    assert_eq!(dispute.id, Some(7.into()));
                }
            });
        }
    });
    assert_eq!(server.received().len(), 32);
}

#[test]
fn errors_and_responses_are_those_of_async_calls() {
    let server = Server::start(Behavior::Answer(
        "404 Not Found",
        "",
        br#"{"detail":"Gone."}"#.into(),
    ));
    let error = client(&server).disputes().get(7.into()).send().unwrap_err();
    assert!(error.is_not_found(), "{error}");

    let server = Server::start(Behavior::Answer(
        "201 Created",
        "x-request-id: r\r\n",
        br#"{"id":7}"#.into(),
    ));
    let response = client(&server)
        .disputes()
        .get(7.into())
        .send_with_response()
        .unwrap();
    assert_eq!(
        (response.status().as_u16(), response.request_id()),
        (201, Some("r"))
    );
}

#[test]
fn lists_are_iterators() {
    let page = br#"{"next":null,"previous":null,"results":[{"id":1},{"id":2}]}"#;
    let server = Server::start(Behavior::Answer("200 OK", "", page.into()));
    let client = client(&server);
    let ids: Vec<_> = client
        .users()
        .list()
        .items()
        .map(|item| item.unwrap().id.unwrap().get())
        .collect();
    assert_eq!(ids, [1, 2]);
    assert_eq!(client.users().list().pages().count(), 1);
}

#[test]
fn scopes_hold_for_blocking_clients_too() {
    let server = Server::start(Behavior::Answer("200 OK", "", br#"{"id":7}"#.into()));
    let declared = backoffice_client::Client::builder(server.url())
        .token("t")
        .scopes::<(UsersRead,)>();
    let client = Client::from_async(declared.build().unwrap()).unwrap();
    assert_eq!(
        client.users().get(7.into()).send().unwrap().id,
        Some(7.into())
    );
}

/// The runtime goes away without a panic also where blocking is not allowed.
#[tokio::test]
async fn a_blocking_client_can_be_dropped_inside_a_runtime() {
    let server = Server::start(Behavior::Close);
    drop(client(&server));
}
