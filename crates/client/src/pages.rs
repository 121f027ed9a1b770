//! Lists. The `next` of each page holds the cursor of the following page.
//!
//! The client reads only the cursor of `next` and asks its own base address for the following page, with the same
//! parameters. So the token goes nowhere else, and a wrong host in `next` does no harm.

use std::{
    collections::HashSet,
    fmt,
    future::poll_fn,
    hash::{BuildHasher as _, RandomState},
    pin::Pin,
    sync::Arc,
    task::{Context, Poll, ready},
};

use backoffice_shapes::Api;
use futures_core::{FusedStream, Stream};

use crate::{
    error::{Error, Kind},
    inner::ClientInner,
    paged::Paged,
    plan::Plan,
    response::Response,
    time::BoxFuture,
};

/// The pages of a list, as a [`Stream`].
///
/// The stream continues after an empty page, and ends after a page without `next` or an error. It holds one page, and 8
/// bytes for each earlier page to detect a repeated cursor.
///
/// # Examples
///
/// ```
/// # backoffice::client::example(&[(200, r#"{"next":"/users/?cursor=b","results":[{"id":7}]}"#), (200, r#"{"results":[{"id":8}]}"#)], async |client, _| {
/// use futures_util::TryStreamExt as _;
///
/// let pages: Vec<_> = client.users().list().pages().try_collect().await?;
/// assert_eq!(pages.len(), 2);
/// assert_eq!(pages[1].results[0].id, Some(8.into()));
/// # Ok(()) });
/// ```
#[must_use = "a stream does nothing until it is polled"]
pub struct Pages<P> {
    inner: Arc<ClientInner>,
    plan: Arc<Plan>,
    state: State<P>,
    /// The cursor of the next request.
    cursor: Option<String>,
    seen: Seen,
}

enum State<P> {
    Ready,
    Waiting(BoxFuture<Result<Response<P>, Error>>),
    /// The last page's `next` can't be used; the next poll reports it.
    Failed(Error),
    Done,
}

/// Hashes of the cursors so far. In a list of a million pages, two hashes collide with a probability of 1 in 37
/// million.
#[derive(Default)]
struct Seen {
    hasher: RandomState,
    hashes: HashSet<u64>,
}

impl Seen {
    /// Adds a cursor. Returns true if it is new.
    fn insert(&mut self, cursor: &str) -> bool {
        self.hashes.insert(self.hasher.hash_one(cursor))
    }
}

impl<P: Paged> Pages<P> {
    pub(crate) fn new(inner: Arc<ClientInner>, plan: Plan) -> Self {
        let given = plan.query.iter().find(|(name, _)| Some(&**name) == inner.api.cursor);
        let cursor = given.map(|(_, cursor)| cursor.clone());
        let mut seen = Seen::default();
        if let Some(cursor) = &cursor {
            seen.insert(cursor);
        }
        Self { inner, plan: Arc::new(plan), state: State::Ready, cursor, seen }
    }

    /// Returns the next page; `None` after the last one.
    pub async fn next(&mut self) -> Option<Result<P, Error>>
    where
        P: 'static,
    {
        poll_fn(|cx| Pin::new(&mut *self).poll_next(cx)).await
    }

    /// Returns the cursor of the next page. Save it, and pass it to the list's `cursor` to continue there later. `None`
    /// after the last page, and before the first page if no cursor was given.
    ///
    /// # Examples
    ///
    /// ```
    /// # backoffice::client::example(&[(200, r#"{"next":"/users/?cursor=b","results":[{"id":7}]}"#), (200, r#"{"results":[{"id":8}]}"#)], async |client, _| {
    /// let mut pages = client.users().list().pages();
    /// pages.next().await.transpose()?;
    /// let saved = pages.cursor().map(str::to_owned);
    /// assert_eq!(saved.as_deref(), Some("b"));
    ///
    /// // Later, continue with the saved cursor.
    /// let mut pages = client.users().list().cursor("b").pages();
    /// assert_eq!(pages.next().await.unwrap()?.results[0].id, Some(8.into()));
    /// assert_eq!(pages.cursor(), None);
    /// # Ok(()) });
    /// ```
    #[must_use]
    pub fn cursor(&self) -> Option<&str> {
        self.cursor.as_deref()
    }

