//! Loads a small set of tables without mistakes, and compares every part of the result.

#![allow(clippy::unwrap_used, reason = "a helper of a test may panic as the test itself")]

mod support;

use backoffice_spec::{
    Encoding, Method, Null, Presence, Shape, ShapeKind, Spec, Type, load, load_dir,
};

#[test]
fn tables_keep_their_order() {
    let spec = small();
    assert_eq!(names(&spec.groups, |group| &group.id), ["orders", "gift_cards"]);
    assert_eq!(names(&spec.scopes, |scope| &scope.name), ["orders:read", "orders:write"]);
    assert_eq!(names(&spec.enums, |row| &row.name), ["ApiVersion", "Status"]);
    assert_eq!(names(&spec.gaps, |gap| &gap.id), ["other-values", "status-codes", "fields"]);
    assert_eq!(
        names(&spec.shapes, |shape| &shape.name),
        [
            "Order",
            "OrderPage",
            "OrderLine",
            "Address",
            "UpdateOrder",
            "NewEvent",
            "Event",
            "Upload",
            "OrderQuery"
        ]
    );
    // By number, not by place.
    assert_eq!(
        names(&spec.endpoints, |endpoint| &endpoint.id),
        ["retrieve_order", "update_order", "create_event", "list_orders", "upload", "delete_order"]
    );
}

#[test]
fn columns_are_read() {
    let spec = small();
    let header = spec.api.version_header.as_ref().unwrap();
    assert_eq!((header.name.as_str(), header.versions.as_str()), ("X-Version", "ApiVersion"));
    assert_eq!(spec.api.currencies, ["currency"]);
    assert_eq!(spec.enums[1].values, ["pending", "not_required"]);
    assert!(spec.enums[0].closed && !spec.enums[1].closed);
    assert_eq!(spec.gaps[2].acts_in, ["models", "server"]);

    let order = shape(&spec, "Order");
    assert_eq!((order.file.as_str(), order.kind), ("small", ShapeKind::Record));
    assert_eq!(order.identity.as_deref(), Some("number"));
    let [number, _, total, _, created_at, address, token, ..] = &order.fields[..] else {
        panic!("{order:?}")
    };
    assert_eq!(
        (number.presence, number.example.as_deref()),
        (Presence::Identity, Some("\"100-1\""))
    );
    assert_eq!(total.note.as_deref(), Some("With tax."));
    assert_eq!((total.presence, total.null), (Presence::Optional, Null::Unsaid));
    assert_eq!((total.section.as_str(), created_at.section.as_str()), ("2, Order", "1"));
    assert_eq!((address.null, address.sometimes), (Null::Sensible, true));
    assert!(token.secret && !total.secret);

    let upload = shape(&spec, "Upload");
    assert!(!upload.fields_shown && upload.fields.is_empty());
    assert_eq!(upload.gaps, ["fields"]);
}

#[test]
fn types_are_resolved() {
    let spec = small();
    let number = identity("Order", "number", Type::String);
    let list = |element| Type::List(Box::new(element));
    for (shape_name, field, expected) in [
        ("Order", "number", number.clone()),
        ("Order", "parent", number.clone()),
        ("Order", "status", Type::Enum("Status".into())),
        ("Order", "total", Type::Amount),
        ("Order", "lines", list(Type::Shape("OrderLine".into()))),
        ("Order", "created_at", Type::Timestamp),
        ("Order", "address", Type::Shape("Address".into())),
        ("Order", "metadata", Type::Any),
        ("OrderLine", "id", identity("OrderLine", "id", Type::Integer)),
        ("OrderLine", "quantity", Type::Int32),
        ("OrderLine", "weights", list(Type::Int32)),
        ("OrderLine", "order", number),
        ("Address", "url", Type::Url),
        ("Address", "is_home", Type::Boolean),
        ("Address", "since", Type::Date),
        ("Address", "extra", Type::Object),
        ("OrderQuery", "status", list(Type::Enum("Status".into()))),
        ("OrderPage", "results", list(Type::Shape("Order".into()))),
    ] {
        let fields = &shape(&spec, shape_name).fields;
        let found = &fields.iter().find(|f| f.name == field).unwrap().ty;
        assert_eq!(*found, expected, "{shape_name}.{field}");
    }
}

#[test]
fn bounds_come_from_the_row_or_the_type() {
    let spec = small();
    let (low, high) = (Some(i64::from(i32::MIN)), Some(i64::from(i32::MAX)));
    for (shape_name, field, expected) in [
        ("OrderLine", "quantity", (low, high)),
        ("OrderLine", "few", (Some(0), high)),
        // The bounds of an element are in its type.
        ("OrderLine", "weights", (None, None)),
        ("OrderLine", "id", (None, None)),
        ("Address", "latitude", (Some(-90), None)),
    ] {
        let fields = &shape(&spec, shape_name).fields;
        let found = fields.iter().find(|f| f.name == field).unwrap();
        assert_eq!((found.minimum, found.maximum), expected, "{shape_name}.{field}");
    }
}

