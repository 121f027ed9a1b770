use super::{portable::Native as Portable, *};

/// A mask, on the target and in portable code, and the bytes for which it has a bit.
type Case = (&'static str, fn(&Chunk) -> u32, fn(&Chunk) -> u32, fn(u8) -> bool);

fn control(byte: u8) -> bool {
    byte < 0x20
}

const CASES: [Case; 12] = [
    ("quotes", Native::quotes, Portable::quotes, |byte| byte == b'"'),
    ("stops", Native::stops, Portable::stops, |byte| {
        matches!(byte, b'"' | b'\\' | 0x80..) || control(byte)
    }),
    ("specials", Native::specials, Portable::specials, |byte| {
        matches!(byte, b'\\' | 0x80..) || control(byte)
    }),
    ("controls", Native::controls, Portable::controls, control),
    ("escapes", Native::escapes, Portable::escapes, |byte| b"\"\\/bfnrt".contains(&byte)),
    ("ends", Native::ends, Portable::ends, |byte| matches!(byte, b'"' | b'\\') || control(byte)),
    ("high", Native::high, Portable::high, |byte| byte >= 0x80),
    ("leads", Native::leads, Portable::leads, |byte| matches!(byte, 0xC2..=0xDF)),
    ("continuations", Native::continuations, Portable::continuations, |byte| {
        matches!(byte, 0x80..=0xBF)
    }),
    ("digits", Native::digits, Portable::digits, |byte| byte.is_ascii_digit()),
    ("spaces", Native::spaces, Portable::spaces, |byte| {
        matches!(byte, b' ' | b'\t' | b'\n' | b'\r')
    }),
    ("url_text", Native::url_text, Portable::url_text, |byte| {
        byte.is_ascii_alphanumeric() || b"&'()*+,-./_?=".contains(&byte)
    }),
];

/// Step between the bytes, lengths and places that a test tries. Miri tries few, as it is slow.
const STEP: usize = if cfg!(miri) { 17 } else { 1 };

#[test]
fn every_byte_sets_its_bit_in_every_lane_on_every_path() {
    let others: &[u8] = if cfg!(miri) { b" " } else { &[b' ', b'"', b'0', 0x7F, 0x80, 0xFF] };
    for (name, target, portable, is) in CASES {
        for byte in (0..=u8::MAX).step_by(STEP) {
            for &other in others {
                for lane in 0..WIDTH {
                    let mut chunk = [other; WIDTH];
                    chunk[lane] = byte;
                    let bits = chunk.iter().rev();
                    let expected = bits.fold(0, |mask, byte| mask << 1 | u32::from(is(*byte)));
                    let found = [target(&chunk), portable(&chunk)];
                    assert_eq!(found, [expected; 2], "{name} of {chunk:?}");
                }
            }
        }
    }
}

#[cfg(target_arch = "x86_64")]
#[test]
fn avx2_on_32_bytes_agrees_with_its_two_halves() {
    let Some(avx2) = Avx2::detected() else {
        return;
    };
    for byte in (0..=u8::MAX).step_by(STEP) {
        for other in [b' ', b'"', 0x80] {
            for lane in 0..2 * WIDTH {
                let others = [other; 2 * WIDTH];
                let mut chunks = others;
                chunks[lane] = byte;
                assert_eq!(avx2.quotes(&chunks), Halves.quotes(&chunks));
                assert_eq!(avx2.specials(&chunks), Halves.specials(&chunks));
                assert_eq!(avx2.equal(&chunks, &others), byte == other);
                assert_eq!(Halves.equal(&chunks, &others), byte == other);
                assert_eq!(avx2.and(&chunks, &others), Halves.and(&chunks, &others));
                assert_eq!(avx2.fold(&chunks), Halves.fold(&chunks));
            }
        }
    }
}

#[test]
fn comparisons_agree_on_every_path() {
    for byte in (0..=u8::MAX).step_by(STEP) {
        for limit in [0, 1, 9, 0x7F, 0x80, 0xFF] {
            let (mut chunk, limits) = ([b'0'; WIDTH], [limit; WIDTH]);
            chunk[usize::from(byte) % WIDTH] = byte;
            let zeros = [b'0'; WIDTH];
            let expected = Native::up_to(&chunk, &zeros, &limits);
            assert_eq!(expected, Portable::up_to(&chunk, &zeros, &limits));
            let fits = byte ^ b'0' <= limit;
            assert_eq!(expected >> (usize::from(byte) % WIDTH) & 1, u32::from(fits));
            assert_eq!(Native::equal(&chunk, &zeros), Portable::equal(&chunk, &zeros));
        }
    }
}

#[test]
fn a_text_is_open_if_no_byte_ends_the_open_run() {
    for length in (0..40).step_by(STEP) {
        for place in 0..length {
            for byte in (0..=u8::MAX).step_by(STEP) {
                // A byte below a control character could borrow from it.
                for other in [b' ', b'a', 0xFF] {
                    let mut text = vec![other; length];
                    text[place] = byte;
                    assert_eq!(is_open(&text), open(&text) == length, "{text:x?}");
                }
            }
        }
    }
}

#[test]
fn runs_end_at_the_right_place_for_any_length_and_offset() {
    for length in (0..100).step_by(STEP) {
        for stop in (0..=length).step_by(STEP) {
            let mut text = vec![b'a'; length];
            text.splice(stop..stop, *b"\"");
            assert_eq!(open(&text), stop);
            assert_eq!(run(&text, |chunk| !Portable::stops(chunk)), stop);
            let mut text = vec![b' '; length];
            text.splice(stop..stop, *b"x");
            assert_eq!(white(&text), stop);
        }
        assert_eq!(open(&vec![0xC3; length]), length);
        assert_eq!(white(&vec![b'\n'; length]), length);
    }
}