    fn request(&self) -> BoxFuture<Result<Response<P>, Error>>
    where
        P: 'static,
    {
        let (inner, plan) = (Arc::clone(&self.inner), self.plan_of_page());
        Box::pin(async move {
            let mut page: Response<P> = inner.pending_response(&plan).await?.response()?;
            if let Some(fields) = &inner.api.page {
                page.value_mut().set_envelope(fields);
            }
            Ok(page)
        })
    }

    fn plan_of_page(&self) -> Plan {
        let mut plan = Plan::clone(&self.plan);
        if let (Some(cursor), Some(parameter)) = (&self.cursor, self.inner.api.cursor) {
            plan.query.retain(|(name, _)| name != parameter);
            plan.query.push((parameter.to_owned(), cursor.clone()));
        }
        plan
    }

    /// Returns the next page with status, headers and raw bytes; `None` after the last one.
    pub async fn next_with_response(&mut self) -> Option<Result<Response<P>, Error>>
    where
        P: 'static,
    {
        poll_fn(|cx| self.poll_response(cx)).await
    }

    fn poll_response(&mut self, cx: &mut Context<'_>) -> Poll<Option<Result<Response<P>, Error>>>
    where
        P: 'static,
    {
        loop {
            match std::mem::replace(&mut self.state, State::Done) {
                State::Done => return Poll::Ready(None),
                State::Failed(error) => return Poll::Ready(Some(Err(error))),
                State::Ready => self.state = State::Waiting(self.request()),
                State::Waiting(mut request) => {
                    let Poll::Ready(result) = request.as_mut().poll(cx) else {
                        self.state = State::Waiting(request);
                        return Poll::Pending;
                    };
                    let result = result.and_then(|page| self.checked(page));
                    // An error ends the list. The cursor stays at the page that failed.
                    if let Ok(page) = &result {
                        self.state = self.follow(page);
                    }
                    return Poll::Ready(Some(result));
                }
            }
        }
    }

    /// Returns an error with the response if it is not a page.
    fn checked(&self, page: Response<P>) -> Result<Response<P>, Error> {
        let Err(why) = page.value().check(self.plan.endpoint) else {
            return Ok(page);
        };
        let called = self.inner.called(&self.plan_of_page(), page.attempts());
        let response = page.into_raw().failed(self.inner.time.now());
        Err(Error::new(Kind::NotAPage(why), called).with_response(response))
    }

    /// Reads the cursor of the next page from this one.
    fn follow(&mut self, page: &Response<P>) -> State<P> {
        let api = self.inner.api;
        let cursor = page.value().next().and_then(|next| {
            let next = next.filter(|next| !next.is_empty());
            let cursor = next.map(|next| cursor_of(next, api)).transpose()?;
            match cursor {
                Some(cursor) if !self.seen.insert(&cursor) => {
                    Err(format!("its `{}` leads back to an earlier page", next_field(api)))
                }
                cursor => Ok(cursor),
            }
        });
        match cursor {
            Ok(cursor) => {
                let is_last = cursor.is_none();
                self.cursor = cursor;
                if is_last { State::Done } else { State::Ready }
            }
            Err(why) => {
                let called = self.inner.called(&self.plan_of_page(), page.attempts());
                State::Failed(Error::new(Kind::Page(why), called))
            }
        }
    }
}

/// Returns the name of a page's field with the address of the next page.
fn next_field(api: &Api) -> &'static str {
    api.page.as_ref().map_or("", |fields| fields.next)
}

/// Returns the cursor of a page's `next`. Scheme, host and path do not count: a service behind a proxy may not know its
/// own address.
fn cursor_of(next: &str, api: &Api) -> Result<String, String> {
    // `OneOrMany` and `RawPage` keep a `next` that is not text as JSON.
    if next.starts_with(['{', '[']) {
        return Err(format!("its `{}` is not text", next_field(api)));
    }
    let query = next.split_once('?').map_or("", |(_, query)| query);
    let query = query.split_once('#').map_or(query, |(query, _)| query);
    let mut pairs = form_urlencoded::parse(query.as_bytes());
    match pairs.find(|(name, _)| Some(&**name) == api.cursor) {
        Some((_, cursor)) if !cursor.is_empty() => Ok(cursor.into_owned()),
        _ => Err(format!("its `{}` has no cursor", next_field(api))),
    }
}

