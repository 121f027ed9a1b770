//! Faults that a sandbox answers calls with.

use std::time::Duration;

/// The change of a call's answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    /// It comes as it is, late perhaps.
    None,
    /// Another one comes.
    Status(u16),
    /// The connection ends.
    Cut,
    /// The connection ends in the middle of the answer.
    Truncate,
    /// It is no JSON.
    Garbage,
    /// It comes with this many bytes in a second.
    Slow(u64),
}

/// A fault that a sandbox answers calls with: one call, or those that a rule names.
///
/// # Examples
///
/// ```
/// use backoffice_server::Fault;
///
/// // The next two refunds are refused.
/// let refused = Fault::status(503).retry_after(2).on("refund_order").times(2);
/// // Every tenth call changes its record, and its answer is lost.
/// let lost = Fault::cut().after_commit().share(0.1);
/// # let _ = (refused, lost);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    pub(crate) effect: Effect,
    pub(crate) delay: Duration,
    pub(crate) spread: Duration,
    pub(crate) after_commit: bool,
    pub(crate) retry_after: Option<u64>,
    pub(crate) body: Option<String>,
    pub(crate) rule: Rule,
}

/// The calls that have a fault.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Rule {
    /// Id of their operation, or its name in the client.
    pub(crate) on: Option<String>,
    /// Number of the first one, from 1.
    pub(crate) nth: Option<u64>,
    /// Most calls that have it.
    pub(crate) times: Option<u64>,
    /// Share of them, from 0 to 1, and the seed of the choice.
    pub(crate) share: Option<(f64, u64)>,
}

/// Longest delay.
const MOST_DELAY: Duration = Duration::from_secs(10 * 60);

impl Fault {
    const fn new(effect: Effect) -> Self {
        Self {
            effect,
            delay: Duration::ZERO,
            spread: Duration::ZERO,
            after_commit: false,
            retry_after: None,
            body: None,
            rule: Rule { on: None, nth: None, times: None, share: None },
        }
    }

    /// Answers with a status, and does not make the call.
    #[must_use]
    pub const fn status(status: u16) -> Self {
        Self::new(Effect::Status(status))
    }

    /// Ends the connection before an answer, and does not make the call.
    #[must_use]
    pub const fn cut() -> Self {
        Self::new(Effect::Cut)
    }

    /// Makes the call, and ends the connection in the middle of its answer.
    #[must_use]
    pub const fn truncate() -> Self {
        Self::new(Effect::Truncate)
    }

    /// Answers with 200 and bytes that are not JSON, and does not make the call.
    #[must_use]
    pub const fn garbage() -> Self {
        Self::new(Effect::Garbage)
    }

    /// Makes the call, and sends its answer with this many bytes in a second.
    #[must_use]
    pub const fn slow(bytes_per_second: u64) -> Self {
        Self::new(Effect::Slow(bytes_per_second))
    }

    /// Waits before the call is made.
    #[must_use]
    pub const fn delay(time: Duration) -> Self {
        let mut fault = Self::new(Effect::None);
        fault.delay = time;
        fault
    }

    /// Waits before the fault, too.
    #[must_use]
    pub const fn delayed(mut self, time: Duration) -> Self {
        self.delay = time;
        self
    }

    /// Waits for up to this time longer, as chance has it.
    #[must_use]
    pub const fn spread(mut self, time: Duration) -> Self {
        self.spread = time;
        self
    }

    /// Makes the call first: its change is committed, and its answer is lost.
    #[must_use]
    pub const fn after_commit(mut self) -> Self {
        self.after_commit = true;
        self
    }

    /// Sends `Retry-After` with this many seconds.
    #[must_use]
    pub const fn retry_after(mut self, seconds: u64) -> Self {
        self.retry_after = Some(seconds);
        self
    }

    /// Sends this JSON text with the status.
    #[must_use]
    pub fn body(mut self, json: impl Into<String>) -> Self {
        self.body = Some(json.into());
        self
    }

    /// Names the operation whose calls have it: `refund_order`, or `orders.refund`. By default, every call has it.
    #[must_use]
    pub fn on(mut self, operation: impl Into<String>) -> Self {
        self.rule.on = Some(operation.into());
        self
    }

    /// Spares the calls before the n-th, which is the only one unless [`times`](Self::times) says another number.
    #[must_use]
    pub const fn nth(mut self, n: u64) -> Self {
        self.rule.nth = Some(n);
        self
    }

    /// Sets the most calls that have it. By default, it ends when it is removed.
    #[must_use]
    pub const fn times(mut self, times: u64) -> Self {
        self.rule.times = Some(times);
        self
    }

    /// Sets the share of calls that have it, from 0 to 1: the same ones in each run.
    #[must_use]
    pub const fn share(mut self, share: f64) -> Self {
        self.rule.share = Some((share, 0));
        self
    }

