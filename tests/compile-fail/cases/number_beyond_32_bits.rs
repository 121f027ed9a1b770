//! A ranking beyond 32 bits, section 8.

use backoffice::models::UpdateProduct;

fn main() {
    let _ = UpdateProduct::new().ranking(2_147_483_648);
}
