//! List fields.

use std::{
    fmt,
    hash::{Hash, Hasher},
    ops::{Deref, DerefMut},
};

use backoffice_shapes::TypeInfo;

use crate::{
    drift::Walk,
    json::Json,
    runtime::{Field, Null, Reader, Source, Value, budget::Budget},
    spelling::{Spelling, Spellings},
};

/// List field. A null or absent list reads as empty; `is_present` distinguishes it from `[]`, so that writing it back
/// changes nothing. The list keeps an element that does not fit separately, with its index.
///
/// Debug output shows the elements that fit, and only the indices of the others, because they may contain a
/// secret.
///
/// # Examples
///
/// ```
/// use backoffice::models::{List, Text};
///
/// let mut tags: List<Text> = List::default();
/// assert!(tags.is_empty() && !tags.is_present());
/// tags.push("vip".into());
/// assert_eq!(tags, ["vip"]);
/// ```
#[derive(Clone)]
pub struct List<T> {
    elements: Vec<T>,
    present: bool,
    /// Most lists have nothing here, so it costs one word.
    odd: Option<Box<Odd>>,
}

#[derive(Clone, Default)]
struct Odd {
    /// Elements that do not fit, each with its index in the list that was read, in ascending order.
    mismatches: Vec<(usize, Json)>,
    /// Texts of the elements that fit and that we write in another way, by their index among those that fit.
    spellings: Spellings,
}

/// Spellings do not count.
impl<T: PartialEq> PartialEq for List<T> {
    fn eq(&self, other: &Self) -> bool {
        self.present == other.present
            && self.elements == other.elements
            && self.odd_elements() == other.odd_elements()
    }
}

impl<T: Eq> Eq for List<T> {}

impl<T: Hash> Hash for List<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.present, &self.elements, self.odd_elements()).hash(state);
    }
}

impl<T> List<T> {
    /// Returns `true` if the list is present, even if empty.
    #[must_use]
    pub fn is_present(&self) -> bool {
        self.present
    }

    /// Adds an element.
    pub fn push(&mut self, element: T) {
        self.present = true;
        self.elements.push(element);
    }

    /// Removes and returns the element at `index`, which counts only the elements that fit. `None` if there is none.
    pub fn remove(&mut self, index: usize) -> Option<T> {
        if index >= self.elements.len() {
            return None;
        }
        let mut position = 0;
        self.respell(|| {
            position += 1;
            position != index + 1
        });
        Some(self.elements.remove(index))
    }

    /// Removes the elements for which `keep` returns `false`. Elements that do not fit stay.
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        let mut kept = Vec::with_capacity(self.elements.len());
        self.elements.retain(|element| {
            kept.push(keep(element));
            kept.last() == Some(&true)
        });
        let mut kept = kept.into_iter();
        self.respell(|| kept.next().unwrap_or_default());
    }

    /// Removes all elements, including those that do not fit. The list stays present.
    pub fn clear(&mut self) {
        self.elements.clear();
        self.odd = None;
        self.present = true;
    }

    /// Returns the elements that fit and drops the others.
    #[must_use]
    pub fn into_vec(self) -> Vec<T> {
        self.elements
    }

    /// Iterates over the elements that do not fit, with their indices in the list that was read.
    pub fn mismatches(&self) -> impl Iterator<Item = (usize, &Json)> {
        self.odd_elements().iter().map(|(index, json)| (*index, json))
    }

    fn odd_elements(&self) -> &[(usize, Json)] {
        self.odd.as_ref().map_or(&[], |odd| &odd.mismatches)
    }

    /// Moves the spellings with their elements. `keep` is asked for each element in turn.
    fn respell(&mut self, keep: impl FnMut() -> bool) {
        if let Some(odd) = &mut self.odd {
            odd.spellings.retain(keep);
        }
    }
}

impl<T> Default for List<T> {
    fn default() -> Self {
        Self { elements: Vec::new(), present: false, odd: None }
    }
}

impl<T: fmt::Debug> fmt::Debug for List<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut elements: Vec<&dyn fmt::Debug> = Vec::new();
        for element in &self.elements {
            elements.push(element);
        }
        debug_list(&elements, self.odd_elements(), f)
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
        Self { elements, present: true, odd: None }
    }
}

/// Converts each text, so that `tags: vec!["vip"].into()` compiles.
impl<'a, T: Value + From<&'a str>> From<Vec<&'a str>> for List<T> {
    fn from(texts: Vec<&'a str>) -> Self {
        texts.into_iter().collect()
    }
}

