//! Every shape, with what the laws do to it.

use std::fmt::Debug;

use backoffice_models::{
    AnyRecord, DecodeError, Drift, Page, Record, SHAPES,
    info::ShapeInfo,
    runtime::{Members, serde},
};

/// A shape and how it is read.
pub(crate) struct Shape {
    pub(crate) info: &'static ShapeInfo,
    /// Reads a text in one way.
    pub(crate) read: fn(&[u8]) -> Result<Decoded, DecodeError>,
    /// Reads a text in every way, and sees that they agree.
    pub(crate) decode: fn(&[u8]) -> Result<Decoded, DecodeError>,
    /// What Debug shows of a text that can be read.
    pub(crate) debug: fn(&[u8]) -> String,
    #[cfg(feature = "schemars")]
    pub(crate) schema: fn() -> serde_json::Value,
}

/// What came of reading a text.
pub(crate) struct Decoded {
    /// As it is written back.
    pub(crate) json: String,
    pub(crate) drift: Vec<Drift>,
    /// The JSON text of each member that has a value, by position.
    pub(crate) members: Vec<Option<String>>,
}

macro_rules! shapes {
    ($($shape:ident,)* ; $($element:ident,)*) => {
        &[$(entry!(backoffice_models::$shape),)* $(entry!(Page<backoffice_models::$element>),)*]
    };
}

macro_rules! entry {
    ($shape:ty) => {
        || Shape {
            info: <$shape as Members>::empty().info(),
            read: read::<$shape>,
            decode: decode::<$shape>,
            debug: |bytes| {
                let record = <$shape>::from_slice(bytes).unwrap();
                format!("{record:?} {record:#?}")
            },
            #[cfg(feature = "schemars")]
            schema: || schemars::schema_for!($shape).to_value(),
        }
    };
}

static ENTRIES: &[fn() -> Shape] = shapes![
    Attachment, Attribution, AttributionAgent, BillingAddress, CaptureTransaction, CardType, Comment,
    CreateCustomerNote, CreateFulfillmentEvent, CreateOrderNote, CreateProductImage,
    CreateSubscriptionLine, CreateWebhook, Customer, CustomerNote, Dispute, EmbeddedTransaction,
    Fulfillment, FulfillmentEvent, Gateway, GatewayCurrency, GatewayExpressPaymentMethod, GatewayGroup,
    GatewayPaymentMethod, GiftCard, LineProperty, ListGatewayGroupsQuery, ListGiftCardsQuery,
    ListUsersQuery, ListWebhooksQuery, NoteApp, NoteAuthor, OfferDiscount, Order, OrderLine, OrderNote,
    OrderReportValues, OrderSubscription, OrderTaxLine, PaymentDetails, Product, ProductCategory,
    ProductImage, ProductListImage, ProductSummary, ProductSummaryCategory, ProductSummaryImage,
    ProductVariant, Refund, RefundAdjustment, RefundAdjustmentReportValues, RefundLineItem,
    RefundLineItemReportValues, RefundOrder, RefundReportValues, ShippingAddress, StandaloneGateway,
    StandalonePaymentDetails, Stockrecord, Subscription, SubscriptionLine, SubscriptionOrder,
    SubscriptionProductImage, SubscriptionProductSummary, SupportTicket, TaxLine, TaxLineReportValues,
    Transaction, TransactionInitiator, TransactionReportValues, TransactionSubscription, UpdateCustomer,
    UpdateProduct, UpdateSubscription, UpdateWebhook, UploadTicketAttachments, UserAddress, UserSummary,
    VariantAttribute, VariantAttributeValue, VariantPrice, VariantStockrecord, Voucher, VoucherDiscount,
    Webhook,
    ;
    Customer, GatewayGroup, GiftCard, Webhook,
];

/// Every shape.
pub(crate) fn shapes() -> impl Iterator<Item = Shape> {
    ENTRIES.iter().map(|entry| entry())
}

/// Reads a text.
fn read<T: Record>(bytes: &[u8]) -> Result<Decoded, DecodeError> {
    let record = T::from_slice(bytes)?;
    let members = (0..record.info().members.len()).map(|position| {
        let member = record.member(position).expect("a member for each row");
        let mut text = String::new();
        member.write(&mut text);
        (!member.is_absent()).then_some(text)
    });
    Ok(Decoded {
        members: members.collect(),
        json: record.to_json(),
        drift: record.drift(),
    })
}

/// Reads a text in every way there is, which must come to the same.
fn decode<T>(bytes: &[u8]) -> Result<Decoded, DecodeError>
where
    T: Record + PartialEq + Debug + serde::Serialize + serde::de::DeserializeOwned,
{
    let info = T::empty().info();
    let decoded = read::<T>(bytes);
    let any = AnyRecord::from_slice(info, bytes).map(|record| (record.to_json(), record.drift()));
    let same = decoded.as_ref().map_err(Clone::clone);
    assert_eq!(
        any,
        same.map(|decoded| (decoded.json.clone(), decoded.drift.clone()))
    );
    let by_serde = serde_json::from_slice::<T>(bytes);
    assert_eq!(by_serde.is_ok(), decoded.is_ok(), "{}", info.name);
    if let (Ok(record), Ok(decoded)) = (by_serde, &decoded) {
        assert!(record == T::from_slice(bytes)?, "{}", info.name);
        assert_eq!(serde_json::to_string(&record).unwrap(), decoded.json);
    }
    decoded
}

#[test]
fn every_shape_is_here() {
    let mut here: Vec<_> = shapes().map(|shape| shape.info.name).collect();
    let mut described: Vec<_> = SHAPES.iter().map(|info| info.name).collect();
    here.sort_unstable();
    described.sort_unstable();
    assert_eq!(here, described);
}

#[test]
fn a_shape_has_a_field_for_each_row_and_no_other() {
    for shape in shapes() {
        let record = (shape.decode)(b"{}").unwrap();
        assert!(
            record.members.iter().all(Option::is_none),
            "{}",
            shape.info.name
        );
        assert_eq!(record.json, "{}", "{}", shape.info.name);
    }
}
