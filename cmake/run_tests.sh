#!/usr/bin/env bash
# run_tests.sh PRESET: runs all tests that were built of a preset in parts, each core taking the next; fails when one of
# them does.
set -euo pipefail
cd "$(dirname "$0")/.."
preset=$1
cores=$(nproc)
export log=build/$preset-tests GTEST_TOTAL_SHARDS=$((6 * cores))
rm -f "$log"-*.log
failed=0
for tests in build/"$preset"/tests/sprague_*_tests; do
  for part in $(seq 0 $((GTEST_TOTAL_SHARDS - 1))); do echo "$tests" "$part"; done
done |
  xargs -P "$cores" -L 1 sh -c 'GTEST_SHARD_INDEX=$2 "$1" --gtest_brief=1 >"$log-$(basename "$1")-$2.log" 2>&1' part ||
  failed=1
cat "$log"-*.log | grep -v '^replay with\|^Running main'
if [ $failed -ne 0 ]; then
  echo "tests of preset $preset failed" >&2
  exit 1
fi
