//! Persons and addresses.

use super::{
    super::scene::{Person, Scene},
    Fact, Object, Plan,
};

/// The person that an object is or names. Addresses and shapes with a phone number belong to the scene's
/// customer, the others to staff of the store.
pub(super) fn person(mut plan: Plan, object: &Object<'_>) -> Plan {
    let scene = object.scene;
    let has = |name: &str| object.has(name);
    if has("country") {
        plan = address(plan, object);
    }
    if !(has("phone_number") || has("country") || has("from_email")) {
        return names(plan, &Person::new(object.key.child("person")));
    }
    // An address has its own id.
    if !has("line1") {
        plan = plan.add("id", scene.customer_id);
    }
    names(plan, &scene.customer)
        .add("from_email", scene.customer.email.as_str())
        .add("phone_number", scene.phone.as_str())
        .add("language", scene.place.language)
        .add("ip", scene.ip.as_str())
        .add("user_agent", scene.user_agent)
}

/// A search that finds the scene's customer.
pub(super) fn search(plan: Plan, scene: &Scene) -> Plan {
    plan.add("email", scene.customer.email.as_str())
        .add("name", scene.customer.last_name)
        .add("phone_number", scene.phone.as_str())
        .add("language", scene.place.language)
}

fn names(plan: Plan, person: &Person) -> Plan {
    plan.add("first_name", person.first_name)
        .add("last_name", person.last_name)
        .add("email", person.email.as_str())
}

/// An address in the scene's place; the first of a list is the default one.
fn address(plan: Plan, object: &Object<'_>) -> Plan {
    let (scene, place) = (object.scene, object.scene.place);
    let is_first = Fact::Boolean(object.position == 0);
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
