#!/bin/sh
# Runs a command beside the packages of package-lock.json, which it installs into TARGET_FOLDER/bench/node if they are missing. Node
# is the machine's, or that of tests/conformance/install.sh.
#
# Usage: run.sh TARGET_FOLDER COMMAND...
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
PATH=$PATH:$1/conformance/python/bin
packages=$1/bench/node
shift
mkdir -p "$packages"
cp "$here/check.mjs" "$packages"
if ! cmp -s "$here/package-lock.json" "$packages/installed"; then
    cp "$here/package.json" "$here/package-lock.json" "$packages"
    (cd "$packages" && npm ci --no-audit --no-fund --loglevel=error >&2)
    cp "$here/package-lock.json" "$packages/installed"
fi
exec "$@"
