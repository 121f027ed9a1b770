#!/bin/sh
# Installs the binary of a release.
#
# usage: install.sh [FOLDER]   the folder for the binary; default: ~/.local/bin
#
# BACKOFFICE_RELEASE  address of the files of a release: https://github.com/OWNER/backoffice/releases/latest/download
#
# The archive must have the checksum that SHA256SUMS of the same release gives.
set -eu

fail() {
    echo "error: $1" >&2
    exit 1
}

folder=${1:-$HOME/.local/bin}
release=${BACKOFFICE_RELEASE:-}
[ -n "$release" ] || fail 'set BACKOFFICE_RELEASE to the address of the files of a release'

case $(uname -m) in
x86_64 | amd64) cpu=x86_64 ;;
aarch64 | arm64) cpu=aarch64 ;;
*) fail "there is no binary for the processor $(uname -m); build it with cargo" ;;
esac
case $(uname -s) in
Linux) target=$cpu-unknown-linux-musl ;;
Darwin) target=$cpu-apple-darwin ;;
MINGW* | MSYS* | CYGWIN*) target=$cpu-pc-windows-msvc ;;
*) fail "there is no binary for $(uname -s); build it with cargo" ;;
esac

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
archive=backoffice-$target.tar.gz
for file in "$archive" SHA256SUMS; do
    curl --fail --silent --show-error --location --retry 3 --output "$work/$file" "$release/$file" ||
        fail "could not download $release/$file"
done
grep " [ *]*$archive\$" "$work/SHA256SUMS" >"$work/wanted" || fail "SHA256SUMS does not name $archive"
(
    cd "$work"
    if command -v sha256sum >/dev/null; then
        sha256sum -c wanted >/dev/null
    else
        shasum -a 256 -c wanted >/dev/null
    fi
) || fail "$archive does not have the checksum of SHA256SUMS"
(cd "$work" && tar -xzf "$archive")
mkdir -p "$folder"
for file in "$work/backoffice/backoffice" "$work/backoffice/backoffice.exe"; do
    [ ! -f "$file" ] || mv -f "$file" "$folder/"
done
echo "installed backoffice in $folder"
