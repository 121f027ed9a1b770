//! Scopes as types: which calls a client may make is checked when it is compiled.

use std::fmt;

/// A permission scope, section 5, as a type; see [`scopes`](crate::scopes).
pub trait Scope {
    /// As it is written in a token: `orders:write`.
    const NAME: &'static str;
}

/// Nothing is declared: every call can be made, and the service says what its token permits.
#[derive(Clone, Copy)]
pub enum Undeclared {}

/// The scopes that a client declares: [`Undeclared`], or a tuple of up to 16 different scopes.
pub trait Scopes {
    /// The names of the scopes, as they are written in a token; none where nothing is declared.
    const NAMES: &'static [&'static str];
}

/// The declared scopes `Self` hold the scope `Needed`.
///
/// `At` is where in the tuple, for the compiler to find.
#[diagnostic::on_unimplemented(
    message = "this call needs the scope `{Needed}`, which the client does not declare",
    label = "not covered by the client's scopes",
    note = "the client declares `{Self}`; add `{Needed}` where it is built, in `.scopes::<(..)>()`, and give its \
            token that scope"
)]
pub trait Grants<Needed, At> {}

/// The declared scopes `Self` hold all of `Needed`.
#[diagnostic::on_unimplemented(
    message = "a client with the scopes `{Self}` can't be narrowed to `{Needed}`",
    note = "narrow to a tuple of scopes that the client declares"
)]
pub trait GrantsAll<Needed, At> {}

/// The place of a scope that is not declared one by one.
pub enum Anywhere {}

/// The `N`-th place of a tuple.
pub enum Place<const N: usize> {}

impl Scopes for Undeclared {
    const NAMES: &'static [&'static str] = &[];
}

#[diagnostic::do_not_recommend]
impl<Needed: Scope> Grants<Needed, Anywhere> for Undeclared {}

impl fmt::Debug for Undeclared {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

macro_rules! tuples {
    ($($scope:ident $at:ident $place:literal),*) => {
        impl<$($scope: Scope),*> Scopes for ($($scope,)*) {
            const NAMES: &'static [&'static str] = &[$($scope::NAME),*];
        }

        impl<Declared, $($scope, $at),*> GrantsAll<($($scope,)*), ($($at,)*)> for Declared
        where
            $(Declared: Grants<$scope, $at>,)*
        {
        }

        tuples!(@places [$($scope)*] $($scope $place),*);
    };
    (@places $all:tt $($scope:ident $place:literal),*) => {
        $(tuples!(@place $all $scope $place);)*
    };
    (@place [$($all:ident)*] $scope:ident $place:literal) => {
        #[diagnostic::do_not_recommend]
        impl<$($all: Scope),*> Grants<$scope, Place<$place>> for ($($all,)*) {}
    };
}

tuples!(A Aa 0);
tuples!(A Aa 0, B Ba 1);
tuples!(A Aa 0, B Ba 1, C Ca 2);
tuples!(A Aa 0, B Ba 1, C Ca 2, D Da 3);
tuples!(A Aa 0, B Ba 1, C Ca 2, D Da 3, E Ea 4);
tuples!(A Aa 0, B Ba 1, C Ca 2, D Da 3, E Ea 4, F Fa 5);
tuples!(A Aa 0, B Ba 1, C Ca 2, D Da 3, E Ea 4, F Fa 5, G Ga 6);
tuples!(A Aa 0, B Ba 1, C Ca 2, D Da 3, E Ea 4, F Fa 5, G Ga 6, H Ha 7);
tuples!(A Aa 0, B Ba 1, C Ca 2, D Da 3, E Ea 4, F Fa 5, G Ga 6, H Ha 7, I Ia 8);
tuples!(A Aa 0, B Ba 1, C Ca 2, D Da 3, E Ea 4, F Fa 5, G Ga 6, H Ha 7, I Ia 8, J Ja 9);
tuples!(A Aa 0, B Ba 1, C Ca 2, D Da 3, E Ea 4, F Fa 5, G Ga 6, H Ha 7, I Ia 8, J Ja 9, K Ka 10);
tuples!(A Aa 0, B Ba 1, C Ca 2, D Da 3, E Ea 4, F Fa 5, G Ga 6, H Ha 7, I Ia 8, J Ja 9, K Ka 10, L La 11);
tuples!(A Aa 0, B Ba 1, C Ca 2, D Da 3, E Ea 4, F Fa 5, G Ga 6, H Ha 7, I Ia 8, J Ja 9, K Ka 10, L La 11, M Ma 12);
tuples!(A Aa 0, B Ba 1, C Ca 2, D Da 3, E Ea 4, F Fa 5, G Ga 6, H Ha 7, I Ia 8, J Ja 9, K Ka 10, L La 11, M Ma 12, N Na 13);
tuples!(A Aa 0, B Ba 1, C Ca 2, D Da 3, E Ea 4, F Fa 5, G Ga 6, H Ha 7, I Ia 8, J Ja 9, K Ka 10, L La 11, M Ma 12, N Na 13, O Oa 14);
tuples!(A Aa 0, B Ba 1, C Ca 2, D Da 3, E Ea 4, F Fa 5, G Ga 6, H Ha 7, I Ia 8, J Ja 9, K Ka 10, L La 11, M Ma 12, N Na 13, O Oa 14, P Pa 15);
