//! A PostgreSQL server of the test's own, from the installed server programs.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use tempfile::TempDir;

/// Variable with the folder of the server programs, in the place of the system's.
const PROGRAMS: &str = "BACKOFFICE_TEST_POSTGRES";

/// A server in a temporary folder, which goes with it.
pub(crate) struct Postgres {
    /// The folder of the system's programs, among them those for clients.
    clients: PathBuf,
    /// The folder of the server programs.
    programs: PathBuf,
    folder: TempDir,
    server: Child,
    port: u16,
}

impl Postgres {
    /// Starts a server. Installs the programs if they are missing and the test may do so.
    pub(crate) fn start() -> Self {
        Self::start_with(|server, _| server)
    }

    /// Starts a server whose tables are on a disk of 64 MB, if this system lets the test mount one. The server alone sees
    /// the disk.
    #[allow(dead_code, reason = "the tests of the command line use it")]
    pub(crate) fn start_on_small_disk() -> Option<Self> {
        let mut may_mount = Command::new("unshare");
        may_mount.args(["-m", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]);
        let output = may_mount.output();
        output.is_ok_and(|output| output.status.success()).then(|| {
            Self::start_with(|server, folder| {
                let disk = folder.join("data/base").display().to_string();
                let mount = format!(
                    "cp -a {disk} {disk}.kept && mount -t tmpfs -o size=64m tmpfs {disk} && \
                     cp -a {disk}.kept/. {disk} && exec \"$0\" \"$@\""
                );
                let mut command = Command::new("unshare");
                command.args(["-m", "sh", "-c", &mount]);
                command.arg(server.get_program()).args(server.get_args());
                command
            })
        })
    }

    /// Returns the path of the server's small disk.
    #[allow(dead_code, reason = "the tests of the command line use it")]
    pub(crate) fn disk(&self) -> String {
        let folder = self.folder.path().display();
        format!("/proc/{}/root{folder}/data/base", self.server.id())
    }

    fn start_with(around: impl Fn(Command, &Path) -> Command) -> Self {
        let clients = installed().unwrap_or_else(|| {
            let install = "apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql";
            let status = Command::new("sh").args(["-c", install]).stdout(Stdio::null()).status();
            assert!(status.is_ok_and(|status| status.success()), "PostgreSQL is not installed");
            installed().expect("PostgreSQL is installed")
        });
        let programs = std::env::var_os(PROGRAMS).map_or_else(|| clients.clone(), PathBuf::from);
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        fs::create_dir(&data).unwrap();
        let mut initialize = command(&programs.join("initdb"), folder.path());
        initialize
            .args([
                "-A",
                "trust",
                "-U",
                "backoffice",
                "-E",
                "UTF8",
                "--locale=C",
                "-N",
                "--wal-segsize=1",
                "-D",
            ])
            .arg(&data);
        let output = initialize.output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let server = around(command_of(&programs, folder.path(), port), folder.path());
        let server = launch(server, folder.path());
        let started = Self { clients, programs, folder, server, port };
        started.wait();
        started
    }

    /// Stops the server at once, as if its machine lost power.
    pub(crate) fn stop(&mut self) {
        let _ = Command::new("kill").args(["-QUIT", &self.server.id().to_string()]).status();
        let _ = self.server.wait();
    }

    /// Starts a stopped server again.
    pub(crate) fn restart(&mut self) {
        let server = command_of(&self.programs, self.folder.path(), self.port);
        self.server = launch(server, self.folder.path());
        self.wait();
    }

    /// Limits the size of the server's files, which then fails to write as on a full disk. Its log of changes has files of
    /// 1 MiB.
    #[allow(dead_code, reason = "the tests of the command line use it")]
    pub(crate) fn limit_files(&self, bytes: Option<u64>) {
        let server = self.server.id().to_string();
        let children = Command::new("pgrep").args(["-P", &server]).output().unwrap();
        let children = String::from_utf8(children.stdout).unwrap();
        let bytes = bytes.map_or("unlimited".to_owned(), |bytes| bytes.to_string());
        for process in children.lines().chain([server.as_str()]) {
            let limit = format!("--fsize={bytes}:unlimited");
            let mut prlimit = command(Path::new("prlimit"), self.folder.path());
            let limited = prlimit.args(["--pid", process, &limit]).status();
            assert!(limited.is_ok_and(|status| status.success()), "prlimit failed");
        }
    }

    /// Makes an empty database, and returns its address.
    pub(crate) fn new_database(&self, name: &str) -> String {
        let made = Command::new(self.clients.join("createdb"))
            .args(["-h", "127.0.0.1", "-p", &self.port.to_string(), "-U", "backoffice", name])
            .status();
        assert!(made.is_ok_and(|status| status.success()));
        self.url().replace("/postgres", &format!("/{name}"))
    }

    fn wait(&self) {
        let limit = Instant::now() + Duration::from_secs(60);
        let ready = || {
            let mut ready = Command::new(self.clients.join("pg_isready"));
            let ready =
                ready.args(["-q", "-h", "127.0.0.1", "-p", &self.port.to_string()]).status();
            ready.is_ok_and(|status| status.success())
        };
        while !ready() {
            let log = fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
            assert!(Instant::now() < limit, "PostgreSQL did not start: {log}");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    #[allow(dead_code, reason = "the tests of the command line do not use it")]
    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    pub(crate) fn url(&self) -> String {
        format!("postgres://backoffice@127.0.0.1:{}/postgres", self.port)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.stop();
    }
}

fn command_of(programs: &Path, folder: &Path, port: u16) -> Command {
    let mut server = command(&programs.join("postgres"), folder);
    server
        .arg("-D")
        .arg(folder.join("data"))
        .args(["-h", "127.0.0.1", "-p", &port.to_string(), "-k"])
        .arg(folder);
    server.args(["-c", "fsync=off", "-c", "max_connections=200"]);
    server
}

fn launch(mut server: Command, folder: &Path) -> Child {
    let log = fs::File::options().create(true).append(true).open(folder.join("log")).unwrap();
    server.stdout(log.try_clone().unwrap()).stderr(log).spawn().unwrap()
}

/// Returns the folder of the newest programs that are installed.
fn installed() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").ok()?;
    let folders = versions.filter_map(|entry| Some(entry.ok()?.path().join("bin")));
    folders.filter(|folder| folder.join("initdb").is_file()).max()
}

/// A command of the server, which refuses to run as root.
fn command(program: &Path, folder: &Path) -> Command {
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n");
    if !is_root {
        return Command::new(program);
    }
    let owner = Command::new("chown").args(["-R", "postgres"]).arg(folder).status();
    assert!(owner.is_ok_and(|status| status.success()), "there is no user postgres");
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]).arg(program);
    command
}
