//! The retry budget of a client.

use std::sync::atomic::{AtomicU32, Ordering};

/// Cost of a retry. A successful call earns 1.
const COST: u32 = 10;

/// Retry budget shared by all calls of a client: when a service is down, repeating every call multiplies its load.
///
/// The budget is a number of retries. Each retry uses one. Ten successful calls add one. While no retry is left, calls
/// fail without a retry. A retry with a newer token, and a retry of a list after status 429, cost nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RetryBudget {
    reserve: u32,
}

impl RetryBudget {
    /// Sets the size of the reserve, in retries.
    #[must_use]
    pub fn new(reserve: u32) -> Self {
        Self { reserve }
    }
}

impl Default for RetryBudget {
    /// 50 retries.
    fn default() -> Self {
        Self::new(50)
    }
}

/// The reserve that is left, in tenths of a retry.
#[derive(Debug)]
pub(crate) struct Budget {
    left: AtomicU32,
    most: u32,
}

impl Budget {
    pub(crate) fn new(budget: RetryBudget) -> Self {
        let most = budget.reserve.saturating_mul(COST);
        Self { left: most.into(), most }
    }

    /// Takes a retry, if one is left.
    pub(crate) fn take(&self) -> Option<Retry<'_>> {
        let is_left = self.change(|left| left.checked_sub(COST));
        is_left.then(|| Retry(Some(self)))
    }

    /// Adds the earnings of a successful call.
    pub(crate) fn earn(&self) {
        self.change(|left| (left < self.most).then_some(left + 1));
    }

    fn change(&self, new: impl FnMut(u32) -> Option<u32>) -> bool {
        self.left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, new).is_ok()
    }
}

/// Permission to send a call again. If it is dropped unused, the budget gets it back.
#[derive(Debug)]
#[must_use = "a retry is given back if it is not used"]
pub(crate) struct Retry<'a>(Option<&'a Budget>);

impl Retry<'_> {
    /// Returns a retry that costs nothing.
    pub(crate) fn free() -> Self {
        Self(None)
    }

    /// Spends the retry, because the call is sent again.
    pub(crate) fn used(mut self) {
        self.0 = None;
    }
}

impl Drop for Retry<'_> {
    fn drop(&mut self) {
        if let Some(budget) = self.0 {
            budget.change(|left| Some(left.saturating_add(COST).min(budget.most)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn take(budget: &Budget) -> bool {
        budget.take().map(Retry::used).is_some()
    }

    #[test]
    fn an_unused_retry_is_given_back() {
        let budget = Budget::new(RetryBudget::new(1));
        for _ in 0..100 {
            let held = budget.take();
            assert!(held.is_some() && budget.take().is_none());
        }
        assert!(take(&budget) && !take(&budget));
    }

    #[test]
    fn a_reserve_is_spent_and_earned_back() {
        let budget = Budget::new(RetryBudget::new(2));
        assert!(take(&budget) && take(&budget) && !take(&budget));
        for _ in 0..9 {
            budget.earn();
        }
        assert!(!take(&budget));
        budget.earn();
        assert!(take(&budget) && !take(&budget));
        // Never more than the reserve.
        for _ in 0..100 {
            budget.earn();
        }
        assert!(take(&budget) && take(&budget) && !take(&budget));
        assert!(Budget::new(RetryBudget::new(0)).take().is_none());
    }
}
