//! Decimals of currencies (ISO 4217).
//!
//! ```
//! use backoffice_shapes::currency::{decimals, fits};
//!
//! assert_eq!([decimals("JPY"), decimals("eur"), decimals("points")], [Some(0), Some(2), None]);
//! assert!(fits("1.50", "EUR") && !fits("1.50", "JPY"));
//! ```

/// Codes of ISO 4217 with the number of decimals of their amounts, and those that were withdrawn since 2020, because
/// records still have them. Codes without decimals of their own, such as XAU and XXX, are left out.
const CURRENCIES: [(u8, &str); 4] = [
    (0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"),
    (
        2,
        "AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD \
         CAD CDF CHE CHF CHW CNY COP COU CRC CUC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL \
         GHS GIP GMD GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR \
         LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB \
         PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SLL SOS SRD SSP STN SVC SYP \
         SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG \
         ZWL",
    ),
    (3, "BHD IQD JOD KWD LYD OMR TND"),
    (4, "CLF UYW"),
];

/// Returns the number of decimals that amounts of a currency have, or none for a text that is not the code of a currency.
/// Letter case does not matter.
#[must_use]
pub fn decimals(code: &str) -> Option<u8> {
    let mut found = CURRENCIES
        .iter()
        .filter(|(_, codes)| codes.split(' ').any(|known| known.eq_ignore_ascii_case(code)));
    found.next().map(|(decimals, _)| *decimals)
}

/// Returns `true` if an amount has no more decimals than its currency. Zeros at the end do not count, and any amount fits
/// an unknown currency.
#[must_use]
pub fn fits(amount: &str, code: &str) -> bool {
    let fraction = amount.split_once('.').map_or("", |(_, fraction)| fraction);
    let used = fraction.trim_end_matches('0').len();
    decimals(code).is_none_or(|decimals| used <= usize::from(decimals))
}
