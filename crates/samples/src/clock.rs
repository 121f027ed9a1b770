//! Points in time, in the order of the events of a record.

use crate::{
    rng::Key,
    scenario::{Moment, Moments},
};

const DAY: i64 = 86_400;

/// Range of creation: 2023-06-01T00:00:00Z to 2025-12-01T00:00:00Z. All other times stay in 2023 to 2026.
const STARTS: (i64, i64) = (1_685_577_600, 1_764_547_200);

/// Times of one record: its creation, and steps of equal length.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    moments: Moments,
    key: Key,
    created: i64,
    step: i64,
    /// Digits after the decimal point of a second.
    digits: usize,
}

impl Clock {
    pub(crate) fn new(key: Key, moments: Moments) -> Self {
        let mut rng = key.child("clock").rng();
        Self {
            moments,
            key,
            created: rng.range(STARTS.0, STARTS.1),
            step: rng.range(3_600, 12 * 3_600),
            digits: rng.pick(&[0, 0, 3, 6]),
        }
    }

    /// The clock of a part of the record. A part is created within the record's first step, and its last
    /// event is before the record's fourth step, in which the record is updated.
    pub(crate) fn part(self, key: Key) -> Self {
        let mut rng = key.child("clock").rng();
        Self {
            moments: self.moments,
            key,
            created: self.created + rng.range(0, self.step - 1),
            step: (self.step / 4).max(1),
            digits: rng.pick(&[0, 0, 3, 6]),
        }
    }

    /// The date-time of the field called `name`, RFC 3339 in UTC.
    pub(crate) fn date_time(self, name: &str) -> String {
        let (seconds, key) = self.seconds(name);
        let time = seconds.rem_euclid(DAY);
        let (hour, minute, second) = (time / 3_600, time / 60 % 60, time % 60);
        let date = civil_date(seconds.div_euclid(DAY));
        let mut text = format!("{date}T{hour:02}:{minute:02}:{second:02}");
        if self.digits > 0 {
            let micros = format!("{:06}", key.rng().below(1_000_000));
            text.push('.');
            text.push_str(micros.get(..self.digits).unwrap_or_default());
        }
        text.push('Z');
        text
    }

    /// The date of the field called `name`, `YYYY-MM-DD`.
    pub(crate) fn date(self, name: &str) -> String {
        civil_date(self.seconds(name).0.div_euclid(DAY))
    }

    /// The time of a field, and a key that fields with the same time share.
    fn seconds(self, name: &str) -> (i64, Key) {
        let row = self.moments.iter().find(|row| name.ends_with(row.0));
        let key = self.key.child(name);
        match row.map_or(Moment::Step(1), |row| row.1) {
            Moment::Step(0) => (self.created, self.key.child("created")),
            Moment::Step(steps) => {
                let offset = key.rng().range(0, self.step - 1);
                (self.created + steps * self.step + offset, key)
            }
            Moment::Days(days) => (self.created + days * DAY, key),
        }
    }
}

/// The date of a day, counted from 1970-01-01 in the proleptic Gregorian calendar. Years start in March, so
/// that the leap day is their last day: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
fn civil_date(day: i64) -> String {
    let day = day + 719_468;
    let era = day.div_euclid(146_097);
    let of_era = day.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * of_year + 2) / 153;
    let day_of_month = of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day_of_month:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOMENTS: Moments = &[
        ("date_joined", Moment::Days(-150)),
        ("created_at", Moment::Step(0)),
        ("updated_at", Moment::Step(4)),
        ("expired_at", Moment::Days(365)),
    ];

    #[test]
    fn dates_of_days() {
        let cases = [
            (0, "1970-01-01"),
            (-1, "1969-12-31"),
            (11_016, "2000-02-29"),
            (19_782, "2024-02-29"),
            (19_783, "2024-03-01"),
            (20_453, "2025-12-31"),
            (-25_509, "1900-02-28"),
            (-25_508, "1900-03-01"),
        ];
        for (day, expected) in cases {
            assert_eq!(civil_date(day), expected);
        }
        assert_eq!(civil_date(STARTS.0 / DAY), "2023-06-01");
        assert_eq!(civil_date(STARTS.1 / DAY), "2025-12-01");
    }

    #[test]
    fn parts_live_within_their_record_and_between_2023_and_2026() {
        for seed in 0..500 {
            let clock = Clock::new(Key::new(seed), MOMENTS);
            let part = clock.part(Key::new(seed).child("lines"));
            let within = part.part(Key::new(seed).child("product"));
            assert!(clock.date_time("date_joined") < clock.date_time("created_at"));
            assert!(clock.created <= part.created && part.created <= within.created);
            let updated = [within, part, clock].map(|clock| clock.seconds("updated_at").0);
            assert!(updated.is_sorted(), "{updated:?}");
            for name in ["date_joined", "created_at", "updated_at", "expired_at"] {
                let time = clock.date_time(name);
                assert!(("2023".."2027").contains(&time.as_str()), "{time}");
            }
        }
    }
}
