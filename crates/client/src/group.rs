//! Groups of calls.

/// Defines the type of a group of calls: its name, the client's type, and its documentation.
#[doc(hidden)]
#[macro_export]
macro_rules! __group {
    ($name:ident, $($client:ident)::+, $about:literal) => {
        #[doc = $about]
        pub struct $name<S = $crate::runtime::Undeclared, M = $crate::runtime::Async> {
            client: $($client)::+<S, M>,
        }

        impl<S, M: $crate::runtime::Mode> $name<S, M> {
            pub(super) fn of(client: $($client)::+<S, M>) -> Self {
                Self { client }
            }
        }

        impl<S, M: $crate::runtime::Mode> ::core::clone::Clone for $name<S, M> {
            fn clone(&self) -> Self {
                Self::of(self.client.clone())
            }
        }

        impl<S, M: $crate::runtime::Mode> ::core::fmt::Debug for $name<S, M> {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                self.client.fmt(f)
            }
        }
    };
}
