//! What became of one input.

/// What became of one input.
#[derive(Debug, Default)]
pub(super) struct FileSummary {
    pub(super) name: String,
    /// The schema that it was checked against.
    pub(super) schema: Option<&'static str>,
    /// Why that one, if it was guessed.
    pub(super) guessed: Option<String>,
    pub(super) byte_order_mark: bool,
    pub(super) records: u64,
    /// How much of it was read.
    pub(super) bytes: u64,
    pub(super) invalid: u64,
    pub(super) violations: u64,
    /// Records, or whole inputs, that could not be checked.
    pub(super) unchecked: u64,
    /// How many violations and problems have been emitted.
    pub(super) emitted: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    Valid,
    Invalid,
    Unchecked,
}

impl FileSummary {
    pub(super) fn new(name: String) -> Self {
        Self {
            name,
            ..Self::default()
        }
    }

    pub(super) fn outcome(&self) -> Outcome {
        if self.unchecked > 0 {
            Outcome::Unchecked
        } else if self.invalid > 0 {
            Outcome::Invalid
        } else {
            Outcome::Valid
        }
    }

    /// Whether anything has been said of the input.
    pub(super) fn has_parts(&self) -> bool {
        self.emitted > 0
    }
}
