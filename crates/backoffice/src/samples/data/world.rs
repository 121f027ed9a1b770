//! People, places, products and ways to pay. In texts, `#` stands for a digit and `~` for a lower-case
//! hexadecimal digit.

/// First names, and their spelling in mail addresses.
#[rustfmt::skip]
pub(crate) const FIRST_NAMES: &[(&str, &str)] = &[
    ("Ada", "ada"), ("Amélie", "amelie"), ("Ben", "ben"), ("Chidi", "chidi"),
    ("Elif", "elif"), ("Jonas", "jonas"), ("José", "jose"), ("Mei", "mei"),
    ("Nina", "nina"), ("Oliver", "oliver"), ("Priya", "priya"), ("Sami", "sami"),
    ("Søren", "soren"), ("Zoë", "zoe"),
];

/// Last names, and their spelling in mail addresses.
#[rustfmt::skip]
pub(crate) const LAST_NAMES: &[(&str, &str)] = &[
    ("Brown", "brown"), ("Dubois", "dubois"), ("Garcia", "garcia"), ("Larsson", "larsson"),
    ("Müller", "mueller"), ("Nguyen", "nguyen"), ("O'Neill", "oneill"),
    ("Okafor", "okafor"), ("Patel", "patel"), ("Smith", "smith"), ("Tanaka", "tanaka"),
    ("Weber", "weber"),
];

/// A place where customers live.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Place {
    pub(crate) country: &'static str,
    pub(crate) state: &'static str,
    pub(crate) city: &'static str,
    pub(crate) postcode: &'static str,
    /// Streets with a house number.
    pub(crate) streets: &'static [&'static str],
    /// Numbers that the country's regulator reserves for fiction.
    pub(crate) phone: &'static str,
    pub(crate) currency: &'static str,
    /// Hundredths of the report currency for one unit of `currency`.
    pub(crate) rate: i64,
    pub(crate) language: &'static str,
    pub(crate) tax_title: &'static str,
    /// Sales tax in hundredths of a percent.
    pub(crate) tax_rate: i64,
    /// Latitude and longitude are millionths of a degree.
    pub(crate) latitude: i64,
    pub(crate) longitude: i64,
}

/// Places. Each currency has hundredths.
#[rustfmt::skip]
pub(crate) const PLACES: &[Place] = &[
    Place {
        country: "US", state: "NY", city: "Brooklyn", postcode: "112##",
        streets: &["4## Bergen Street", "1# Court Street"],
        phone: "+171855501##", currency: "USD", rate: 100, language: "en",
        tax_title: "Sales tax", tax_rate: 888, latitude: 40_678_178, longitude: -73_944_158,
    },
    Place {
        country: "US", state: "CA", city: "Oakland", postcode: "946##",
        streets: &["2## Grand Avenue", "7## Clay Street"],
        phone: "+151055501##", currency: "USD", rate: 100, language: "es",
        tax_title: "Sales tax", tax_rate: 1025, latitude: 37_804_456, longitude: -122_271_356,
    },
    Place {
        country: "CA", state: "ON", city: "Toronto", postcode: "M5V 2H#",
        streets: &["1## Queen Street West", "3# Spadina Avenue"],
        phone: "+141655501##", currency: "CAD", rate: 73, language: "en",
        tax_title: "HST", tax_rate: 1300, latitude: 43_653_482, longitude: -79_383_935,
    },
    Place {
        country: "GB", state: "Greater London", city: "London", postcode: "SE1 #AA",
        streets: &["1# Borough High Street", "2# Bermondsey Street"],
        phone: "+4420794600##", currency: "GBP", rate: 127, language: "en",
        tax_title: "VAT", tax_rate: 2000, latitude: 51_507_351, longitude: -127_758,
    },
    Place {
        country: "DE", state: "BE", city: "Berlin", postcode: "104##",
        streets: &["Kastanienallee 4#", "Schönhauser Allee 1##"],
        phone: "+493023125###", currency: "EUR", rate: 108, language: "de",
        tax_title: "MwSt.", tax_rate: 1900, latitude: 52_520_008, longitude: 13_404_954,
    },
    Place {
        country: "FR", state: "Auvergne-Rhône-Alpes", city: "Lyon", postcode: "6900#",
        streets: &["1# rue de la République", "2# quai Saint-Antoine"],
        phone: "+3346571####", currency: "EUR", rate: 108, language: "fr",
        tax_title: "TVA", tax_rate: 2000, latitude: 45_764_043, longitude: 4_835_659,
    },
    Place {
        country: "SE", state: "Stockholms län", city: "Stockholm", postcode: "118 2#",
        streets: &["Götgatan 3#", "Hornsgatan 1##"],
        phone: "+4684650042#", currency: "SEK", rate: 10, language: "sv",
        tax_title: "Moms", tax_rate: 2500, latitude: 59_329_323, longitude: 18_068_581,
    },
    Place {
        country: "AU", state: "NSW", city: "Sydney", postcode: "20##",
        streets: &["5# Crown Street", "2## Oxford Street"],
        phone: "+6125550####", currency: "AUD", rate: 66, language: "en",
        tax_title: "GST", tax_rate: 1000, latitude: -33_868_820, longitude: 151_209_290,
    },
];

