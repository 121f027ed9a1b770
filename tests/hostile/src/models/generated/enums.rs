// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

//! Enumerations of several groups.
use super::super::runtime;
runtime::enumeration! {
    #[doc =
    " The document shows these values; others occur. Section 2, \\[Words\\] \\<of\\> `Rust`."]
    Words = super::super::info::WORDS_VALUES { #[doc = " `type`"] Type = "type", #[doc =
    " `self`"] SelfValue = "self", #[doc = " `super`"] Super = "super", #[doc =
    " `crate`"] Crate = "crate", #[doc = " `async`"] Async = "async", #[doc = " `gen`"]
    Gen = "gen", #[doc = " `Error`"] Error = "Error", #[doc = " `Err`"] Err = "Err",
    #[doc = " `Unknown`"] Unknown2 = "Unknown", #[doc = " `Documented`"] Documented =
    "Documented", #[doc = " `None`"] None = "None", #[doc = " `Some`"] Some = "Some",
    #[doc = " `String`"] String = "String", #[doc = " `!`"] V = "!", #[doc = " `!?`"] V2
    = "!?", #[doc = " `3ds`"] V3ds = "3ds", #[doc = " `x-ray`"] XRay = "x-ray", #[doc =
    " `snow ☃`"] SnowU2603 = "snow ☃", #[doc = " `quote\"d`"] QuoteD = "quote\"d",
    #[doc = " `back\\slash`"] BackSlash = "back\\slash", #[doc = " `` tick` ``"] Tick =
    "tick`", #[doc = " ``` `` ```"] V3 = "``", #[doc = " `line\\u{a}break`"] LineBreak =
    "line\nbreak", #[doc = " `\\u{0}`"] V4 = "\0", #[doc = " `\\u{202e}`"] U202e =
    "\u{202e}", #[doc = " `{}`"] V5 = "{}", #[doc = " `{0}`"] V0 = "{0}", #[doc =
    " `[link]`"] Link = "[link]", #[doc = " `<tag>`"] Tag = "<tag>", #[doc = " `*/`"] V6
    = "*/", #[doc = " `//`"] V7 = "//", #[doc = " `été`"] Ue9TUe9 = "été", #[doc =
    " `e\\u{301}te\\u{301}`"] EU301TeU301 = "e\u{301}te\u{301}", #[doc = " `名前`"]
    U540dU524d = "名前", #[doc = " `🎉`"] U1f389 = "🎉", #[doc = " `🎊`"] U1f38a
    = "🎊", #[doc = " `a.b`"] AB = "a.b", #[doc = " `a,b`"] AB2 = "a,b", #[doc =
    " `a;b`"] AB3 = "a;b", #[doc = " `_`"] V8 = "_", #[doc = " `https://example.com/`"]
    HttpsExampleCom = "https://example.com/", #[doc = " `null`"] Null = "null", #[doc = " `true`"] True = "true", }
}
runtime::open_enumeration!(Words);
runtime::enumeration! {
    #[doc = " The document allows these values only. Section 2."] Closed =
    super::super::info::CLOSED_VALUES { #[doc = " `yes`"] Yes = "yes", #[doc = " `no`"]
    No = "no", #[doc = " `Error`"] Error = "Error", #[doc = " `Err`"] Err = "Err", #[doc
    = " `NULL`"] Null = "NULL", #[doc = " `quote\"d`"] QuoteD = "quote\"d", #[doc =
    " `back\\slash`"] BackSlash = "back\\slash", #[doc = " `line\\u{a}break`"] LineBreak
    = "line\nbreak", }
}
runtime::closed_enumeration!(Closed = super::super::info::CLOSED_VALUES);
