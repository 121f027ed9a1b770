//! Secrets are never shown (law 8).

use backoffice::client::{
    CallOptions, Client, Form, Part,
    auth::{AccessToken, IssuedToken},
    models::{CreateOrderNote, Json},
    testing::ManualTime,
};

use crate::{OK, Script, Step, client, ready};

/// Stands for every secret and every personal value.
const SECRET: &str = "hunter2";

#[test]
fn nothing_shown_holds_a_secret() {
    let steps = [
        OK,
        Step::Answer(403, &[("x-secret", SECRET)], r#"{"secret_key":"hunter2"}"#),
        Step::Answer(200, &[], r#"["hunter2"]"#),
        Step::Answer(200, &[], r#"{"id":7,"secret_key":"hunter2"}"#),
        Step::Answer(401, &[], r#"{"detail":"Unknown token hunter2."}"#),
        Step::Answer(400, &[], r#"{"token":["hunter2 is none."]}"#),
        Step::Answer(400, &[], "<p>Bearer hunter2</p>"),
        Step::Refused,
    ];
    let script = Script::new(steps);
    let client = client(&script, &ManualTime::new()).token(SECRET).build().unwrap();
    let mut shown = vec![
        format!("{client:?}"),
        format!("{:?}", client.orders()),
        format!("{:?}", Client::builder("https://store.example").token(SECRET)),
        format!("{:?}", AccessToken::new(SECRET).unwrap()),
        format!("{:?}", IssuedToken::new(AccessToken::new(SECRET).unwrap())),
        format!("{:?}", CallOptions::new().header("x-key", SECRET).parameter("email", SECRET)),
        format!("{:?}", Form::new().part(Part::text("name", SECRET))),
    ];
    let note =
        CreateOrderNote::new(SECRET).with_unknown_field("card_token", Json::from_text(SECRET));
    let call = client.orders().create_note("1", note);
    shown.push(format!("{call:?}"));
    ready(call.send()).unwrap();
    for _ in 0..2 {
        let error = ready(client.users().list().email(SECRET).send()).unwrap_err();
        shown.extend([format!("{error}"), format!("{error:?}")]);
    }
    let body = backoffice::client::models::UpdateWebhook::new(
        ["cart.abandoned"],
        "https://hooks.example/".parse().unwrap(),
    );
    let response = ready(client.webhooks().update(7, body).send_with_response()).unwrap();
    shown.push(format!("{response:?}"));
    // A service may repeat the token that it refuses.
    for _ in 0..3 {
        let error = ready(client.disputes().get(7).send()).unwrap_err();
        assert!(error.to_string().contains("***"), "{error}");
        shown.extend([format!("{error}"), format!("{error:?}")]);
    }
    let call = client.disputes().get(7).header("x-key", SECRET).idempotency_key(SECRET);
    let error = ready(call.retry(backoffice::client::RetryPolicy::never()).send()).unwrap_err();
    shown.extend([format!("{error}"), format!("{error:?}")]);
    for text in shown {
        assert!(!text.contains(SECRET), "{text}");
    }
    // The secrets were sent.
    assert_eq!(script.header("authorization")[0].as_deref(), Some("Bearer hunter2"));
}
