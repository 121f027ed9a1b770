//! Problems that keep an input from being checked.

/// Problems that prevent the check of an input. The validator has codes for other problems.
pub(crate) const PROBLEMS: [(&str, &str); 2] = [
    (
        UNREADABLE,
        "The input could not be read: the file does not exist, access is denied, a folder or pattern has no file, or \
         a record is too long.",
    ),
    (
        NO_SCHEMA,
        "The command does not know the schema of the input: no rule names the file, and the command could not guess \
         the schema from the input's name or its fields. Name the schema with --schema, with --map, or in \
         backoffice.toml; `backoffice schema list` lists the names.",
    ),
];

/// The input could not be read.
pub(crate) const UNREADABLE: &str = "unreadable";
/// The schema of the input is not known.
pub(crate) const NO_SCHEMA: &str = "no-schema";
