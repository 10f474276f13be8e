#!/usr/bin/env bash
# build.sh PRESET [TARGET...]: configures and builds, with a line every half minute; on failure, shows what the tools
# said.
set -euo pipefail
cd "$(dirname "$0")/.."
preset=$1
shift
targets=()
for target in "$@"; do targets+=(--target "$target"); done
cmake/with_progress.sh "configuring preset $preset" "build/$preset-configure.log" cmake --preset "$preset"
cmake/with_progress.sh "building preset $preset" "build/$preset.log" cmake --build --preset "$preset" "${targets[@]}"
