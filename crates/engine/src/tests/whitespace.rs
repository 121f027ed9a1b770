use super::*;
use crate::scan::Extensions;

/// White space before a field: lines with each indentation up to 40, and unusual white space.
fn gaps() -> Vec<String> {
    let lines = (0..=40).map(|indent| format!("\n{}", " ".repeat(indent)));
    let others = ["", " ", "   ", "\t", "\r\n", "\r\n  ", "\n\t\t", "\n\n"];
    lines.chain(others.map(Into::into)).collect()
}

#[test]
fn indentation_is_learned_from_two_lines() {
    // Line ends of one and two bytes, tabs, and an outermost indentation above zero.
    for (outermost, step) in [(1, 2), (1, 4), (2, 2), (1, 1), (3, 2), (9, 4)] {
        let gap = |depth| outermost + step * depth;
        let indent = Indent::TWO_SPACES.learn(1, gap(1)).learn(2, gap(2));
        assert_eq!((indent.outermost, indent.step), (outermost, step));
    }
}

#[test]
fn all_expected_white_space_is_skipped_and_nothing_else() {
    let gaps = gaps();
    let step = if cfg!(miri) { 17 } else { 1 };
    for (before, depth) in [(1, 1), (3, 1), (5, 2), (2, 3), (40, 2), (17, 128)] {
        for first in gaps.iter().step_by(step) {
            let pass = Pass::new(1, Extensions::detected());
            pass.indent.set(Indent::TWO_SPACES.learn(1, before));
            pass.depth.set(depth);
            let object = format!("{first}\"id\": 1, and more of the same text");
            // The second time, it is expected.
            for _ in 0..2 {
                let separator = Separator::new(object.as_bytes(), &pass);
                assert_eq!(separator.first, space(object.as_bytes()));
                for second in gaps.iter().step_by(step) {
                    for rest in ["", "x", "\"name\": and a text that is not at the end"] {
                        let next = format!(",{second}{rest}");
                        let found = separator.next(next.as_bytes()).unwrap();
                        assert_eq!(space(found), rest.as_bytes());
                        assert!(second != first || found == rest.as_bytes());
                        for end in ["}", "]", ",", "x"] {
                            let text = format!("{second}{end}{rest}");
                            assert_eq!(separator.end(text.as_bytes()), space(text.as_bytes()));
                        }
                    }
                }
                assert_eq!(separator.next(b"x, and more of the same text"), None);
                assert_eq!(separator.next(b""), None);
            }
        }
    }
}
