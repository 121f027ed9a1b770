//! The generator depends on nothing but the tables and the target.

mod support;

use support::{outputs, tables, targets};

#[test]
fn the_same_tables_give_the_same_outputs() {
    for target in targets() {
        let (spec, again) = (tables(&target), tables(&target));
        assert_eq!(spec, again);
        let same = outputs(&spec, &target) == outputs(&again, &target);
        assert!(same, "{}: the two runs differ", target.crate_name);
    }
}

#[test]
fn every_output_is_in_a_folder_of_its_target() {
    for target in targets() {
        let owned = target.owned();
        for path in outputs(&tables(&target), &target).keys() {
            let holds = |folder: &String| path.starts_with(&format!("{folder}/"));
            assert!(owned.iter().any(holds), "{path}");
        }
    }
}
