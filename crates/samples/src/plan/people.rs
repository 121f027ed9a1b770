//! Persons and addresses.

use backoffice_shapes::ShapeInfo;

use super::{Fact, Plan, Site};
use crate::scene::Person;

/// The person that an object is or names. Shapes with a phone number are about the scene's customer, and
/// so are addresses; the others are about people who work for the store.
pub(super) fn person(plan: Plan, shape: &ShapeInfo, site: Site<'_>) -> Plan {
    let scene = site.scene;
    let has = |name: &str| shape.field(name).is_some();
    let plan = if has("country") {
        address(plan, site)
    } else {
        plan
    };
    let is_customer = has("phone_number") || has("country") || has("from_email");
    if !is_customer {
        return named(plan, &Person::new(site.key.child("person")));
    }
    // An address has an id of its own.
    let plan = if has("line1") {
        plan
    } else {
        plan.add("id", scene.customer_id)
    };
    named(plan, &scene.customer)
        .add("from_email", scene.customer.email.as_str())
        .add("phone_number", scene.phone.as_str())
        .add("language", scene.place.language)
        .add("ip", scene.ip.as_str())
        .add("user_agent", scene.user_agent)
}

/// A search that finds the scene's customer.
pub(super) fn wanted(plan: Plan, site: Site<'_>) -> Plan {
    let customer = &site.scene.customer;
    plan.add("email", customer.email.as_str())
        .add("name", customer.last_name)
        .add("phone_number", site.scene.phone.as_str())
        .add("language", site.scene.place.language)
}

fn named(plan: Plan, person: &Person) -> Plan {
    plan.add("first_name", person.first_name)
        .add("last_name", person.last_name)
        .add("email", person.email.as_str())
}

/// An address in the scene's place; the first of a list is the one to use.
fn address(plan: Plan, site: Site<'_>) -> Plan {
    let (scene, place) = (site.scene, site.scene.place);
    let is_first = Fact::Boolean(site.position == 0);
    plan.add("line1", scene.street.as_str())
        .add("line4", place.city)
        .add("city", place.city)
        .add("state", place.state)
        .add("postcode", scene.postcode.as_str())
        .add("country", place.country)
        .add("latitude", Fact::Number(place.latitude))
        .add("longitude", Fact::Number(place.longitude))
        .add("is_default_for_billing", is_first.clone())
        .add("is_default_for_shipping", is_first)
}
