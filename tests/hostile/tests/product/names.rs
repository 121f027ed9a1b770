//! Puts names that mean something to Rust, or to generated code, at every place that takes a name, and builds the
//! outputs within the sources of a new package. The checker refuses a name that no output could have.

use std::{
    collections::{BTreeMap, BTreeSet},
    ffi::OsString,
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use backoffice_codegen::{generate, package};
use backoffice_spec::{Check, Source, Spec, load};
use heck::{ToSnakeCase as _, ToUpperCamelCase as _};

use crate::TARGET;

/// Keywords of every edition, the prelude, primitive types, crates, modules and types that generated code or its
/// macros name, and functions of generated types.
const WORDS: &str = "abstract as async auto await become box break const continue crate default do dyn else enum extern \
    false final fn for gen if impl in let loop macro macro_rules match mod move mut override priv pub raw ref return safe \
    self static struct super trait true try type typeof union unsafe unsized use virtual where while yield \
    Option Some None Ok Err Result Vec String ToString ToOwned Clone Copy Send Sync Sized Drop Fn FnMut FnOnce AsyncFn \
    AsRef AsMut Into From TryFrom TryInto Iterator IntoIterator Extend FromIterator DoubleEndedIterator \
    ExactSizeIterator Eq PartialEq Ord PartialOrd Hash Debug Display Future Error FromStr Infallible Arc \
    bool str i32 i64 usize std core alloc \
    All Slots Dense Spaced Pass \
    Text Number Amount Timestamp Date Url Json Object List Secret Patch Required Page Record Operation Endpoint Scope \
    Code Drift DriftReport OneOrMany ResponseBody UnknownFields UnknownValue Unknown Documented InvalidText TypeInfo \
    ShapeInfo FieldInfo EnumInfo PathParameter Method Encoding Fields Field Access Value Reader Walk Decoder \
    Client Call Grants Form Payload Parameters Mode Undeclared Caller Answer Refusal Routes Api Service At S M T O A Bundle \
    runtime models info generated groups scopes enums operations endpoints endpoint shapes schema format calls query \
    descriptions tables all version version_header \
    new of clone fmt client body form caller value values made text json path payload position with_query query_mut \
    unknown_fields with_unknown_field to_json from_json empty pairs from_query";

/// The runtimes that the sources of a product name.
const RUNTIMES: [&str; 8] = [
    "axum",
    "backoffice_client",
    "backoffice_engine",
    "backoffice_models",
    "backoffice_server",
    "backoffice_shapes",
    "backoffice_validate",
    "backoffice_webhooks",
];

#[test]
fn every_name_at_every_place_is_built_or_refused() {
    let (spec, refused) = accepted();
    // Keywords are no ids; names of the prelude and of the runtime are no types.
    for name in ["type", "Option", "TryFrom", "OneOrMany", "Bundle"] {
        let is_refused = refused.contains(&format!("`{name}`"));
        assert!(is_refused, "{name}: {refused:?}");
    }
    Rustc::new("names").check(&spec);
}

#[test]
fn the_least_tables_are_built() {
    let source = Source {
        path: "base.toml".to_owned(),
        text: include_str!("../../../../spec/tests/base/base.toml").to_owned(),
    };
    let spec = load(&[source]).unwrap();
    Rustc::new("least").check(&spec);
}

#[test]
fn no_shape_has_a_name_that_the_models_export() {
    let text = include_str!("../../../../crates/models/src/lib.rs");
    let exported = text.split("pub use self::{").nth(1).unwrap();
    let exported = exported.split("};").next().unwrap();
    let names = exported.split(|c: char| !c.is_ascii_alphanumeric());
    let names: BTreeSet<_> =
        names.filter(|name| name.starts_with(|c: char| c.is_ascii_uppercase())).collect();
    let mut tables = String::new();
    for name in &names {
        writeln!(tables, "[shape.{name}]\nfields_shown = false").unwrap();
    }
    let source = Source { path: "names.toml".to_owned(), text: tables };
    let errors = load(&[source]).unwrap_err().errors;
    let refused = errors.iter().filter(|error| {
        // `Page` is the template of pages.
        error.check == Check::ReservedWord || error.message.contains("`Page`")
    });
    assert!(refused.count() >= names.len() && names.len() > 20, "{errors:?}");
}

/// Returns the tables of all names, with another name at each place where the checker refuses one, and the refused
/// names.
fn accepted() -> (Spec, BTreeSet<String>) {
    let mut refused = BTreeSet::new();
    for _ in 0..2 {
        match load(&sources(&refused)) {
            Ok(spec) => return (spec, refused),
            Err(errors) => {
                for error in &errors.errors {
                    assert_eq!(error.check, Check::ReservedWord, "{error:?}");
                    refused.extend(error.message.split(' ').nth(1).map(str::to_owned));
                }
            }
        }
    }
    panic!("the checker refuses a name that it accepted: {refused:?}");
}

/// For each word a table file with a type, a group, a scope, an endpoint and an event of that name. Beside them, shapes with all
/// words as fields and enumerations with all words as values.
fn sources(refused: &BTreeSet<String>) -> Vec<Source> {
    // Names of one kind differ in more than case.
    let words: BTreeMap<_, _> = WORDS
        .split_whitespace()
        .map(|word| (word.to_snake_case().replace('_', ""), word))
        .collect();
    let words: Vec<_> = words.into_values().collect();
    let or = |name: String, other: String| {
        if refused.contains(&format!("`{name}`")) { other } else { name }
    };
    let quoted: Vec<_> = words.iter().map(|word| format!("{word:?}")).collect();
    let values = quoted.join(", ");
    let mut common = format!(
        "[api]\nname = \"names\"\ntitle = \"Names\"\nsection = \"1\"\nversion_header = \"X-Version\"\nversion_enum = \"ApiVersion\"\n\
         version = \"as\"\n\
         [enum.ApiVersion]\nvalues = [{values}]\nclosed = true\nsection = \"1\"\n\
         [enum.EventName]\nvalues = [{values}]\nevents = true\nsection = \"1\"\n"
    );
    let presence = |presence: &str, ty: &str| {
        let rows = quoted.iter().map(|word| format!("{word} = {{ type = {ty:?}{presence} }}\n"));
        rows.collect::<Vec<_>>()
    };
    let optional = presence("", "string");
    let required = presence(", presence = \"required\"", "EventName");
    // As many as a shape may have.
    let parts: Vec<_> = optional.chunks(60).zip(required.chunks(60)).collect();
    for (part, (optional, required)) in parts.iter().enumerate() {
        for (name, row, fields) in [
            ("Words", "", optional),
            ("UpdateWords", "kind = \"update\"", optional),
            ("CreateWords", "kind = \"request\"", required),
            ("FindWords", "kind = \"query\"", optional),
            ("QueryWords", "kind = \"query\"", required),
        ] {
            let fields = fields.concat();
            writeln!(
                common,
                "[shape.{name}{part}]\n{row}\nsection = \"1\"\nabout = \"Words.\"\n[shape.{name}{part}.fields]\n{fields}"
            )
            .unwrap();
        }
    }
    let (mut sources, mut types) = (Vec::new(), Vec::new());
    for (index, word) in words.iter().enumerate() {
        let kind = if index % 2 == 0 { "shape" } else { "enum" };
        let (pascal, snake) = (word.to_upper_camel_case(), word.to_snake_case());
        let (number, ty) = (index + 1, or(pascal.clone(), format!("Other{pascal}")));
        let id = or(snake.clone(), format!("other_{snake}"));
        let (declared, response, parameter) = match kind {
            "enum" => (format!("values = [{word:?}]\n"), "AllWords".to_owned(), ty.clone()),
            // Without code in the engine.
            _ if index % 4 == 0 => {
                let declared = "about = \"A type.\"\nfields_shown = false\n".to_owned();
                (declared, ty.clone(), "string".to_owned())
            }
            _ => (
                format!(
                    "about = \"A type.\"\nidentity = {word:?}\n[shape.{ty}.fields]\n{word:?} = \"string\"\n"
                ),
                ty.clone(),
                format!("{ty}.{word}"),
            ),
        };
        types.extend((kind == "shape").then(|| ty.clone()));
        // The shapes of all words need one call each.
        let request = match (index / parts.len(), index % parts.len()) {
            (0, part) => format!("method = \"PATCH\"\nrequest = \"UpdateWords{part}\"\n"),
            (1, part) => format!(
                "method = \"POST\"\nrequest = \"CreateWords{part}\"\nquery = \"QueryWords{part}\"\n"
            ),
            (2, part) => format!("method = \"GET\"\nquery = \"FindWords{part}\"\n"),
            _ => "method = \"GET\"\n".to_owned(),
        };
        let text = format!(
            "[{kind}.{ty}]\nsection = \"1\"\n{declared}\
             [group.{id}]\ntitle = \"{word}\"\nabout = \"A group.\"\n\
             [scope.{word:?}]\nabout = \"A scope.\"\nsection = \"1\"\n\
             [endpoint.{id}]\nnumber = {number}\n{request}path = \"/{number}/{{{word}}}/\"\n\
             params = {{ {word:?} = {parameter:?} }}\ngroup = \"{id}\"\ncall = \"{snake}.{snake}\"\n\
             scope = {word:?}\nresponse = \"{response}\"\nstatus = 200\nsummary = \"A call\"\nsection = \"1\"\n\
             [event.{word:?}]\nabout = \"An event.\"\nemitter = \"{id}\"\nsection = \"1\"\n"
        );
        let path = format!("{snake}.toml");
        sources.push(Source { path, text });
    }
    let mut used: String =
        (0..parts.len()).map(|part| format!("words_{part} = \"Words{part}\"\n")).collect();
    // Each shape with the name of a word as a value.
    for (part, types) in types.chunks(60).enumerate() {
        writeln!(used, "types_{part} = \"Types{part}\"").unwrap();
        writeln!(
            common,
            "[shape.Types{part}]\nsection = \"1\"\nabout = \"Words.\"\n[shape.Types{part}.fields]"
        )
        .unwrap();
        for (field, ty) in types.iter().enumerate() {
            writeln!(common, "field_{field} = {ty:?}").unwrap();
        }
    }
    let count = words.len() + 1;
    writeln!(
        common,
        "[shape.AllWords]\nsection = \"1\"\nabout = \"Words.\"\n[shape.AllWords.fields]\nopen = \"EventName\"\n\
         closed = \"list<ApiVersion>\"\n{used}\
         [group.words]\ntitle = \"Words\"\nabout = \"Words.\"\n[scope.words]\nabout = \"Words.\"\nsection = \"1\"\n\
         [endpoint.words]\nnumber = {count}\nmethod = \"GET\"\npath = \"/\"\ngroup = \"words\"\nscope = \"words\"\n\
         response = \"AllWords\"\nstatus = 200\nsummary = \"Words\"\nsection = \"1\""
    )
    .unwrap();
    sources.push(Source { path: "words.toml".to_owned(), text: common });
    sources
}

/// The compiler, with the build of this product that these tests have.
struct Rustc {
    folder: PathBuf,
    dependencies: PathBuf,
    product: PathBuf,
}

impl Rustc {
    fn new(name: &str) -> Self {
        let program = std::env::current_exe().unwrap();
        let dependencies = program.parent().unwrap().to_owned();
        let mut builds: Vec<_> = fs::read_dir(&dependencies)
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .filter(|path| {
                let name = path.file_name().unwrap().to_string_lossy().into_owned();
                name.starts_with("libbackoffice_hostile-") && name.ends_with(".rlib")
            })
            .collect();
        // There is a build for each set of features; one that another build outdated can't be used.
        builds.sort_by_key(|path| fs::metadata(path).unwrap().modified().unwrap());
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        // Files of other tables.
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        let probe = folder.join("probe.rs");
        fs::write(&probe, "pub use backoffice_hostile::models::Record;\n").unwrap();
        for product in builds.into_iter().rev() {
            let rustc =
                Self { folder: folder.clone(), dependencies: dependencies.clone(), product };
            if rustc.run(&probe).is_ok() {
                return rustc;
            }
        }
        panic!("no build of the product in {}", dependencies.display());
    }

    /// Checks the Rust outputs of tables within the sources of a new package.
    fn check(&self, spec: &Spec) {
        let mut files = package(spec, &TARGET, "");
        files.extend(generate(spec, &TARGET).unwrap());
        for (path, text) in files {
            let path = path.strip_prefix(TARGET.folder).unwrap();
            self.write(path.trim_start_matches('/'), &text);
        }
        if let Err(errors) = self.run(&self.folder.join("src/lib.rs")) {
            panic!("{errors}");
        }
    }

    /// Writes a source. It gets the runtimes through the build of this product.
    fn write(&self, path: &str, text: &str) {
        let mut text = text.to_owned();
        for runtime in RUNTIMES {
            text = text.replace(
                &format!("use {runtime}"),
                &format!("use backoffice_hostile::runtimes::{runtime}"),
            );
        }
        let path = self.folder.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn run(&self, root: &Path) -> Result<(), String> {
        let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| OsString::from("rustc"));
        let mut product = OsString::from("backoffice_hostile=");
        product.push(&self.product);
        let mut dependencies = OsString::from("dependency=");
        dependencies.push(&self.dependencies);
        let output = Command::new(rustc)
            .args(["--edition=2024", "--crate-type=lib", "--emit=metadata"])
            .args(["-Dwarnings", "-Adead_code", "--out-dir"])
            .arg(&self.folder)
            .arg("--extern")
            .arg(product)
            .arg("-L")
            .arg(dependencies)
            .arg(root)
            .output()
            .unwrap();
        if output.status.success() {
            return Ok(());
        }
        Err(String::from_utf8_lossy(&output.stderr).into_owned())
    }
}
