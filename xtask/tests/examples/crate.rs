mod private {
    /// Nothing makes it public.
    pub struct Private;

    impl Private {
        /// So its methods are not public either.
        pub fn method(&self) {}
    }

    /// Public by a path that is not this one.
    pub mod inner {
        pub use super::Renamed as Public;
    }

    pub struct Bare {
        pub field: u8,
    }

    impl Bare {
        pub fn method(&self) {}

        /// Text before a block that is no example.
        /// ```text
        /// let example = "no";
        /// ```
        pub fn after_text(&self) {}

        /// ```ignore
        /// let bare = Bare::new();
        /// ```
        pub fn ignored(&self) {}

        /// ```no_run
        /// let bare = Bare::new();
        /// ```
        pub fn with_example() -> Self {}

        fn private(&self) {}
    }

    impl Clone for Bare {
        fn clone(&self) -> Self {}
    }

    /// ```
    /// struct Own;
    /// ```
    pub trait Trait { fn required(&self);
        const NAME: &'static str;
        /// ```
        /// let answer = 42;
        /// ```
        fn with_example(&self) {}
    }

    /// Public under another name.
    pub struct Renamed;
}

pub mod module {
    pub fn function() {}

    #[doc(hidden)]
    pub fn hidden() {}
}

#[doc(hidden)]
pub mod hidden {
    pub use super::private::Private;
}

pub use private::{Bare, Trait, inner};
pub use other::Everything;
