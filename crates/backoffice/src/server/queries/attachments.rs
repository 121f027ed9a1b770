//! The files of tickets, in parts.

use futures_util::{Stream, stream};
use tokio::io::AsyncReadExt as _;

use crate::server::{
    database::{Database, error::Error, write::Write},
    domain::{form::FilePart, refusal::Refusal},
};

/// Bytes of a file in one row.
const PART_BYTES: usize = 256 * 1024;

/// Returns the number of bytes of a file.
pub(in crate::server) async fn size(
    database: &Database,
    store: i64,
    id: i64,
) -> Result<Option<i64>, Error> {
    let sql = "SELECT size FROM attachments WHERE store = $1 AND id = $2";
    let row = database.db.row(sql, vec![store.into(), id.into()]).await?;
    row.map(|row| row.integer(0)).transpose()
}

/// Reads the parts of a file, one after the other.
pub(in crate::server) fn parts(
    database: &Database,
    store: i64,
    id: i64,
) -> impl Stream<Item = Result<Vec<u8>, Error>> + use<> {
    let db = database.db.clone();
    stream::try_unfold(0i64, move |number| {
        let db = db.clone();
        async move {
            let sql = "SELECT content FROM attachment_parts WHERE store = $1 AND attachment = $2 AND number = $3";
            let values = vec![store.into(), id.into(), number.into()];
            let Some(row) = db.row(sql, values).await? else {
                return Ok(None);
            };
            Ok(Some((row.bytes(0)?, number + 1)))
        }
    })
}

/// Adds a file to a ticket, and returns its id.
pub(in crate::server) async fn add(
    write: &mut Write<'_>,
    ticket: i64,
    file: &FilePart,
) -> Result<i64, Refusal> {
    let (id, store) = (write.id().await?, write.store());
    let sql = "INSERT INTO attachments (store, id, ticket, name, media_type, size) VALUES ($1, $2, $3, $4, $5, $6)";
    let size = i64::try_from(file.size).unwrap_or(i64::MAX);
    let values = vec![
        store.into(),
        id.into(),
        ticket.into(),
        file.name.as_str().into(),
        file.media_type.as_str().into(),
        size.into(),
    ];
    write.transaction.execute(sql, values).await?;
    let unreadable = |error: std::io::Error| {
        tracing::error!(%error, "an upload can't be read");
        Refusal::unavailable("the service could not store the upload")
    };
    let mut content = file.open().await.map_err(unreadable)?;
    for number in 0i64.. {
        let mut part = Vec::with_capacity(PART_BYTES);
        let read = (&mut content).take(PART_BYTES as u64).read_to_end(&mut part).await;
        if read.map_err(unreadable)? == 0 {
            break;
        }
        let sql = "INSERT INTO attachment_parts (store, attachment, number, content) VALUES ($1, $2, $3, $4)";
        let values = vec![store.into(), id.into(), number.into(), part.into()];
        write.transaction.execute(sql, values).await?;
    }
    Ok(id)
}
