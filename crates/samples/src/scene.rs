//! Whom and what one instance is about: facts that all of its parts agree on.

use crate::{
    data::{self, Place},
    rng::{Key, rotated},
};

/// The facts of one instance, or of one record of a page.
#[derive(Debug)]
pub(crate) struct Scene {
    pub(crate) key: Key,
    /// The record's number among those of its shape.
    pub(crate) ordinal: i64,
    pub(crate) customer: Person,
    pub(crate) customer_id: i64,
    /// The order that the record is, or that it refers to.
    pub(crate) order_number: String,
    pub(crate) place: Place,
    pub(crate) street: String,
    pub(crate) postcode: String,
    pub(crate) phone: String,
    pub(crate) ip: String,
    pub(crate) user_agent: &'static str,
}

impl Scene {
    pub(crate) fn new(key: Key, n: u64) -> Self {
        let ordinal = ordinal(n);
        let place: Place = key.child("place").rng().pick(data::PLACES);
        let street = key.child("street").rng().pick(place.streets);
        let ip = key.child("ip").rng().pick(data::IP_ADDRESSES);
        let filled = |template: &str, name: &str| filled(template, key.child(name));
        let mut customer = Person::new(key.child("customer"));
        // No two customers share an address.
        customer.email = customer.email.replace('@', &format!(".{}@", ordinal + 1));
        Self {
            ordinal,
            customer,
            customer_id: ordinal + 1,
            order_number: (ordinal + 1_001).to_string(),
            street: filled(street, "street"),
            postcode: filled(place.postcode, "postcode"),
            phone: filled(place.phone, "phone"),
            ip: filled(ip, "ip"),
            user_agent: key.child("user_agent").rng().pick(data::USER_AGENTS),
            place,
            key,
        }
    }

    /// An amount of the scene's currency in the report currency, both in hundredths.
    pub(crate) fn reported(&self, amount: i64) -> i64 {
        let of = |row: &&(&str, i64)| row.0 == self.place.currency;
        let rate = data::EXCHANGE_RATES
            .iter()
            .find(of)
            .map_or(100, |row| row.1);
        share(amount, rate, 100)
    }

    /// Sales tax on an amount, both in hundredths.
    pub(crate) fn tax(&self, amount: i64) -> i64 {
        share(amount, self.place.tax_rate, 10_000)
    }
}

/// A person with a mail address.
#[derive(Debug)]
pub(crate) struct Person {
    pub(crate) first_name: &'static str,
    pub(crate) last_name: &'static str,
    pub(crate) email: String,
}

impl Person {
    pub(crate) fn new(key: Key) -> Self {
        let mut rng = key.rng();
        let (first_name, first) = rng.pick(data::FIRST_NAMES);
        let (last_name, last) = rng.pick(data::LAST_NAMES);
        let host = rng.pick(&["example.com", "example.org", "example.net"]);
        Self {
            first_name,
            last_name,
            email: format!("{first}.{last}@{host}"),
        }
    }
}

/// A template with its `#` and `~` made digits.
pub(crate) fn filled(template: &str, key: Key) -> String {
    let mut rng = key.rng();
    let mut digit = |digits: &[u8]| char::from(rotated(digits, rng.next()));
    template
        .chars()
        .map(|c| match c {
            '#' => digit(b"0123456789"),
            '~' => digit(b"0123456789abcdef"),
            c => c,
        })
        .collect()
}

/// `amount * part / whole`, rounded half up.
pub(crate) fn share(amount: i64, part: i64, whole: i64) -> i64 {
    (amount * part + whole / 2).div_euclid(whole)
}

/// The `n`-th record's number, kept where every JSON reader tells whole numbers apart (RFC 7493,
/// section 2.2).
fn ordinal(n: u64) -> i64 {
    const LIMIT: u64 = 9_000_000_000_000_000;
    i64::try_from(n % LIMIT).unwrap_or_default()
}
