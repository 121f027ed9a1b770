//! Body of a call: JSON from a file or standard input, or a form.

use std::{
    fs,
    io::{self, Read as _},
    path::{Path, PathBuf},
};

use backoffice::{
    client::{Form, Part},
    description::{Encoding, Endpoint},
    models::Json,
};

use crate::{
    call::Call,
    failure::Failure,
    files::{Input, without_mark},
    options::Pair,
};

pub(super) enum Body {
    None,
    Json { text: String, file: Option<PathBuf> },
    Form { texts: Vec<Pair>, files: Vec<Pair> },
}

impl Body {
    pub(super) fn read(endpoint: &Endpoint, arguments: &Call) -> Result<Self, Failure> {
        let call = endpoint.call;
        let form = !arguments.parts.is_empty() || !arguments.files.is_empty();
        let (shape, encoding) = (endpoint.request, endpoint.encoding);
        match (shape, encoding, &arguments.body) {
            (None, _, None) if !form => Ok(Self::None),
            (None, _, _) => Err(Failure::usage(
                format!("`{call}` takes no body"),
                "remove `--body`, `--part` and `--file`",
            )),
            (Some(_), Encoding::Json, Some(path)) => json(path),
            (Some(shape), Encoding::Json, None) => Err(Failure::usage(
                format!("`{call}` needs a JSON body ({})", shape.name),
                format!(
                    "pass it with `--body FILE`, or `--body -` for standard input; \
                     `backoffice sample '{} request'` prints an example",
                    endpoint.id
                ),
            )),
            (Some(_), Encoding::Multipart, None) if form => {
                Ok(Self::Form { texts: arguments.parts.clone(), files: arguments.files.clone() })
            }
            (Some(_), Encoding::Multipart, _) => Err(Failure::usage(
                format!("`{call}` needs a form"),
                "pass its parts with `--part NAME=TEXT` and `--file NAME=PATH`",
            )),
        }
    }
}

fn json(path: &Path) -> Result<Body, Failure> {
    let (input, bytes) = if path == Path::new("-") {
        let mut bytes = Vec::new();
        let read = io::stdin().read_to_end(&mut bytes);
        (Input::Stdin, read.map(|_| bytes))
    } else {
        (Input::File(path.to_owned()), fs::read(path))
    };
    let bytes = bytes.map_err(|error| Failure::unchecked(input.unreadable(&error)))?;
    let bytes = without_mark(&bytes).to_owned();
    let refuse = |why: String| Failure::unchecked(format!("{}: {why}", input.name()));
    let text = String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        refuse(format!("not UTF-8 at byte {at}"))
    })?;
    Json::parse(&text).map_err(|error| refuse(error.to_string()))?;
    let file = input.path().map(Path::to_owned);
    Ok(Body::Json { text, file })
}

/// Builds a form. The files are read while they are sent.
pub(super) async fn form(texts: &[Pair], files: &[Pair]) -> Result<Form, Failure> {
    let mut form = Form::new();
    for Pair { name, value } in texts {
        form = form.part(Part::text(name, value));
    }
    for Pair { name, value } in files {
        let input = Input::File(value.into());
        let unreadable = |error| Failure::unchecked(input.unreadable(&error));
        // The form needs the length before sending.
        if !fs::metadata(value).map_err(unreadable)?.is_file() {
            return Err(Failure::unchecked(format!("{value}: not a regular file")));
        }
        form = form.part(Part::file(name, value).await.map_err(unreadable)?);
    }
    Ok(form)
}
