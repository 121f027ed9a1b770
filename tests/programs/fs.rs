use backoffice::client::{Form, Part};

fn main() {
    let file = Part::file("file", "there-is-no-such-file.txt");
    drop(file); // `file.await` opens it.
    assert!(Form::new().part(Part::text("ticket", "1")).len() == 1);
}
