//! JUnit's XML: a test suite for each file, with a test case for each finding. A valid file is one passed case.
//!
//! The numbers of cases stand before them, so this report is kept in memory until its end.

use std::io;

use quick_junit::{NonSuccessKind, Report, TestCase, TestCaseStatus, TestSuite};

use super::{
    super::{
        finding::{Finding, Kind},
        summary::{FileSummary, Name, Totals},
    },
    Reporter,
    output::Output,
};
use crate::config::Severity;

pub(super) struct Junit {
    out: Output,
    report: Report,
    /// Cases of the current file.
    cases: Vec<TestCase>,
}

impl Junit {
    pub(super) fn new(out: Output) -> Self {
        Self { out, report: Report::new("backoffice validate"), cases: Vec::new() }
    }
}

impl Reporter for Junit {
    fn finding(&mut self, name: &Name, finding: &Finding) -> io::Result<()> {
        let mut status = match (finding.severity, &finding.kind) {
            (Severity::Error, Kind::Problem) => TestCaseStatus::non_success(NonSuccessKind::Error),
            (Severity::Error, _) => TestCaseStatus::non_success(NonSuccessKind::Failure),
            _ => TestCaseStatus::success(),
        };
        let (file, sentence) = (&name.in_repository, finding.sentence());
        let at = finding.place.as_ref();
        let at = at.map_or_else(String::new, |place| format!(":{}:{}", place.line, place.column));
        let (file, sentence) = (xml(file), xml(&sentence));
        status.set_type(finding.code).set_message(sentence.clone());
        status.set_description(format!("{file}{at}: {sentence}"));
        let name = match &finding.kind {
            Kind::Violation(details) => format!("{} at {}", finding.code, details.place_name()),
            _ => finding.code.to_owned(),
        };
        let mut case = TestCase::new(xml(&format!("{name}{at}")), status);
        if finding.severity == Severity::Warn {
            case.set_system_out(format!("warning: {file}{at}: {sentence}"));
        }
        self.cases.push(case);
        Ok(())
    }

    fn file(&mut self, summary: &FileSummary) -> io::Result<()> {
        let mut suite = TestSuite::new(xml(&summary.name.in_repository));
        if self.cases.is_empty() {
            self.cases.push(TestCase::new("valid", TestCaseStatus::success()));
        }
        let class = summary.schema.as_ref().map(|choice| choice.schema);
        for mut case in self.cases.drain(..) {
            case.set_classname(xml(class.unwrap_or(&summary.name.in_repository)));
            suite.add_test_case(case);
        }
        self.report.add_test_suite(suite);
        Ok(())
    }

    fn finish(mut self: Box<Self>, _: &Totals) -> io::Result<()> {
        let text = self.report.to_string().map_err(io::Error::other)?;
        let [feed, carriage] = BREAKS;
        let text = text.replace(feed, "&#10;").replace(carriage, "&#13;");
        self.out.print(&text)?;
        self.out.finish()
    }
}

/// Stand for the line breaks of a name until the end, which writes them as character references: no line may start with a name,
/// which could have the form of a command of GitHub Actions.
const BREAKS: [&str; 2] = ["\u{fdd0}", "\u{fdd1}"];

/// Replaces the two characters beyond those of `quick-junit` that XML can't have (XML 1.0, section 2.2), and line breaks.
fn xml(text: &str) -> String {
    let [feed, carriage] = BREAKS;
    let text = text.replace(['\u{fffe}', '\u{ffff}', '\u{fdd0}', '\u{fdd1}'], "\u{fffd}");
    text.replace('\n', feed).replace('\r', carriage)
}
