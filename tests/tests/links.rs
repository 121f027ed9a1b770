//! The links of the project's pages.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::{collections::BTreeSet, fs, path::Path};

use backoffice_tests::project_root;

const PAGES: [&str; 11] = [
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "README.md",
    "bench/README.md",
    "crates/backoffice/README.md",
    "crates/backoffice/GUIDE.md",
    "crates/backoffice/generated/reference.md",
    "docs/CLIENT.md",
    "docs/GUIDE.md",
    "docs/MAINTAIN.md",
    "docs/SERVE.md",
];

/// Returns the lines of a page that are not code.
fn prose(page: &str) -> impl Iterator<Item = &str> {
    let mut is_code = false;
    page.lines().filter(move |line| {
        let is_fence = line.trim_start().starts_with("```");
        is_code ^= is_fence;
        !is_code && !is_fence
    })
}

/// Returns the anchors of a page's headings, as GitHub makes them, and those that it sets itself.
fn anchors(page: &str) -> BTreeSet<String> {
    let headings = prose(page).filter_map(|line| line.strip_prefix('#'));
    let headings = headings.map(|heading| {
        let heading = heading.trim_start_matches('#').trim().to_lowercase();
        let kept = |c: &char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_');
        heading.chars().filter(kept).map(|c| if c == ' ' { '-' } else { c }).collect()
    });
    let own = page.split("<a id=\"").skip(1).filter_map(|rest| rest.split('"').next());
    headings.chain(own.map(str::to_owned)).collect()
}

#[test]
fn every_link_leads_to_a_file_and_a_heading_of_the_project() {
    let root = project_root();
    let (mut wrong, mut found) = (Vec::new(), 0);
    for page in PAGES {
        let text = fs::read_to_string(root.join(page)).unwrap();
        let folder = Path::new(page).parent().unwrap();
        let own = prose(&text).collect::<Vec<_>>().join("\n");
        for link in own.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            if link.starts_with("http") {
                continue;
            }
            found += 1;
            let (path, anchor) = link.split_once('#').unwrap_or((link, ""));
            let target = match path {
                "" => root.join(page),
                path => root.join(folder).join(path),
            };
            let is_inside = target
                .canonicalize()
                .is_ok_and(|target| target.starts_with(root.canonicalize().unwrap()));
            let has_anchor = anchor.is_empty()
                || fs::read_to_string(&target)
                    .is_ok_and(|target| anchors(&target).contains(anchor));
            if !is_inside || !has_anchor {
                wrong.push(format!("{page}: {link}"));
            }
        }
    }
    assert!(found > 60, "{found} links");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