#[test]
fn an_update_has_the_fields_of_its_record() {
    let spec = small();
    let update = shape(&spec, "UpdateOrder");
    assert_eq!((update.kind, update.of.as_deref()), (ShapeKind::Update, Some("Order")));
    assert_eq!(
        names(&update.fields, |field| &field.name),
        ["status", "total", "lines", "address", "parent", "metadata", "currency"]
    );
    assert!(update.fields.iter().all(|field| field.presence == Presence::Optional));
    assert_eq!(update.fields[3].null, Null::Sensible);
    assert_eq!(update.fields[0].section, "2, Order");
}

#[test]
fn a_request_lists_its_own_fields_before_inherited_ones() {
    let spec = small();
    let request = shape(&spec, "NewEvent");
    assert_eq!(names(&request.fields, |field| &field.name), ["status", "message"]);
    assert_eq!(request.fields[0].presence, Presence::Required);
    assert_eq!(request.fields[1].presence, Presence::Optional);
    assert_eq!(request.of, None);
}

#[test]
fn every_listed_shape_gets_a_page() {
    let spec = small();
    let page = shape(&spec, "OrderPage");
    assert_eq!((page.kind, page.of.as_deref()), (ShapeKind::Page, Some("Order")));
    assert_eq!((page.section.as_str(), page.file.as_str()), ("4, Pagination", "small"));
    assert_eq!(page.about, "A page of Order.");
    assert_eq!(names(&page.fields, |field| &field.name), ["next", "previous", "results"]);
    assert_eq!(page.fields[0].null, Null::Shown);
    assert_eq!(spec.endpoints[3].response.as_deref(), Some("OrderPage"));
}

#[test]
fn endpoints_are_resolved() {
    let spec = small();
    let delete = &spec.endpoints[5];
    assert_eq!((delete.method, delete.status), (Method::Delete, 204));
    assert_eq!(delete.scopes, ["orders:read", "orders:write"]);
    assert_eq!(delete.response, None);
    let create = &spec.endpoints[2];
    assert_eq!(create.scopes, ["orders:write"]);
    assert_eq!((create.number, create.method, create.status), (3, Method::Post, 201));
    // In the order of the path.
    assert_eq!(
        create.params,
        [
            ("number".to_owned(), identity("Order", "number", Type::String)),
            ("line_id".to_owned(), identity("OrderLine", "id", Type::Integer)),
        ]
    );
    assert_eq!(create.request.as_deref(), Some("NewEvent"));
    assert_eq!((create.query.as_deref(), create.encoding), (None, Encoding::Json));
    assert_eq!(create.gaps, ["fields"]);
    assert_eq!(spec.endpoints[3].query.as_deref(), Some("OrderQuery"));
    assert_eq!(spec.endpoints[4].encoding, Encoding::Multipart);
}

#[test]
fn a_folder_loads_in_the_order_of_its_file_names() {
    let spec = load_dir(&support::folder("valid")).unwrap();
    assert_eq!(spec, small());
}

#[test]
fn a_folder_that_cannot_be_loaded_is_named() {
    for (folder, message) in
        [("support", "no *.toml file in "), ("no-such-folder", "cannot read the tables at ")]
    {
        let error = load_dir(&support::folder(folder)).unwrap_err().to_string();
        assert!(error.contains(message) && error.contains(folder), "{error}");
    }
}

fn small() -> Spec {
    let source = support::source(&support::folder("valid").join("small.toml"));
    load(&[source]).unwrap_or_else(|errors| panic!("{errors}"))
}

fn shape<'s>(spec: &'s Spec, name: &str) -> &'s Shape {
    spec.shapes.iter().find(|shape| shape.name == name).unwrap()
}

fn identity(shape: &str, field: &str, base: Type) -> Type {
    Type::Identity { shape: shape.into(), field: field.into(), base: Box::new(base) }
}

fn names<T>(rows: &[T], name: fn(&T) -> &String) -> Vec<&str> {
    rows.iter().map(|row| name(row).as_str()).collect()
}

#[test]
fn a_byte_order_mark_is_skipped() {
    let mut source = support::source(&support::folder("valid").join("small.toml"));
    let expected = load(&[source.clone()]).unwrap();
    source.text.insert(0, '\u{feff}');
    assert_eq!(load(&[source]).unwrap(), expected);
}
