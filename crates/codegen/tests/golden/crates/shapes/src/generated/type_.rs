// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::info;
/// What the document says of `Keywords`.
pub static KEYWORDS: info::ShapeInfo = info::ShapeInfo {
    name: "Keywords",
    kind: info::ShapeKind::Record,
    section: "2",
    members_shown: true,
    members: &[
        info::MemberInfo::new("type", info::TypeInfo::String, "2")
            .presence(info::Presence::Key)
            .not_null(),
        info::MemberInfo::new("self", info::TypeInfo::String, "2"),
        info::MemberInfo::new("abstract", info::TypeInfo::String, "2"),
        info::MemberInfo::new("as", info::TypeInfo::String, "2"),
        info::MemberInfo::new("async", info::TypeInfo::String, "2"),
        info::MemberInfo::new("await", info::TypeInfo::String, "2"),
        info::MemberInfo::new("become", info::TypeInfo::String, "2"),
        info::MemberInfo::new("box", info::TypeInfo::String, "2"),
        info::MemberInfo::new("break", info::TypeInfo::String, "2"),
        info::MemberInfo::new("const", info::TypeInfo::String, "2"),
        info::MemberInfo::new("continue", info::TypeInfo::String, "2"),
        info::MemberInfo::new("crate", info::TypeInfo::String, "2"),
        info::MemberInfo::new("do", info::TypeInfo::String, "2"),
        info::MemberInfo::new("dyn", info::TypeInfo::String, "2"),
        info::MemberInfo::new("else", info::TypeInfo::String, "2"),
        info::MemberInfo::new("enum", info::TypeInfo::String, "2"),
        info::MemberInfo::new("extern", info::TypeInfo::String, "2"),
        info::MemberInfo::new("false", info::TypeInfo::String, "2"),
        info::MemberInfo::new("final", info::TypeInfo::String, "2"),
        info::MemberInfo::new("fn", info::TypeInfo::String, "2"),
        info::MemberInfo::new("for", info::TypeInfo::String, "2"),
        info::MemberInfo::new("gen", info::TypeInfo::String, "2"),
        info::MemberInfo::new("if", info::TypeInfo::String, "2"),
        info::MemberInfo::new("impl", info::TypeInfo::String, "2"),
        info::MemberInfo::new("in", info::TypeInfo::String, "2"),
        info::MemberInfo::new("let", info::TypeInfo::String, "2"),
        info::MemberInfo::new("loop", info::TypeInfo::String, "2"),
        info::MemberInfo::new("macro", info::TypeInfo::String, "2"),
        info::MemberInfo::new("match", info::TypeInfo::String, "2"),
        info::MemberInfo::new("mod", info::TypeInfo::String, "2"),
        info::MemberInfo::new("move", info::TypeInfo::String, "2"),
        info::MemberInfo::new("mut", info::TypeInfo::String, "2"),
        info::MemberInfo::new("override", info::TypeInfo::String, "2"),
        info::MemberInfo::new("priv", info::TypeInfo::String, "2"),
        info::MemberInfo::new("pub", info::TypeInfo::String, "2"),
        info::MemberInfo::new("ref", info::TypeInfo::String, "2"),
        info::MemberInfo::new("return", info::TypeInfo::String, "2"),
        info::MemberInfo::new("static", info::TypeInfo::String, "2"),
        info::MemberInfo::new("struct", info::TypeInfo::String, "2"),
        info::MemberInfo::new("super", info::TypeInfo::String, "2"),
        info::MemberInfo::new("trait", info::TypeInfo::String, "2"),
        info::MemberInfo::new("true", info::TypeInfo::String, "2"),
        info::MemberInfo::new("try", info::TypeInfo::String, "2"),
        info::MemberInfo::new("typeof", info::TypeInfo::String, "2"),
        info::MemberInfo::new("union", info::TypeInfo::String, "2"),
        info::MemberInfo::new("unsafe", info::TypeInfo::String, "2"),
        info::MemberInfo::new("unsized", info::TypeInfo::String, "2"),
        info::MemberInfo::new("use", info::TypeInfo::String, "2"),
        info::MemberInfo::new("virtual", info::TypeInfo::String, "2"),
        info::MemberInfo::new("where", info::TypeInfo::String, "2"),
        info::MemberInfo::new("while", info::TypeInfo::String, "2"),
        info::MemberInfo::new("yield", info::TypeInfo::String, "2"),
        info::MemberInfo::new("raw", info::TypeInfo::String, "2"),
        info::MemberInfo::new("safe", info::TypeInfo::String, "2"),
        info::MemberInfo::new("auto", info::TypeInfo::String, "2"),
        info::MemberInfo::new("default", info::TypeInfo::String, "2"),
        info::MemberInfo::new("macro_rules", info::TypeInfo::String, "2"),
        info::MemberInfo::new("extra", info::TypeInfo::String, "2"),
        info::MemberInfo::new("extra_mut", info::TypeInfo::String, "2"),
        info::MemberInfo::new("new", info::TypeInfo::String, "2"),
        info::MemberInfo::new("with_extra", info::TypeInfo::String, "2"),
        info::MemberInfo::new("empty", info::TypeInfo::String, "2"),
        info::MemberInfo::new("info", info::TypeInfo::String, "2"),
        info::MemberInfo::new("member", info::TypeInfo::String, "2"),
        info::MemberInfo::new("member_mut", info::TypeInfo::String, "2"),
        info::MemberInfo::new("from_json", info::TypeInfo::String, "2"),
        info::MemberInfo::new("to_json", info::TypeInfo::String, "2"),
        info::MemberInfo::new("drift", info::TypeInfo::String, "2"),
        info::MemberInfo::new("clone", info::TypeInfo::String, "2"),
        info::MemberInfo::new("fmt", info::TypeInfo::String, "2"),
        info::MemberInfo::new("eq", info::TypeInfo::String, "2"),
        info::MemberInfo::new("value", info::TypeInfo::String, "2"),
        info::MemberInfo::new("position", info::TypeInfo::String, "2"),
        info::MemberInfo::new("runtime", info::TypeInfo::String, "2"),
        info::MemberInfo::new("body", info::TypeInfo::String, "2"),
        info::MemberInfo::new("unknown", info::TypeInfo::String, "2"),
        info::MemberInfo::new("walk", info::TypeInfo::String, "2"),
        info::MemberInfo::new("write", info::TypeInfo::String, "2"),
        info::MemberInfo::new("read", info::TypeInfo::String, "2"),
    ],
};
/// What the document says of `KeywordsPage`.
pub static KEYWORDS_PAGE: info::ShapeInfo = info::ShapeInfo {
    name: "KeywordsPage",
    kind: info::ShapeKind::Page,
    section: "4",
    members_shown: true,
    members: &[
        info::MemberInfo::new("next", info::TypeInfo::Url, "4").strict_nullable(),
        info::MemberInfo::new("previous", info::TypeInfo::Url, "4").strict_nullable(),
        info::MemberInfo::new(
            "results",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::KEYWORDS)),
            "4",
        ),
    ],
};
/// What the document says of `KeywordsBody`.
pub static KEYWORDS_BODY: info::ShapeInfo = info::ShapeInfo {
    name: "KeywordsBody",
    kind: info::ShapeKind::Request,
    section: "4",
    members_shown: true,
    members: &[
        info::MemberInfo::new("type", info::TypeInfo::String, "4")
            .presence(info::Presence::Required)
            .not_null(),
        info::MemberInfo::new("self", info::TypeInfo::List(&info::TypeInfo::String), "4")
            .presence(info::Presence::Required)
            .not_null(),
        info::MemberInfo::new("body", info::TypeInfo::Shape(&super::KEYWORDS), "4")
            .presence(info::Presence::Required)
            .not_null(),
        info::MemberInfo::new("value", info::TypeInfo::Enum(&super::WORDS_VALUES), "4")
            .presence(info::Presence::Required)
            .not_null(),
        info::MemberInfo::new("abstract", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("as", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("async", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("await", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("become", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("box", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("break", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("const", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("continue", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("crate", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("do", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("dyn", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("else", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("enum", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("extern", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("false", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("final", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("fn", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("for", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("gen", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("if", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("impl", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("in", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("let", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("loop", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("macro", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("match", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("mod", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("move", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("mut", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("override", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("priv", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("pub", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("ref", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("return", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("static", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("struct", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("super", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("trait", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("true", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("try", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("typeof", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("union", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("unsafe", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("unsized", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("use", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("virtual", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("where", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("while", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("yield", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("raw", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("safe", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("auto", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("default", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("macro_rules", info::TypeInfo::String, "4")
            .strict_optional(),
        info::MemberInfo::new("extra", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("extra_mut", info::TypeInfo::String, "4")
            .strict_optional(),
        info::MemberInfo::new("new", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("with_extra", info::TypeInfo::String, "4")
            .strict_optional(),
        info::MemberInfo::new("empty", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("info", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("member", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("member_mut", info::TypeInfo::String, "4")
            .strict_optional(),
        info::MemberInfo::new("from_json", info::TypeInfo::String, "4")
            .strict_optional(),
        info::MemberInfo::new("to_json", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("drift", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("clone", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("fmt", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("eq", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("position", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("runtime", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("unknown", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("walk", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("write", info::TypeInfo::String, "4").strict_optional(),
        info::MemberInfo::new("read", info::TypeInfo::String, "4").strict_optional(),
    ],
};
/// What the document says of `KeywordsUpdate`.
pub static KEYWORDS_UPDATE: info::ShapeInfo = info::ShapeInfo {
    name: "KeywordsUpdate",
    kind: info::ShapeKind::Update,
    section: "4",
    members_shown: true,
    members: &[
        info::MemberInfo::new("self", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("abstract", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("as", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("async", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("await", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("become", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("box", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("break", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("const", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("continue", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("crate", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("do", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("dyn", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("else", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("enum", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("extern", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("false", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("final", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("fn", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("for", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("gen", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("if", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("impl", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("in", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("let", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("loop", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("macro", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("match", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("mod", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("move", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("mut", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("override", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("priv", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("pub", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("ref", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("return", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("static", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("struct", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("super", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("trait", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("true", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("try", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("typeof", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("union", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("unsafe", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("unsized", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("use", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("virtual", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("where", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("while", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("yield", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("raw", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("safe", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("auto", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("default", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("macro_rules", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("extra", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("extra_mut", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("new", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("with_extra", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("empty", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("info", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("member", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("member_mut", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("from_json", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("to_json", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("drift", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("clone", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("fmt", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("eq", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("value", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("position", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("runtime", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("body", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("unknown", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("walk", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("write", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("read", info::TypeInfo::String, "2")
            .strict_nullable()
            .strict_optional(),
    ],
};
/// What the document says of `KeywordsQuery`.
pub static KEYWORDS_QUERY: info::ShapeInfo = info::ShapeInfo {
    name: "KeywordsQuery",
    kind: info::ShapeKind::Query,
    section: "4",
    members_shown: true,
    members: &[
        info::MemberInfo::new("type", info::TypeInfo::String, "4")
            .not_null()
            .strict_optional(),
        info::MemberInfo::new(
                "extra",
                info::TypeInfo::List(&info::TypeInfo::Enum(&super::WORDS_VALUES)),
                "4",
            )
            .not_null()
            .strict_optional(),
        info::MemberInfo::new("extra_mut", info::TypeInfo::Boolean, "4")
            .not_null()
            .strict_optional(),
        info::MemberInfo::new("new", info::TypeInfo::Enum(&super::CLOSED_VALUES), "4")
            .not_null()
            .strict_optional(),
        info::MemberInfo::new("default", info::TypeInfo::Int32, "4")
            .not_null()
            .strict_optional()
            .minimum(-2147483648i64)
            .maximum(2147483647i64),
        info::MemberInfo::new("with_extra", info::TypeInfo::String, "4")
            .not_null()
            .strict_optional(),
        info::MemberInfo::new("drift", info::TypeInfo::Any, "4")
            .strict_nullable()
            .strict_optional(),
        info::MemberInfo::new("[]", info::TypeInfo::List(&info::TypeInfo::Integer), "4")
            .not_null()
            .strict_optional(),
        info::MemberInfo::new("a&b=c d%", info::TypeInfo::String, "4")
            .not_null()
            .strict_optional(),
    ],
};
/// What the document says of `Names`.
pub static NAMES: info::ShapeInfo = info::ShapeInfo {
    name: "Names",
    kind: info::ShapeKind::Record,
    section: "2",
    members_shown: true,
    members: &[
        info::MemberInfo::new("an/odd~id", info::TypeInfo::Integer, "2")
            .presence(info::Presence::Key)
            .not_null(),
        info::MemberInfo::new("3ds", info::TypeInfo::Boolean, "2"),
        info::MemberInfo::new("3 ds!", info::TypeInfo::Boolean, "2"),
        info::MemberInfo::new("!", info::TypeInfo::String, "2"),
        info::MemberInfo::new("!!", info::TypeInfo::String, "2"),
        info::MemberInfo::new("?", info::TypeInfo::String, "2"),
        info::MemberInfo::new("$ref", info::TypeInfo::String, "2"),
        info::MemberInfo::new("$id", info::TypeInfo::String, "2").secret(),
        info::MemberInfo::new("#/$defs/Names", info::TypeInfo::String, "2"),
        info::MemberInfo::new("a.b", info::TypeInfo::String, "2"),
        info::MemberInfo::new("a b", info::TypeInfo::String, "2"),
        info::MemberInfo::new("a:b", info::TypeInfo::String, "2"),
        info::MemberInfo::new("a/b", info::TypeInfo::String, "2"),
        info::MemberInfo::new("a~1b", info::TypeInfo::String, "2"),
        info::MemberInfo::new("a_b_2", info::TypeInfo::String, "2"),
        info::MemberInfo::new("quote\"d", info::TypeInfo::String, "2"),
        info::MemberInfo::new("single'", info::TypeInfo::String, "2"),
        info::MemberInfo::new("back\\slash", info::TypeInfo::String, "2"),
        info::MemberInfo::new("tick`", info::TypeInfo::String, "2"),
        info::MemberInfo::new("``", info::TypeInfo::String, "2"),
        info::MemberInfo::new("line\nbreak", info::TypeInfo::String, "2"),
        info::MemberInfo::new("carriage\rreturn", info::TypeInfo::String, "2"),
        info::MemberInfo::new("tab\t", info::TypeInfo::String, "2"),
        info::MemberInfo::new("nul\0", info::TypeInfo::String, "2"),
        info::MemberInfo::new("bell\u{7}", info::TypeInfo::String, "2"),
        info::MemberInfo::new("delete\u{7f}", info::TypeInfo::Integer, "2"),
        info::MemberInfo::new("next\u{85}line", info::TypeInfo::Integer, "2"),
        info::MemberInfo::new("right\u{202e}to left", info::TypeInfo::String, "2"),
        info::MemberInfo::new("zero\u{200b}width", info::TypeInfo::String, "2"),
        info::MemberInfo::new("\u{feff}bom", info::TypeInfo::String, "2"),
        info::MemberInfo::new("\u{2028}separator", info::TypeInfo::String, "2"),
        info::MemberInfo::new("{}", info::TypeInfo::String, "2"),
        info::MemberInfo::new("{0}", info::TypeInfo::String, "2"),
        info::MemberInfo::new("*/", info::TypeInfo::String, "2"),
        info::MemberInfo::new("//", info::TypeInfo::String, "2"),
        info::MemberInfo::new("[link]", info::TypeInfo::String, "2"),
        info::MemberInfo::new("<script>", info::TypeInfo::String, "2"),
        info::MemberInfo::new("a|b", info::TypeInfo::String, "2"),
        info::MemberInfo::new("été", info::TypeInfo::String, "2"),
        info::MemberInfo::new("e\u{301}te\u{301}", info::TypeInfo::String, "2"),
        info::MemberInfo::new("größe", info::TypeInfo::String, "2"),
        info::MemberInfo::new("straße", info::TypeInfo::String, "2"),
        info::MemberInfo::new("сode", info::TypeInfo::String, "2"),
        info::MemberInfo::new("code", info::TypeInfo::String, "2"),
        info::MemberInfo::new("名前", info::TypeInfo::String, "2"),
        info::MemberInfo::new("ªº", info::TypeInfo::String, "2"),
        info::MemberInfo::new("①", info::TypeInfo::String, "2"),
        info::MemberInfo::new("ſ", info::TypeInfo::String, "2"),
        info::MemberInfo::new("🎉", info::TypeInfo::String, "2"),
        info::MemberInfo::new("🎊", info::TypeInfo::String, "2"),
        info::MemberInfo::new(
            "👨\u{200d}👩\u{200d}👧",
            info::TypeInfo::String,
            "2",
        ),
        info::MemberInfo::new("__proto__", info::TypeInfo::String, "2"),
        info::MemberInfo::new("constructor", info::TypeInfo::String, "2"),
        info::MemberInfo::new("_", info::TypeInfo::String, "2"),
        info::MemberInfo::new("...", info::TypeInfo::String, "2"),
        info::MemberInfo::new(
            "long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long name",
            info::TypeInfo::String,
            "2",
        ),
    ],
};
/// What the document says of `Notes`.
pub static NOTES: info::ShapeInfo = info::ShapeInfo {
    name: "Notes",
    kind: info::ShapeKind::Record,
    section: "2, [Notes](#notes) <of> *every* `kind`",
    members_shown: true,
    members: &[
        info::MemberInfo::new(
            "link",
            info::TypeInfo::String,
            "2, [Notes](#notes) <of> *every* `kind`",
        ),
        info::MemberInfo::new(
            "tag",
            info::TypeInfo::String,
            "2, [Notes](#notes) <of> *every* `kind`",
        ),
        info::MemberInfo::new(
            "code",
            info::TypeInfo::String,
            "2, [Notes](#notes) <of> *every* `kind`",
        ),
        info::MemberInfo::new(
            "block",
            info::TypeInfo::String,
            "2, [Notes](#notes) <of> *every* `kind`",
        ),
        info::MemberInfo::new(
            "comment",
            info::TypeInfo::String,
            "2, [Notes](#notes) <of> *every* `kind`",
        ),
        info::MemberInfo::new(
            "address",
            info::TypeInfo::String,
            "2, [Notes](#notes) <of> *every* `kind`",
        ),
        info::MemberInfo::new(
            "dots",
            info::TypeInfo::String,
            "2, [Notes](#notes) <of> *every* `kind`",
        ),
        info::MemberInfo::new(
            "direction",
            info::TypeInfo::String,
            "2, [Notes](#notes) <of> *every* `kind`",
        ),
        info::MemberInfo::new(
            "quotes",
            info::TypeInfo::String,
            "2, [Notes](#notes) <of> *every* `kind`",
        ),
        info::MemberInfo::new(
            "long",
            info::TypeInfo::String,
            "2, [Notes](#notes) <of> *every* `kind`",
        ),
        info::MemberInfo::new(
                "example",
                info::TypeInfo::Any,
                "2, [Notes](#notes) <of> *every* `kind`",
            )
            .strict_nullable(),
    ],
};
