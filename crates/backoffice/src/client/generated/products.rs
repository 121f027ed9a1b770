// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use super::super::runtime;
runtime::group!(Products, super::super::Client, "Calls of `products`; see [`Client::products`](super::super::Client::products).");
impl<S, M: runtime::Mode> Products<S, M> {
    /// Partially update a product: `PATCH /products/{id}/`.
    ///
    /// Needs the scope `catalogue:write`. Section 4, endpoint 4; gaps of the document: `success-status`, `path-parameter-types`.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice::client::example(&[], async |client, _| { use ::backoffice::client::models::*;
    /// let response = client.products().update(7, UpdateProduct::new()).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn update<At>(
        &self,
        id: impl Into<super::ProductId>,
        body: super::UpdateProduct,
    ) -> super::super::Call<super::super::models::operations::UpdateProductOperation, M>
    where
        S: runtime::Grants<super::scopes::CatalogueWrite, At>,
    {
        super::super::Call::new(&self.client, &[("id", &Into::<super::ProductId>::into(id))], runtime::Payload::json(&body))
    }
    /// Create a product image: `POST /products/{id}/images/`.
    ///
    /// Needs the scope `catalogue:write`. Section 4, endpoint 5; gaps of the document: `success-status`, `path-parameter-types`.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice::client::example(&[], async |client, _| { use ::backoffice::client::models::*;
    /// let response = client.products().create_image(7, CreateProductImage::new()).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn create_image<At>(
        &self,
        id: impl Into<super::ProductId>,
        body: super::CreateProductImage,
    ) -> super::super::Call<super::super::models::operations::CreateProductImageOperation, M>
    where
        S: runtime::Grants<super::scopes::CatalogueWrite, At>,
    {
        super::super::Call::new(&self.client, &[("id", &Into::<super::ProductId>::into(id))], runtime::Payload::json(&body))
    }
}
