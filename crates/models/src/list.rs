//! Lists that read null and absent as empty.

use std::{
    fmt,
    ops::{Deref, DerefMut},
};

use crate::{
    drift::Walk,
    info::TypeInfo,
    json::Json,
    runtime::{Field, Reader, Value},
};

/// A list field. Null and absent read as an empty list; `is_present` tells them from `[]`, so that
/// writing back changes nothing. An element that does not fit is kept aside at its place, and the
/// others are there.
///
/// Debug output shows the elements that fit; of the others it shows their indices only, as they may hold
/// a secret in an unexpected place.
///
/// # Examples
///
/// ```
/// use backoffice_models::List;
///
/// let mut tags: List<String> = List::default();
/// assert!(tags.is_empty() && !tags.is_present());
/// tags.push("vip".to_owned());
/// assert_eq!(tags.first().map(String::as_str), Some("vip"));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct List<T> {
    elements: Vec<T>,
    present: bool,
    /// Elements that do not fit, each with its index in the list as it was read, ascending.
    mismatches: Vec<(usize, Json)>,
}

impl<T> List<T> {
    /// Whether the list was there, even if empty.
    #[must_use]
    pub fn is_present(&self) -> bool {
        self.present
    }

    /// Adds an element.
    pub fn push(&mut self, element: T) {
        self.present = true;
        self.elements.push(element);
    }

    /// Removes and returns the element at `index` of those that fit; `None` if there is none.
    pub fn remove(&mut self, index: usize) -> Option<T> {
        (index < self.elements.len()).then(|| self.elements.remove(index))
    }

    /// Keeps the elements for which `keep` holds, and those that do not fit.
    pub fn retain(&mut self, keep: impl FnMut(&T) -> bool) {
        self.elements.retain(keep);
    }

    /// Removes all elements, those that do not fit too; the list stays present.
    pub fn clear(&mut self) {
        self.elements.clear();
        self.mismatches.clear();
        self.present = true;
    }

    /// The elements that fit; those that do not are dropped.
    #[must_use]
    pub fn into_vec(self) -> Vec<T> {
        self.elements
    }

    /// The elements that did not fit their documented type, with their index in the list that was read.
    pub fn mismatches(&self) -> impl Iterator<Item = (usize, &Json)> {
        self.mismatches.iter().map(|(index, json)| (*index, json))
    }

    /// The index, in the list that was read or will be written, of each element that fits.
    fn indices(&self) -> impl Iterator<Item = usize> {
        let mut mismatches = self.mismatches.iter().map(|(index, _)| *index).peekable();
        let mut next = 0;
        self.elements.iter().map(move |_| {
            while mismatches.next_if_eq(&next).is_some() {
                next += 1;
            }
            next += 1;
            next - 1
        })
    }
}

impl<T> Default for List<T> {
    fn default() -> Self {
        Self {
            elements: Vec::new(),
            present: false,
            mismatches: Vec::new(),
        }
    }
}

/// Of elements that do not fit, only where they are: nobody has said which of their values are secret.
impl<T: fmt::Debug> fmt::Debug for List<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.mismatches.is_empty() {
            return f.debug_list().entries(&self.elements).finish();
        }
        let mismatches: Vec<_> = self.mismatches().map(|(index, _)| index).collect();
        f.debug_struct("List")
            .field("elements", &self.elements)
            .field("mismatches", &mismatches)
            .finish()
    }
}

impl<T> Deref for List<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.elements
    }
}

impl<T> DerefMut for List<T> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.elements
    }
}

impl<T> From<Vec<T>> for List<T> {
    fn from(elements: Vec<T>) -> Self {
        Self {
            elements,
            present: true,
            mismatches: Vec::new(),
        }
    }
}

impl<T, U: Into<T>> FromIterator<U> for List<T> {
    fn from_iter<I: IntoIterator<Item = U>>(elements: I) -> Self {
        elements
            .into_iter()
            .map(Into::into)
            .collect::<Vec<T>>()
            .into()
    }
}

impl<T, U: Into<T>> Extend<U> for List<T> {
    fn extend<I: IntoIterator<Item = U>>(&mut self, elements: I) {
        self.present = true;
        self.elements.extend(elements.into_iter().map(Into::into));
    }
}

impl<T> IntoIterator for List<T> {
    type Item = T;
    type IntoIter = std::vec::IntoIter<T>;

    fn into_iter(self) -> Self::IntoIter {
        self.elements.into_iter()
    }
}

impl<T: PartialEq<U>, U, const N: usize> PartialEq<[U; N]> for List<T> {
    fn eq(&self, other: &[U; N]) -> bool {
        self.elements == *other
    }
}

