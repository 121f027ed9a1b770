//! Lists against a plain filter over all records.

use std::collections::BTreeSet;

use axum::body::Body;
use serde_json::Value;

use crate::service::Service;

/// A query parameter and its value.
type Pair = (&'static str, String);

/// A list: its path, the values to ask for that come from a record, and the filter.
struct List {
    path: &'static str,
    values: fn(&Value) -> Vec<Pair>,
    keeps: fn(&Value, &Pair) -> bool,
}

const LISTS: [List; 3] = [
    List { path: "/users/", values: values_of_customer, keeps: keeps_customer },
    List { path: "/gift-cards/", values: values_of_card, keeps: keeps_card },
    List { path: "/webhooks/", values: values_of_webhook, keeps: keeps_webhook },
];

/// Asks for the values of each record, alone and in pairs. The service must answer with the records that the plain filter
/// keeps, in the same order, over all pages.
pub(crate) async fn filters(service: &Service) {
    for list in LISTS {
        let all = read(service, list.path, &[]).await;
        assert!(all.len() >= 3, "{}", list.path);
        let (mut asked, mut selective) = (BTreeSet::new(), 0);
        for record in &all {
            let values = (list.values)(record);
            for (at, first) in values.iter().enumerate() {
                let others = values
                    .iter()
                    .skip(at + 1)
                    .filter(|other| other.0 != first.0 || first.0 == "events");
                let alone = vec![first.clone()];
                let pairs = others.map(|other| vec![first.clone(), other.clone()]);
                // Some of the pairs, so that the test takes seconds.
                for query in std::iter::once(alone).chain(pairs.step_by(4)) {
                    if !asked.insert(query.clone()) {
                        continue;
                    }
                    let keeps = |record: &Value, name| {
                        let mut values = query.iter().filter(|pair| pair.0 == name);
                        values.any(|pair| (list.keeps)(record, pair))
                    };
                    let wanted: Vec<_> = all
                        .iter()
                        .filter(|record| query.iter().all(|pair| keeps(record, pair.0)))
                        .collect();
                    let found = read(service, list.path, &query).await;
                    assert!(found.iter().eq(wanted.iter().copied()), "{} {query:?}", list.path);
                    selective += usize::from((1..all.len()).contains(&found.len()));
                }
            }
        }
        // Filters that keep everything or nothing show little.
        let asked = asked.len();
        assert!(selective > asked / 3, "{}: {selective} of {asked}", list.path);
    }
    // Values that no record has.
    for (path, name, value) in [
        ("/gift-cards/", "currency", "U\0"),
        ("/gift-cards/", "search_text", "\0"),
        ("/webhooks/", "events", "\0"),
    ] {
        let found = read(service, path, &[(name, value.to_owned())]).await;
        assert_eq!(found, [Value::Null; 0], "{path} {name} {value:?}");
    }
}

/// Reads all pages of a list.
async fn read(service: &Service, path: &str, query: &[Pair]) -> Vec<Value> {
    let query = form_urlencoded::Serializer::new(String::new()).extend_pairs(query).finish();
    let mut address = format!("{path}?{query}");
    let mut all = Vec::new();
    loop {
        let request = service.request("GET", &address).body(Body::empty()).unwrap();
        let (parts, text) = service.send(request).await;
        assert_eq!(parts.status, 200, "{address} {text}");
        let mut page: Value = serde_json::from_str(&text).unwrap();
        all.append(page["results"].as_array_mut().unwrap());
        match page["next"].as_str() {
            Some(next) => address = next.strip_prefix(&service.address).unwrap().to_owned(),
            None => return all,
        }
    }
}

fn text<'a>(record: &'a Value, field: &str) -> &'a str {
    record[field].as_str().unwrap_or_default()
}

/// Compares without letter case.
fn is_same(left: &str, right: &str) -> bool {
    left.to_lowercase() == right.to_lowercase()
}

fn has_part(text: &str, part: &str) -> bool {
    text.to_lowercase().contains(&part.to_lowercase())
}

/// Returns the first characters of a text in upper case.
fn start(text: &str) -> String {
    text.chars().take(3).collect::<String>().to_uppercase()
}

/// Returns the day of a time. The samples' times are in UTC, and so sort as text.
fn day<'a>(record: &'a Value, field: &str) -> Option<&'a str> {
    let time = record[field].as_str()?;
    assert!(time.ends_with('Z'), "{time}");
    time.get(..10)
}

