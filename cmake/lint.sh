#!/usr/bin/env bash
# Format and lints: fails on the first file that clang-format would change or clang-tidy objects to.
set -euo pipefail
cd "$(dirname "$0")/.."
sources=$(git ls-files --cached --others --exclude-standard -- '*.hpp' '*.cpp')
clang-format --dry-run --Werror $sources
mkdir -p build
cmake --preset release >build/lint.log 2>&1 || { cat build/lint.log >&2; exit 1; }
cmake --build --preset release --target sprague_build_info >>build/lint.log 2>&1 || { cat build/lint.log >&2; exit 1; }
# As they are compiled, several together. Tests are formatted but not linted: their macros expand to what the lints
# object to.
sed -n 's/^ *"file": "\(.*\)".*/\1/p' build/release/compile_commands.json | grep '\.c[px][px]$' |
  grep -v -e "^$PWD/\(build/release/\)\?\(tests\|bench\)/" |
  xargs -P "$(nproc)" -n 1 clang-tidy --quiet -p build/release >build/lint.log 2>&1 || { cat build/lint.log >&2; exit 1; }
