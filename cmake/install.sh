#!/usr/bin/env bash
# Installs the Debian packages that the build and the tests need and the machine lacks. Needs root, or sudo.
set -euo pipefail
packages=(
  g++ cmake ninja-build git ca-certificates
  libnauty2-dev nauty libfmt-dev libabsl-dev nlohmann-json3-dev libcli11-dev libxxhash-dev libz3-dev cvc5 zlib1g-dev
  libgtest-dev libgmock-dev libbenchmark-dev clang-format clang-tidy clang libclang-rt-14-dev python3
)
missing=()
for package in "${packages[@]}"; do
  dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit 0
as_root=()
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || { echo "install: not root, and no sudo: apt-get install ${missing[*]}" >&2; exit 1; }
  as_root=(sudo)
fi
export DEBIAN_FRONTEND=noninteractive
cd "$(dirname "$0")/.."
cmake/with_progress.sh "reading the lists of packages" build/install.log "${as_root[@]}" apt-get update -qq
cmake/with_progress.sh "installing ${missing[*]}" build/install.log \
  "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}"
