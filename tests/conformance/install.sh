#!/bin/sh
# Installs the tools that `cargo xtask conformance` asks, under target/conformance: Node packages by
# package-lock.json, Python packages by requirements.txt. Does nothing where they are installed as
# those files have them. As root on Debian it also installs Node and Python where they are missing.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
root=$(CDPATH='' cd -- "$here/../.." && pwd)
target=${CARGO_TARGET_DIR:-$root/target}/conformance

fail() {
    echo "error: $1" >&2
    exit 1
}

# Installs Debian packages, if this is Debian and we are root; says what to install if not.
debian_packages() {
    if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
        echo "installing $*"
        apt-get update -qq
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
    else
        fail "could not find what the Debian packages $* provide; install them and run this again"
    fi
}

if ! command -v node >/dev/null || ! command -v npm >/dev/null; then
    debian_packages nodejs npm
fi
# Redocly's command line starts on no older Node.
node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' ||
    fail "found Node $(node --version), but Redocly needs 20.19 or later; install a newer Node from https://nodejs.org and run this again"
if ! python3 -c 'import ensurepip, venv' 2>/dev/null; then
    debian_packages python3 python3-venv
fi

node_target=$target/node
if ! cmp -s "$here/package-lock.json" "$node_target/installed"; then
    mkdir -p "$node_target"
    rm -f "$node_target/installed"
    cp "$here/package.json" "$here/package-lock.json" "$node_target/"
    echo "installing Node packages into $node_target"
    (cd "$node_target" && npm ci --no-audit --no-fund --loglevel=error)
    cp "$here/package-lock.json" "$node_target/installed"
fi

python_target=$target/python
if ! cmp -s "$here/requirements.txt" "$python_target/installed"; then
    rm -rf "$python_target"
    mkdir -p "$target"
    echo "installing Python packages into $python_target"
    python3 -m venv "$python_target"
    "$python_target/bin/python" -m pip install --quiet --disable-pip-version-check \
        --requirement "$here/requirements.txt"
    cp "$here/requirements.txt" "$python_target/installed"
fi

echo "conformance tools are installed in $target"
