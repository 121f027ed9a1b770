//! The command line.

use std::path::PathBuf;

use crate::{Error, corpora, linear};

/// What the command line may say.
pub const HELP: &str = "\
Measures verdicts against other validators, decoders and a memory copy.

Usage: cargo xtask bench validate [OPTIONS]

Options:
  --rounds N       How many interleaved rounds are measured (default 15)
  --seed N         Which samples the corpora are made of (default 1)
  --only NAME      One corpus, or `linear` for the size series; may be repeated
  --quick          Small corpora and 3 rounds: does it run, not how fast
  --json FILE      Also write every measurement to FILE
  --svg FILE       Also draw the size series into FILE
  --native         Build for this processor (-C target-cpu=native), as sonic-rs asks its users to
";

/// What to measure and where to write it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arguments {
    /// How many rounds are measured.
    pub rounds: usize,
    /// Which samples the corpora are made of.
    pub seed: u64,
    /// Names of corpora, or of the size series; all if empty.
    pub only: Vec<String>,
    /// Whether to measure little.
    pub quick: bool,
    /// Where to write every measurement.
    pub json: Option<PathBuf>,
    /// Where to draw the size series.
    pub svg: Option<PathBuf>,
}

impl Arguments {
    /// Reads the words after `validate`.
    ///
    /// # Errors
    ///
    /// If a word is none of the options, or its value does not fit.
    pub fn read(words: impl IntoIterator<Item = String>) -> Result<Self, Error> {
        let mut rounds = None;
        let mut arguments = Self {
            rounds: 0,
            seed: 1,
            only: Vec::new(),
            quick: false,
            json: None,
            svg: None,
        };
        let mut words = words.into_iter();
        while let Some(word) = words.next() {
            let mut value = || {
                words
                    .next()
                    .ok_or_else(|| format!("`{word}` needs a value"))
            };
            match word.as_str() {
                "--rounds" => rounds = Some(number(&word, &value()?)?.max(1)),
                "--seed" => arguments.seed = number(&word, &value()?)?,
                "--only" => arguments.only.push(known(value()?)?),
                "--quick" => arguments.quick = true,
                "--json" => arguments.json = Some(value()?.into()),
                "--svg" => arguments.svg = Some(value()?.into()),
                _ => return Err(format!("there is no option `{word}`\n\n{HELP}").into()),
            }
        }
        let rounds = rounds.unwrap_or(if arguments.quick { 3 } else { 15 });
        arguments.rounds = usize::try_from(rounds)?;
        if arguments.svg.is_some() && !arguments.wants(linear::NAME) {
            return Err(format!(
                "`--svg` draws the size series: add `--only {}`",
                linear::NAME
            )
            .into());
        }
        Ok(arguments)
    }

    /// Whether a corpus or the size series is to be measured.
    #[must_use]
    pub fn wants(&self, name: &str) -> bool {
        self.only.is_empty() || self.only.iter().any(|only| only == name)
    }
}

fn number(option: &str, text: &str) -> Result<u64, String> {
    text.parse()
        .map_err(|_| format!("`{option}` needs a whole number, not `{text}`"))
}

fn known(name: String) -> Result<String, String> {
    let mut names = corpora::PLANS
        .iter()
        .map(|plan| plan.name)
        .chain([linear::NAME]);
    if names.clone().any(|known| known == name) {
        return Ok(name);
    }
    let last = names.next_back().unwrap_or_default();
    let names = names.collect::<Vec<_>>().join(", ");
    Err(format!(
        "there is no corpus `{name}`: take {names} or {last}"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Arguments, String> {
        Arguments::read(line.split_whitespace().map(str::to_owned))
            .map_err(|error| error.to_string())
    }

    #[test]
    fn options() {
        let all = read("").unwrap();
        assert_eq!((all.rounds, all.seed, all.quick), (15, 1, false));
        assert!(all.wants("orders") && all.wants("linear"));
        assert_eq!(read("--quick").unwrap().rounds, 3);
        let some = read("--only orders --only small --rounds 4 --seed 9 --json a.json").unwrap();
        assert!(some.wants("small") && !some.wants("linear"));
        assert_eq!((some.rounds, some.seed), (4, 9));
    }

    #[test]
    fn mistakes() {
        for (line, expected) in [
            ("--rounds", "`--rounds` needs a value"),
            ("--rounds few", "`--rounds` needs a whole number, not `few`"),
            ("--only nothing", "there is no corpus `nothing`"),
            ("--only orders --svg a.svg", "`--svg` draws the size series"),
            ("--fast", "there is no option `--fast`"),
        ] {
            let error = read(line).unwrap_err();
            assert!(error.contains(expected), "{line}: {error}");
        }
    }
}
