//! Skips white space between tokens, and predicts it between fields and between elements.

use super::{
    Pass,
    scan::{self, Chunk, Lanes as _, Native, WIDTH},
};

/// Skips white space.
#[inline(always)]
pub fn space(text: &[u8]) -> &[u8] {
    match text {
        [0..=b' ', ..] => spaces(text),
        _ => text,
    }
}

#[inline(never)]
fn spaces(text: &[u8]) -> &[u8] {
    let spaces = text.first_chunk().map_or(0, Native::spaces);
    let count = (!spaces).trailing_zeros() as usize;
    let count = if 0 < count && count < WIDTH { count } else { scan::white(text) };
    text.get(count..).unwrap_or_default()
}

/// The separator expected between the fields of an object or the elements of a list: a comma and the white space that
/// stands before the first field or element. If no white space stands there, the separator is a comma, perhaps with one
/// space.
///
/// The expected length, not the text, decides where to read next, so that no read waits for another. The text is
/// compared with the expectation, and read byte by byte if it differs. This makes pretty-printed orders a sixth faster.
pub struct Separator<'t> {
    /// Begins with the white space, if that is shorter than a chunk and not at the end of the text.
    sample: &'t Chunk,
    /// Bits of the bytes of the sample that do not count; 0 if there is no sample.
    others: u32,
    /// Length of a comma and the white space.
    step: usize,
    /// Length of the white space expected before the brace or bracket at the end.
    end: usize,
    /// The text from the first field or element, or from the closing brace or bracket.
    pub first: &'t [u8],
}

impl<'t> Separator<'t> {
    /// Expects the separator of an object or a list that has just been entered; `text` follows its brace or bracket.
    #[inline(always)]
    pub fn new(text: &'t [u8], pass: &Pass) -> Self {
        match text {
            [0..=b' ', ..] => {
                let Indent { step, outermost, .. } = pass.indent.get();
                let gap = outermost.wrapping_add(step.wrapping_mul(pass.depth.get()));
                if let Some(sample) = text.first_chunk()
                    && gap < WIDTH
                    && Native::spaces(sample) & ((2 << gap) - 1) == (1 << gap) - 1
                    && let Some(first) = text.get(gap..)
                {
                    Self::like(sample, gap, gap.saturating_sub(step), first)
                } else {
                    Self::unexpected(text, pass)
                }
            }
            _ => {
                let gap = usize::from(pass.separated.get());
                Self::like(&[b' '; WIDTH], gap, 0, text)
            }
        }
    }

    /// Learns the indentation.
    #[cold]
    #[inline(never)]
    fn unexpected(text: &'t [u8], pass: &Pass) -> Self {
        let first = space(text);
        let gap = text.len() - first.len();
        if let [b'\n' | b'\r', ..] = text {
            pass.indent.set(pass.indent.get().learn(pass.depth.get(), gap));
        }
        match text.first_chunk() {
            Some(sample) if gap < WIDTH => Self::like(sample, gap, gap, first),
            _ => Self { sample: &[0; WIDTH], others: 0, step: gap + 1, end: gap, first },
        }
    }

    #[inline(always)]
    fn like(sample: &'t Chunk, gap: usize, end: usize, first: &'t [u8]) -> Self {
        Self { sample, others: u32::MAX << gap, step: gap + 1, end, first }
    }

    /// No white space is expected.
    #[inline(always)]
    pub(super) fn is_dense(&self) -> bool {
        self.step == 1
    }

    /// Skips a comma and the expected white space; `None` without a comma. The caller skips any more white space.
    #[inline(always)]
    pub fn next<'a>(&self, text: &'a [u8]) -> Option<&'a [u8]> {
        match self.expected(text) {
            Some(rest) => Some(rest),
            None => self.unexpected_next(text),
        }
    }

    /// As [`Separator::next`], for a text to which [`Separator::expected`] gives `None`.
    #[inline(always)]
    pub fn unexpected_next<'a>(&self, text: &'a [u8]) -> Option<&'a [u8]> {
        other_separator(text, self.step - 1)
    }

    /// Skips a comma and the expected white space; `None` if the text has something else.
    #[inline(always)]
    pub fn expected<'a>(&self, text: &'a [u8]) -> Option<&'a [u8]> {
        if let [b',', rest @ ..] = text
            && self.is_dense()
        {
            return Some(rest);
        }
        match text.first_chunk::<{ 1 + WIDTH }>() {
            Some([b',', chunk @ ..])
                if Native::equal(chunk, self.sample) | self.others == u32::MAX =>
            {
                text.get(self.step..)
            }
            _ => None,
        }
    }

    /// Skips white space, probably the one before the closing brace or bracket.
    #[inline(always)]
    pub fn end<'a>(&self, text: &'a [u8]) -> &'a [u8] {
        match text {
            [0..=b' ', ..] => {
                if let Some(chunk) = text.first_chunk()
                    && self.end < WIDTH
                    && Native::equal(chunk, self.sample) | u32::MAX << self.end == u32::MAX
                    && let Some(rest @ [b'}' | b']', ..]) = text.get(self.end..)
                {
                    rest
                } else {
                    space(text)
                }
            }
            _ => text,
        }
    }
}

/// Length of the white space that begins a line, line end included: it grows by a step for each object and list
/// around the line.
#[derive(Clone, Copy)]
pub(super) struct Indent {
    /// Growth for each level.
    step: usize,
    /// Length outside of all objects and lists. It may wrap around below zero. So may its sum with the steps.
    outermost: usize,
    /// Depth at which it was learnt last, and the length there.
    depth: usize,
    gap: usize,
}

impl Indent {
    /// Two spaces for each level, as most programs write. Expected until others are learnt.
    pub(super) const TWO_SPACES: Self = Self { step: 2, outermost: 1, depth: 0, gap: 1 };

    /// Computes the indentation from the last learnt depth and this one, as a straight line.
    fn learn(self, depth: usize, gap: usize) -> Self {
        let step = match (gap.checked_sub(self.gap), depth.checked_sub(self.depth)) {
            (Some(more), Some(deeper)) if deeper > 0 => more / deeper,
            _ => self.step,
        };
        Self { step, outermost: gap.wrapping_sub(step.wrapping_mul(depth)), depth, gap }
    }
}

/// Skips a comma and white space that the sample does not match. It may have the expected length. `None` without a
/// comma.
#[inline(never)]
fn other_separator(text: &[u8], gap: usize) -> Option<&[u8]> {
    let text = text.strip_prefix(b",")?;
    let Some((first, tail)) = text.split_first_chunk() else {
        return Some(space(text));
    };
    if gap > 2 * WIDTH {
        return Some(space(text));
    }
    let second = tail.first_chunk().map_or(0, Native::spaces);
    let spaces = u64::from(Native::spaces(first)) | u64::from(second) << WIDTH;
    match text.get(gap..) {
        Some(rest) if !spaces & ((1 << gap) - 1) == 0 => Some(rest),
        _ => Some(space(text)),
    }
}

#[cfg(test)]
#[path = "tests/whitespace.rs"]
mod tests;
