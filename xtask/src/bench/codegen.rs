//! Times the generator on tables of growing size: twice the tables should take twice the time.

use std::{
    error::Error,
    fmt::Write as _,
    time::{Duration, Instant},
};

use backoffice_codegen::{BACKOFFICE, generate};
use backoffice_spec::{Source, load};

/// Options of `cargo xtask bench codegen`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Numbers of resources, each with six shapes and five endpoints
    #[arg(default_values_t = [40, 80, 160, 320])]
    resources: Vec<usize>,
}

pub(crate) fn run(options: &Options) -> Result<String, Box<dyn Error>> {
    let mut report = String::from("shapes  endpoints  load (s)  generate (s)  ms a shape\n");
    for resources in &options.resources {
        let sources = tables(*resources);
        let start = Instant::now();
        let spec = load(&sources)?;
        let loaded = start.elapsed();
        let outputs = generate(&spec, &BACKOFFICE)?;
        let generated = start.elapsed() - loaded;
        if outputs.is_empty() {
            return Err("the generator wrote nothing".into());
        }
        let shapes = spec.shapes.len();
        let each = (loaded + generated).as_secs_f64() * 1000.0 / shapes as f64;
        let seconds = |time: Duration| time.as_secs_f64();
        writeln!(
            report,
            "{shapes:6}  {:9}  {:8.2}  {:12.2}  {each:10.2}",
            spec.endpoints.len(),
            seconds(loaded),
            seconds(generated)
        )?;
    }
    Ok(report)
}

/// Returns tables with a file for each resource: a record with parts and an enumeration, bodies, a query and a page.
fn tables(resources: usize) -> Vec<Source> {
    let shared = r#"
[api]
name = "large"
title = "Large"
section = "9"
version_header = "X-Version"
version_enum = "ApiVersion"
version = "1"

[enum.ApiVersion]
values = ["1"]
closed = true
section = "9"

[shape.Page]
kind = "page"
section = "4"
about = "A page."
cursor = "cursor"
[shape.Page.fields]
next = { type = "url", null = "shown" }
previous = { type = "url", null = "shown" }
results = "list<T>"
"#;
    let source = |path: String, text: String| Source { path, text };
    let mut sources = vec![source("shared.toml".to_owned(), shared.to_owned())];
    sources.extend((0..resources).map(|n| {
        let fields: String = (0..20).fold(String::new(), |fields, m| {
            let types = [
                "string",
                "integer",
                "amount",
                "timestamp",
                "url",
                "list<string>",
                &format!("State{n}"),
                &format!("Part{n}"),
            ];
            format!("{fields}field_{m} = \"{}\"\n", types[m % types.len()])
        });
        let endpoint = |number: usize, rest: &str| {
            format!(
                "[endpoint.{rest}\nnumber = {}\ngroup = \"group{n}\"\nscope = \"scope{n}\"\nstatus = 200\nsummary = \"Call\"\nsection = \"4\"\n",
                n * 5 + number
            )
        };
        let one = format!("path = \"/records{n}/{{id}}/\"\nparams = {{ id = \"Record{n}.id\" }}");
        let all = format!("path = \"/records{n}/\"");
        let endpoints = [
            format!("list{n}]\nmethod = \"GET\"\n{all}\nquery = \"Query{n}\"\nresponse = \"page<Record{n}>\""),
            format!("get{n}]\nmethod = \"GET\"\n{one}\nresponse = \"Record{n}\""),
            format!("create{n}]\nmethod = \"POST\"\n{all}\nrequest = \"Create{n}\"\nresponse = \"Record{n}\""),
            format!("update{n}]\nmethod = \"PATCH\"\n{one}\nrequest = \"Update{n}\"\nresponse = \"Record{n}\""),
            format!("replace{n}]\nmethod = \"PUT\"\n{one}\nrequest = \"Create{n}\"\nresponse = \"Part{n}\""),
        ];
        let endpoints = (1..).zip(endpoints).map(|(number, rest)| endpoint(number, &rest));
        let endpoints: Vec<_> = endpoints.collect();
        let text = format!(
            r#"
[group.group{n}]
title = "Group {n}"
about = "Calls."

[scope.scope{n}]
about = "Calls."
section = "5"

[enum.State{n}]
values = ["new", "open", "closed"]
section = "2"

[shape.Record{n}]
section = "2"
about = "A record."
identity = "id"
[shape.Record{n}.fields]
id = {{ type = "integer", presence = "identity" }}
{fields}
[shape.Part{n}]
section = "2"
about = "A part."
[shape.Part{n}.fields]
name = "string"
state = "State{n}"

[shape.Create{n}]
kind = "request"
section = "4"
about = "A body."
[shape.Create{n}.fields]
name = {{ type = "string", presence = "required" }}
part = "Part{n}"

[shape.Update{n}]
kind = "update"
of = "Record{n}"
section = "4"
about = "An update."

[shape.Query{n}]
kind = "query"
section = "4"
about = "Parameters."
[shape.Query{n}.fields]
state = "State{n}"
cursor = "string"

{}"#,
            endpoints.join("\n")
        );
        source(format!("resource{n}.toml"), text)
    }));
    sources
}
