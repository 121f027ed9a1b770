//! Nothing here: `cases` holds programs that must not compile, `tests` the test that tries them.
