//! TLS: a certificate and its key in files, which are read again when they change.

use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::{Arc, PoisonError, RwLock},
    time::Duration,
};

use rustls::{
    ServerConfig,
    crypto::CryptoProvider,
    pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject as _},
    server::{ClientHello, ResolvesServerCert},
    sign::CertifiedKey,
};
use tokio_rustls::TlsAcceptor;

/// Time between two looks at the files.
const LOOK: Duration = Duration::from_secs(5);

/// Protocol names for HTTP/2 and HTTP/1.1, the preferred first (RFC 7301, RFC 9113).
pub(super) const HTTP_2: &[u8] = b"h2";
const HTTP_1: &[u8] = b"http/1.1";

/// A certificate with its key, for a server's TLS.
#[derive(Clone, Debug)]
pub struct Tls(Arc<Files>);

#[derive(Debug)]
struct Files {
    certificate: PathBuf,
    key: PathBuf,
    current: RwLock<Current>,
}

#[derive(Debug)]
struct Current {
    /// The texts of the files.
    texts: [Vec<u8>; 2],
    key: Arc<CertifiedKey>,
}

impl Files {
    fn current(&self) -> Arc<CertifiedKey> {
        self.current.read().unwrap_or_else(PoisonError::into_inner).key.clone()
    }
}

impl ResolvesServerCert for Files {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(self.current())
    }
}

fn provider() -> Arc<CryptoProvider> {
    Arc::new(rustls::crypto::ring::default_provider())
}

fn read(certificate: &Path, key: &Path) -> io::Result<[Vec<u8>; 2]> {
    let of = |path: &Path| {
        let named = |error| io::Error::other(format!("{}: {error}", path.display()));
        fs::read(path).map_err(named)
    };
    Ok([of(certificate)?, of(key)?])
}

fn certified(texts: &[Vec<u8>; 2]) -> io::Result<Arc<CertifiedKey>> {
    let [certificate, key] = texts;
    let chain = CertificateDer::pem_slice_iter(certificate).collect::<Result<Vec<_>, _>>();
    let chain = chain.map_err(|error| io::Error::other(format!("the certificate: {error}")))?;
    if chain.is_empty() {
        return Err(io::Error::other("the file of the certificate has none in PEM form"));
    }
    let key = PrivateKeyDer::from_pem_slice(key);
    let key = key.map_err(|error| io::Error::other(format!("the key: {error}")))?;
    let key = CertifiedKey::from_der(chain, key, &provider());
    // It says if they do not belong to each other.
    Ok(Arc::new(key.map_err(|error| io::Error::other(format!("certificate and key: {error}")))?))
}

impl Tls {
    /// Reads a certificate chain and its key, both in PEM form.
    ///
    /// # Errors
    ///
    /// If a file can't be read, or they do not belong to each other.
    pub fn from_files(
        certificate: impl Into<PathBuf>,
        key: impl Into<PathBuf>,
    ) -> io::Result<Self> {
        let (certificate, key) = (certificate.into(), key.into());
        let texts = read(&certificate, &key)?;
        let current = RwLock::new(Current { key: certified(&texts)?, texts });
        Ok(Self(Arc::new(Files { certificate, key, current })))
    }

    /// Returns the side of a server in new connections.
    pub(super) fn acceptor(&self) -> io::Result<TlsAcceptor> {
        let config = ServerConfig::builder_with_provider(provider());
        let config = config.with_safe_default_protocol_versions().map_err(io::Error::other)?;
        let mut config = config.with_no_client_auth().with_cert_resolver(self.0.clone());
        config.alpn_protocols = vec![HTTP_2.to_vec(), HTTP_1.to_vec()];
        Ok(Arc::new(config).into())
    }

    /// Reads the files again and again. Never ends. Files that can't be used leave the earlier ones in use.
    pub(super) async fn follow(self) {
        loop {
            tokio::time::sleep(LOOK).await;
            match self.look() {
                Ok(true) => tracing::info!("new connections have the changed certificate"),
                Ok(false) => {}
                Err(error) => tracing::warn!(%error, "the changed certificate can't be used"),
            }
        }
    }

    /// Reads the files again. Returns true if they have changed.
    fn look(&self) -> io::Result<bool> {
        let files = &self.0;
        let texts = read(&files.certificate, &files.key)?;
        if files.current.read().unwrap_or_else(PoisonError::into_inner).texts == texts {
            return Ok(false);
        }
        let key = certified(&texts)?;
        *files.current.write().unwrap_or_else(PoisonError::into_inner) = Current { texts, key };
        Ok(true)
    }
}