    /// Reads the text of a fault, such as `status=503; retry-after=2` or `cut; after-commit`.
    ///
    /// # Errors
    ///
    /// Says what is wrong.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut fault = Self::new(Effect::None);
        let mut is_something = false;
        for part in text.split(';').map(str::trim).filter(|part| !part.is_empty()) {
            let (name, value) = match part.split_once('=') {
                Some((name, value)) => (name.trim(), Some(value.trim())),
                None => (part, None),
            };
            let number = || {
                let number = value.and_then(|value| value.parse::<u64>().ok());
                number.ok_or_else(|| {
                    format!("`{name}` needs a whole number, such as `{name}=2`; `;` separates the parts of a fault")
                })
            };
            let effect = match name {
                "status" => Effect::Status(u16::try_from(number()?).unwrap_or_default()),
                "cut" => Effect::Cut,
                "truncate" => Effect::Truncate,
                "garbage" => Effect::Garbage,
                "slow" => Effect::Slow(number()?),
                "delay" | "spread" => {
                    let time = Duration::from_millis(number()?);
                    match name {
                        "delay" => fault.delay = time,
                        _ => fault.spread = time,
                    }
                    is_something = true;
                    continue;
                }
                "after-commit" => {
                    fault.after_commit = true;
                    continue;
                }
                "retry-after" => {
                    fault.retry_after = Some(number()?);
                    continue;
                }
                _ => {
                    return Err(format!(
                        "there is no `{name}`: a fault is status=503, cut, truncate, garbage, slow=BYTES or delay=MS, with spread=MS, \
                         retry-after=SECONDS or after-commit, separated by `;`"
                    ));
                }
            };
            if fault.effect != Effect::None {
                return Err(
                    "an answer has one of status, cut, truncate, garbage and slow".to_owned()
                );
            }
            fault.effect = effect;
            is_something = true;
        }
        if !is_something {
            return Err(
                "a fault needs one of status=503, cut, truncate, garbage, slow=BYTES and delay=MS"
                    .to_owned(),
            );
        }
        fault.check().map(|()| fault)
    }

    /// Says what is wrong.
    pub(crate) fn check(&self) -> Result<(), String> {
        if matches!(self.effect, Effect::Status(status) if !(200..600).contains(&status)) {
            return Err("a status is a number from 200 to 599".to_owned());
        }
        if self.effect == Effect::Slow(0) {
            return Err("an answer needs a byte in a second, at least".to_owned());
        }
        let has_status = matches!(self.effect, Effect::Status(_));
        if !has_status && (self.retry_after.is_some() || self.body.is_some()) {
            return Err("only a status has a body or retry-after".to_owned());
        }
        if self.delay.is_zero() && !self.spread.is_zero() {
            return Err("spread needs a delay".to_owned());
        }
        if self.delay.saturating_add(self.spread) > MOST_DELAY {
            let most = MOST_DELAY.as_secs();
            return Err(format!("a call waits for {most} seconds at most"));
        }
        if self.rule.share.is_some_and(|(share, _)| !(share > 0.0 && share <= 1.0)) {
            return Err("a share is a number above 0, up to 1".to_owned());
        }
        if self.rule.nth == Some(0) || self.rule.times == Some(0) {
            return Err(
                "the first call is number 1, and one call has the fault at least".to_owned()
            );
        }
        Ok(())
    }
}

/// Writes it as [`Fault::parse`] reads it, without the calls that have it.
impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let effect = match self.effect {
            Effect::None => None,
            Effect::Status(status) => Some(format!("status={status}")),
            Effect::Cut => Some("cut".to_owned()),
            Effect::Truncate => Some("truncate".to_owned()),
            Effect::Garbage => Some("garbage".to_owned()),
            Effect::Slow(bytes) => Some(format!("slow={bytes}")),
        };
        let time = |name: &str, time: Duration| {
            (!time.is_zero()).then(|| format!("{name}={}", time.as_millis()))
        };
        let parts = [
            effect,
            time("delay", self.delay),
            time("spread", self.spread),
            self.retry_after.map(|seconds| format!("retry-after={seconds}")),
            self.after_commit.then(|| "after-commit".to_owned()),
        ];
        f.write_str(&parts.into_iter().flatten().collect::<Vec<_>>().join("; "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_faults() {
        for text in [
            "status=503; retry-after=2",
            "cut; after-commit",
            "truncate",
            "garbage; delay=200; spread=50",
            "slow=10",
            "delay=1",
        ] {
            assert_eq!(Fault::parse(text).unwrap().to_string(), text);
        }
        for wrong in [
            "",
            ";",
            "status",
            "status=x",
            "status=99",
            "status=600",
            "status=70000",
            "slow=0",
            "cut; garbage",
            "late",
            "retry-after=1",
            "cut; retry-after=1",
            "spread=5",
            "status=503, after-commit",
            "after-commit",
            "delay=-1",
            "delay=99999999999",
        ] {
            assert!(Fault::parse(wrong).is_err(), "{wrong}");
        }
    }
}