impl<P: Paged + 'static> Stream for Pages<P> {
    type Item = Result<P, Error>;

    fn poll_next(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let page = ready!(self.get_mut().poll_response(cx));
        Poll::Ready(page.map(|page| page.map(Response::into_value)))
    }
}

impl<P: Paged + 'static> FusedStream for Pages<P> {
    fn is_terminated(&self) -> bool {
        matches!(self.state, State::Done)
    }
}

impl<P> Unpin for Pages<P> {}

impl<P> fmt::Debug for Pages<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pages")
            .field("operation", &self.plan.endpoint.id)
            .field("cursor", &self.cursor)
            .finish_non_exhaustive()
    }
}

/// The records of a list on all of its pages, as a [`Stream`].
///
/// Leaves out elements that are not objects. [`Pages::next_with_response`] reports them as drift.
#[must_use = "a stream does nothing until it is polled"]
pub struct Items<P: Paged> {
    pages: Pages<P>,
    page: std::vec::IntoIter<P::Item>,
    /// The cursor of `page`.
    cursor: Option<String>,
}

impl<P: Paged> Items<P> {
    pub(crate) fn new(pages: Pages<P>) -> Self {
        Self { cursor: pages.cursor.clone(), pages, page: Vec::new().into_iter() }
    }

    /// Returns the next record; `None` after the last one.
    pub async fn next(&mut self) -> Option<Result<P::Item, Error>>
    where
        P: 'static,
    {
        poll_fn(|cx| Pin::new(&mut *self).poll_next(cx)).await
    }

    pub(crate) fn take_one(&mut self) -> Option<P::Item> {
        self.page.next()
    }

    /// Returns the cursor of the page that holds the next record; `None` after the last record, and on the first page
    /// if no cursor was given. A later stream with this `cursor` repeats the page from its first record.
    ///
    /// # Examples
    ///
    /// ```
    /// # backoffice::client::example(&[(200, r#"{"next":"/users/?cursor=b","results":[{"id":7}]}"#), (200, r#"{"results":[{"id":8},{"id":9}]}"#)], async |client, _| {
    /// let mut customers = client.users().list().items();
    /// customers.next().await.transpose()?;
    /// let eight = customers.next().await.unwrap()?;
    /// assert_eq!(eight.id, Some(8.into()));
    /// // 9 is on the same page. A later stream with this cursor begins with 8 again.
    /// assert_eq!(customers.cursor(), Some("b"));
    /// # Ok(()) });
    /// ```
    #[must_use]
    pub fn cursor(&self) -> Option<&str> {
        let cursor =
            if self.page.as_slice().is_empty() { &self.pages.cursor } else { &self.cursor };
        cursor.as_deref()
    }
}

impl<P: Paged + 'static> Stream for Items<P> {
    type Item = Result<P::Item, Error>;

    fn poll_next(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let items = self.get_mut();
        loop {
            if let Some(item) = items.take_one() {
                return Poll::Ready(Some(Ok(item)));
            }
            items.cursor.clone_from(&items.pages.cursor);
            match ready!(Pin::new(&mut items.pages).poll_next(cx)) {
                None => return Poll::Ready(None),
                Some(Err(error)) => return Poll::Ready(Some(Err(error))),
                Some(Ok(page)) => items.page = page.into_items().into_iter(),
            }
        }
    }
}

impl<P: Paged + 'static> FusedStream for Items<P> {
    fn is_terminated(&self) -> bool {
        self.page.as_slice().is_empty() && self.pages.is_terminated()
    }
}

impl<P: Paged> Unpin for Items<P> {}

impl<P: Paged> fmt::Debug for Items<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pages.fmt(f)
    }
}
