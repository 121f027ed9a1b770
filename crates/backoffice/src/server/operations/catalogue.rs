//! Products.

use backoffice_description::{
    PRODUCT_IMAGE, endpoints,
    validate::{Profile, Validator, by_name},
};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use super::{Backoffice, json, update::merged};
use crate::{
    models::{
        CreateProductImage, Product, ProductId, ProductImage, ProductListImage, Record as _,
        UpdateProduct, Url,
    },
    server::{
        Products,
        domain::{answer::Answer, caller::Caller, refusal::Refusal},
        generated::tables,
    },
};

/// Fields that the service sets itself.
const READ_ONLY: &[&str] = &["children", "date_created", "date_updated", "id", "rating"];

impl Products for Backoffice {
    async fn update(&self, caller: &Caller, id: ProductId, body: UpdateProduct) -> Answer<Product> {
        let id = i64::from(id);
        let (mut write, stored) =
            self.change(caller, &endpoints::UPDATE_PRODUCT, &tables::PRODUCTS, id).await?;
        let product: Product = json::record(&stored.json)?;
        let mut product = merged(&mut write, &product, &body, READ_ONLY).await?;
        product.date_updated = json::timestamp();
        let text = json::text(&product, &stored.json);
        let record = format!("products/{id}");
        write.replace(&tables::PRODUCTS, &stored, text, Vec::new(), &record).await
    }

    async fn create_image(
        &self,
        caller: &Caller,
        id: ProductId,
        body: CreateProductImage,
    ) -> Answer<ProductImage> {
        // Fields of an image have its types (gap `product-image-body-fields`).
        let mut image = json::body(&body)?;
        json::set(&mut image, "id", 0);
        let shape = by_name(PRODUCT_IMAGE.name).map_err(|_| Refusal::not_found())?;
        Validator::new(shape, Profile::Contract)
            .check(image.to_string().as_bytes())
            .map_err(|violations| Refusal::violations(&violations))?;
        let product_id = i64::from(id);
        let endpoint = &endpoints::CREATE_PRODUCT_IMAGE;
        let (mut write, stored) =
            self.change(caller, endpoint, &tables::PRODUCTS, product_id).await?;
        let mut product: Product = json::record(&stored.json)?;
        let id = write.id().await?;
        let mut image = merged(&mut write, &ProductImage::new(id), &body, &["id"]).await?;
        let file_name = image.file_name.get_or_insert(format!("image-{id}").into());
        let path = format!("images/products/{file_name}");
        let name = utf8_percent_encode(file_name, NON_ALPHANUMERIC);
        let src = format!("{}/images/products/{name}", self.settings.public);
        image.attachment.get_or_insert(path.into());
        image.caption.get_or_insert_default();
        if image.display_order.is_none() {
            image.display_order = i64::try_from(product.images.len()).ok();
        }
        if image.src.is_none() {
            image.src = Url::new(src).ok();
        }
        let mut listed = ProductListImage::new();
        listed.id = Some(id.into());
        listed.attachment.clone_from(&image.attachment);
        listed.caption.clone_from(&image.caption);
        listed.display_order = image.display_order;
        product.images.push(listed);
        product.date_updated = json::timestamp();
        let text = json::text(&product, &stored.json);
        write.update(&tables::PRODUCTS, product_id, &text, Vec::new())?;
        let record = format!("products/{product_id}/images/{id}");
        let text = json::with_nulls(&image)?.to_json();
        write.finish(&record, text, None).await
    }
}
