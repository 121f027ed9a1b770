//! Facts that all parts of an instance share: customer, place, order number.

use super::{
    data::{self, Place},
    runtime::{Key, filled},
};

/// Facts of one instance, or of one record of a page.
#[derive(Debug)]
pub struct Scene {
    pub(crate) key: Key,
    /// Number of the record among those of its shape.
    pub(crate) ordinal: i64,
    pub(crate) customer: Person,
    pub(crate) customer_id: i64,
    /// Number of the order that the record is or refers to.
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
        /// JSON readers keep integers below 2^53 exact (RFC 7493, section 2.2).
        const LIMIT: u64 = 9_000_000_000_000_000;
        let ordinal = i64::try_from(n % LIMIT).unwrap_or_default();
        let place: Place = key.child("place").rng().pick(data::PLACES);
        let one_of = |templates: &[&'static str], name| {
            let key = key.child(name);
            filled(key.rng().pick(templates), key)
        };
        let mut customer = Person::new(key.child("customer"));
        // Each customer has another mail address.
        customer.email = customer.email.replace('@', &format!(".{}@", ordinal + 1));
        Self {
            ordinal,
            customer,
            customer_id: ordinal + 1,
            order_number: (ordinal + 1_001).to_string(),
            street: one_of(place.streets, "street"),
            postcode: one_of(&[place.postcode], "postcode"),
            phone: one_of(&[place.phone], "phone"),
            ip: one_of(data::IP_ADDRESSES, "ip"),
            user_agent: key.child("user_agent").rng().pick(data::USER_AGENTS),
            place,
            key,
        }
    }

    /// Converts an amount to the report currency, both in hundredths.
    pub(crate) fn reported(&self, amount: i64) -> i64 {
        share(amount, self.place.rate, 100)
    }

    /// The sales tax on an amount, both in hundredths.
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
        Self { first_name, last_name, email: format!("{first}.{last}@{host}") }
    }
}

/// `amount * part / whole`, rounded half up.
pub(crate) fn share(amount: i64, part: i64, whole: i64) -> i64 {
    (amount * part + whole / 2).div_euclid(whole)
}
