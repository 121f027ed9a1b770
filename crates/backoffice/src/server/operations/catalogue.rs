//! Products.

use backoffice_description::{
    PRODUCT_IMAGE, endpoints,
    validate::{Profile, Validator, by_name},
};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::{Value, json};

use super::{
    Backoffice,
    json::{self, push, set},
    update::merge,
};
use crate::{
    models::{CreateProductImage, Product, ProductId, ProductImage, Record as _, UpdateProduct},
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
        let (mut write, stored) = self
            .change(
                caller,
                &endpoints::UPDATE_PRODUCT,
                &tables::PRODUCTS,
                "id",
                id,
            )
            .await?;
        let mut product = json::read(&stored.json)?;
        let body = body.to_json();
        merge(
            &mut write,
            &mut product,
            &body,
            &tables::PRODUCTS,
            READ_ONLY,
        )
        .await?;
        set(&mut product, "date_updated", json::now());
        let text = json::write_over::<Product>(&product, &[&body, &stored.json])?;
        let record = format!("products/{id}");
        write
            .replace(&tables::PRODUCTS, &stored, text, Vec::new(), &record)
            .await
    }

    async fn create_image(
        &self,
        caller: &Caller,
        id: ProductId,
        body: CreateProductImage,
    ) -> Answer<ProductImage> {
        // Fields of an image have its types (gap `product-image-body-fields`).
        let mut image = json::body(&body)?;
        let body = body.to_json();
        set(&mut image, "id", 0);
        let shape = by_name(PRODUCT_IMAGE.name).map_err(|_| Refusal::not_found())?;
        Validator::new(shape, Profile::Contract)
            .check(image.to_string().as_bytes())
            .map_err(|violations| Refusal::violations(&violations))?;
        let product_id = i64::from(id);
        let endpoint = &endpoints::CREATE_PRODUCT_IMAGE;
        let (mut write, stored) = self
            .change(caller, endpoint, &tables::PRODUCTS, "id", product_id)
            .await?;
        let mut product = json::read(&stored.json)?;
        let id = write.id().await?;
        let position = json::items(&product, "images").count();
        let field = |name: &str, otherwise: Value| match image.get(name) {
            None | Some(Value::Null) => otherwise,
            Some(value) => value.clone(),
        };
        let file_name = field("file_name", json!(format!("image-{id}")));
        let path = format!("images/products/{}", file_name.as_str().unwrap_or_default());
        let attachment = field("attachment", json!(path));
        let name = utf8_percent_encode(file_name.as_str().unwrap_or_default(), NON_ALPHANUMERIC);
        let src = format!("{}/images/products/{name}", self.settings.public);
        let src = field("src", json!(src));
        let image = json!({
            "attachment": attachment, "caption": field("caption", json!("")),
            "display_order": field("display_order", json!(position)), "file_name": file_name, "id": id,
            "src": src,
        });
        let listed = json!({
            "attachment": image["attachment"], "caption": image["caption"],
            "display_order": image["display_order"], "id": id,
        });
        push(&mut product, "images", listed);
        set(&mut product, "date_updated", json::now());
        let text = json::write_over::<Product>(&product, &[&stored.json])?;
        write.update(&tables::PRODUCTS, product_id, &text, Vec::new())?;
        let record = format!("products/{product_id}/images/{id}");
        let text = json::write_over::<ProductImage>(&image, &[&body])?;
        write.finish(&record, text, None).await
    }
}
