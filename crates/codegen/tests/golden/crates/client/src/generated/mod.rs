// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! The groups of calls.
mod every;
mod builder;
mod self_;
mod type_;
mod mod_;
mod scopes_2;
mod call;
mod client;
mod all;
pub mod scopes;
/// What each accessor of a client gives: a method for each endpoint.
///
/// # Examples
///
/// ```no_run
/// # use backoffice_client::models::*;
/// use backoffice_client::groups::Every;
///
/// // Code that makes no other calls takes the group in place of the client.
/// async fn example(every: &Every) -> Result<(), Box<dyn std::error::Error>> {
///     let answer = every.new_2(7.into()).send().await?;
/// # drop(answer);
///     Ok(())
/// }
/// ```
pub mod groups {
    pub use super::every::Every;
    pub use super::builder::Builder;
    pub use super::self_::Self_;
    pub use super::type_::Type;
    pub use super::mod_::Mod;
    pub use super::scopes_2::Scopes;
    pub use super::call::Call;
    pub use super::client::Client;
    pub use super::all::All;
}
use crate::models::*;
impl<S, M: crate::runtime::Mode> crate::Client<S, M> {
    /// Get every \[type\] \<of\> <https://example.com/>; Update every type; Create every type; Send every type as a form; List every type; An endpoint with the name of a variant of the prelude.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, models::*, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport).build()?;
    /// let request = client.every().new_2(7.into()).request()?;
    /// assert_eq!(request.method(), "GET");
    /// assert_eq!(request.uri().path(), "/every/7/");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn every(&self) -> groups::Every<S, M> {
        groups::Every::of(self.clone())
    }
    /// An endpoint with the name of the list of endpoints.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, models::*, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport).build()?;
    /// let request = client.builder_2().r#type().request()?;
    /// assert_eq!(request.method(), "GET");
    /// assert_eq!(request.uri().path(), "/keywords/");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn builder_2(&self) -> groups::Builder<S, M> {
        groups::Builder::of(self.clone())
    }
    /// An endpoint with the name of the list of scopes.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, models::*, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport).build()?;
    /// let request = client.self_().pages(&"1001".into(), KeywordsBody::new("text", ["text"], Keywords::default(), "type")).request()?;
    /// assert_eq!(request.method(), "POST");
    /// assert_eq!(request.uri().path(), "/keywords/1001/");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn self_(&self) -> groups::Self_<S, M> {
        groups::Self_::of(self.clone())
    }
    /// An endpoint with the name of the version.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, models::*, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport).build()?;
    /// let request = client.r#type().r#fn(&"1001".into(), KeywordsUpdate::new()).request()?;
    /// assert_eq!(request.method(), "PATCH");
    /// assert_eq!(request.uri().path(), "/keywords/1001/");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn r#type(&self) -> groups::Type<S, M> {
        groups::Type::of(self.clone())
    }
    /// An endpoint with the name of the header.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, models::*, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport).build()?;
    /// let request = client.r#mod().groups(7.into()).request()?;
    /// assert_eq!(request.method(), "GET");
    /// assert_eq!(request.uri().path(), "/names/7/");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn r#mod(&self) -> groups::Mod<S, M> {
        groups::Mod::of(self.clone())
    }
    /// An endpoint with the name of a type that its file uses.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, models::*, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport).build()?;
    /// let request = client.scopes().client("1001", 7, 7, LoopBody::new([LoopBody::default()], Leaf::default())).request()?;
    /// assert_eq!(request.method(), "POST");
    /// assert_eq!(request.uri().path(), "/loop/1001/7/7/");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn scopes(&self) -> groups::Scopes<S, M> {
        groups::Scopes::of(self.clone())
    }
    /// An endpoint with the name of a trait that its file uses.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, models::*, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport).build()?;
    /// let request = client.call_2().body("1001", LoopUpdate::new()).request()?;
    /// assert_eq!(request.method(), "PATCH");
    /// assert_eq!(request.uri().path(), "/loop/1001/");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn call_2(&self) -> groups::Call<S, M> {
        groups::Call::of(self.clone())
    }
    /// An endpoint with the name of a type of the prelude.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, models::*, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport).build()?;
    /// let request = client.client().form(EmptyBody::new()).request()?;
    /// assert_eq!(request.method(), "POST");
    /// assert_eq!(request.uri().path(), "/notes/");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn client(&self) -> groups::Client<S, M> {
        groups::Client::of(self.clone())
    }
    /// An endpoint with the name of a type; An endpoint with the name of another variant of the prelude.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, models::*, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport).build()?;
    /// let request = client.all().method().request()?;
    /// assert_eq!(request.method(), "GET");
    /// assert_eq!(request.uri().path(), "/errors/");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn all(&self) -> groups::All<S, M> {
        groups::All::of(self.clone())
    }
}
impl crate::runtime::Parameters for EveryQuery {
    fn pairs(&self) -> ::std::vec::Vec<(::std::string::String, ::std::string::String)> {
        crate::runtime::shape_pairs(self)
    }
}
impl crate::runtime::Parameters for KeywordsQuery {
    fn pairs(&self) -> ::std::vec::Vec<(::std::string::String, ::std::string::String)> {
        crate::runtime::shape_pairs(self)
    }
}
