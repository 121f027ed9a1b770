use super::*;
use crate::scan::Extensions;

fn strict() -> Pass {
    Pass::new(2, Extensions::detected())
}

#[test]
fn whole_numbers_of_32_bits_end_at_their_bounds() {
    for (literal, fits) in [
        ("2147483647", true),
        ("2147483647.0", true),
        ("2147483648", false),
        ("2147483647.5", false),
        ("999999999", true),
        ("9999999999", false),
        ("-2147483648", true),
        ("-2147483649", false),
    ] {
        for rest in [",", "}                               "] {
            let text = [literal, rest].concat();
            let expected = if fits { rest } else { "" };
            assert_eq!(int32(text.as_bytes(), 0, &strict()), expected.as_bytes(), "{text}");
        }
    }
}

#[test]
fn integers_beyond_64_bits_are_not_accepted() {
    for (literal, fits) in [
        ("1000000000000000", true),
        ("999999999999999999", true),
        ("9223372036854775807", true),
        ("9223372036854775808", false),
        ("12345678901234567890", false),
        ("0123456789012345", false),
        ("1234567890123456.0", true),
        ("1234567890123456.5", false),
        ("1234567890123456e2", true),
        ("1234567890123456e9", false),
        ("-9223372036854775808", true),
    ] {
        for rest in [",", "}                               "] {
            let text = [literal, rest].concat();
            let expected = if fits { rest } else { "" };
            let found = integer(text.as_bytes(), 0, &strict());
            assert_eq!(found, expected.as_bytes(), "{text}");
        }
    }
}

#[test]
fn short_integers_end_at_the_right_byte() {
    for count in 0..20 {
        for first in [b'0', b'7'] {
            // With every step, the tested bytes include a full stop and an `E`.
            for byte in (0..=u8::MAX).step_by(if cfg!(miri) { 23 } else { 1 }) {
                let mut text = vec![b'1'; count];
                text.first_mut().into_iter().for_each(|digit| *digit = first);
                text.push(byte);
                text.extend(*b"                ");
                let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
                let fits = (1..WIDTH).contains(&digits)
                    && !(text[0] == b'0' && digits > 1)
                    && !matches!(text[digits], b'.' | b'e' | b'E');
                let expected = fits.then(|| &text[digits..]);
                assert_eq!(short_integer(&text, WIDTH - 1), expected, "{text:?}");
            }
        }
    }
}
