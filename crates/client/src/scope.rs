//! Scopes as types: the compiler checks that the client's scopes permit a call.

/// A permission scope as a type; see `scopes`.
pub trait Scope {
    /// The name of the scope: `orders:write`.
    const NAME: &'static str;
}

/// No declared scopes: the client can make every call, and the service checks the token's scopes.
#[derive(Clone, Copy, Debug)]
pub enum Undeclared {}

/// The declared scopes of a client: [`Undeclared`], or a tuple of up to 16 different scopes.
pub trait Scopes {
    /// The names of the scopes; empty for [`Undeclared`].
    const NAMES: &'static [&'static str];
}

/// The declared scopes `Self` hold the scope `Needed`.
///
/// The compiler finds `At`, the place in the tuple.
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

/// The place of every scope in [`Undeclared`].
pub enum Anywhere {}

/// The `N`-th place of a tuple.
pub enum Place<const N: usize> {}

impl Scopes for Undeclared {
    const NAMES: &'static [&'static str] = &[];
}

#[diagnostic::do_not_recommend]
impl<Needed: Scope> Grants<Needed, Anywhere> for Undeclared {}

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
