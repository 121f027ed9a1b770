//! Signals that stop a command.

/// Waits for a signal to stop: Ctrl-C, and on Unix also SIGTERM.
#[cfg(unix)]
pub(crate) async fn signal() {
    use tokio::signal::unix::{SignalKind, signal};
    // A signal that can't be received ends the process, as it does by default.
    let (Ok(mut terminate), Ok(mut interrupt)) =
        (signal(SignalKind::terminate()), signal(SignalKind::interrupt()))
    else {
        return std::future::pending().await;
    };
    tokio::select! {
        _ = terminate.recv() => {}
        _ = interrupt.recv() => {}
    }
}

#[cfg(not(unix))]
pub(crate) async fn signal() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending().await
    }
}
