//! Medians of noisy measurements.

/// The middle value; the mean of the middle two if there is an even number. 0 of nothing.
///
/// # Examples
///
/// ```
/// use backoffice_bench::statistics::median;
///
/// assert_eq!(median(&[3.0, 1.0, 200.0]), 3.0);
/// ```
#[must_use]
pub fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let middle = sorted.len() / 2;
    match (
        sorted.get(middle),
        middle.checked_sub(1).and_then(|before| sorted.get(before)),
    ) {
        (Some(upper), Some(lower)) if sorted.len().is_multiple_of(2) => {
            f64::midpoint(*lower, *upper)
        }
        (Some(middle), _) => *middle,
        (None, _) => 0.0,
    }
}

/// The lowest and the highest value; 0 of nothing.
#[must_use]
pub fn range(values: &[f64]) -> (f64, f64) {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let at = |value: Option<&f64>| value.copied().unwrap_or_default();
    (at(sorted.first()), at(sorted.last()))
}

/// How many times as high `ours` is as `theirs`, round by round: what both went through in one round is
/// compared, nothing across rounds.
#[must_use]
pub fn ratios(ours: &[f64], theirs: &[f64]) -> Vec<f64> {
    ours.iter()
        .zip(theirs)
        .map(|(ours, theirs)| ours / theirs)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn medians() {
        let cases: [(&[f64], f64); 5] = [
            (&[], 0.0),
            (&[7.0], 7.0),
            (&[4.0, 1.0], 2.5),
            (&[9.0, 1.0, 2.0], 2.0),
            (&[8.0, 1.0, 100.0, 2.0], 5.0),
        ];
        for (values, expected) in cases {
            assert_eq!(median(values), expected, "{values:?}");
        }
    }

    #[test]
    fn ranges() {
        assert_eq!(range(&[2.0, 9.0, 1.0]), (1.0, 9.0));
        assert_eq!(range(&[]), (0.0, 0.0));
    }

    #[test]
    fn ratios_are_taken_within_a_round() {
        // The machine was half as fast in the second round; the ratio of the medians would not show 4.
        let ratios = ratios(&[400.0, 200.0, 440.0], &[100.0, 50.0, 110.0]);
        assert_eq!(ratios, [4.0, 4.0, 4.0]);
        assert_eq!(median(&ratios), 4.0);
    }
}
