//! A caller's limit of calls.

/// A caller's limit of calls, after one call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quota {
    /// True if the call may be made.
    pub admitted: bool,
    /// Calls in a period.
    pub limit: u64,
    /// Calls that are left in this period.
    pub remaining: u64,
    /// Seconds until the next period.
    pub reset: u64,
}