impl<T: Value + From<String>> From<Vec<String>> for List<T> {
    fn from(texts: Vec<String>) -> Self {
        texts.into_iter().collect()
    }
}

impl<T, U: Into<T>, const N: usize> From<[U; N]> for List<T> {
    fn from(elements: [U; N]) -> Self {
        elements.into_iter().collect()
    }
}

impl<T, U: Into<T>> FromIterator<U> for List<T> {
    fn from_iter<I: IntoIterator<Item = U>>(elements: I) -> Self {
        elements.into_iter().map(Into::into).collect::<Vec<T>>().into()
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
    /// Reads the elements into the empty list.
    fn take_elements<'t>(&mut self, text: &'t [u8], source: &Source<'t>) -> &'t [u8] {
        self.present = true;
        let rest = source.list(text, |text| {
            let depth = source.depth();
            match T::push(&mut self.elements, text, source) {
                [] => {
                    source.return_to(depth);
                    self.odd_element(text, source)
                }
                rest => rest,
            }
        });
        // The reader of shapes reserves room by an estimate.
        if self.elements.len() < self.elements.capacity() / 3 {
            source.budget.shrink(&mut self.elements);
        }
        rest
    }

    /// Reads an element that [`Value::push`] does not read, if it is well formed.
    #[cold]
    #[inline(never)]
    fn odd_element<'t>(&mut self, text: &'t [u8], source: &Source<'t>) -> &'t [u8] {
        let Some((text, rest)) = source.value(text) else {
            return &[];
        };
        let element = T::read(&mut Reader::within(source.budget, text));
        if self.push_read(element, text, source.budget) { rest } else { &[] }
    }

    /// Adds an element that was read from `text`, or the text if it does not fit. Returns `false` if the budget is not enough.
    fn push_read(&mut self, element: Option<T>, text: &str, budget: &Budget) -> bool {
        let place = self.elements.len();
        match element {
            Some(element) => {
                if T::HAS_SPELLINGS {
                    keep_spelling(&mut self.odd, place, text, budget);
                }
                budget.push(&mut self.elements, element)
            }
            None => keep_mismatch(&mut self.odd, place, text, budget),
        }
    }

    /// Visits the elements, which should be of type `ty`.
    pub(crate) fn walk_elements(&self, ty: &TypeInfo, walk: &mut Walk<'_>) {
        let element = |place: usize, walk: &mut Walk<'_>| {
            if let Some(element) = self.elements.get(place) {
                element.walk(ty, walk);
            }
        };
        walk_list(self.elements.len(), self.odd_elements(), ty, walk, &element);
    }
}

impl<T: Value> Value for List<T> {
    const HAS_SPELLINGS: bool = false;

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        let budget = input.budget()?;
        if !input.take(b'[') {
            return None;
        }
        let mut list = Self { present: true, ..Self::default() };
        while !input.take(b']') {
            let start = input.clone();
            let element = T::read(input);
            if budget.is_exceeded() {
                return None;
            }
            if element.is_none() {
                *input = start.clone();
                input.take_any();
            }
            if !list.push_read(element, start.text_to(input), budget) {
                return None;
            }
            input.take(b',');
        }
        Some(list)
    }

    fn take<'t>(text: &'t [u8], source: &Source<'t>) -> Option<(Self, &'t [u8])> {
        let mut list = Self::default();
        let rest = list.take_elements(text, source);
        if rest.is_empty() { None } else { Some((list, rest)) }
    }

    fn write(&self, out: &mut String) {
        let element = |place: usize, out: &mut String| {
            if let Some(element) = self.elements.get(place) {
                element.write(out);
            }
        };
        write_list(self.elements.len(), self.odd.as_deref(), &element, out);
    }

    fn size_below(&self) -> usize {
        let mut size = self.elements.len() * size_of::<T>();
        for element in &self.elements {
            size += element.size_below();
        }
        size
    }

    fn walk(&self, ty: &TypeInfo, walk: &mut Walk<'_>) {
        if let TypeInfo::List(element_type) = ty {
            self.walk_elements(element_type, walk);
        }
    }
}

impl<T: Value> Field for List<T> {
    fn empty() -> Self {
        Self::default()
    }

    fn read(&mut self, input: &mut Reader<'_>) -> bool {
        let list = <Self as Value>::read(input);
        list.map(|list| *self = list).is_some()
    }

