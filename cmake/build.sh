#!/usr/bin/env bash
# build.sh PRESET [TARGET...]: configures and builds quietly; on failure, shows what the tools said.
set -euo pipefail
cd "$(dirname "$0")/.."
preset=$1
shift
targets=()
for target in "$@"; do targets+=(--target "$target"); done
mkdir -p build
log=build/$preset.log
if ! { cmake --preset "$preset" && cmake --build --preset "$preset" "${targets[@]}"; } >"$log" 2>&1; then
  cat "$log" >&2
  echo "build of preset $preset failed" >&2
  exit 1
fi