/// The currency of reports.
pub(crate) const REPORT_CURRENCY: &str = "USD";

/// A product of the sample catalogue.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Item {
    pub(crate) title: &'static str,
    pub(crate) category: &'static str,
    /// Price without tax, in hundredths.
    pub(crate) price: i64,
    pub(crate) description: &'static str,
}

/// The sample catalogue.
#[rustfmt::skip]
pub(crate) const ITEMS: &[Item] = &[
    Item {
        title: "Monthly Refill", category: "Refills", price: 1_995,
        description: "A month's supply, delivered when the last one runs out.",
    },
    Item {
        title: "Timeless Watch", category: "Accessories", price: 7_999,
        description: "A steel watch with a \"sunburst\" dial.\nWater-resistant to 50 m.",
    },
    Item {
        title: "Linen Shirt", category: "Clothing", price: 5_450,
        description: "Loose fit, garment washed.",
    },
    Item {
        title: "Café Mug", category: "Kitchen", price: 1_250,
        description: "Stoneware, 350 ml, dishwasher safe.",
    },
    Item {
        title: "Travel Backpack 40L", category: "Bags", price: 12_900,
        description: "Fits under most seats; 40 litres, 1.2 kg.",
    },
    Item {
        title: "Wool Blanket", category: "Home", price: 8_900,
        description: "Merino wool, 140 × 200 cm.",
    },
    Item {
        title: "Desk Lamp", category: "Home", price: 6_400,
        description: "Dimmable, 2700 K to 5000 K.",
    },
    Item {
        title: "Daily Vitamins", category: "Refills", price: 2_999,
        description: "60 capsules. See the label for allergens.",
    },
];

/// Sizes of variants.
pub(crate) const SIZES: &[&str] = &["S", "M", "L", "XL"];

/// Ways to pay: method, first six digits, last four, masked number. The numbers are published test numbers
/// of the payment industry; a method without card has none.
pub(crate) const PAYMENTS: &[(&str, [&str; 3])] = &[
    ("bankcard", ["424242", "4242", "424242******4242"]),
    ("bankcard", ["555555", "4444", "555555******4444"]),
    ("bankcard", ["378282", "0005", "378282*****0005"]),
    ("paypal", ["", "", ""]),
];

/// Codes and names of shipping methods.
pub(crate) const SHIPPING: &[(&str, &str)] =
    &[("standard", "Standard shipping"), ("express", "Express shipping"), ("pickup", "Pick-up")];

/// Codes and labels, by shape.
#[rustfmt::skip]
pub(crate) const LABELS: &[(&str, &[(&str, &str)])] = &[
    ("GatewayCurrency", &[("USD", "US Dollar"), ("EUR", "Euro"), ("GBP", "Pound Sterling")]),
    ("GatewayExpressPaymentMethod", &[("apple_pay", "Apple Pay"), ("google_pay", "Google Pay")]),
    ("GatewayPaymentMethod", &[("bankcard", "Card"), ("paypal", "PayPal"), ("klarna", "Klarna")]),
    ("CardType", &[("visa", "Visa"), ("mastercard", "Mastercard"), ("amex", "American Express")]),
];

/// Keys and values of a line's properties, as JSON.
#[rustfmt::skip]
pub(crate) const PROPERTIES: &[(&str, &str)] = &[
    ("engraving", "\"For Zoë\""), ("gift_wrap", "true"), ("weight_grams", "250"),
    ("delivery_window", "[\"09:00\",\"12:00\"]"), ("note", "null"),
];

/// IP addresses for documentation: RFC 5737 and RFC 3849.
pub(crate) const IP_ADDRESSES: &[&str] =
    &["192.0.2.1##", "198.51.100.1##", "203.0.113.1##", "2001:db8::a~~~:1~~~"];

pub(crate) const USER_AGENTS: &[&str] = &[
    "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148",
];
