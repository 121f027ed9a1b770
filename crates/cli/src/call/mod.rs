//! `backoffice call`: calls one operation of the API.
//!
//! Handles arguments, files and output. The client makes the call, and the validator checks the body.

mod arguments;
mod body;
mod connection;
mod curl;
mod dry_run;
mod help;
mod masked;
mod operation;
mod parameters;
mod refusal;
mod settings;

use std::io::{self, Write as _};

use backoffice::{
    client::{
        BoxFuture, CallOptions, Client, ClientBuilder, IdempotencyKey, Paged as _, RawCall,
        RetryPolicy,
        auth::AccessToken,
        http,
        transport::{Transport, TransportError},
    },
    description::Endpoint,
    models::Json,
};
use backoffice_description::Profile;
use clap::Command;

pub(crate) use self::{
    arguments::{Call, pair},
    connection::Connection,
};
use self::{body::Body, parameters::Parameters, settings::Settings};
use crate::{
    Outcome,
    failure::{Failure, note},
    printable::printable_json,
};

/// Runs the command. `command` is the whole command line.
pub(crate) fn run(arguments: &Call, mut command: Command) -> Result<Outcome, Failure> {
    let Some(name) = &arguments.operation else {
        command.build();
        if let Some(call) = command.find_subcommand_mut("call") {
            call.print_long_help()?;
        }
        return Ok(Outcome::Valid);
    };
    let endpoint = operation::find(name)?;
    if arguments.help {
        let mut out = io::stdout().lock();
        out.write_all(help::text(endpoint).as_bytes())?;
        out.flush()?;
        return Ok(Outcome::Valid);
    }
    let parameters = Parameters::new(endpoint, &arguments.parameters)?;
    if arguments.all_pages && !endpoint.is_list {
        let message = format!("`{}` returns no list, so it has no pages", endpoint.call);
        return Err(Failure::usage(message, "remove `--all-pages`"));
    }
    let body = Body::read(endpoint, arguments)?;
    let sends = !arguments.dry_run && !arguments.curl;
    let has_key = arguments.idempotency_key.is_some();
    let settings = Settings::find(&arguments.connection, sends, has_key)?;
    let client = client(arguments, &settings, sends)?;
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(|error| {
            Failure::unchecked(format!("could not start the async runtime: {error}"))
        })?;
    let result = runtime.block_on(async {
        let call = call(&client, endpoint, parameters, &body, arguments).await?;
        let printer = Printer { arguments, settings: &settings };
        if !sends {
            printer.request(call, &body)
        } else if arguments.all_pages {
            printer.items(call).await
        } else {
            printer.response(call).await
        }
    });
    // A name lookup may still run; do not wait for it.
    runtime.shutdown_background();
    result.map(|()| Outcome::Valid)
}

fn client(arguments: &Call, settings: &Settings, sends: bool) -> Result<Client, Failure> {
    let mut builder = builder(&arguments.connection, settings)?;
    if !sends {
        builder = builder.transport(Nowhere);
    }
    if !arguments.no_check {
        builder = builder.check_requests(Profile::Contract);
    }
    build(builder, &arguments.connection, settings)
}

/// Starts a client of the service that the settings name.
fn builder(connection: &Connection, settings: &Settings) -> Result<ClientBuilder, Failure> {
    let mut builder = Client::builder(&settings.base_url.value)
        .user_agent(concat!("backoffice/", env!("CARGO_PKG_VERSION")));
    builder = match &settings.token {
        Some(token) => {
            AccessToken::new(token.value.expose()).map_err(|error| {
                let help = format!(
                    "the token comes from {}; it must be one line without spaces",
                    token.source
                );
                Failure::unchecked(error).with_help(help)
            })?;
            builder.token(token.value.clone())
        }
        // The command only prints the request, without a token.
        None => builder.token("none"),
    };
    if settings.honours_keys {
        builder = builder.service_honours_idempotency_keys();
    }
    if connection.allow_plain_http {
        builder = builder.allow_plain_http();
    }
    Ok(builder)
}

fn build(
    builder: ClientBuilder,
    connection: &Connection,
    settings: &Settings,
) -> Result<Client, Failure> {
    let base_url = &settings.base_url;
    builder.build().map_err(|error| {
        let failure = Failure::unchecked(error);
        if base_url.value.starts_with("http:") && !connection.allow_plain_http {
            failure.with_help(
                "use `https://`, or pass `--allow-plain-http` to send the token unencrypted",
            )
        } else {
            failure.with_help(format!("the base address comes from {}", base_url.source))
        }
    })
}