    fn take<'t>(&mut self, text: &'t [u8], source: &Source<'t>) -> &'t [u8] {
        let rest = self.take_elements(text, source);
        if rest.is_empty() {
            *self = Self::default();
        }
        rest
    }

    fn set_null(&mut self) -> Null {
        *self = Self::default();
        Null::Remembered
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

    fn size_below(&self) -> usize {
        Value::size_below(self)
    }

    fn walk(&self, ty: &TypeInfo, walk: &mut Walk<'_>) {
        Value::walk(self, ty, walk);
    }
}

crate::runtime::json_impls!({ T: Value } List<T>);

// Functions without the type of the elements, so that a program compiles them once. A `place` counts the elements that fit.

/// Returns the odd elements of a list; `None` if the budget is not enough for them.
fn odd_of<'a>(odd: &'a mut Option<Box<Odd>>, budget: &Budget) -> Option<&'a mut Odd> {
    let has_room = odd.is_some() || budget.take(size_of::<Odd>());
    has_room.then(|| &mut **odd.get_or_insert_default())
}

fn keep_mismatch(odd: &mut Option<Box<Odd>>, place: usize, text: &str, budget: &Budget) -> bool {
    odd_of(odd, budget).is_some_and(|Odd { mismatches, .. }| {
        let mismatch = (place + mismatches.len(), Json::read(text));
        budget.push(mismatches, mismatch)
    })
}

fn keep_spelling(odd: &mut Option<Box<Odd>>, place: usize, text: &str, budget: &Budget) {
    if let Some(spelling) = Spelling::of(text, budget)
        && let Some(odd) = odd_of(odd, budget)
    {
        odd.spellings.keep(place, spelling, budget);
    }
}

fn write_list(
    count: usize,
    odd: Option<&Odd>,
    element: &dyn Fn(usize, &mut String),
    out: &mut String,
) {
    out.push('[');
    let mut mismatches = odd.map_or(&[][..], |odd| &odd.mismatches).iter().peekable();
    let mut place = 0;
    for index in 0..count + mismatches.len() {
        if index > 0 {
            out.push(',');
        }
        let is_next = |(at, _): &&(usize, Json)| *at <= index || place == count;
        if let Some((_, json)) = mismatches.next_if(is_next) {
            json.write_compact(out);
        } else {
            let start = out.len();
            element(place, out);
            if let Some(odd) = odd {
                odd.spellings.restore(place, out, start);
            }
            place += 1;
        }
    }
    out.push(']');
}

fn walk_list(
    count: usize,
    mismatches: &[(usize, Json)],
    ty: &TypeInfo,
    walk: &mut Walk<'_>,
    element: &dyn Fn(usize, &mut Walk<'_>),
) {
    for (index, json) in mismatches {
        walk.at(&index.to_string(), |walk| walk.mismatch(ty, json));
    }
    let mut mismatches = mismatches.iter().map(|(index, _)| *index).peekable();
    let mut index = 0;
    for place in 0..count {
        while mismatches.next_if_eq(&index).is_some() {
            index += 1;
        }
        walk.at(&index.to_string(), |walk| element(place, walk));
        index += 1;
    }
}

fn debug_list(
    elements: &[&dyn fmt::Debug],
    mismatches: &[(usize, Json)],
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    if mismatches.is_empty() {
        return f.debug_list().entries(elements).finish();
    }
    let mismatches: Vec<_> = mismatches.iter().map(|(index, _)| index).collect();
    f.debug_struct("List").field("elements", &elements).field("mismatches", &mismatches).finish()
}

#[cfg(test)]
mod tests {
    use super::List;
    use crate::{Record as _, Text, sample::Parcel};

    #[test]
    fn texts_become_a_list() {
        let expected: List<Text> = ["vip"].into_iter().collect();
        assert!(expected.is_present());
        assert_eq!(List::from(vec!["vip"]), expected);
        assert_eq!(List::from(vec!["vip".to_owned()]), expected);
        assert_eq!(List::from(["vip"]), expected);
    }

    #[test]
    fn a_list_has_room_for_at_most_three_times_its_elements_whatever_follows_it() {
        for count in 1..40 {
            let parts = vec!["{}"; count].join(",");
            let text = format!(r#"{{"parts":[{parts}],"gift":"{:9999}"}}"#, "");
            let parcel = Parcel::from_json(&text).unwrap();
            assert_eq!(parcel.parts.len(), count);
            let room = parcel.parts.elements.capacity();
            assert!(room <= 3 * count + 2, "{room} for {count}");
        }
    }
}