fn values_of_customer(customer: &Value) -> Vec<Pair> {
    let mut values = vec![
        ("email", text(customer, "email").to_uppercase()),
        ("email", start(text(customer, "email"))),
        ("name", start(text(customer, "first_name"))),
        (
            "name",
            format!("{} {}", text(customer, "first_name"), start(text(customer, "last_name"))),
        ),
        ("name", "100%_".to_owned()),
        ("phone_number", text(customer, "phone_number").to_owned()),
        ("language", text(customer, "language").to_owned()),
        ("user_type", text(customer, "user_type").to_owned()),
        ("is_blocked", customer["is_blocked"].to_string()),
        ("accepts_marketing", (customer["accepts_marketing"] != true).to_string()),
    ];
    if let Some(day) = day(customer, "date_joined") {
        values.push(("date_joined_from", day.to_owned()));
        values.push(("date_joined_to", day.to_owned()));
    }
    values.retain(|(_, text)| !text.is_empty());
    values
}

fn keeps_customer(customer: &Value, (name, value): &Pair) -> bool {
    let names = [text(customer, "first_name"), text(customer, "last_name")].join(" ");
    match *name {
        "name" => has_part(&names, value),
        "email" | "phone_number" => is_same(text(customer, name), value),
        "date_joined_from" => day(customer, "date_joined").is_some_and(|day| day >= value.as_str()),
        "date_joined_to" => day(customer, "date_joined").is_some_and(|day| day <= value.as_str()),
        "is_blocked" | "accepts_marketing" => customer[*name] == (value == "true"),
        "language" | "user_type" => text(customer, name) == value,
        _ => panic!("{name}"),
    }
}

fn values_of_card(card: &Value) -> Vec<Pair> {
    let cents = amount(text(card, "initial"));
    let mut values = vec![
        ("search_text", start(text(card, "last_four"))),
        ("search_text", start(text(&card["user"], "email"))),
        ("search_text", text(&card["user"], "last_name").to_owned()),
        ("customer", card["user"]["id"].to_string()),
        ("currency", text(card, "currency").to_owned()),
        ("amount_from", text(card, "initial").to_owned()),
        ("amount_from", format!("{}.{:02}1", cents / 100, cents % 100)),
        ("amount_to", format!("{}.{:02}000", cents / 100, cents % 100)),
        ("status", "active".to_owned()),
        ("status", "disabled".to_owned()),
        ("status", "expired".to_owned()),
    ];
    if let Some(day) = day(card, "created_at") {
        values.push(("created_from", day.to_owned()));
        values.push(("created_to", day.to_owned()));
    }
    values.retain(|(_, text)| !text.is_empty());
    values
}

/// Reads an amount as hundredths, rounded down.
fn amount(text: &str) -> i64 {
    let (whole, rest) = text.split_once('.').unwrap_or((text, ""));
    let cents: String = rest.chars().chain("00".chars()).take(2).collect();
    whole.parse::<i64>().unwrap() * 100 + cents.parse::<i64>().unwrap()
}

fn keeps_card(card: &Value, (name, value): &Pair) -> bool {
    let user = &card["user"];
    let searched = [
        text(card, "last_four"),
        text(user, "first_name"),
        text(user, "last_name"),
        text(user, "email"),
    ];
    let initial = amount(text(card, "initial"));
    // More than hundredths: the bound lies above the amount of the same hundredths.
    let is_above =
        value.ends_with('1') && value.rsplit('.').next().is_some_and(|digits| digits.len() == 3);
    let has_passed = |field: &str| {
        let time = card[field].as_str();
        time.is_some_and(|time| time.parse::<jiff::Timestamp>().unwrap() <= jiff::Timestamp::now())
    };
    match *name {
        "search_text" => has_part(&searched.join(" "), value),
        "customer" => user["id"] == value.parse::<i64>().unwrap(),
        "currency" => text(card, name) == value,
        "amount_from" => initial >= amount(value) + i64::from(is_above),
        "amount_to" => initial <= amount(value),
        "created_from" => day(card, "created_at").is_some_and(|day| day >= value.as_str()),
        "created_to" => day(card, "created_at").is_some_and(|day| day <= value.as_str()),
        "status" => {
            let status = match (has_passed("disabled_at"), has_passed("expired_at")) {
                (true, _) => "disabled",
                (false, true) => "expired",
                (false, false) => "active",
            };
            status == value
        }
        _ => panic!("{name}"),
    }
}

fn values_of_webhook(webhook: &Value) -> Vec<Pair> {
    let events = webhook["events"].as_array().unwrap();
    let first = events.first().and_then(Value::as_str).unwrap_or_default();
    let mut values = vec![
        ("name", start(text(webhook, "name"))),
        ("events", first.to_owned()),
        ("events", start(first)),
        ("active", webhook["active"].to_string()),
        ("active", (webhook["active"] != true).to_string()),
    ];
    values.retain(|(_, text)| !text.is_empty());
    values
}

fn keeps_webhook(webhook: &Value, (name, value): &Pair) -> bool {
    match *name {
        "name" => has_part(text(webhook, "name"), value),
        "events" => {
            let mut events = webhook["events"].as_array().unwrap().iter().filter_map(Value::as_str);
            events.any(|event| is_same(event, value))
        }
        "active" => webhook["active"] == (value == "true"),
        _ => panic!("{name}"),
    }
}
