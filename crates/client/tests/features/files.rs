//! Attachments streamed from disk.

use backoffice::client::{Client, Form, IdempotencyKey, Part};

use crate::server::{Behavior, Server};

async fn upload(server: &Server, part: Part) -> Result<(), backoffice::client::Error> {
    let client = Client::builder(server.url()).token("t");
    let client = client.retry_budget(backoffice::client::RetryBudget::new(1)).build().unwrap();
    let call = client.tickets().upload_attachments(Form::new().part(part));
    call.idempotency_key(IdempotencyKey::random()).send().await.map(drop)
}

#[tokio::test]
async fn a_file_arrives_as_it_is_under_its_own_name() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("receipt.bin");
    // More bytes than one read returns, and every value of a byte.
    let content: Vec<u8> = (0..200_000_u32).map(|n| (n * 7 % 256) as u8).collect();
    std::fs::write(&path, &content).unwrap();
    let server = Server::start(Behavior::Answer("200 OK", "", br#"{"id":7}"#.into()));
    upload(&server, Part::file("file", &path).await.unwrap()).await.unwrap();
    let request = &server.received()[0];
    // The length is known beforehand, so the body is not chunked.
    assert_eq!(request.all("transfer-encoding"), [""; 0]);
    let text = String::from_utf8_lossy(&request.body);
    assert!(text.contains(r#"name="file"; filename="receipt.bin""#), "{}", &text[..200]);
    let found = request.body.windows(content.len()).any(|window| window == content);
    assert!(found, "{} bytes", request.body.len());
}

#[tokio::test]
async fn a_file_is_read_again_for_another_attempt() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.txt");
    std::fs::write(&path, "content").unwrap();
    let server = Server::start(Behavior::Answer("429 Too Many Requests", "", Vec::new()));
    let error = upload(&server, Part::file("file", &path).await.unwrap()).await.unwrap_err();
    assert_eq!(error.attempts(), 2);
    let received = server.received();
    assert_eq!(received.len(), 2);
    assert_eq!(received[0].body, received[1].body);
    assert!(String::from_utf8_lossy(&received[1].body).contains("content"));
}

#[tokio::test]
async fn a_file_that_can_not_be_read_is_said_when_the_part_is_made() {
    let folder = tempfile::tempdir().unwrap();
    assert!(Part::file("file", folder.path().join("missing")).await.is_err());
    assert!(Part::file("file", folder.path()).await.is_err());
}

/// A file that changes while it is sent is reported as such, not as a broken connection. The service never gets a
/// complete form.
#[tokio::test]
async fn a_file_that_changes_while_it_is_sent_is_an_error_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.txt");
    for content in ["", "conten", "content and more"] {
        std::fs::write(&path, "content").unwrap();
        let part = Part::file("file", &path).await.unwrap();
        std::fs::write(&path, content).unwrap();
        let server = Server::start(Behavior::Answer("200 OK", "", br#"{"id":7}"#.into()));
        let error = upload(&server, part).await.unwrap_err();
        assert!(error.is_request() && !error.is_transient(), "{content}: {error}");
        assert!(error.to_string().contains("part `file`"), "{content}: {error}");
        assert_eq!(error.attempts(), 1);
        assert_eq!(server.received().len(), 0, "a request that was whole");
    }
    std::fs::write(&path, "content").unwrap();
    let part = Part::file("file", &path).await.unwrap();
    std::fs::remove_file(&path).unwrap();
    let server = Server::start(Behavior::Answer("200 OK", "", br#"{"id":7}"#.into()));
    assert!(upload(&server, part).await.unwrap_err().is_request());
}

/// A file is streamed: memory holds only the bytes that are being sent.
#[tokio::test]
async fn a_file_is_read_while_it_is_sent() {
    use std::io::{Seek as _, SeekFrom, Write as _};

    use http_body_util::BodyExt as _;

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("large.bin");
    std::fs::write(&path, vec![b'a'; 8_000_000]).unwrap();
    let part = Part::file("file", &path).await.unwrap();
    let client = Client::builder("https://store.example").token("t");
    let client = client.build().unwrap();
    let call = client.tickets().upload_attachments(Form::new().part(part));
    let mut body = call.request().unwrap().into_body();
    let mut read = 0;
    while read < 1_000_000 {
        let chunk = body.frame().await.unwrap().unwrap().into_data().unwrap();
        assert!(chunk.len() <= 1_000_000, "{} bytes at once", chunk.len());
        assert!(!chunk.contains(&b'z'));
        read += chunk.len();
    }
    // The rest of the file is not read yet.
    let mut file = std::fs::OpenOptions::new().write(true).open(&path).unwrap();
    file.seek(SeekFrom::End(-1)).unwrap();
    file.write_all(b"z").unwrap();
    let rest = body.collect().await.unwrap().to_bytes();
    assert!(rest.contains(&b'z'));
}
