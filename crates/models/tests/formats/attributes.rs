//! Shapes inside types whose derives hold values between reading and decoding.

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::format::Format;

#[derive(Serialize, Deserialize)]
struct Flat<T> {
    envelope_note: String,
    #[serde(flatten)]
    shape: T,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Untagged<T> {
    Text(String),
    Shape(T),
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "envelope_kind")]
enum Tagged<T> {
    Shape(T),
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "kind", content = "content")]
enum Adjacent<T> {
    Shape(T),
}

#[derive(Serialize, Deserialize)]
struct All<T> {
    untagged: [Untagged<T>; 2],
    tagged: Tagged<T>,
    adjacent: Adjacent<T>,
    flat: Flat<T>,
}

/// Writes a value in each of the types, and reads each.
pub(crate) fn read_back<F: Format, T: Serialize + DeserializeOwned>(
    value: &T,
) -> Result<[T; 4], String> {
    let note = "a note";
    let bytes = F::write(&All {
        untagged: [Untagged::Text(note.to_owned()), Untagged::Shape(value)],
        tagged: Tagged::Shape(value),
        adjacent: Adjacent::Shape(value),
        flat: Flat { envelope_note: note.to_owned(), shape: value },
    })?;
    let all: All<T> = F::read(&bytes)?;
    let [Untagged::Text(text), Untagged::Shape(untagged)] = all.untagged else {
        return Err("the untagged values have changed".to_owned());
    };
    assert_eq!([&*text, &*all.flat.envelope_note], [note, note]);
    let (Tagged::Shape(tagged), Adjacent::Shape(adjacent)) = (all.tagged, all.adjacent);
    Ok([untagged, tagged, adjacent, all.flat.shape])
}
