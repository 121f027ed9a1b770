//! `demo`: what the project does, in one second.

use std::{
    error::Error,
    io::{self, Write as _},
    time::Instant,
};

use anstyle::{AnsiColor, Style};
use backoffice::{
    models::{Amount, Record as _, RefundOrder},
    server::{Sandbox, webhooks::Event},
};
use backoffice_description::validate::{Profile, Validator, by_name};

use crate::{Outcome, failure::Failure};

const TITLE: Style = AnsiColor::BrightGreen.on_default().bold();

const GO_ON: &str = "\
Go on with
  backoffice serve                  a sandbox that stays, and calls for curl
  backoffice validate FILE...       your own payloads
  backoffice sample Order --count 3 data for tests
  backoffice help                   all commands
";

pub(crate) fn run() -> Result<Outcome, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(Failure::unchecked)?;
    let shown = runtime.block_on(show());
    shown.map_err(|error| match error.downcast::<io::Error>() {
        // The reader may have closed the pipe.
        Ok(error) => Failure::from(*error),
        Err(error) => Failure::unchecked(error),
    })?;
    Ok(Outcome::Valid)
}

async fn show() -> Result<(), Box<dyn Error>> {
    let mut out = anstream::stdout();
    let mut show = |title: &str, lines: &str| {
        writeln!(out, "{TITLE}{title}{TITLE:#}")?;
        for line in lines.lines() {
            writeln!(out, "  {line}")?;
        }
        writeln!(out)?;
        out.flush()
    };

    let start = Instant::now();
    let sandbox = Sandbox::start().await?;
    let took = start.elapsed().as_millis();
    let url = sandbox.base_url();
    show(
        "A sandbox",
        &format!("{url}: the whole API and a sample shop on SQLite, started in {took} ms"),
    )?;
    let mut deliveries = sandbox.deliveries().await?;

    let client = sandbox.client()?;
    let number = sandbox.examples().order_number.as_str();
    let refund = RefundOrder::new(Amount::new("1.00")?);
    let start = Instant::now();
    let order = client.orders().refund(number, refund).send().await?;
    let took = start.elapsed().as_millis();
    let refunds = order.refunds.len();
    show(
        "A refund, with the typed client",
        &format!(
            "client.orders().refund(\"{number}\", RefundOrder::new(Amount::new(\"1.00\")?)).send().await?\n\
             order {number} has {refunds} refund, {took} ms"
        ),
    )?;

    let answer = order.to_json();
    let validator = Validator::new(by_name("Order")?, Profile::Strict);
    let start = Instant::now();
    validator.check(answer.as_bytes())?;
    let (took, bytes) = (start.elapsed().as_micros(), answer.len());
    show(
        "The answer, validated",
        &format!("{bytes} bytes, valid as an Order in the strict profile, {took} us"),
    )?;

    let payload = r#"{"amount": 10.0}"#;
    let validator = Validator::new(by_name("RefundOrder")?, Profile::Contract);
    let Err(violations) = validator.check(payload.as_bytes()) else {
        return Err("an amount passed as a number".into());
    };
    show("A payload, refused", &format!("{payload}\n{violations}"))?;

    let delivery = deliveries.next().await.ok_or("no delivery arrived")?;
    let Event::OrderRefunded(order) = delivery.event()? else {
        return Err("the delivery is of another event".into());
    };
    let refunds = order.refunds.len();
    show(
        "A webhook, delivered",
        &format!(
            "order.refunded, with order {number} and its {refunds} refund: signature verified, record decoded"
        ),
    )?;
    sandbox.stop().await;
    write!(out, "{GO_ON}")?;
    Ok(out.flush()?)
}
