//! Text where the document allows certain values only: the conversion can fail.

use backoffice::models::ListUsersQuery;

fn main() {
    let _ = ListUsersQuery::new().language("xx");
}
