// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

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
mod groups_2;
mod hooks;
pub mod scopes;
/// Groups of calls with a method for each endpoint, one for each accessor of a client.
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
    pub use super::groups_2::Groups;
    pub use super::hooks::Hooks;
}
use super::models::*;
impl<S, M: super::runtime::Mode> super::Client<S, M> {
    /// Get every \[type\] \<of\> <https://example.com/>; Update every type; Create every type; Send every type as a form; List every type; An endpoint with the name of a variant of the prelude; Delete every type.
    #[must_use]
    pub fn every(&self) -> groups::Every<S, M> {
        groups::Every::of(self.clone())
    }
    /// An endpoint with the name of the list of endpoints.
    #[must_use]
    pub fn builder_2(&self) -> groups::Builder<S, M> {
        groups::Builder::of(self.clone())
    }
    /// An endpoint with the name of the list of scopes.
    #[must_use]
    pub fn self_(&self) -> groups::Self_<S, M> {
        groups::Self_::of(self.clone())
    }
    /// An endpoint with the name of the version.
    #[must_use]
    pub fn r#type(&self) -> groups::Type<S, M> {
        groups::Type::of(self.clone())
    }
    /// An endpoint with the name of the header.
    #[must_use]
    pub fn r#mod(&self) -> groups::Mod<S, M> {
        groups::Mod::of(self.clone())
    }
    /// An endpoint with the name of a type that its file uses.
    #[must_use]
    pub fn scopes(&self) -> groups::Scopes<S, M> {
        groups::Scopes::of(self.clone())
    }
    /// An endpoint with the name of a trait that its file uses.
    #[must_use]
    pub fn call_2(&self) -> groups::Call<S, M> {
        groups::Call::of(self.clone())
    }
    /// An endpoint with the name of a type of the prelude.
    #[must_use]
    pub fn client(&self) -> groups::Client<S, M> {
        groups::Client::of(self.clone())
    }
    /// An endpoint with the name of a type; An endpoint with the name of another variant of the prelude.
    #[must_use]
    pub fn all(&self) -> groups::All<S, M> {
        groups::All::of(self.clone())
    }
    /// Every type as a parameter; Every type as a parameter; Every type as a parameter; Every type as a parameter.
    #[must_use]
    pub fn groups(&self) -> groups::Groups<S, M> {
        groups::Groups::of(self.clone())
    }
    /// List webhooks; Create a webhook.
    #[must_use]
    pub fn hooks(&self) -> groups::Hooks<S, M> {
        groups::Hooks::of(self.clone())
    }
}
