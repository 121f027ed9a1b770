//! White space between the fields of an object and the elements of a list.

use super::{
    Pass,
    scan::{self, Chunk, WIDTH},
    value::space,
};

/// What is expected between the fields of an object or the elements of a list: a comma, and the white space
/// that stood before the first one; where none did, perhaps one space.
///
/// Where to read on comes from what is expected and not from the text, so that no read waits for another. The
/// text is compared with it, and read as it is where it differs.
pub(crate) struct Line<'t> {
    /// Begins with the white space, if it is shorter and not at the end of the text.
    sample: &'t Chunk,
    /// The bits of those bytes of the sample that do not count; none where it is no sample.
    others: u32,
    /// The length of a comma and the white space.
    step: usize,
    /// How much of the white space is expected before the brace or bracket at the end.
    end: usize,
    /// From the first field or element on, or from what closes it all.
    pub(super) first: &'t [u8],
}

impl<'t> Line<'t> {
    /// What is expected in an object or a list that has been entered, from behind the brace or bracket on that
    /// opens it.
    #[inline(always)]
    pub(super) fn new(text: &'t [u8], pass: &Pass) -> Self {
        match text {
            [0..=b' ', ..] => {
                let Indent {
                    step, outermost, ..
                } = pass.indent.get();
                let gap = outermost.wrapping_add(step.wrapping_mul(pass.depth.get()));
                if let Some(sample) = text.first_chunk()
                    && gap < WIDTH
                    && scan::spaces(sample) & ((2 << gap) - 1) == (1 << gap) - 1
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

    /// Learns how far lines are indented.
    #[cold]
    #[inline(never)]
    fn unexpected(text: &'t [u8], pass: &Pass) -> Self {
        let first = space(text);
        let gap = text.len() - first.len();
        if let [b'\n' | b'\r', ..] = text {
            pass.indent
                .set(pass.indent.get().learn(pass.depth.get(), gap));
        }
        match text.first_chunk() {
            Some(sample) if gap < WIDTH => Self::like(sample, gap, gap, first),
            _ => Self {
                sample: &[0; WIDTH],
                others: 0,
                step: gap + 1,
                end: gap,
                first,
            },
        }
    }

    #[inline(always)]
    fn like(sample: &'t Chunk, gap: usize, end: usize, first: &'t [u8]) -> Self {
        Self {
            sample,
            others: u32::MAX << gap,
            step: gap + 1,
            end,
            first,
        }
    }

    /// Whether no white space is expected.
    #[inline(always)]
    pub(super) fn is_dense(&self) -> bool {
        self.step == 1
    }

    /// What stands behind a comma and the white space that is expected behind it; `None` if there is no comma.
    ///
    /// More white space than expected is left to whoever reads what follows it.
    #[inline(always)]
    pub(crate) fn next<'a>(&self, text: &'a [u8]) -> Option<&'a [u8]> {
        match text.first_chunk::<{ 1 + WIDTH }>() {
            Some([b',', chunk @ ..])
                if scan::equal(chunk, self.sample) | self.others == u32::MAX =>
            {
                text.get(self.step..)
            }
            _ => other_line(text, self.step - 1),
        }
    }

    /// What stands behind white space that is probably that before the brace or bracket at the end.
    #[inline(always)]
    pub(crate) fn end<'a>(&self, text: &'a [u8]) -> &'a [u8] {
        match text {
            [0..=b' ', ..] => {
                if let Some(chunk) = text.first_chunk()
                    && self.end < WIDTH
                    && scan::equal(chunk, self.sample) | u32::MAX << self.end == u32::MAX
                    && let Some(behind @ [b'}' | b']', ..]) = text.get(self.end..)
                {
                    behind
                } else {
                    space(text)
                }
            }
            _ => text,
        }
    }
}

/// How much white space begins the lines in an object or a list, line ends included: more, by as much, for each
/// object and list around it.
#[derive(Clone, Copy)]
pub(super) struct Indent {
    /// How much more for each.
    step: usize,
    /// How much there is outside of all objects and lists. Where that would be less than none, or what comes of it
    /// too much to count, it wraps around.
    outermost: usize,
    /// Inside of how many objects and lists it was learnt last, and how much there was.
    depth: usize,
    gap: usize,
}

