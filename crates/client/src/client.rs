//! The client.

use std::{fmt, marker::PhantomData, sync::Arc};

use crate::{
    inner::ClientInner,
    mode::{Async, Mode},
    scope::{GrantsAll, Undeclared},
};

/// A client of the API. Make one for each address and token, and share it between all threads of the program.
///
/// Clones share connections, tokens, retry budget and rate limit. `S` is the tuple of scopes that the client declares:
/// a call outside them does not compile. A client that declares none can make every call.
///
/// # Examples
///
/// ```no_run
/// use backoffice_client::{Client, models::{Amount, RefundOrder}};
///
/// # async fn example() -> Result<(), Box<dyn std::error::Error>> {
/// let client = Client::builder("https://store.example/api")
///     .token(std::env::var("BACKOFFICE_TOKEN")?)
///     .build()?;
/// let order = client
///     .orders()
///     .refund("1001", RefundOrder::new(Amount::new("10.00")?))
///     .send()
///     .await?;
/// println!("{:?}", order.payment_status);
/// # Ok(())
/// # }
/// ```
pub struct Client<S = Undeclared, M = Async> {
    pub(crate) inner: Arc<ClientInner>,
    pub(crate) mode: M,
    scopes: PhantomData<fn() -> S>,
}

impl<S, M: Mode> Client<S, M> {
    pub(crate) fn with_inner(inner: Arc<ClientInner>, mode: M) -> Self {
        Self {
            inner,
            mode,
            scopes: PhantomData,
        }
    }

    /// Returns the base address.
    #[must_use]
    pub fn base_address(&self) -> String {
        self.inner.base.to_string()
    }

    /// Returns the same client for code that needs fewer scopes.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// use backoffice_client::{Client, scopes::{OrdersWrite, UsersRead}};
    ///
    /// fn refunds(client: Client<(OrdersWrite,)>) { /* ... */ }
    ///
    /// # fn example(client: Client<(UsersRead, OrdersWrite)>) {
    /// refunds(client.narrow());
    /// # }
    /// ```
    #[must_use]
    pub fn narrow<Needed, At>(&self) -> Client<Needed, M>
    where
        S: GrantsAll<Needed, At>,
    {
        Client::with_inner(self.inner.clone(), self.mode.clone())
    }
}

impl<S, M: Mode> Clone for Client<S, M> {
    fn clone(&self) -> Self {
        Self::with_inner(self.inner.clone(), self.mode.clone())
    }
}

impl<S, M> fmt::Debug for Client<S, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Client")
            .field("base_address", &self.inner.base.to_string())
            .finish_non_exhaustive()
    }
}
