// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

//! A trait for each group of calls, and its routes.
use crate::server::{models, runtime};
/// Serves the calls of the client's `every()`. [`Routes::every`] adds its routes.
pub trait Every: Send + Sync + 'static {
    /// Get every \[type\] \<of\> <https://example.com/>: `GET /every/{every}/`.
    ///
    /// The caller has the scope `all`. Section 4.
    fn new_2(
        &self,
        caller: &runtime::Caller,
        every: models::EveryEvery,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Every>> + Send;
    /// Update every type: `PATCH /every/{every}/`.
    ///
    /// The caller has the scope `get:every`. Section 4.
    fn send(
        &self,
        caller: &runtime::Caller,
        every: models::EveryEvery,
        body: models::EveryUpdate,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Every>> + Send;
    /// Create every type: `POST /every/`.
    ///
    /// The caller has the scope `get.every`. Section 4.
    fn clone_2(
        &self,
        caller: &runtime::Caller,
        body: models::EveryBody,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Every>> + Send;
    /// Send every type as a form: `PUT /every/form/`.
    ///
    /// The caller has the scope `"quoted" \ 名`. Section 4.
    fn of_2(
        &self,
        caller: &runtime::Caller,
        form: runtime::Form,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Empty>> + Send;
    /// List every type: `GET /every/`.
    ///
    /// The caller has the scope `all`. Section 4.
    fn self_(
        &self,
        caller: &runtime::Caller,
        query: models::EveryQuery,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Page<models::Every>>> + Send;
    /// An endpoint with the name of a variant of the prelude: `GET /shapes/{a}/`.
    ///
    /// The caller has the scope `all`. Section 4.
    fn some(&self, caller: &runtime::Caller, a: i64) -> impl ::std::future::Future<Output = runtime::Answer<models::Shapes>> + Send;
    /// Delete every type: `DELETE /every/{every}/`.
    ///
    /// The caller has the scopes `get:every` and `get.every`. Section 4.
    fn delete(
        &self,
        caller: &runtime::Caller,
        every: models::EveryEvery,
    ) -> impl ::std::future::Future<Output = runtime::Answer<()>> + Send;
}
/// Serves the calls of the client's `builder()`. [`Routes::builder`] adds its routes.
pub trait Builder: Send + Sync + 'static {
    /// An endpoint with the name of the list of endpoints: `GET /keywords/`.
    ///
    /// The caller has the scope `all`. Section 4.
    fn r#type(
        &self,
        caller: &runtime::Caller,
        query: models::KeywordsQuery,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Page<models::Keywords>>> + Send;
}
/// Serves the calls of the client's `self_()`. [`Routes::self_`] adds its routes.
pub trait Self_: Send + Sync + 'static {
    /// An endpoint with the name of the list of scopes: `POST /keywords/{type}/`.
    ///
    /// The caller has the scope `all`. Section 4.
    fn pages(
        &self,
        caller: &runtime::Caller,
        r#type: models::KeywordsType2,
        body: models::KeywordsBody,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Keywords>> + Send;
}
/// Serves the calls of the client's `r#type()`. [`Routes::type`] adds its routes.
pub trait Type: Send + Sync + 'static {
    /// An endpoint with the name of the version: `PATCH /keywords/{type}/`.
    ///
    /// The caller has the scope `all`. Section 4.
    fn r#fn(
        &self,
        caller: &runtime::Caller,
        r#type: models::KeywordsType2,
        body: models::KeywordsUpdate,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Keywords>> + Send;
}
/// Serves the calls of the client's `r#mod()`. [`Routes::mod`] adds its routes.
pub trait Mod: Send + Sync + 'static {
    /// An endpoint with the name of the header: `GET /names/{an odd.id}/`.
    ///
    /// The caller has the scope `all`. Section 4.
    fn groups(
        &self,
        caller: &runtime::Caller,
        an_odd_id: models::NamesAnOddId,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Names>> + Send;
}
/// Serves the calls of the client's `scopes()`. [`Routes::scopes`] adds its routes.
pub trait Scopes: Send + Sync + 'static {
    /// An endpoint with the name of a type that its file uses: `POST /loop/{a}/{b}/{c}/`.
    ///
    /// The caller has the scope `all`. Section 4.
    fn client(
        &self,
        caller: &runtime::Caller,
        a: ::std::string::String,
        b: i64,
        c: i64,
        body: models::LoopBody,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Loop>> + Send;
}
/// Serves the calls of the client's `call()`. [`Routes::call`] adds its routes.
pub trait Call2: Send + Sync + 'static {
    /// An endpoint with the name of a trait that its file uses: `PATCH /loop/{a}/`.
    ///
    /// The caller has the scope `all`. Section 4.
    fn body(
        &self,
        caller: &runtime::Caller,
        a: ::std::string::String,
        body: models::LoopUpdate,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Loop>> + Send;
}
/// Serves the calls of the client's `client()`. [`Routes::client`] adds its routes.
pub trait Client: Send + Sync + 'static {
    /// An endpoint with the name of a type of the prelude: `POST /notes/`.
    ///
    /// The caller has the scope `all`. Section 4.
    fn form(
        &self,
        caller: &runtime::Caller,
        body: models::EmptyBody,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Notes>> + Send;
}
/// Serves the calls of the client's `all_2()`. [`Routes::all_2`] adds its routes.
pub trait All: Send + Sync + 'static {
    /// An endpoint with the name of a type: `GET /errors/`.
    ///
    /// The caller has a token, with any scopes. Section 4.
    fn method(&self, caller: &runtime::Caller) -> impl ::std::future::Future<Output = runtime::Answer<models::Page<models::Error>>> + Send;
    /// An endpoint with the name of another variant of the prelude: `GET /never/`.
    ///
    /// The caller has the scope `all`. Section 4.
    fn none(&self, caller: &runtime::Caller) -> impl ::std::future::Future<Output = runtime::Answer<models::NeverShown>> + Send;
}
/// Serves the calls of the client's `groups()`. [`Routes::groups`] adds its routes.
pub trait Groups: Send + Sync + 'static {
    /// Every type as a parameter: `GET /paths/{string}/{integer}/{int32}/{number}/`.
    ///
    /// The caller has the scope `all`. Section 4.
    fn first(
        &self,
        caller: &runtime::Caller,
        string: ::std::string::String,
        integer: i64,
        int32: i32,
        number: models::Number,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Leaf>> + Send;
    /// Every type as a parameter: `GET /paths/{boolean}/{amount}/{timestamp}/`.
    ///
    /// The caller has the scope `all`. Section 4.
    fn second(
        &self,
        caller: &runtime::Caller,
        boolean: bool,
        amount: models::Amount,
        timestamp: models::Timestamp,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Leaf>> + Send;
    /// Every type as a parameter: `GET /paths/{date}/{url}/`.
    ///
    /// The caller has the scope `all`. Section 4.
    fn third(
        &self,
        caller: &runtime::Caller,
        date: models::Date,
        url: models::Url,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Leaf>> + Send;
    /// Every type as a parameter: `GET /paths/enums/{words}/{closed}/{body}/{values}/`.
    ///
    /// The caller has the scope `all`. Section 4.
    fn fourth(
        &self,
        caller: &runtime::Caller,
        words: models::Words,
        closed: models::Closed,
        body_2: models::EveryEvery,
        values: models::KeywordsType2,
        query: models::RequiredQuery,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Leaf>> + Send;
}
/// Serves the calls of the client's `hooks()`. [`Routes::hooks`] adds its routes.
pub trait Hooks: Send + Sync + 'static {
    /// List webhooks: `GET /hooks/`.
    ///
    /// The caller has the scope `all`. Section 6.
    fn list(
        &self,
        caller: &runtime::Caller,
        query: models::HookQuery,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Page<models::Hook>>> + Send;
    /// Create a webhook: `POST /hooks/`.
    ///
    /// The caller has the scope `all`. Section 6.
    fn create(
        &self,
        caller: &runtime::Caller,
        body: models::CreateHook,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Hook>> + Send;
}
/// Serves every endpoint of the API.
pub trait Api: Every + Builder + Self_ + Type + Mod + Scopes + Call2 + Client + All + Groups + Hooks {}
impl<S: Every + Builder + Self_ + Type + Mod + Scopes + Call2 + Client + All + Groups + Hooks> Api for S {}
/// Routes of a service, to which a method adds those of each group.
pub struct Routes<S>(runtime::Routes<S>);
impl<S: Send + Sync + 'static> Routes<S> {
    /// Starts without routes.
    pub fn new(service: ::std::sync::Arc<S>, gate: ::std::sync::Arc<dyn runtime::Gate>, limits: runtime::Limits) -> Self {
        Self::with_tasks(service, gate, limits, runtime::Detached::default())
    }
    /// Starts without routes. `detached` has the calls that go on without their callers.
    pub fn with_tasks(
        service: ::std::sync::Arc<S>,
        gate: ::std::sync::Arc<dyn runtime::Gate>,
        limits: runtime::Limits,
        detached: runtime::Detached,
    ) -> Self {
        Self(runtime::Routes::new(&runtime::SHAPES, service, gate, limits, detached))
    }
    /// Returns the router. For other paths and methods, and for a path without its last slash, it has answers of its
    /// own.
    pub fn into_router(self) -> runtime::Router {
        self.0.into_router()
    }
    /// Returns the same router, for a server that has the edges itself.
    pub fn without_edges(self) -> runtime::Router {
        self.0.without_edges()
    }
    /// Adds the routes of [`Every`].
    #[must_use]
    pub fn every(self) -> Self
    where
        S: Every,
    {
        Self(
            self.0
                .get::<
                    models::operations::GetEveryOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Every::new_2(&*service, &call.caller, call.path.0).await
                })
                .json::<
                    models::operations::UpdateEveryOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Every::send(&*service, &call.caller, call.path.0, call.body).await
                })
                .json::<
                    models::operations::CreateEveryOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Every::clone_2(&*service, &call.caller, call.body).await
                })
                .form::<
                    models::operations::UploadEveryOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Every::of_2(&*service, &call.caller, call.body).await
                })
                .get::<
                    models::operations::ListEveryOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Every::self_(&*service, &call.caller, call.query).await
                })
                .get::<
                    models::operations::SomeOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Every::some(&*service, &call.caller, call.path.0).await
                })
                .get::<
                    models::operations::DeleteEveryOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Every::delete(&*service, &call.caller, call.path.0).await
                }),
        )
    }
    /// Adds the routes of [`Builder`].
    #[must_use]
    pub fn builder(self) -> Self
    where
        S: Builder,
    {
        Self(
            self.0
                .get::<
                    models::operations::AllOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Builder::r#type(&*service, &call.caller, call.query).await
                }),
        )
    }
    /// Adds the routes of [`Self_`].
    #[must_use]
    pub fn self_(self) -> Self
    where
        S: Self_,
    {
        Self(
            self.0
                .json::<
                    models::operations::ScopesOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Self_::pages(&*service, &call.caller, call.path.0, call.body).await
                }),
        )
    }
    /// Adds the routes of [`Type`].
    #[must_use]
    pub fn r#type(self) -> Self
    where
        S: Type,
    {
        Self(
            self.0
                .json::<
                    models::operations::VersionOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Type::r#fn(&*service, &call.caller, call.path.0, call.body).await
                }),
        )
    }
    /// Adds the routes of [`Mod`].
    #[must_use]
    pub fn r#mod(self) -> Self
    where
        S: Mod,
    {
        Self(
            self.0
                .get::<
                    models::operations::VersionHeaderOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Mod::groups(&*service, &call.caller, call.path.0).await
                }),
        )
    }
    /// Adds the routes of [`Scopes`].
    #[must_use]
    pub fn scopes(self) -> Self
    where
        S: Scopes,
    {
        Self(
            self.0
                .json::<
                    models::operations::EndpointOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Scopes::client(&*service, &call.caller, call.path.0, call.path.1, call.path.2, call.body).await
                }),
        )
    }
    /// Adds the routes of [`Call2`].
    #[must_use]
    pub fn call(self) -> Self
    where
        S: Call2,
    {
        Self(
            self.0
                .json::<
                    models::operations::OperationOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Call2::body(&*service, &call.caller, call.path.0, call.body).await
                }),
        )
    }
    /// Adds the routes of [`Client`].
    #[must_use]
    pub fn client(self) -> Self
    where
        S: Client,
    {
        Self(
            self.0
                .json::<
                    models::operations::StringOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Client::form(&*service, &call.caller, call.body).await
                }),
        )
    }
    /// Adds the routes of [`All`].
    #[must_use]
    pub fn all_2(self) -> Self
    where
        S: All,
    {
        Self(
            self.0
                .get::<
                    models::operations::MethodOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    All::method(&*service, &call.caller).await
                })
                .get::<
                    models::operations::NoneOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    All::none(&*service, &call.caller).await
                }),
        )
    }
    /// Adds the routes of [`Groups`].
    #[must_use]
    pub fn groups(self) -> Self
    where
        S: Groups,
    {
        Self(
            self.0
                .get::<
                    models::operations::PathsOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Groups::first(&*service, &call.caller, call.path.0, call.path.1, call.path.2, call.path.3).await
                })
                .get::<
                    models::operations::MorePathsOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Groups::second(&*service, &call.caller, call.path.0, call.path.1, call.path.2).await
                })
                .get::<
                    models::operations::MostPathsOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Groups::third(&*service, &call.caller, call.path.0, call.path.1).await
                })
                .get::<
                    models::operations::EnumPathsOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Groups::fourth(&*service, &call.caller, call.path.0, call.path.1, call.path.2, call.path.3, call.query).await
                }),
        )
    }
    /// Adds the routes of [`Hooks`].
    #[must_use]
    pub fn hooks(self) -> Self
    where
        S: Hooks,
    {
        Self(
            self.0
                .get::<
                    models::operations::ListHooksOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Hooks::list(&*service, &call.caller, call.query).await
                })
                .json::<
                    models::operations::CreateHookOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Hooks::create(&*service, &call.caller, call.body).await
                }),
        )
    }
    /// Adds the routes of all endpoints.
    #[must_use]
    pub fn all(self) -> Self
    where
        S: Api,
    {
        self.every().builder().self_().r#type().r#mod().scopes().call().client().all_2().groups().hooks()
    }
}
