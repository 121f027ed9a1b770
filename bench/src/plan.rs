//! All series of verdicts and of records: their payloads, work and targets.

use crate::{
    corpora::{
        self,
        Form::{self, *},
        WRONG_ORDERS, WRONG_TYPES_OF_CUSTOMERS, WRONG_TYPES_OF_ORDERS,
    },
    harness::{Bound::*, Goal},
    models::{AXUM, DERIVED, OURS as MODELS},
    validate::{OURS as VALIDATOR, OURS_ON_VALID},
};

/// The work to do with each payload.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    /// Say yes or no.
    IsValid,
    /// List all violations.
    Check,
    Decode,
    Encode,
}

/// A description of a series.
pub(crate) struct Plan {
    pub(crate) name: &'static str,
    pub(crate) shape: &'static str,
    pub(crate) form: Form,
    pub(crate) task: Task,
    pub(crate) goals: &'static [Goal],
}

#[rustfmt::skip]
pub(crate) static VERDICTS: [Plan; 20] = {
    use Task::*;
    [
        Plan { name: "orders", shape: "Order", form: TableOrder, task: IsValid,
            goals: &[goal("jsonschema", 25.0), goal("ajv", 25.0), goal("sonic-rs skip", 2.0)] },
        Plan { name: "orders-shuffled", shape: "Order", form: Shuffled, task: IsValid, goals: &[goal("jsonschema", 10.0), goal("ajv", 10.0)] },
        Plan { name: "orders-pretty", shape: "Order", form: Pretty, task: IsValid, goals: &[goal("jsonschema", 15.0), goal("ajv", 15.0)] },
        Plan { name: "orders-foreign", shape: "Order", form: Foreign, task: IsValid, goals: &[goal("jsonschema", 25.0), goal("ajv", 25.0)] },
        Plan { name: "orders-values", shape: "Order", form: ForeignValues, task: IsValid, goals: &[goal("jsonschema", 25.0), goal("ajv", 25.0)] },
        Plan { name: "customers-foreign", shape: "Customer", form: Foreign, task: IsValid, goals: &[goal("jsonschema", 15.0), goal("ajv", 15.0)] },
        Plan { name: "customers-values", shape: "Customer", form: ForeignValues, task: IsValid, goals: &[goal("jsonschema", 15.0), goal("ajv", 15.0)] },
        Plan { name: "orders-invalid", shape: "Order", form: WrongInAHundred(WRONG_ORDERS), task: IsValid, goals: &[] },
        Plan { name: "customers", shape: "Customer", form: TableOrder, task: IsValid, goals: &[goal("jsonschema", 15.0), goal("ajv", 15.0)] },
        Plan { name: "webhooks", shape: "Webhook", form: TableOrder, task: IsValid, goals: &[] },
        Plan { name: "small", shape: "BillingAddress", form: TableOrder, task: IsValid, goals: &[] },
        Plan { name: "spaced", shape: "Order", form: Spaced, task: IsValid, goals: &[] },
        Plan { name: "spaced-small", shape: "BillingAddress", form: Spaced, task: IsValid, goals: &[] },
        Plan { name: "invalid", shape: "Order", form: Wrong(WRONG_ORDERS), task: Check,
            goals: &[Goal(VALIDATOR, OURS_ON_VALID, AtMost(10.0))] },
        Plan { name: "invalid-yes-no", shape: "Order", form: Wrong(WRONG_ORDERS), task: IsValid,
            goals: &[Goal(VALIDATOR, OURS_ON_VALID, AtMost(6.0))] },
        Plan { name: "published-customer", shape: "Customer", form: Published, task: IsValid, goals: &[goal("jsonschema", 15.0), goal("ajv", 15.0)] },
        Plan { name: "published-dispute", shape: "Dispute", form: Published, task: IsValid, goals: &[] },
        Plan { name: "published-order", shape: "Order", form: Published, task: IsValid, goals: &[goal("jsonschema", 25.0), goal("ajv", 25.0)] },
        Plan { name: "published-product", shape: "Product", form: Published, task: IsValid, goals: &[] },
        Plan { name: "published-subscription", shape: "Subscription", form: Published, task: IsValid, goals: &[] },
    ]
};

impl Plan {
    /// Returns true, and says why, if its payloads are not there.
    pub(crate) fn lacks_payloads(&self) -> bool {
        let missing =
            corpora::published(self.shape).err().filter(|_| matches!(self.form, Published));
        missing.inspect(|error| println!("\nnot measured: {error}")).is_some()
    }
}

/// A target for another validator, or for one that skips.
const fn goal(peer: &'static str, times: f64) -> Goal {
    Goal(peer, VALIDATOR, AtLeast(times))
}

#[rustfmt::skip]
pub(crate) static RECORDS: [Plan; 18] = {
    use Task::*;
    [
        Plan { name: "orders", shape: "Order", form: TableOrder, task: Decode, goals: &[derive(5.0), Goal(DERIVED, AXUM, AtLeast(1.5))] },
        Plan { name: "orders-shuffled", shape: "Order", form: Shuffled, task: Decode, goals: &[derive(2.5)] },
        Plan { name: "orders-pretty", shape: "Order", form: Pretty, task: Decode, goals: &[derive(4.0)] },
        Plan { name: "orders-foreign", shape: "Order", form: Foreign, task: Decode, goals: &[derive(5.0)] },
        Plan { name: "orders-values", shape: "Order", form: ForeignValues, task: Decode, goals: &[derive(5.0)] },
        Plan { name: "published-order", shape: "Order", form: Published, task: Decode, goals: &[derive(5.0)] },
        Plan { name: "orders-unknown", shape: "Order", form: Unknown, task: Decode, goals: &[derive(1.5)] },
        Plan { name: "orders-mismatch", shape: "Order", form: Wrong(WRONG_TYPES_OF_ORDERS), task: Decode, goals: &[derive(1.5)] },
        Plan { name: "orders-encode", shape: "Order", form: TableOrder, task: Encode, goals: &[derive(1.5)] },
        Plan { name: "customers", shape: "Customer", form: TableOrder, task: Decode, goals: &[derive(4.0), Goal(DERIVED, AXUM, AtLeast(1.5))] },
        Plan { name: "customers-shuffled", shape: "Customer", form: Shuffled, task: Decode, goals: &[derive(2.5)] },
        Plan { name: "customers-pretty", shape: "Customer", form: Pretty, task: Decode, goals: &[derive(4.0)] },
        Plan { name: "customers-foreign", shape: "Customer", form: Foreign, task: Decode, goals: &[derive(4.0)] },
        Plan { name: "customers-values", shape: "Customer", form: ForeignValues, task: Decode, goals: &[derive(4.0)] },
        Plan { name: "published-customer", shape: "Customer", form: Published, task: Decode, goals: &[derive(4.0)] },
        Plan { name: "customers-unknown", shape: "Customer", form: Unknown, task: Decode, goals: &[derive(1.5)] },
        Plan { name: "customers-mismatch", shape: "Customer", form: Wrong(WRONG_TYPES_OF_CUSTOMERS), task: Decode, goals: &[derive(1.5)] },
        Plan { name: "customers-encode", shape: "Customer", form: TableOrder, task: Encode, goals: &[derive(1.5)] },
    ]
};

const fn derive(times: f64) -> Goal {
    Goal(DERIVED, MODELS, AtLeast(times))
}
