//! `cargo xtask bench validate` and `cargo xtask bench client`.

use std::{env, fs, path::Path, process::ExitCode};

use backoffice_bench::{
    Error,
    arguments::{Arguments, HELP},
    client,
    corpora::{Corpus, PLANS},
    linear,
    machine::Machine,
    memory,
    peers::Field,
    plot,
    report::{CorpusReport, LeftOut, Report},
    rounds,
};

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let (command, options) = match words.split_first() {
        Some((command, options)) => (command.as_str(), options.to_vec()),
        None => ("", Vec::new()),
    };
    let asks_for_help = options.iter().any(|word| word == "--help" || word == "-h");
    let result = match command {
        "validate" if asks_for_help => {
            print!("{HELP}");
            Ok(())
        }
        "client" if asks_for_help => {
            print!("{}", client::HELP);
            Ok(())
        }
        "validate" => Arguments::read(options).and_then(|arguments| run(&arguments)),
        "client" => client::Arguments::read(options).and_then(|arguments| client::run(&arguments)),
        _ => Err("the commands are `validate` and `client`".into()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> Result<(), Error> {
    let mut report = Report {
        machine: Machine::this(),
        rounds: arguments.rounds,
        seed: arguments.seed,
        corpora: Vec::new(),
        linear: None,
        memory: Vec::new(),
        left_out: Vec::new(),
    };
    for plan in PLANS.iter().filter(|plan| arguments.wants(plan.name)) {
        eprintln!("measuring {}", plan.name);
        let bytes = if arguments.quick {
            plan.bytes / 16
        } else {
            plan.bytes
        };
        let corpus = Corpus::new(*plan, arguments.seed, bytes)?;
        let mut field = Field::new(&corpus)?;
        let measured = rounds::measure(
            &mut field.peers,
            &corpus.records(),
            corpus.valid,
            arguments.rounds,
        )
        .map_err(|error| format!("could not measure {}: {error}", plan.name))?;
        report.corpora.push(CorpusReport::new(&corpus, &measured));
        for (name, reason) in field.left_out {
            let left_out = LeftOut { name, reason };
            if !report.left_out.contains(&left_out) {
                report.left_out.push(left_out);
            }
        }
    }
    if arguments.wants(linear::NAME) {
        eprintln!("measuring {}", linear::NAME);
        report.linear = Some(linear::measure(
            arguments.seed,
            arguments.rounds,
            arguments.quick,
        )?);
        match memory::count(arguments.seed, linear::sizes(arguments.quick)) {
            Ok(memory) => report.memory = memory,
            Err(error) => report.left_out.push(LeftOut {
                name: "memory",
                reason: error.to_string(),
            }),
        }
    }
    print!("{}", report.text());
    if let Some(path) = &arguments.json {
        let text = serde_json::to_string_pretty(&report)?;
        write(path, &format!("{text}\n"))?;
    }
    if let (Some(path), Some(series)) = (&arguments.svg, &report.linear) {
        write(path, &plot::svg(series))?;
    }
    Ok(())
}

fn write(path: &Path, text: &str) -> Result<(), Error> {
    fs::write(path, text)
        .map_err(|error| format!("could not write {}: {error}", path.display()).into())
}