async fn call(
    client: &Client,
    endpoint: &'static Endpoint,
    parameters: Parameters,
    body: &Body,
    arguments: &Call,
) -> Result<RawCall, Failure> {
    let mut options = CallOptions::new();
    if let Some(key) = &arguments.idempotency_key {
        options = options.idempotency_key(IdempotencyKey::new(key));
    }
    if let Some(timeout) = arguments.timeout {
        options = options.timeout(timeout).attempt_timeout(timeout);
    }
    if let Some(retries) = arguments.retries {
        let attempts = retries.saturating_add(1);
        options = options.retry(RetryPolicy::default().max_attempts(attempts));
    }
    let mut call = client.call(endpoint).options(options);
    for pair in parameters.path {
        call = call.path(pair.name, pair.value);
    }
    for pair in parameters.query.iter().chain(&arguments.unknown_parameters) {
        call = call.query(&pair.name, &pair.value);
    }
    Ok(match body {
        Body::None => call,
        Body::Json { text, .. } => call.json(text),
        Body::Form { texts, files } => call.form(body::form(texts, files).await?),
    })
}

/// Prints the request, the response or the error of a call.
struct Printer<'a> {
    arguments: &'a Call,
    settings: &'a Settings,
}

impl Printer<'_> {
    fn request(&self, call: RawCall, body: &Body) -> Result<(), Failure> {
        let endpoint = call.endpoint();
        let request = call.request().map_err(|error| self.failure(&error))?;
        let (method, uri, headers) = (request.method(), request.uri(), request.headers());
        let text = if self.arguments.curl {
            format!("{}\n", curl::command(method, uri, headers, body))
        } else {
            dry_run::request(method, uri, headers, body)
        };
        io::stdout().write_all(self.without_token(&text).as_bytes())?;
        note(&format!(
            "nothing was sent; the call needs a token with the scope `{}`",
            endpoint.scope()
        ));
        Ok(())
    }

    async fn response(&self, call: RawCall) -> Result<(), Failure> {
        let endpoint = call.endpoint();
        let response = call.send().await.map_err(|error| self.failure(&error))?;
        self.print(response.value(), true)?;
        note_other_kind(endpoint, response.value());
        Ok(())
    }

    async fn items(&self, call: RawCall) -> Result<(), Failure> {
        let endpoint = call.endpoint();
        let mut pages = call.pages();
        while let Some(page) = pages.next().await {
            match page {
                Ok(page) => {
                    note_other_kind(endpoint, page.json());
                    for item in page.into_items() {
                        self.print(&item, false)?;
                    }
                }
                Err(error) => {
                    let failure = self.failure(&error);
                    let Some(cursor) = pages.cursor().filter(|_| !error.is_request()) else {
                        return Err(failure);
                    };
                    let known = endpoint.query.and_then(|query| query.field("cursor"));
                    let option = known.map_or("--unknown-param", |_| "--param");
                    let cursor = curl::quoted(&format!("cursor={cursor}"));
                    return Err(failure.with_help(format!(
                        "pass `{option} {cursor}` to continue with the page that failed"
                    )));
                }
            }
        }
        Ok(())
    }

    /// Prints JSON and a line break, and flushes them.
    fn print(&self, json: &Json, indented: bool) -> Result<(), Failure> {
        // A number may contain the token by chance. Masking it would break the JSON, so print it.
        let text = json.to_string();
        let masked = Some(self.without_token(&text)).filter(|text| Json::parse(text).is_ok());
        let text = printable_json(masked.as_deref().unwrap_or(&text));
        let mut out = io::BufWriter::new(io::stdout().lock());
        match Json::parse(&text) {
            Ok(json) if indented => writeln!(out, "{json:#}")?,
            _ => writeln!(out, "{text}")?,
        }
        out.flush()?;
        Ok(())
    }

    fn failure(&self, error: &backoffice::client::Error) -> Failure {
        refusal::failure(error, self.arguments.idempotency_key.is_some(), self.settings)
    }

    fn without_token(&self, text: &str) -> String {
        let token = self.settings.token.as_ref();
        masked::without_token(text, token.map(|token| &token.value))
    }
}

/// Prints a note if the response is not an object. The API document shows an object for every operation.
fn note_other_kind(endpoint: &Endpoint, response: &Json) {
    let kind = response.kind();
    // The document leaves open the form of a customer's subscriptions.
    if kind == "object" || endpoint.gaps.contains(&"customer-subscriptions-form") {
        return;
    }
    let article = if kind == "array" { "an" } else { "a" };
    let (call, shape) = (endpoint.call, endpoint.response.map_or("nothing", |shape| shape.name));
    note(&format!(
        "`{call}` returned {article} {kind}; the API document shows an object ({shape})"
    ));
}

/// Transport that sends nothing.
#[derive(Debug)]
struct Nowhere;

impl Transport for Nowhere {
    fn send(
        &self,
        _: http::Request<backoffice::client::Body>,
    ) -> BoxFuture<Result<http::Response<backoffice::client::Body>, TransportError>> {
        Box::pin(async { Err(TransportError::connect("nothing is sent")) })
    }
}
