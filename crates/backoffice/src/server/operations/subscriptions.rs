//! Subscriptions.

use backoffice_description::endpoints;
use rust_decimal::Decimal;

use super::{
    Backoffice, json,
    update::{self, merged},
};
use crate::{
    models::{
        CreateSubscriptionLine, Product, ProductVariant, Record as _, Subscription, SubscriptionId,
        SubscriptionLine, SubscriptionProductSummary, UpdateSubscription,
    },
    server::{
        Subscriptions,
        database::write::Write,
        domain::{
            answer::Answer,
            caller::Caller,
            money::{self, decimal},
            refusal::Refusal,
        },
        generated::tables,
        queries,
    },
};

/// Fields that the service sets itself.
const READ_ONLY: &[&str] =
    &["date_created", "id", "lines", "num_lines", "num_orders", "orders", "total", "user"];

impl Subscriptions for Backoffice {
    async fn get(&self, caller: &Caller, id: SubscriptionId) -> Answer<Subscription> {
        self.read(caller, &tables::SUBSCRIPTIONS, i64::from(id)).await
    }

    async fn update(
        &self,
        caller: &Caller,
        id: SubscriptionId,
        body: UpdateSubscription,
    ) -> Answer<Subscription> {
        let id = i64::from(id);
        let endpoint = &endpoints::UPDATE_SUBSCRIPTION;
        let (mut write, stored) = self.change(caller, endpoint, &tables::SUBSCRIPTIONS, id).await?;
        let subscription: Subscription = json::record(&stored.json)?;
        let subscription = merged(&mut write, &subscription, &body, READ_ONLY).await?;
        let text = json::text(&subscription, &stored.json);
        let record = format!("subscriptions/{id}");
        write.replace(&tables::SUBSCRIPTIONS, &stored, text, Vec::new(), &record).await
    }

    /// Adds a line; the subscription's total and number of lines follow (gap `subscription-line-price`).
    async fn create_line(
        &self,
        caller: &Caller,
        id: SubscriptionId,
        body: CreateSubscriptionLine,
    ) -> Answer<SubscriptionLine> {
        let wrong = |field, message| Err(Refusal::invalid(field, message));
        // In digits only (gap `integers`).
        let Some(product_id) = json::body(&body)?["product_id"].as_i64() else {
            return wrong("product_id", update::NOT_AN_ID);
        };
        let Some(quantity) = body.quantity.get().copied() else {
            return wrong("quantity", "expected a whole number");
        };
        if !(1..=1_000_000).contains(&quantity) {
            return wrong("quantity", "expected a number from 1 to 1000000");
        }
        let subscription_id = i64::from(id);
        let endpoint = &endpoints::CREATE_SUBSCRIPTION_LINE;
        let (mut write, stored) =
            self.change(caller, endpoint, &tables::SUBSCRIPTIONS, subscription_id).await?;
        let mut subscription: Subscription = json::record(&stored.json)?;
        let Some((product, variant)) = product_of(&mut write, product_id).await? else {
            return wrong("product_id", "no variant and no product has this id");
        };
        let code = subscription.currency.as_deref();
        let currency = self.currency(code);
        let Some(price) = price(&variant, code) else {
            let message = "the product has no price in the subscription's currency";
            return wrong("product_id", message);
        };
        let id = write.id().await?;
        let mut line = SubscriptionLine::new(id);
        line.price = Some(currency.amount(price));
        line.product = Some(summary(&product, &variant)?);
        line.properties = Vec::new().into();
        line.quantity = Some(quantity);
        let line = json::with_nulls(&line)?;
        let before = money::number(subscription.total.as_ref());
        let total = price.checked_mul(Decimal::from(quantity));
        let total = total.and_then(|line| line.checked_add(before));
        let Some(total) = total else {
            return wrong("quantity", "the subscription's total is too large");
        };
        subscription.total = Some(currency.amount(total));
        subscription.lines.push(line.clone());
        subscription.num_lines = i64::try_from(subscription.lines.len()).ok();
        let text = json::text(&subscription, &stored.json);
        write.update(&tables::SUBSCRIPTIONS, subscription_id, &text, Vec::new())?;
        let record = format!("subscriptions/{subscription_id}/lines/{id}");
        write.finish(&record, line.to_json(), None).await
    }
}

/// Finds a variant with its product, or a product with its first variant (gap `product-or-variant-id`).
async fn product_of(
    write: &mut Write<'_>,
    id: i64,
) -> Result<Option<(Product, ProductVariant)>, Refusal> {
    let (store, change) = (write.store(), &mut write.transaction);
    let product = queries::product_of(change, store, id).await?.unwrap_or(id);
    let found = change.find(&tables::PRODUCTS, store, product.into()).await?;
    let Some(found) = found else {
        return Ok(None);
    };
    let product: Product = json::record(&found.json)?;
    let variants = &product.children;
    let named = variants.iter().find(|variant| variant.id == Some(id.into()));
    let variant = named.or(variants.first()).cloned();
    Ok(Some((product, variant.unwrap_or_default())))
}

/// Returns the price of a variant in a currency (gap `subscription-line-price`).
fn price(variant: &ProductVariant, currency: Option<&str>) -> Option<Decimal> {
    let mut prices = variant.prices.iter();
    let price = prices.find(|price| price.currency.as_deref() == currency)?;
    decimal(price.subscription.as_ref().or(price.price.as_ref())?.as_str())
}

/// Describes a product as a subscription's line embeds it.
fn summary(
    product: &Product,
    variant: &ProductVariant,
) -> Result<SubscriptionProductSummary, Refusal> {
    let mut summary = SubscriptionProductSummary::new();
    summary.id = product.id;
    summary.title.clone_from(&product.title);
    summary.upc.clone_from(&variant.upc);
    summary.url = product.url.as_ref().map(|url| url.as_str().into());
    if product.categories.is_present() {
        let categories = product.categories.iter().map(json::converted);
        summary.categories = categories.collect::<Result<Vec<_>, _>>()?.into();
    }
    if product.images.is_present() {
        let images = product.images.iter().map(json::converted);
        summary.images = images.collect::<Result<Vec<_>, _>>()?.into();
    }
    json::with_nulls(&summary)
}
