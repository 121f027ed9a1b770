//! The way to a database, with the faults of a network, and with the habits of other databases.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering::Relaxed},
};

use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
    sync::watch,
};

use crate::postgres::Postgres;

/// Treatment of the bytes on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// Everything arrives.
    Clear,
    /// After this number of commits, commits arrive, but their connections end before the database's answer is back.
    LosesCommitsAfter(usize),
    /// Each transaction is serializable, as in databases that know no weaker isolation.
    Serializable,
}

/// A proxy before a PostgreSQL server.
pub(crate) struct Network {
    port: u16,
    way: watch::Sender<Way>,
    lost: watch::Sender<bool>,
    cut: watch::Sender<bool>,
    counts: Arc<Counts>,
}

#[derive(Debug, Default)]
struct Counts {
    /// Commits since the way was set.
    commits: AtomicUsize,
    /// Transactions that the database gave up.
    failures: AtomicUsize,
}

impl Network {
    pub(crate) async fn to(postgres: &Postgres) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let network = Self {
            port: listener.local_addr().unwrap().port(),
            way: watch::Sender::new(Way::Clear),
            lost: watch::Sender::new(false),
            cut: watch::Sender::new(false),
            counts: Arc::default(),
        };
        let (server, way) = (postgres.port(), network.way.subscribe());
        let (mut is_lost, mut is_cut) = (network.lost.subscribe(), network.cut.subscribe());
        let counts = network.counts.clone();
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                is_lost.mark_unchanged();
                is_cut.mark_unchanged();
                let (way, counts) = (way.clone(), counts.clone());
                let (mut is_lost, mut is_cut) = (is_lost.clone(), is_cut.clone());
                tokio::spawn(async move {
                    let far = TcpStream::connect(("127.0.0.1", server)).await.unwrap();
                    let mut carried = std::pin::pin!(carry(near, far, way, &counts));
                    tokio::select! {
                        () = &mut carried => {}
                        _ = is_cut.changed() => {}
                        // Nobody hears of the other side again, nor of its end: both connections stay open.
                        _ = is_lost.changed() => std::future::pending().await,
                    }
                });
            }
        });
        network
    }

    /// Returns the address of a database on this way.
    pub(crate) fn url(&self, postgres: &Postgres, database: &str) -> String {
        let (near, far) = (format!(":{}/", self.port), format!(":{}/", postgres.port()));
        database.replace(&far, &near)
    }

    /// Loses all packets of the connections that are open.
    pub(crate) fn lose_connections(&self) {
        self.lost.send_replace(true);
    }

    /// Closes the connections that are open.
    pub(crate) fn cut_connections(&self) {
        self.cut.send_replace(true);
    }

    pub(crate) fn set(&self, way: Way) {
        self.counts.commits.store(0, Relaxed);
        self.way.send_replace(way);
    }

    /// Returns the number of transactions that the database gave up with SQLSTATE 40001.
    pub(crate) fn serialization_failures(&self) -> usize {
        self.counts.failures.load(Relaxed)
    }
}

/// Carries bytes both ways until one side ends. A message is small enough to come in one piece.
async fn carry(
    mut near: TcpStream,
    mut far: TcpStream,
    way: watch::Receiver<Way>,
    counts: &Counts,
) {
    let (mut sent, mut answered) = (vec![0; 1 << 16], vec![0; 1 << 16]);
    let mut is_commit = false;
    loop {
        tokio::select! {
            read = near.read(&mut sent) => {
                let Ok(length @ 1..) = read else { return };
                let bytes = &mut sent[..length];
                assert!(find(bytes, b"advisory").is_none(), "other databases have no such locks");
                match *way.borrow() {
                    Way::Clear => {}
                    Way::LosesCommitsAfter(number) => {
                        if find(bytes, b"COMMIT\0").is_some() {
                            is_commit = counts.commits.fetch_add(1, Relaxed) >= number;
                        }
                    }
                    Way::Serializable => {
                        if let Some(at) = find(bytes, b"READ COMMITTED") {
                            bytes[at..at + 14].copy_from_slice(b"SERIALIZABLE  ");
                        }
                    }
                }
                if far.write_all(bytes).await.is_err() {
                    return;
                }
            }
            read = far.read(&mut answered) => {
                let Ok(length @ 1..) = read else { return };
                if is_commit {
                    return;
                }
                let bytes = &answered[..length];
                if find(bytes, b"C40001\0").is_some() {
                    counts.failures.fetch_add(1, Relaxed);
                }
                if near.write_all(bytes).await.is_err() {
                    return;
                }
            }
        }
    }
}

fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).position(|part| part == wanted)
}
