//! What `schema export` writes for editors.

use std::{fs, path::Path};

use backoffice::schema::{Profile, documents};
use backoffice_description::validate::guess;
use serde_json::{Value, json};

use crate::support::{UNCHECKED, USAGE, VALID, folder, run, stderr};

const RULES: &[u8] = br#"
exclude = ["node_modules/"]
unknown = "skip"

[[files]]
match = ["payloads/refunds/**/*.json", "/other", "*.refund.json"]
schema = "RefundOrder"
profile = "strict"

[[files]]
match = "payloads/"
schema = "Order"
"#;

fn export(folder: &Path, options: &[&str]) {
    let output = run(folder, &[&["schema", "export", "schemas"], options].concat(), b"");
    assert_eq!(output.status.code(), Some(VALID), "{}", stderr(&output));
}

fn read(path: &Path) -> Value {
    serde_json::from_slice(&fs::read(path).unwrap()).unwrap()
}

#[test]
fn the_catalogue_names_the_files_that_validate_would_guess() {
    let folder = folder(&[]);
    export(folder.path(), &[]);
    let catalogue = read(&folder.path().join("schemas/catalog.json"));
    assert_eq!(catalogue["version"], 1);
    let schemas = catalogue["schemas"].as_array().unwrap();
    assert_eq!(schemas.len(), documents().len());
    for (schema, document) in schemas.iter().zip(documents()) {
        let url = format!("./contract/{}.json", document.name());
        assert_eq!(schema["url"], url);
        let patterns = schema["fileMatch"].as_array().unwrap();
        assert!(patterns.len() >= 3, "{schema}");
        for pattern in patterns {
            let path = pattern.as_str().unwrap().replace("**/", "").replace('*', "x");
            assert_eq!(
                guess(Some(Path::new(&path)), b"{}").unwrap().shape.name(),
                document.name(),
                "{path}"
            );
        }
    }
}

#[test]
fn rules_come_first_and_the_settings_of_the_editor_stay() {
    let settings = b"{\n  // mine\n  \"a\": 1,\n  \"json.schemas\": [\n    // theirs\n    { \"url\": \"./a.json\" }\n  ],\n}\n";
    let folder = folder(&[("backoffice.toml", RULES), (".vscode/settings.json", settings)]);
    export(folder.path(), &["--vscode"]);
    let catalogue = read(&folder.path().join("schemas/catalog.json"));
    let matches: Vec<_> = catalogue["schemas"]
        .as_array()
        .unwrap()
        .iter()
        .map(|schema| &schema["fileMatch"])
        .collect();
    assert_eq!(
        matches,
        [
            &json!(["**/payloads/refunds/**/*.json", "other/**", "*.refund.json"]),
            &json!(["**/payloads/**"])
        ]
    );
    let path = folder.path().join(".vscode/settings.json");
    let expected = r#"{
  // mine
  "a": 1,
  "json.schemas": [
    // theirs
    { "url": "./a.json" },
    {
      "fileMatch": ["**/payloads/refunds/**/*.json", "other/**", "*.refund.json", "!**/node_modules/**"],
      "url": "./schemas/strict/RefundOrder.json"
    },
    {
      "fileMatch": ["**/payloads/**", "!**/node_modules/**", "!**/payloads/refunds/**/*.json", "!other/**", "!*.refund.json"],
      "url": "./schemas/contract/Order.json"
    }
  ],
}
"#;
    assert_eq!(fs::read_to_string(&path).unwrap(), expected);
    export(folder.path(), &["--vscode"]);
    assert_eq!(fs::read_to_string(&path).unwrap(), expected, "a second time");
    for broken in ["[]", "{\"a\":", "{\"json.schemas\": {}}"] {
        fs::write(&path, broken).unwrap();
        let output = run(folder.path(), &["schema", "export", "schemas", "--vscode"], b"");
        assert_eq!(output.status.code(), Some(UNCHECKED), "{broken}");
        assert!(stderr(&output).contains("settings.json"), "{}", stderr(&output));
        assert_eq!(fs::read_to_string(&path).unwrap(), broken);
    }
    let output = run(folder.path(), &["schema", "export", "../elsewhere", "--vscode"], b"");
    assert_eq!(output.status.code(), Some(USAGE));
    assert!(!folder.path().join("../elsewhere").exists());
}

#[test]
fn the_base_url_changes_the_ids_alone() {
    let folder = folder(&[]);
    export(folder.path(), &["--base-url", "https://shop.example/schemas"]);
    let schemas = folder.path().join("schemas");
    for profile in Profile::ALL {
        let texts = documents().iter().map(|document| (document.name(), document.text(profile)));
        for (name, text) in
            texts.chain([("bundle", backoffice::schema::bundle(profile).to_owned())])
        {
            let mut expected: Value = serde_json::from_str(&text).unwrap();
            let file = format!("{}/{name}.json", profile.name());
            expected["$id"] = format!("https://shop.example/schemas/{file}").into();
            assert_eq!(read(&schemas.join(&file)), expected, "{file}");
        }
    }
    let catalogue = read(&schemas.join("catalog.json"));
    assert_eq!(
        catalogue["schemas"][0]["url"],
        "https://shop.example/schemas/contract/Customer.json"
    );
    for wrong in ["shop.example", "https://", "https://shop.example/?a", "https://shop.example/\""]
    {
        let output = run(folder.path(), &["schema", "export", "schemas", "--base-url", wrong], b"");
        assert_eq!(output.status.code(), Some(USAGE), "{wrong}");
    }
}

#[test]
fn an_exclusion_that_is_tied_to_a_folder_excludes_no_other_file() {
    let rules = "exclude = [\"/package.json\", \"build/out/\", \"**/x.json\", \"old/\"]\nunknown = \"skip\"\n\
                 [[files]]\nmatch = \"*.json\"\nschema = \"Order\"\n";
    let folder = folder(&[("backoffice.toml", rules.as_bytes())]);
    export(folder.path(), &["--vscode"]);
    let root = folder.path().file_name().unwrap().to_str().unwrap();
    let settings = read(&folder.path().join(".vscode/settings.json"));
    let expected = json!([
        "*.json",
        format!("!**/{root}/package.json"),
        format!("!**/{root}/build/out/**"),
        "!**/x.json",
        "!**/old/**"
    ]);
    assert_eq!(settings["json.schemas"][0]["fileMatch"], expected);

    // Without an address, the catalogue points to the documents beside it.
    let schemas = folder.path().join("schemas");
    let url = read(&schemas.join("catalog.json"))["schemas"][0]["url"].clone();
    assert_eq!(url, "./contract/Order.json");
    assert!(schemas.join(url.as_str().unwrap()).is_file());
}
