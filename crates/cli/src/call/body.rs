//! The body of a call: JSON from a file or standard input, or a form.

use std::{
    fs,
    io::{self, Read as _},
    path::{Path, PathBuf},
};

use backoffice_client::{Form, Part};
use backoffice_models::{Encoding, Endpoint, Json};

use crate::{
    arguments::{Call, Pair},
    failure::Failure,
    files::Input,
};

/// What a call sends.
pub(super) enum Body {
    None,
    Json { text: String, file: Option<PathBuf> },
    Form { texts: Vec<Pair>, files: Vec<Pair> },
}

impl Body {
    /// What the arguments name, if it is what the endpoint takes.
    pub(super) fn read(endpoint: &Endpoint, arguments: &Call) -> Result<Self, Failure> {
        let call = endpoint.call;
        let form = !arguments.parts.is_empty() || !arguments.files.is_empty();
        let (shape, encoding) = (endpoint.request, endpoint.encoding);
        match (shape, encoding, &arguments.body) {
            (None, _, None) if !form => Ok(Self::None),
            (None, _, _) => Err(Failure::usage(
                format!("`{call}` takes no body"),
                "leave out `--body`, `--part` and `--file`",
            )),
            (Some(_), Encoding::Json, Some(path)) => json(path),
            (Some(shape), Encoding::Json, None) => Err(Failure::usage(
                format!("`{call}` needs a JSON body ({})", shape.name),
                format!(
                    "give it with `--body FILE`, or `--body -` for standard input; \
                     `backoffice sample '{} request'` prints one",
                    endpoint.id
                ),
            )),
            (Some(_), Encoding::Multipart, None) if form => Ok(Self::Form {
                texts: arguments.parts.clone(),
                files: arguments.files.clone(),
            }),
            (Some(_), Encoding::Multipart, _) => Err(Failure::usage(
                format!("`{call}` needs a form"),
                "give it with `--part NAME=TEXT` and `--file NAME=PATH`",
            )),
        }
    }
}

fn json(path: &Path) -> Result<Body, Failure> {
    let (input, file) = if path == Path::new("-") {
        (Input::Stdin, None)
    } else {
        (Input::File(path.to_owned()), Some(path.to_owned()))
    };
    let mut bytes = Vec::new();
    let read = match &file {
        None => io::stdin().read_to_end(&mut bytes),
        Some(path) => fs::File::open(path).and_then(|mut file| file.read_to_end(&mut bytes)),
    };
    read.map_err(|error| Failure::unchecked(input.unreadable(&error)))?;
    let refuse = |why: String| Failure::unchecked(format!("{}: {why}", input.name()));
    let text = String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        refuse(format!("is not UTF-8 at byte {at}"))
    })?;
    Json::parse(&text).map_err(|error| refuse(error.to_string()))?;
    Ok(Body::Json { text, file })
}

/// A form of texts and files, which are read as they are sent.
pub(super) async fn form(texts: &[Pair], files: &[Pair]) -> Result<Form, Failure> {
    let mut form = Form::new();
    for Pair { name, value } in texts {
        form = form.part(Part::text(name, value));
    }
    for Pair { name, value } in files {
        let input = Input::File(value.into());
        let unreadable = |error| Failure::unchecked(input.unreadable(&error));
        // The length of anything else is not known beforehand.
        if !fs::metadata(value).map_err(unreadable)?.is_file() {
            return Err(Failure::unchecked(format!("{value}: is no regular file")));
        }
        form = form.part(Part::file(name, value).await.map_err(unreadable)?);
    }
    Ok(form)
}
