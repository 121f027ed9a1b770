//! The request of a delivery: its body, its signature, and what of the answer is kept.

use std::time::{Duration, SystemTime};

use backoffice_webhooks::{Signer, StandardWebhooks};
use reqwest::header::{HeaderMap, HeaderName, HeaderValue};

use super::{
    Rules, Subscription, Worker,
    attempt::{Outcome, OutcomeLabel},
};
use crate::{
    database::{
        deliveries::{Delivery, Webhook},
        table::fold,
    },
    domain::refusal::Refusal,
};

const ID: HeaderName = HeaderName::from_static("webhook-id");

/// Target, events and secrets of a webhook.
pub(super) struct Subscribed {
    subscription: Subscription,
    /// None if a secret has not the form of one.
    signer: Option<Signer>,
}

impl<R: Rules> Worker<R> {
    /// Reads what a webhook asks for.
    pub(super) fn subscribed(&self, webhook: &Webhook) -> Result<Subscribed, Refusal> {
        Ok(Subscribed {
            subscription: self.rules.subscription(&webhook.json)?,
            signer: self.signer(webhook),
        })
    }

    /// Returns what signs the deliveries to a webhook.
    fn signer(&self, webhook: &Webhook) -> Option<Signer> {
        let mut secrets = webhook.secrets.iter().map(String::as_str);
        let newest = secrets.next()?;
        let signer = match webhook.is_hex {
            true => Signer::new(self.rules.hex()?, newest),
            false => Signer::new(StandardWebhooks, newest),
        };
        let signer = secrets.try_fold(signer.ok()?, Signer::also);
        signer.ok()
    }

    /// Sends a delivery, if the webhook names its event.
    pub(super) async fn attempt(
        &self,
        delivery: &Delivery,
        subscribed: &Subscribed,
    ) -> Option<Outcome> {
        let Subscribed { subscription, signer } = subscribed;
        if !subscription.events.contains(&fold(&delivery.name)) {
            return None;
        }
        let id = self.database.message_id(delivery.event);
        let sent = self.rules.body(&id, delivery).ok().and_then(|body| {
            let mut headers =
                signer.as_ref()?.sign(&id, SystemTime::now(), body.as_bytes()).ok()?;
            headers.insert(ID, HeaderValue::from_str(&id).ok()?);
            Some((headers, body))
        });
        let outcome = match sent {
            Some((headers, body)) => {
                let sent = headers.clone();
                let outcome = self.clients.send(&subscription.target, headers, body);
                let mut outcome = outcome.await;
                outcome.answer = kept(outcome.answer, &sent);
                outcome
            }
            None => Outcome {
                name: "unwritable",
                status: None,
                retry_after: None,
                time: Duration::ZERO,
                answer: String::new(),
            },
        };
        let label = OutcomeLabel { outcome: outcome.name };
        self.figures.get_or_create(&label).inc();
        Some(outcome)
    }
}

/// Returns what may be kept of an answer: a target may show the signatures that it was sent, and PostgreSQL takes no NUL.
fn kept(mut answer: String, sent: &HeaderMap) -> String {
    if answer.is_empty() {
        return answer;
    }
    let headers = sent.iter();
    let signed = headers.filter(|(name, _)| name.as_str().contains("signature"));
    for text in signed.filter_map(|(_, value)| value.to_str().ok()) {
        // Not the words before them.
        let signatures = text.split([' ', ',', '=']).filter(|part| part.len() > 16);
        for signature in signatures {
            answer = answer.replace(signature, "***");
        }
    }
    answer.replace('\0', "\u{fffd}")
}