impl<'a, T> IntoIterator for &'a List<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.elements.iter()
    }
}

impl<T: Value> List<T> {
    /// Visits the elements, which should be of type `ty`.
    pub(crate) fn walk_elements(&self, ty: &TypeInfo, walk: &mut Walk<'_>) {
        for (index, json) in self.mismatches() {
            walk.at(&index.to_string(), |walk| walk.mismatch(ty, json));
        }
        for (element, index) in self.elements.iter().zip(self.indices()) {
            walk.at(&index.to_string(), |walk| element.walk(ty, walk));
        }
    }
}

impl<T: Value> Value for List<T> {
    fn read(input: &mut Reader<'_>) -> Option<Self> {
        if !input.take(b'[') {
            return None;
        }
        let mut list = Self {
            present: true,
            ..Self::default()
        };
        let mut index = 0;
        while !input.take(b']') {
            let start = input.clone();
            match T::read(input) {
                Some(element) => list.elements.push(element),
                None => {
                    *input = start;
                    list.mismatches.push((index, input.take_json()));
                }
            }
            index += 1;
            input.take(b',');
        }
        Some(list)
    }

    fn write(&self, out: &mut String) {
        let mut separator = '[';
        let mut mismatches = self.mismatches.iter().peekable();
        for (element, at) in self.elements.iter().zip(self.indices()) {
            while let Some((_, json)) = mismatches.next_if(|(index, _)| *index < at) {
                out.push(separator);
                out.push_str(json.as_str());
                separator = ',';
            }
            out.push(separator);
            element.write(out);
            separator = ',';
        }
        for (_, json) in mismatches {
            out.push(separator);
            out.push_str(json.as_str());
            separator = ',';
        }
        if separator == '[' {
            out.push('[');
        }
        out.push(']');
    }

    fn walk(&self, ty: &TypeInfo, walk: &mut Walk<'_>) {
        if let TypeInfo::List(element_type) = ty {
            self.walk_elements(element_type, walk);
        }
    }
}

impl<T: Value> Field for List<T> {
    fn read(&mut self, input: &mut Reader<'_>) -> bool {
        if input.take_null() {
            *self = Self::default();
            return true;
        }
        match <Self as Value>::read(input) {
            Some(list) => {
                *self = list;
                true
            }
            None => false,
        }
    }

    fn is_absent(&self) -> bool {
        !self.present && self.elements.is_empty()
    }

    fn clear(&mut self) {
        *self = Self::default();
    }

    fn write(&self, out: &mut String) {
        Value::write(self, out);
    }

    fn walk(&self, ty: &TypeInfo, walk: &mut Walk<'_>) {
        Value::walk(self, ty, walk);
    }
}

crate::runtime::json_impls!({ T: Value } List<T>);

#[cfg(test)]
mod tests {
    use serde_json::json;

    use crate::{Json, List, Number};

    #[test]
    fn lists_numbers_and_free_form_values_go_through_serde_whole() {
        let text = r#"[{"tags":["a",5,"b"],"rate":0.10000000000000000001,"any":{"n":1e400}}]"#;
        type Row = std::collections::BTreeMap<String, Json>;
        let rows: Vec<Row> = serde_json::from_str(text).unwrap();
        let row = &rows[0];
        let tags: List<String> = serde_json::from_str(row["tags"].as_str()).unwrap();
        assert_eq!(tags, ["a", "b"]);
        assert_eq!(serde_json::to_string(&tags).unwrap(), r#"["a",5,"b"]"#);
        let rate: Number = serde_json::from_str(row["rate"].as_str()).unwrap();
        assert_eq!(
            serde_json::to_string(&rate).unwrap(),
            "0.10000000000000000001"
        );
        assert_eq!(
            serde_json::to_string(&row["any"]).unwrap(),
            r#"{"n":1e400}"#
        );
        assert_eq!(
            serde_json::from_value::<List<i64>>(json!([1, 2])).unwrap(),
            [1, 2]
        );
        assert!(serde_json::from_str::<List<i64>>("{}").is_err());
    }

    #[test]
    fn elements_that_do_not_fit_stay_at_their_place() {
        let mut list: List<i64> = serde_json::from_str(r#"["x",1,2,null,3]"#).unwrap();
        list.retain(|number| *number != 2);
        list.push(4);
        assert_eq!(serde_json::to_string(&list).unwrap(), r#"["x",1,3,null,4]"#);
        assert_eq!(list.remove(0), Some(1));
        assert_eq!(list.remove(7), None);
        list.clear();
        assert_eq!(serde_json::to_string(&list).unwrap(), "[]");
    }
}
