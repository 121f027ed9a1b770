// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

use crate::info;
/// Description of `Keywords`.
pub static KEYWORDS: info::ShapeInfo = info::ShapeInfo {
    name: "Keywords",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: true,
    about: "Words that mean something to Rust; see [Option<T>], https://example.com/a_b and `code`.",
    fields: &[
        info::FieldInfo::new("type", info::TypeInfo::String, "2")
            .presence(info::Presence::Identity)
            .not_null()
            .about("Type: text that identifies this record. Section 2."),
        info::FieldInfo::new("self", info::TypeInfo::String, "2")
            .about("Self: text. Section 2."),
        info::FieldInfo::new("abstract", info::TypeInfo::String, "2")
            .about("Abstract: text. Section 2."),
        info::FieldInfo::new("as", info::TypeInfo::String, "2")
            .about("As: text. Section 2."),
        info::FieldInfo::new("async", info::TypeInfo::String, "2")
            .about("Async: text. Section 2."),
        info::FieldInfo::new("await", info::TypeInfo::String, "2")
            .about("Await: text. Section 2."),
        info::FieldInfo::new("become", info::TypeInfo::String, "2")
            .about("Become: text. Section 2."),
        info::FieldInfo::new("box", info::TypeInfo::String, "2")
            .about("Box: text. Section 2."),
        info::FieldInfo::new("break", info::TypeInfo::String, "2")
            .about("Break: text. Section 2."),
        info::FieldInfo::new("const", info::TypeInfo::String, "2")
            .about("Const: text. Section 2."),
        info::FieldInfo::new("continue", info::TypeInfo::String, "2")
            .about("Continue: text. Section 2."),
        info::FieldInfo::new("crate", info::TypeInfo::String, "2")
            .about("Crate: text. Section 2."),
        info::FieldInfo::new("do", info::TypeInfo::String, "2")
            .about("Do: text. Section 2."),
        info::FieldInfo::new("dyn", info::TypeInfo::String, "2")
            .about("Dyn: text. Section 2."),
        info::FieldInfo::new("else", info::TypeInfo::String, "2")
            .about("Else: text. Section 2."),
        info::FieldInfo::new("enum", info::TypeInfo::String, "2")
            .about("Enum: text. Section 2."),
        info::FieldInfo::new("extern", info::TypeInfo::String, "2")
            .about("Extern: text. Section 2."),
        info::FieldInfo::new("false", info::TypeInfo::String, "2")
            .about("False: text. Section 2."),
        info::FieldInfo::new("final", info::TypeInfo::String, "2")
            .about("Final: text. Section 2."),
        info::FieldInfo::new("fn", info::TypeInfo::String, "2")
            .about("Fn: text. Section 2."),
        info::FieldInfo::new("for", info::TypeInfo::String, "2")
            .about("For: text. Section 2."),
        info::FieldInfo::new("gen", info::TypeInfo::String, "2")
            .about("Gen: text. Section 2."),
        info::FieldInfo::new("if", info::TypeInfo::String, "2")
            .about("If: text. Section 2."),
        info::FieldInfo::new("impl", info::TypeInfo::String, "2")
            .about("Impl: text. Section 2."),
        info::FieldInfo::new("in", info::TypeInfo::String, "2")
            .about("In: text. Section 2."),
        info::FieldInfo::new("let", info::TypeInfo::String, "2")
            .about("Let: text. Section 2."),
        info::FieldInfo::new("loop", info::TypeInfo::String, "2")
            .about("Loop: text. Section 2."),
        info::FieldInfo::new("macro", info::TypeInfo::String, "2")
            .about("Macro: text. Section 2."),
        info::FieldInfo::new("match", info::TypeInfo::String, "2")
            .about("Match: text. Section 2."),
        info::FieldInfo::new("mod", info::TypeInfo::String, "2")
            .about("Mod: text. Section 2."),
        info::FieldInfo::new("move", info::TypeInfo::String, "2")
            .about("Move: text. Section 2."),
        info::FieldInfo::new("mut", info::TypeInfo::String, "2")
            .about("Mut: text. Section 2."),
        info::FieldInfo::new("override", info::TypeInfo::String, "2")
            .about("Override: text. Section 2."),
        info::FieldInfo::new("priv", info::TypeInfo::String, "2")
            .about("Priv: text. Section 2."),
        info::FieldInfo::new("pub", info::TypeInfo::String, "2")
            .about("Pub: text. Section 2."),
        info::FieldInfo::new("ref", info::TypeInfo::String, "2")
            .about("Ref: text. Section 2."),
        info::FieldInfo::new("return", info::TypeInfo::String, "2")
            .about("Return: text. Section 2."),
        info::FieldInfo::new("static", info::TypeInfo::String, "2")
            .about("Static: text. Section 2."),
        info::FieldInfo::new("struct", info::TypeInfo::String, "2")
            .about("Struct: text. Section 2."),
        info::FieldInfo::new("super", info::TypeInfo::String, "2")
            .about("Super: text. Section 2."),
        info::FieldInfo::new("trait", info::TypeInfo::String, "2")
            .about("Trait: text. Section 2."),
        info::FieldInfo::new("true", info::TypeInfo::String, "2")
            .about("True: text. Section 2."),
        info::FieldInfo::new("try", info::TypeInfo::String, "2")
            .about("Try: text. Section 2."),
        info::FieldInfo::new("typeof", info::TypeInfo::String, "2")
            .about("Typeof: text. Section 2."),
        info::FieldInfo::new("union", info::TypeInfo::String, "2")
            .about("Union: text. Section 2."),
        info::FieldInfo::new("unsafe", info::TypeInfo::String, "2")
            .about("Unsafe: text. Section 2."),
        info::FieldInfo::new("unsized", info::TypeInfo::String, "2")
            .about("Unsized: text. Section 2."),
        info::FieldInfo::new("use", info::TypeInfo::String, "2")
            .about("Use: text. Section 2."),
        info::FieldInfo::new("virtual", info::TypeInfo::String, "2")
            .about("Virtual: text. Section 2."),
        info::FieldInfo::new("where", info::TypeInfo::String, "2")
            .about("Where: text. Section 2."),
        info::FieldInfo::new("while", info::TypeInfo::String, "2")
            .about("While: text. Section 2."),
        info::FieldInfo::new("yield", info::TypeInfo::String, "2")
            .about("Yield: text. Section 2."),
        info::FieldInfo::new("raw", info::TypeInfo::String, "2")
            .about("Raw: text. Section 2."),
        info::FieldInfo::new("safe", info::TypeInfo::String, "2")
            .about("Safe: text. Section 2."),
        info::FieldInfo::new("auto", info::TypeInfo::String, "2")
            .about("Auto: text. Section 2."),
        info::FieldInfo::new("default", info::TypeInfo::String, "2")
            .about("Default: text. Section 2."),
        info::FieldInfo::new("macro_rules", info::TypeInfo::String, "2")
            .about("Macro rules: text. Section 2."),
        info::FieldInfo::new("unknown_fields", info::TypeInfo::String, "2")
            .about("Unknown fields: text. Section 2."),
        info::FieldInfo::new("unknown_fields_mut", info::TypeInfo::String, "2")
            .about("Unknown fields mut: text. Section 2."),
        info::FieldInfo::new("new", info::TypeInfo::String, "2")
            .about("New: text. Section 2."),
        info::FieldInfo::new(
                "more_fields",
                info::TypeInfo::Shape(&super::KEYWORDS_MORE),
                "2",
            )
            .about("More fields: more words that mean something to Rust. Section 2."),
    ],
};
/// Description of `KeywordsPage`.
pub static KEYWORDS_PAGE: info::ShapeInfo = info::ShapeInfo {
    name: "KeywordsPage",
    kind: info::ShapeKind::Page,
    section: "4",
    fields_shown: true,
    about: "A page of Keywords.",
    fields: &[
        info::FieldInfo::new("after", info::TypeInfo::Url, "4")
            .strict_nullable()
            .about("After: URL or null. Section 4."),
        info::FieldInfo::new("before", info::TypeInfo::Url, "4")
            .strict_nullable()
            .about("Before: URL or null. Section 4."),
        info::FieldInfo::new(
                "items",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::KEYWORDS)),
                "4",
            )
            .about(
                "Items: list. Each item: words that mean something to Rust; see [Option<T>], https://example.com/a_b and `code`. Section 4.",
            ),
    ],
};
/// Description of `KeywordsMore`.
pub static KEYWORDS_MORE: info::ShapeInfo = info::ShapeInfo {
    name: "KeywordsMore",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: true,
    about: "More words that mean something to Rust.",
    fields: &[
        info::FieldInfo::new("with_unknown_field", info::TypeInfo::String, "2")
            .about("With unknown field: text. Section 2."),
        info::FieldInfo::new("empty", info::TypeInfo::String, "2")
            .about("Empty: text. Section 2."),
        info::FieldInfo::new("info", info::TypeInfo::String, "2")
            .about("Info: text. Section 2."),
        info::FieldInfo::new("field", info::TypeInfo::String, "2")
            .about("Field: text. Section 2."),
        info::FieldInfo::new("field_mut", info::TypeInfo::String, "2")
            .about("Field mut: text. Section 2."),
        info::FieldInfo::new("from_json", info::TypeInfo::String, "2")
            .about("From json: text. Section 2."),
        info::FieldInfo::new("to_json", info::TypeInfo::String, "2")
            .about("To json: text. Section 2."),
        info::FieldInfo::new("drift", info::TypeInfo::String, "2")
            .about("Drift: text. Section 2."),
        info::FieldInfo::new("clone", info::TypeInfo::String, "2")
            .about("Clone: text. Section 2."),
        info::FieldInfo::new("fmt", info::TypeInfo::String, "2")
            .about("Fmt: text. Section 2."),
        info::FieldInfo::new("eq", info::TypeInfo::String, "2")
            .about("Eq: text. Section 2."),
        info::FieldInfo::new("value", info::TypeInfo::String, "2")
            .about("Value: text. Section 2."),
        info::FieldInfo::new("position", info::TypeInfo::String, "2")
            .about("Position: text. Section 2."),
        info::FieldInfo::new("runtime", info::TypeInfo::String, "2")
            .about("Runtime: text. Section 2."),
        info::FieldInfo::new("body", info::TypeInfo::String, "2")
            .about("Body: text. Section 2."),
        info::FieldInfo::new("unknown", info::TypeInfo::String, "2")
            .about("Unknown: text. Section 2."),
        info::FieldInfo::new("walk", info::TypeInfo::String, "2")
            .about("Walk: text. Section 2."),
        info::FieldInfo::new("write", info::TypeInfo::String, "2")
            .about("Write: text. Section 2."),
        info::FieldInfo::new("read", info::TypeInfo::String, "2")
            .about("Read: text. Section 2."),
    ],
};
/// Description of `KeywordsBody`.
pub static KEYWORDS_BODY: info::ShapeInfo = info::ShapeInfo {
    name: "KeywordsBody",
    kind: info::ShapeKind::Request,
    section: "4",
    fields_shown: true,
    about: "Words that mean something to Rust, in a request.",
    fields: &[
        info::FieldInfo::new("type", info::TypeInfo::String, "4")
            .presence(info::Presence::Required)
            .not_null()
            .about("Type: text. Section 4."),
        info::FieldInfo::new("self", info::TypeInfo::List(&info::TypeInfo::String), "4")
            .presence(info::Presence::Required)
            .not_null()
            .about("Self: list. Each item: text. Section 4."),
        info::FieldInfo::new("body", info::TypeInfo::Shape(&super::KEYWORDS), "4")
            .presence(info::Presence::Required)
            .not_null()
            .about(
                "Body: words that mean something to Rust; see [Option<T>], https://example.com/a_b and `code`. Section 4.",
            ),
        info::FieldInfo::new("value", info::TypeInfo::Enum(&super::WORDS_VALUES), "4")
            .presence(info::Presence::Required)
            .not_null()
            .about(
                "Value: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Error`, `Err`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote\"d`, `back\\slash`, `` tick` ``, ``` `` ```, `line\\u{a}break`, `\\u{0}`, `\\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\\u{301}te\\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 4.",
            ),
        info::FieldInfo::new("abstract", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Abstract: text. Section 4."),
        info::FieldInfo::new("as", info::TypeInfo::String, "4")
            .strict_optional()
            .about("As: text. Section 4."),
        info::FieldInfo::new("async", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Async: text. Section 4."),
        info::FieldInfo::new("await", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Await: text. Section 4."),
        info::FieldInfo::new("become", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Become: text. Section 4."),
        info::FieldInfo::new("box", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Box: text. Section 4."),
        info::FieldInfo::new("break", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Break: text. Section 4."),
        info::FieldInfo::new("const", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Const: text. Section 4."),
        info::FieldInfo::new("continue", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Continue: text. Section 4."),
        info::FieldInfo::new("crate", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Crate: text. Section 4."),
        info::FieldInfo::new("do", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Do: text. Section 4."),
        info::FieldInfo::new("dyn", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Dyn: text. Section 4."),
        info::FieldInfo::new("else", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Else: text. Section 4."),
        info::FieldInfo::new("enum", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Enum: text. Section 4."),
        info::FieldInfo::new("extern", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Extern: text. Section 4."),
        info::FieldInfo::new("false", info::TypeInfo::String, "4")
            .strict_optional()
            .about("False: text. Section 4."),
        info::FieldInfo::new("final", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Final: text. Section 4."),
        info::FieldInfo::new("fn", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Fn: text. Section 4."),
        info::FieldInfo::new("for", info::TypeInfo::String, "4")
            .strict_optional()
            .about("For: text. Section 4."),
        info::FieldInfo::new("gen", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Gen: text. Section 4."),
        info::FieldInfo::new("if", info::TypeInfo::String, "4")
            .strict_optional()
            .about("If: text. Section 4."),
        info::FieldInfo::new("impl", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Impl: text. Section 4."),
        info::FieldInfo::new("in", info::TypeInfo::String, "4")
            .strict_optional()
            .about("In: text. Section 4."),
        info::FieldInfo::new("let", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Let: text. Section 4."),
        info::FieldInfo::new("loop", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Loop: text. Section 4."),
        info::FieldInfo::new("macro", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Macro: text. Section 4."),
        info::FieldInfo::new("match", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Match: text. Section 4."),
        info::FieldInfo::new("mod", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Mod: text. Section 4."),
        info::FieldInfo::new("move", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Move: text. Section 4."),
        info::FieldInfo::new("mut", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Mut: text. Section 4."),
        info::FieldInfo::new("override", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Override: text. Section 4."),
        info::FieldInfo::new("priv", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Priv: text. Section 4."),
        info::FieldInfo::new("pub", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Pub: text. Section 4."),
        info::FieldInfo::new("ref", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Ref: text. Section 4."),
        info::FieldInfo::new("return", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Return: text. Section 4."),
        info::FieldInfo::new("static", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Static: text. Section 4."),
        info::FieldInfo::new("struct", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Struct: text. Section 4."),
        info::FieldInfo::new("super", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Super: text. Section 4."),
        info::FieldInfo::new("trait", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Trait: text. Section 4."),
        info::FieldInfo::new("true", info::TypeInfo::String, "4")
            .strict_optional()
            .about("True: text. Section 4."),
        info::FieldInfo::new("try", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Try: text. Section 4."),
        info::FieldInfo::new("typeof", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Typeof: text. Section 4."),
        info::FieldInfo::new("union", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Union: text. Section 4."),
        info::FieldInfo::new("unsafe", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Unsafe: text. Section 4."),
        info::FieldInfo::new("unsized", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Unsized: text. Section 4."),
        info::FieldInfo::new("use", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Use: text. Section 4."),
        info::FieldInfo::new("virtual", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Virtual: text. Section 4."),
        info::FieldInfo::new("where", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Where: text. Section 4."),
        info::FieldInfo::new("while", info::TypeInfo::String, "4")
            .strict_optional()
            .about("While: text. Section 4."),
        info::FieldInfo::new("yield", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Yield: text. Section 4."),
        info::FieldInfo::new("raw", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Raw: text. Section 4."),
        info::FieldInfo::new("safe", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Safe: text. Section 4."),
        info::FieldInfo::new("auto", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Auto: text. Section 4."),
        info::FieldInfo::new("default", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Default: text. Section 4."),
        info::FieldInfo::new("macro_rules", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Macro rules: text. Section 4."),
        info::FieldInfo::new("unknown_fields", info::TypeInfo::String, "4")
            .strict_optional()
            .about("Unknown fields: text. Section 4."),
        info::FieldInfo::new("new", info::TypeInfo::String, "4")
            .strict_optional()
            .about("New: text. Section 4."),
        info::FieldInfo::new("with_unknown_field", info::TypeInfo::String, "4")
            .strict_optional()
            .about("With unknown field: text. Section 4."),
        info::FieldInfo::new("to_json", info::TypeInfo::String, "4")
            .strict_optional()
            .about("To json: text. Section 4."),
    ],
};
/// Description of `KeywordsUpdate`.
pub static KEYWORDS_UPDATE: info::ShapeInfo = info::ShapeInfo {
    name: "KeywordsUpdate",
    kind: info::ShapeKind::Update,
    section: "4",
    fields_shown: true,
    about: "Words that mean something to Rust, in a partial update.",
    fields: &[
        info::FieldInfo::new("self", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Self: text. Section 2."),
        info::FieldInfo::new("abstract", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Abstract: text. Section 2."),
        info::FieldInfo::new("as", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("As: text. Section 2."),
        info::FieldInfo::new("async", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Async: text. Section 2."),
        info::FieldInfo::new("await", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Await: text. Section 2."),
        info::FieldInfo::new("become", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Become: text. Section 2."),
        info::FieldInfo::new("box", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Box: text. Section 2."),
        info::FieldInfo::new("break", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Break: text. Section 2."),
        info::FieldInfo::new("const", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Const: text. Section 2."),
        info::FieldInfo::new("continue", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Continue: text. Section 2."),
        info::FieldInfo::new("crate", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Crate: text. Section 2."),
        info::FieldInfo::new("do", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Do: text. Section 2."),
        info::FieldInfo::new("dyn", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Dyn: text. Section 2."),
        info::FieldInfo::new("else", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Else: text. Section 2."),
        info::FieldInfo::new("enum", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Enum: text. Section 2."),
        info::FieldInfo::new("extern", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Extern: text. Section 2."),
        info::FieldInfo::new("false", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("False: text. Section 2."),
        info::FieldInfo::new("final", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Final: text. Section 2."),
        info::FieldInfo::new("fn", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Fn: text. Section 2."),
        info::FieldInfo::new("for", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("For: text. Section 2."),
        info::FieldInfo::new("gen", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Gen: text. Section 2."),
        info::FieldInfo::new("if", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("If: text. Section 2."),
        info::FieldInfo::new("impl", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Impl: text. Section 2."),
        info::FieldInfo::new("in", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("In: text. Section 2."),
        info::FieldInfo::new("let", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Let: text. Section 2."),
        info::FieldInfo::new("loop", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Loop: text. Section 2."),
        info::FieldInfo::new("macro", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Macro: text. Section 2."),
        info::FieldInfo::new("match", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Match: text. Section 2."),
        info::FieldInfo::new("mod", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Mod: text. Section 2."),
        info::FieldInfo::new("move", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Move: text. Section 2."),
        info::FieldInfo::new("mut", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Mut: text. Section 2."),
        info::FieldInfo::new("override", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Override: text. Section 2."),
        info::FieldInfo::new("priv", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Priv: text. Section 2."),
        info::FieldInfo::new("pub", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Pub: text. Section 2."),
        info::FieldInfo::new("ref", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Ref: text. Section 2."),
        info::FieldInfo::new("return", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Return: text. Section 2."),
        info::FieldInfo::new("static", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Static: text. Section 2."),
        info::FieldInfo::new("struct", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Struct: text. Section 2."),
        info::FieldInfo::new("super", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Super: text. Section 2."),
        info::FieldInfo::new("trait", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Trait: text. Section 2."),
        info::FieldInfo::new("true", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("True: text. Section 2."),
        info::FieldInfo::new("try", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Try: text. Section 2."),
        info::FieldInfo::new("typeof", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Typeof: text. Section 2."),
        info::FieldInfo::new("union", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Union: text. Section 2."),
        info::FieldInfo::new("unsafe", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Unsafe: text. Section 2."),
        info::FieldInfo::new("unsized", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Unsized: text. Section 2."),
        info::FieldInfo::new("use", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Use: text. Section 2."),
        info::FieldInfo::new("virtual", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Virtual: text. Section 2."),
        info::FieldInfo::new("where", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Where: text. Section 2."),
        info::FieldInfo::new("while", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("While: text. Section 2."),
        info::FieldInfo::new("yield", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Yield: text. Section 2."),
        info::FieldInfo::new("raw", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Raw: text. Section 2."),
        info::FieldInfo::new("safe", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Safe: text. Section 2."),
        info::FieldInfo::new("auto", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Auto: text. Section 2."),
        info::FieldInfo::new("default", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Default: text. Section 2."),
        info::FieldInfo::new("macro_rules", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Macro rules: text. Section 2."),
        info::FieldInfo::new("unknown_fields", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Unknown fields: text. Section 2."),
        info::FieldInfo::new("unknown_fields_mut", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("Unknown fields mut: text. Section 2."),
        info::FieldInfo::new("new", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional()
            .about("New: text. Section 2."),
        info::FieldInfo::new(
                "more_fields",
                info::TypeInfo::Shape(&super::KEYWORDS_MORE),
                "2",
            )
            .strict_nullable()
            .strict_optional()
            .about("More fields: more words that mean something to Rust. Section 2."),
    ],
};
/// Description of `KeywordsQuery`.
pub static KEYWORDS_QUERY: info::ShapeInfo = info::ShapeInfo {
    name: "KeywordsQuery",
    kind: info::ShapeKind::Query,
    section: "4",
    fields_shown: true,
    about: "Words that mean something to Rust, in a query.",
    fields: &[
        info::FieldInfo::new("type", info::TypeInfo::String, "4")
            .not_null()
            .strict_optional()
            .about("Type: text. Section 4."),
        info::FieldInfo::new(
                "unknown_fields",
                info::TypeInfo::List(&info::TypeInfo::Enum(&super::WORDS_VALUES)),
                "4",
            )
            .not_null()
            .strict_optional()
            .about(
                "Unknown fields: list. Each item: text; values seen: `type`, `self`, `super`, `crate`, `async`, `gen`, `Error`, `Err`, `Unknown`, `Documented`, `None`, `Some`, `String`, `!`, `!?`, `3ds`, `x-ray`, `snow ☃`, `quote\"d`, `back\\slash`, `` tick` ``, ``` `` ```, `line\\u{a}break`, `\\u{0}`, `\\u{202e}`, `{}`, `{0}`, `[link]`, `<tag>`, `*/`, `//`, `été`, `e\\u{301}te\\u{301}`, `名前`, `🎉`, `🎊`, `a.b`, `a,b`, `a;b`, `_`, `https://example.com/`, `null`, `true`. Section 4.",
            ),
        info::FieldInfo::new("unknown_fields_mut", info::TypeInfo::Boolean, "4")
            .not_null()
            .strict_optional()
            .about("Unknown fields mut: true or false. Section 4."),
        info::FieldInfo::new("new", info::TypeInfo::Enum(&super::CLOSED_VALUES), "4")
            .not_null()
            .strict_optional()
            .about(
                "New: one of `yes`, `no`, `Error`, `Err`, `NULL`, `quote\"d`, `back\\slash`, `line\\u{a}break`. Section 4.",
            ),
        info::FieldInfo::new("default", info::TypeInfo::Int32, "4")
            .not_null()
            .strict_optional()
            .minimum(-2147483648i64)
            .maximum(2147483647i64)
            .about(
                "Default: whole number, 32-bit signed, from -2147483648 to 2147483647. Section 4.",
            ),
        info::FieldInfo::new("with_unknown_field", info::TypeInfo::String, "4")
            .not_null()
            .strict_optional()
            .about("With unknown field: `type` of a Keywords. Section 4."),
        info::FieldInfo::new("drift", info::TypeInfo::Any, "4")
            .strict_nullable()
            .strict_optional()
            .about("Drift: free-form value. Section 4."),
        info::FieldInfo::new("[]", info::TypeInfo::List(&info::TypeInfo::Integer), "4")
            .not_null()
            .strict_optional()
            .about("List. Each item: whole number. Square | brackets. Section 4."),
        info::FieldInfo::new("a&b=c d%", info::TypeInfo::String, "4")
            .not_null()
            .strict_optional()
            .about("A b c d: text. Section 4."),
    ],
};
/// Description of `Names`.
pub static NAMES: info::ShapeInfo = info::ShapeInfo {
    name: "Names",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: true,
    about: "Names that are no words: */ /* // /** \"quoted\" \\ #[doc] {} {0} $crate r#\"raw\"#.",
    fields: &[
        info::FieldInfo::new("an/odd~id", info::TypeInfo::Integer, "2")
            .presence(info::Presence::Identity)
            .not_null()
            .about("An odd id: whole number that identifies this record. Section 2."),
        info::FieldInfo::new("3ds", info::TypeInfo::Boolean, "2")
            .about("3DS: true or false. Section 2."),
        info::FieldInfo::new("3 ds!", info::TypeInfo::Boolean, "2")
            .about("3 ds: true or false. Section 2."),
        info::FieldInfo::new("!", info::TypeInfo::String, "2").about("Text. Section 2."),
        info::FieldInfo::new("!!", info::TypeInfo::String, "2")
            .about("Text. Section 2."),
        info::FieldInfo::new("?", info::TypeInfo::String, "2").about("Text. Section 2."),
        info::FieldInfo::new("$ref", info::TypeInfo::String, "2")
            .about("Ref: text. Section 2."),
        info::FieldInfo::new("$id", info::TypeInfo::String, "2")
            .secret()
            .about("Id: text. Section 2."),
        info::FieldInfo::new("#/$defs/Names", info::TypeInfo::String, "2")
            .about("Defs names: text. Section 2."),
        info::FieldInfo::new("a.b", info::TypeInfo::String, "2")
            .about("A b: text. Section 2."),
        info::FieldInfo::new("a b", info::TypeInfo::String, "2")
            .about("A b: text. Section 2."),
        info::FieldInfo::new("a:b", info::TypeInfo::String, "2")
            .about("A b: text. Section 2."),
        info::FieldInfo::new("a/b", info::TypeInfo::String, "2")
            .about("A b: text. Section 2."),
        info::FieldInfo::new("a~1b", info::TypeInfo::String, "2")
            .about("A 1b: text. Section 2."),
        info::FieldInfo::new("a_b_2", info::TypeInfo::String, "2")
            .about("A b 2: text. Section 2."),
        info::FieldInfo::new("quote\"d", info::TypeInfo::String, "2")
            .about("Quote d: text. Section 2."),
        info::FieldInfo::new("single'", info::TypeInfo::String, "2")
            .about("Single: text. Section 2."),
        info::FieldInfo::new("back\\slash", info::TypeInfo::String, "2")
            .about("Back slash: text. Section 2."),
        info::FieldInfo::new("tick`", info::TypeInfo::String, "2")
            .about("Tick: text. Section 2."),
        info::FieldInfo::new("``", info::TypeInfo::String, "2")
            .about("Text. Section 2."),
        info::FieldInfo::new("line\nbreak", info::TypeInfo::String, "2")
            .about("Line break: text. Section 2."),
        info::FieldInfo::new("carriage\rreturn", info::TypeInfo::String, "2")
            .about("Carriage return: text. Section 2."),
        info::FieldInfo::new("tab\t", info::TypeInfo::String, "2")
            .about("Tab: text. Section 2."),
        info::FieldInfo::new("nul\0", info::TypeInfo::String, "2")
            .about("Nul: text. Section 2."),
        info::FieldInfo::new("bell\u{7}", info::TypeInfo::String, "2")
            .about("Bell: text. Section 2."),
        info::FieldInfo::new("delete\u{7f}", info::TypeInfo::Integer, "2")
            .about("Delete: whole number. Section 2."),
        info::FieldInfo::new("next\u{85}line", info::TypeInfo::Integer, "2")
            .about("Next line: whole number. Section 2."),
        info::FieldInfo::new("right\u{202e}to left", info::TypeInfo::String, "2")
            .about("Right to left: text. Section 2."),
        info::FieldInfo::new("zero\u{200b}width", info::TypeInfo::String, "2")
            .about("Zero width: text. Section 2."),
        info::FieldInfo::new("\u{feff}bom", info::TypeInfo::String, "2")
            .about("Bom: text. Section 2."),
        info::FieldInfo::new("\u{2028}separator", info::TypeInfo::String, "2")
            .about("Separator: text. Section 2."),
        info::FieldInfo::new("{}", info::TypeInfo::String, "2")
            .about("Text. Section 2."),
        info::FieldInfo::new("{0}", info::TypeInfo::String, "2")
            .about("0: text. Section 2."),
        info::FieldInfo::new("*/", info::TypeInfo::String, "2")
            .about("Text. Section 2."),
        info::FieldInfo::new("//", info::TypeInfo::String, "2")
            .about("Text. Section 2."),
        info::FieldInfo::new("[link]", info::TypeInfo::String, "2")
            .about("Link: text. Section 2."),
        info::FieldInfo::new("<script>", info::TypeInfo::String, "2")
            .about("Script: text. Section 2."),
        info::FieldInfo::new("a|b", info::TypeInfo::String, "2")
            .about("A b: text. Section 2."),
        info::FieldInfo::new("été", info::TypeInfo::String, "2")
            .about("Été: text. Section 2."),
        info::FieldInfo::new("e\u{301}te\u{301}", info::TypeInfo::String, "2")
            .about("E te: text. Section 2."),
        info::FieldInfo::new("größe", info::TypeInfo::String, "2")
            .about("Größe: text. Section 2."),
        info::FieldInfo::new("straße", info::TypeInfo::String, "2")
            .about("Straße: text. Section 2."),
        info::FieldInfo::new("сode", info::TypeInfo::String, "2")
            .about("Сode: text. Section 2."),
        info::FieldInfo::new("code", info::TypeInfo::String, "2")
            .about("Code: text. Section 2."),
        info::FieldInfo::new("名前", info::TypeInfo::String, "2")
            .about("名前: text. Section 2."),
        info::FieldInfo::new("ªº", info::TypeInfo::String, "2")
            .about("ªº: text. Section 2."),
        info::FieldInfo::new("①", info::TypeInfo::String, "2")
            .about("①: text. Section 2."),
        info::FieldInfo::new("ſ", info::TypeInfo::String, "2")
            .about("S: text. Section 2."),
        info::FieldInfo::new("🎉", info::TypeInfo::String, "2")
            .about("Text. Section 2."),
        info::FieldInfo::new("🎊", info::TypeInfo::String, "2")
            .about("Text. Section 2."),
        info::FieldInfo::new("👨\u{200d}👩\u{200d}👧", info::TypeInfo::String, "2")
            .about("Text. Section 2."),
        info::FieldInfo::new("__proto__", info::TypeInfo::String, "2")
            .about("Proto: text. Section 2."),
        info::FieldInfo::new("constructor", info::TypeInfo::String, "2")
            .about("Constructor: text. Section 2."),
        info::FieldInfo::new("_", info::TypeInfo::String, "2").about("Text. Section 2."),
        info::FieldInfo::new("...", info::TypeInfo::String, "2")
            .about("Text. Section 2."),
        info::FieldInfo::new(
                "long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long name",
                info::TypeInfo::String,
                "2",
            )
            .about(
                "Long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long name: text. Section 2.",
            ),
    ],
};
/// Description of `Notes`.
pub static NOTES: info::ShapeInfo = info::ShapeInfo {
    name: "Notes",
    kind: info::ShapeKind::Record,
    section: "2, [Notes](#notes) <of> *every* `kind`",
    fields_shown: true,
    about: "A [shape][Option] with <b>tags</b>, an unclosed `tick, *stars*, _lines_ and a bare https://example.com/.",
    fields: &[
        info::FieldInfo::new(
                "link",
                info::TypeInfo::String,
                "2, [Notes](#notes) <of> *every* `kind`",
            )
            .about(
                "Link: text. See [Vec<T>], [`Missing`], [a](b) and [c]: d. Section 2, [Notes](#notes) <of> *every* `kind`.",
            ),
        info::FieldInfo::new(
                "tag",
                info::TypeInfo::String,
                "2, [Notes](#notes) <of> *every* `kind`",
            )
            .about(
                "Tag: text. A Map<String, Vec<T>> and <script>alert(1)</script>, <!-- open. Section 2, [Notes](#notes) <of> *every* `kind`.",
            ),
        info::FieldInfo::new(
                "code",
                info::TypeInfo::String,
                "2, [Notes](#notes) <of> *every* `kind`",
            )
            .about(
                "Code: text. One of `a`, `b<c>` or `[d]`, but not ``e` f`` or `g. Section 2, [Notes](#notes) <of> *every* `kind`.",
            ),
        info::FieldInfo::new(
                "block",
                info::TypeInfo::String,
                "2, [Notes](#notes) <of> *every* `kind`",
            )
            .about(
                "Block: text. ```rust\npanic!(\"run as a test\")\n```\n\n    let x = also_code();\n\n# Heading\n- item\n\n| a | b |\n|---|---|. Section 2, [Notes](#notes) <of> *every* `kind`.",
            ),
        info::FieldInfo::new(
                "comment",
                info::TypeInfo::String,
                "2, [Notes](#notes) <of> *every* `kind`",
            )
            .about(
                "Comment: text. */ ends; /* begins; // stays; /// too; //! as well. Section 2, [Notes](#notes) <of> *every* `kind`.",
            ),
        info::FieldInfo::new(
                "address",
                info::TypeInfo::String,
                "2, [Notes](#notes) <of> *every* `kind`",
            )
            .about(
                "Address: text. Bare https://example.com/a?b=c_d, <https://example.com/> and www.example.com. Section 2, [Notes](#notes) <of> *every* `kind`.",
            ),
        info::FieldInfo::new(
                "dots",
                info::TypeInfo::String,
                "2, [Notes](#notes) <of> *every* `kind`",
            )
            .about(
                "Dots: text. Ends in dots. Section 2, [Notes](#notes) <of> *every* `kind`.",
            ),
        info::FieldInfo::new(
                "direction",
                info::TypeInfo::String,
                "2, [Notes](#notes) <of> *every* `kind`",
            )
            .about(
                "Direction: text. Left \u{202e} right \u{2066} and \0 nothing \r return. Section 2, [Notes](#notes) <of> *every* `kind`.",
            ),
        info::FieldInfo::new(
                "quotes",
                info::TypeInfo::String,
                "2, [Notes](#notes) <of> *every* `kind`",
            )
            .about(
                "Quotes: text. \"Double\", 'single' and \\ back \\n slashes {curly} {} ${x} #{y}. Section 2, [Notes](#notes) <of> *every* `kind`.",
            ),
        info::FieldInfo::new(
                "long",
                info::TypeInfo::String,
                "2, [Notes](#notes) <of> *every* `kind`",
            )
            .about(
                "Long: text. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. A long note with [brackets], <tags> and `ticks`, over and over. Section 2, [Notes](#notes) <of> *every* `kind`.",
            ),
        info::FieldInfo::new(
                "example",
                info::TypeInfo::Any,
                "2, [Notes](#notes) <of> *every* `kind`",
            )
            .strict_nullable()
            .about(
                "Example: free-form value, such as `{\"a/b\":[\"\\u{202e}\",1e+300,-0.0,true]}`. Section 2, [Notes](#notes) <of> *every* `kind`.",
            ),
    ],
};
