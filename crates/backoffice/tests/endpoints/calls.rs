//! A right call of each endpoint.

use backoffice::server::Examples;
use backoffice_description::Endpoint;

/// The address of an endpoint for records that exist, or not.
pub(crate) fn path(endpoint: &Endpoint, id: &str) -> String {
    let mut path = endpoint.path.to_owned();
    for parameter in endpoint.path_parameters {
        path = path.replace(&format!("{{{}}}", parameter.name), id);
    }
    path
}

/// The address of an endpoint for the records of a store.
pub(crate) fn path_to(endpoint: &Endpoint, of: &Examples) -> String {
    let kind = endpoint.path.split('/').nth(1).unwrap_or_default();
    let id = match kind {
        "products" => of.product_id,
        "subscriptions" => of.subscription_id,
        "users" => of.customer_id,
        "tickets" => of.ticket_id,
        "disputes" => of.dispute_id,
        "transactions" => of.transaction_id,
        "webhooks" => of.webhook_id,
        // There is none.
        "deliveries" => 1,
        _ => 0,
    };
    let path = endpoint.path.replace("{number}", &of.order_number);
    let path = path.replace("{fulfillmentId}", &of.fulfillment_id.to_string());
    let path = path.replace("{addressId}", &of.address_id.to_string());
    path.replace("{id}", &id.to_string())
}

/// A right body of a call.
pub(crate) fn body(endpoint: &Endpoint) -> String {
    let text = match endpoint.id {
        "refund_order" => r#"{"amount":"0.01"}"#,
        "create_order_note" | "create_user_note" => r#"{"message":"x"}"#,
        "create_fulfillment_event" => r#"{"status":"label_printed"}"#,
        "create_subscription_line" => r#"{"product_id":1,"quantity":1}"#,
        "create_webhook" | "update_webhook" => r#"{"events":["a"],"target":"https://a.example"}"#,
        "redeliver_events" => r#"{"webhook":1}"#,
        "upload_ticket_attachments" => {
            "--b\r\ncontent-disposition: form-data; name=\"ticket\"\r\n\r\n1\r\n\
             --b\r\ncontent-disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\n\
             content-type: text/plain\r\n\r\nx\r\n--b--\r\n"
        }
        _ => "{}",
    };
    text.to_owned()
}

pub(crate) fn content_type(endpoint: &Endpoint) -> &'static str {
    match endpoint.id {
        "upload_ticket_attachments" => "multipart/form-data; boundary=b",
        _ => "application/json",
    }
}
