//! `cargo xtask release`: what a release needs, and its publication.

mod api;
mod documents;
mod packages;

use std::{
    error::Error,
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
};

use self::{
    api::Features,
    packages::{Package, Packages},
};
use crate::{cargo, codegen::project_root};

/// Arguments of `cargo xtask release`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Check everything, publish nothing
    #[arg(long)]
    dry_run: bool,
    /// Compare with this revision instead of the last tag
    #[arg(long, value_name = "REVISION")]
    since: Option<String>,
}

/// Checks a release, and publishes its packages if nothing is in its way.
pub(crate) fn run(options: &Options) -> Result<ExitCode, Box<dyn Error>> {
    let root = project_root();
    let packages = Packages::read(&root)?;
    let version = packages.version()?;
    println!("version {version}, published in this order:");
    for package in packages.in_order() {
        println!("  {}", package.name);
    }
    let mut problems = packages.problems();
    problems.extend(changelog(&root, version)?);
    problems.extend(readmes(&root, version)?);
    problems.extend(state(&root, version)?);
    match options.since.clone().or(last_tag(&root)?) {
        None => println!("no tag: there is no earlier version to compare with"),
        Some(since) => problems.extend(compare(&root, &packages, version, &since)?),
    }
    if !problems.is_empty() {
        println!("\nin the way of version {version}:");
        for problem in &problems {
            println!("  {problem}");
        }
        return Ok(ExitCode::FAILURE);
    }
    if options.dry_run {
        println!("\nnothing is in the way; without --dry-run, the packages are published");
        return Ok(ExitCode::SUCCESS);
    }
    for Package { name, .. } in packages.in_order() {
        if is_published(name, version)? {
            println!("{name} {version} is published already");
            continue;
        }
        let mut publish = cargo();
        publish
            .args(["publish", "--package", name])
            .current_dir(&root);
        if !publish.status()?.success() {
            return Err(format!(
                "{name} is not published; run this command again to go on with it"
            )
            .into());
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Asks the registry for a version of a package.
fn is_published(name: &str, version: &str) -> Result<bool, Box<dyn Error>> {
    let mut info = cargo();
    let package = format!("{name}@{version}");
    info.args(["info", "--quiet", "--registry", "crates-io", &package]);
    let output = info.output()?;
    let said = String::from_utf8_lossy(&output.stderr);
    if output.status.success() || said.contains("could not find") {
        Ok(output.status.success())
    } else {
        Err(format!("the registry does not say whether {package} is published: {said}").into())
    }
}

/// Compares the public API and the documents with those of a revision.
fn compare(
    root: &Path,
    packages: &Packages,
    version: &str,
    since: &str,
) -> Result<Vec<String>, Box<dyn Error>> {
    println!("\ncompared with {since}:");
    let checkout = checkout(root, since)?;
    let before = Packages::read(&checkout)?;
    let mut problems = Vec::new();
    let mut breaks = false;
    for package in packages.in_order() {
        let Some(old) = before.in_order().find(|old| old.name == package.name) else {
            println!("  {}: new", package.name);
            continue;
        };
        if package.library.is_some() && old.library.is_some() {
            let change = api::compare(old, package, Features::All)?;
            println!("  {}: {change}", package.name);
            breaks |= change.is_breaking();
            for line in change.lines() {
                println!("    {line}");
            }
            if old.has_features() {
                let by_default = api::compare(old, package, Features::Default)?;
                breaks |= by_default.is_breaking();
                let known: Vec<_> = change.lines().collect();
                for line in by_default.lines().filter(|line| !known.contains(line)) {
                    println!("    {line} (with the default features)");
                }
            }
        }
        for demand in package.new_demands(old) {
            println!("  {}: {demand}", package.name);
            breaks = true;
        }
    }
    for removed in before.in_order() {
        if !packages
            .in_order()
            .any(|package| package.name == removed.name)
        {
            println!("  {}: removed", removed.name);
            breaks = true;
        }
    }
    let documents = documents::compare(&checkout, root)?;
    for line in documents.lines() {
        println!("  {line}");
    }
    breaks |= documents.is_breaking();
    let old = before.version()?;
    let needed = packages::next(old, breaks)?;
    if packages::parse(version)? < needed {
        let [major, minor, patch] = needed;
        let kind = if breaks {
            "a breaking change"
        } else {
            "a change"
        };
        problems.push(format!(
            "{kind} since {old} ({since}) needs version {major}.{minor}.{patch} or later: set it in Cargo.toml"
        ));
    }
    Ok(problems)
}

/// Says what the changelog lacks.
fn changelog(root: &Path, version: &str) -> Result<Option<String>, Box<dyn Error>> {
    let text = fs::read_to_string(root.join("CHANGELOG.md"))?;
    let mut sections = text.split("\n## ").skip(1);
    let newest = sections.next().unwrap_or_default();
    let (title, body) = newest.split_once('\n').unwrap_or((newest, ""));
    let is_this = title.split([' ', ',']).next() == Some(version);
    Ok(if !is_this {
        Some(format!(
            "CHANGELOG.md: the newest section is `{title}`; name it `{version}`, with the date"
        ))
    } else if body.trim().is_empty() {
        Some(format!("CHANGELOG.md: the section {version} is empty"))
    } else {
        None
    })
}

/// Says which READMEs name another version.
fn readmes(root: &Path, version: &str) -> Result<Vec<String>, Box<dyn Error>> {
    let [major, minor, _] = packages::parse(version)?;
    let named = [
        ("README.md", format!("@v{version} ")),
        ("docs/GUIDE.md", format!("@v{version} ")),
        (
            "crates/backoffice/README.md",
            format!("\"{major}.{minor}\""),
        ),
    ];
    let mut problems = Vec::new();
    for (path, named) in named {
        if !fs::read_to_string(root.join(path))?.contains(&named) {
            let named = named.trim();
            problems.push(format!(
                "{path}: it does not name {named}; docs/MAINTAIN.md says how to set a version"
            ));
        }
    }
    Ok(problems)
}

/// Says what git has against a release.
fn state(root: &Path, version: &str) -> Result<Vec<String>, Box<dyn Error>> {
    let mut problems = Vec::new();
    if !git(root, &["status", "--porcelain"])?.is_empty() {
        problems.push("git: there are changes that are not committed".to_owned());
    }
    let tag = format!("v{version}");
    if git(root, &["tag", "--list", &tag])? == tag {
        let commit = |revision: &str| git(root, &["rev-parse", &format!("{revision}^{{commit}}")]);
        if commit(&tag)? != commit("HEAD")? {
            problems.push(format!("git: the tag {tag} is at another commit"));
        }
    }
    Ok(problems)
}

/// Returns the newest tag of an earlier commit.
fn last_tag(root: &Path) -> Result<Option<String>, Box<dyn Error>> {
    let newest = "--sort=-version:refname";
    let tags = git(root, &["tag", newest, "--merged", "HEAD", "--list", "v*"])?;
    let here = git(root, &["tag", "--points-at", "HEAD"])?;
    let is_earlier = |tag: &&str| !here.lines().any(|here| here == *tag);
    let is_release = |tag: &&str| packages::parse(tag.trim_start_matches('v')).is_ok();
    let mut earlier = tags.lines().filter(is_earlier).filter(is_release);
    Ok(earlier.next().map(str::to_owned))
}

/// Returns a folder with the files of a revision. It stays, so that the next comparison need not build it again.
fn checkout(root: &Path, revision: &str) -> Result<PathBuf, Box<dyn Error>> {
    let commit = git(
        root,
        &["rev-parse", "--verify", &format!("{revision}^{{commit}}")],
    )?;
    let earlier = root.join("target/earlier");
    let folder = earlier.join(&commit);
    if folder.exists() {
        return Ok(folder);
    }
    fs::create_dir_all(&earlier)?;
    let new = tempfile::tempdir_in(&earlier)?;
    let archive = new.path().join("archive.tar");
    let output = format!("--output={}", archive.display());
    git(root, &["archive", "--format=tar", &output, &commit])?;
    let files = new.path().join("files");
    fs::create_dir(&files)?;
    let mut tar = std::process::Command::new("tar");
    let status = tar
        .arg("-xf")
        .arg(&archive)
        .arg("-C")
        .arg(&files)
        .status()?;
    if !status.success() {
        return Err("tar could not read git's archive".into());
    }
    // Renamed last, so that an interrupted checkout is not used again.
    fs::rename(&files, &folder)?;
    Ok(folder)
}

/// Runs git, and returns its output.
fn git(root: &Path, arguments: &[&str]) -> Result<String, Box<dyn Error>> {
    let mut git = std::process::Command::new("git");
    let output = git.arg("-C").arg(root).args(arguments).output();
    let output = output.map_err(|error| format!("could not run git: {error}"))?;
    if !output.status.success() {
        let error = String::from_utf8_lossy(&output.stderr);
        return Err(format!("git {}: {}", arguments.join(" "), error.trim()).into());
    }
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_of_this_version_is_right_at_the_same_commit_only() {
        let folder = tempfile::tempdir().expect("there is a temporary folder");
        let root = folder.path();
        let run = |arguments: &[&str]| git(root, arguments).expect("git runs");
        let commit = |name: &str| {
            fs::write(root.join(name), name).expect("the file can be written");
            run(&["add", "."]);
            run(&[
                "-c",
                "user.name=x",
                "-c",
                "user.email=x@example.com",
                "commit",
                "-qm",
                name,
            ]);
        };
        run(&["init", "--quiet"]);
        commit("one");
        let last = || last_tag(root).expect("git runs");
        assert_eq!(last(), None);
        run(&["tag", "v0.1.0"]);
        assert_eq!(last(), None, "it is at this commit");
        commit("two");
        assert_eq!(last().as_deref(), Some("v0.1.0"));
        run(&["tag", "v0.2.0"]);
        assert_eq!(last().as_deref(), Some("v0.1.0"));
        assert_eq!(state(root, "0.2.0").expect("git runs"), [""; 0]);
        commit("three");
        // Also before the version in Cargo.toml is another one.
        assert_eq!(last().as_deref(), Some("v0.2.0"));
        assert_eq!(state(root, "0.2.0").expect("git runs").len(), 1);
        fs::write(root.join("four"), "").expect("the file can be written");
        assert_eq!(state(root, "0.3.0").expect("git runs").len(), 1);
        for (text, problem) in [
            (
                "# Changelog\n\n## 0.3.0, 2026-11-25\n\n- New.\n\n## 0.2.0\n",
                false,
            ),
            ("# Changelog\n\n## 0.3.0\n\n## 0.2.0\n\n- Old.\n", true),
            ("# Changelog\n\n## Unreleased\n\n- New.\n", true),
        ] {
            fs::write(root.join("CHANGELOG.md"), text).expect("the file can be written");
            let found = changelog(root, "0.3.0").expect("the file is there");
            assert_eq!(found.is_some(), problem, "{found:?}");
        }
    }

    /// Changes of an API and of a document need a version that says so.
    #[test]
    fn breaking_changes_need_a_version_that_says_so() {
        if !api::is_read() {
            return;
        }
        let folder = tempfile::tempdir().expect("there is a temporary folder");
        let root = folder.path();
        let write = |name: &str, text: &str| {
            let path = root.join(name);
            let parent = path.parent().expect("it is in a folder");
            fs::create_dir_all(parent).expect("the folder can be made");
            fs::write(path, text).expect("the file can be written");
        };
        let run = |arguments: &[&str]| git(root, arguments).expect("git runs");
        let manifest =
            "[package]\nname = \"shop\"\nversion = \"0.1.0\"\nedition = \"2024\"\n[workspace]\n";
        let library =
            "pub struct Order { pub total: u32 }\nimpl Order { pub fn refund(&self) {} }\n";
        let document = ("crates/backoffice/generated/order.json", r#"{"minimum":0}"#);
        write("Cargo.toml", manifest);
        write("src/lib.rs", library);
        write(document.0, document.1);
        run(&["init", "--quiet"]);
        run(&["add", "."]);
        let author = ["-c", "user.name=x", "-c", "user.email=x@example.com"];
        run(&[&author[..], &["commit", "--quiet", "-m", "one"]].concat());
        run(&["tag", "v0.1.0"]);
        let problems = |version: &str| {
            let packages = Packages::read(root).expect("cargo describes the package");
            compare(root, &packages, version, "v0.1.0").expect("both can be compared")
        };
        for (file, text) in [
            ("src/lib.rs", library.replace("total: u32", "total: u64")),
            ("src/lib.rs", library.replace("refund", "repay")),
            (document.0, document.1.replace('0', "1")),
        ] {
            write(file, &text);
            let [problem] = &problems("0.1.1")[..] else {
                panic!("{file} is a breaking change");
            };
            assert!(problem.contains("needs version 0.2.0"), "{problem}");
            assert_eq!(problems("0.2.0"), [""; 0]);
            run(&["checkout", "--quiet", "."]);
        }
        write("src/lib.rs", &format!("{library}pub struct Refund;\n"));
        assert_eq!(problems("0.1.1"), [""; 0]);
    }
}
