//! Formats, and libraries that use serde_json.

use axum::extract::FromRequest as _;
use axum::response::IntoResponse as _;
use futures_util::FutureExt as _;
use serde::{Serialize, de::DeserializeOwned};

/// Numbers and text that a value keeps when it is written and read.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Keeps {
    /// Everything.
    Exact,
    /// Numbers become text if neither 64-bit integers nor `f64` have their value. Lone surrogates become U+FFFD.
    NumbersOrText,
    /// Numbers become what `serde_json::Value` holds.
    Nearest,
}

/// A format.
pub(crate) trait Format {
    const KEEPS: Keeps;

    fn write<T: Serialize>(value: &T) -> Result<Vec<u8>, String>;

    fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, String>;
}

pub(crate) fn text(error: impl std::fmt::Display) -> String {
    error.to_string()
}

/// Text of `serde_json`.
pub(crate) struct JsonText;

impl Format for JsonText {
    const KEEPS: Keeps = Keeps::Exact;

    fn write<T: Serialize>(value: &T) -> Result<Vec<u8>, String> {
        let written = serde_json::to_vec(value).map_err(text)?;
        let pretty = serde_json::to_string_pretty(value).map_err(text)?;
        assert_eq!(crate::json::parse(&written), crate::json::parse(pretty.as_bytes()));
        Ok(written)
    }

    fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, String> {
        serde_json::from_reader::<_, T>(bytes).map_err(text)?;
        serde_json::from_slice(bytes).map_err(text)
    }
}

/// `serde_json::Value`, owned.
pub(crate) struct JsonTree;

impl Format for JsonTree {
    const KEEPS: Keeps = Keeps::Nearest;

    fn write<T: Serialize>(value: &T) -> Result<Vec<u8>, String> {
        Ok(serde_json::to_value(value).map_err(text)?.to_string().into())
    }

    fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, String> {
        let tree: serde_json::Value = serde_json::from_slice(bytes).map_err(text)?;
        serde_json::from_value(tree).map_err(text)
    }
}

/// `serde_json::Value`, by reference.
pub(crate) struct JsonTreeReference;

impl Format for JsonTreeReference {
    const KEEPS: Keeps = Keeps::Nearest;

    fn write<T: Serialize>(value: &T) -> Result<Vec<u8>, String> {
        JsonTree::write(value)
    }

    fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, String> {
        let tree: serde_json::Value = serde_json::from_slice(bytes).map_err(text)?;
        T::deserialize(&tree).map_err(text)
    }
}

/// axum's `Json`, as a response and as an extractor.
pub(crate) struct AxumJson;

impl Format for AxumJson {
    const KEEPS: Keeps = Keeps::Exact;

    fn write<T: Serialize>(value: &T) -> Result<Vec<u8>, String> {
        let response = axum::Json(value).into_response();
        assert!(response.status().is_success());
        let body = axum::body::to_bytes(response.into_body(), usize::MAX);
        let bytes = body.now_or_never().expect("the body is in memory");
        Ok(bytes.map_err(text)?.into())
    }

    fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, String> {
        let request = axum::extract::Request::builder()
            .header("content-type", "application/json")
            .body(bytes.to_vec().into());
        let extracted = axum::Json::from_request(request.map_err(text)?, &()).now_or_never();
        let axum::Json(value) = extracted.expect("the body is in memory").map_err(text)?;
        Ok(value)
    }
}

/// sqlx's `Json`, as its drivers write and read it.
pub(crate) struct SqlxJson;

impl Format for SqlxJson {
    const KEEPS: Keeps = Keeps::Exact;

    fn write<T: Serialize>(value: &T) -> Result<Vec<u8>, String> {
        let written = sqlx_core::types::Json(value).encode_to_string();
        Ok(written.map_err(text)?.into())
    }

    fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, String> {
        let json = sqlx_core::types::Json::decode_from_bytes(bytes).map_err(text)?;
        Ok(json.0)
    }
}

pub(crate) struct SonicRs;

impl Format for SonicRs {
    const KEEPS: Keeps = Keeps::NumbersOrText;

    fn write<T: Serialize>(value: &T) -> Result<Vec<u8>, String> {
        sonic_rs::to_vec(value).map_err(text)
    }

    fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, String> {
        sonic_rs::from_slice(bytes).map_err(text)
    }
}

pub(crate) struct SimdJson;

impl Format for SimdJson {
    const KEEPS: Keeps = Keeps::NumbersOrText;

    fn write<T: Serialize>(value: &T) -> Result<Vec<u8>, String> {
        simd_json::to_vec(value).map_err(text)
    }

    fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, String> {
        simd_json::from_slice(&mut bytes.to_vec()).map_err(text)
    }
}

pub(crate) struct Yaml;

impl Format for Yaml {
    const KEEPS: Keeps = Keeps::NumbersOrText;

    fn write<T: Serialize>(value: &T) -> Result<Vec<u8>, String> {
        Ok(serde_norway::to_string(value).map_err(text)?.into())
    }

    fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, String> {
        serde_norway::from_slice(bytes).map_err(text)
    }
}

/// MessagePack, with the names of structs.
pub(crate) struct MessagePack;

impl Format for MessagePack {
    const KEEPS: Keeps = Keeps::NumbersOrText;

    fn write<T: Serialize>(value: &T) -> Result<Vec<u8>, String> {
        rmp_serde::to_vec_named(value).map_err(text)
    }

    fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, String> {
        rmp_serde::from_slice(bytes).map_err(text)
    }
}

/// MessagePack, without the names of structs.
pub(crate) struct MessagePackWithoutNames;

impl Format for MessagePackWithoutNames {
    const KEEPS: Keeps = Keeps::NumbersOrText;

    fn write<T: Serialize>(value: &T) -> Result<Vec<u8>, String> {
        rmp_serde::to_vec(value).map_err(text)
    }

    fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, String> {
        rmp_serde::from_read(bytes).map_err(text)
    }
}

pub(crate) struct Cbor;

impl Format for Cbor {
    const KEEPS: Keeps = Keeps::NumbersOrText;

    fn write<T: Serialize>(value: &T) -> Result<Vec<u8>, String> {
        let mut bytes = Vec::new();
        ciborium::into_writer(value, &mut bytes).map_err(text)?;
        Ok(bytes)
    }

    fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, String> {
        ciborium::from_reader(bytes).map_err(text)
    }
}