impl Indent {
    /// None, as far as is known.
    pub(super) const NONE: Self = Self {
        step: 0,
        outermost: 1,
        depth: 0,
        gap: 1,
    };

    /// Draws a line through the last place that was learnt and this one.
    fn learn(self, depth: usize, gap: usize) -> Self {
        let step = match (gap.checked_sub(self.gap), depth.checked_sub(self.depth)) {
            (Some(more), Some(deeper)) if deeper > 0 => more / deeper,
            _ => self.step,
        };
        Self {
            step,
            outermost: gap.wrapping_sub(step.wrapping_mul(depth)),
            depth,
            gap,
        }
    }
}

/// What stands behind a comma and white space that is not that of the sample, or longer than that, and may yet
/// be as long as expected; `None` if there is no comma.
#[inline(never)]
fn other_line(text: &[u8], gap: usize) -> Option<&[u8]> {
    let text = text.strip_prefix(b",")?;
    let Some((first, rest)) = text.split_first_chunk() else {
        return Some(space(text));
    };
    if gap > 2 * WIDTH {
        return Some(space(text));
    }
    let second = rest.first_chunk().map_or(0, scan::spaces);
    let spaces = u64::from(scan::spaces(first)) | u64::from(second) << WIDTH;
    match text.get(gap..) {
        Some(behind) if !spaces & ((1 << gap) - 1) == 0 => Some(behind),
        _ => Some(space(text)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::scan::Extensions;

    /// What may stand before a field: lines with all indents up to 40, and less usual ones.
    fn gaps() -> Vec<String> {
        let lines = (0..=40).map(|indent| format!("\n{}", " ".repeat(indent)));
        let others = ["", " ", "   ", "\t", "\r\n", "\r\n  ", "\n\t\t", "\n\n"];
        lines.chain(others.map(Into::into)).collect()
    }

    #[test]
    fn two_lines_tell_how_far_the_others_are_indented() {
        // Line ends of one byte and two, tabs, and an element of a list in a payload, by itself.
        for (outermost, step) in [(1, 2), (1, 4), (2, 2), (1, 1), (3, 2), (9, 4)] {
            let gap = |depth| outermost + step * depth;
            let indent = Indent::NONE.learn(1, gap(1)).learn(2, gap(2));
            assert_eq!((indent.outermost, indent.step), (outermost, step));
        }
    }

    #[test]
    fn what_is_skipped_is_white_space_and_all_that_is_expected() {
        let gaps = gaps();
        let step = if cfg!(miri) { 17 } else { 1 };
        for (before, depth) in [(1, 1), (3, 1), (5, 2), (2, 3), (40, 2), (17, 128)] {
            for first in gaps.iter().step_by(step) {
                let pass = Pass::new(1, Extensions::detected());
                pass.indent.set(Indent::NONE.learn(1, before));
                pass.depth.set(depth);
                let object = format!("{first}\"id\": 1, and more of the same text");
                // The second time it is expected.
                for _ in 0..2 {
                    let line = Line::new(object.as_bytes(), &pass);
                    assert_eq!(line.first, space(object.as_bytes()));
                    for second in gaps.iter().step_by(step) {
                        for behind in ["", "x", "\"name\": and a text that is not at the end"] {
                            let next = format!(",{second}{behind}");
                            let found = line.next(next.as_bytes()).unwrap();
                            assert_eq!(space(found), behind.as_bytes());
                            assert!(second != first || found == behind.as_bytes());
                            for end in ["}", "]", ",", "x"] {
                                let text = format!("{second}{end}{behind}");
                                assert_eq!(line.end(text.as_bytes()), space(text.as_bytes()));
                            }
                        }
                    }
                    assert_eq!(line.next(b"x, and more of the same text"), None);
                    assert_eq!(line.next(b""), None);
                }
            }
        }
    }
}
