//! Medians and ranges of measurements.

/// Returns the middle value, or the mean of the middle two.
pub(crate) fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let at = |position: usize| sorted.get(position).copied().unwrap_or_default();
    f64::midpoint(at(sorted.len().saturating_sub(1) / 2), at(sorted.len() / 2))
}

/// Returns the lowest and the highest value.
pub(crate) fn range(values: &[f64]) -> (f64, f64) {
    let values = || values.iter().copied();
    (values().reduce(f64::min).unwrap_or_default(), values().reduce(f64::max).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn medians_and_ranges() {
        assert_eq!([median(&[]), median(&[7.0]), median(&[4.0, 1.0])], [0.0, 7.0, 2.5]);
        assert_eq!(median(&[9.0, 1.0, 2.0]), 2.0);
        assert_eq!(range(&[2.0, 9.0, 1.0]), (1.0, 9.0));
    }
}
