#!/usr/bin/env bash
# run_tests.sh PRESET PROGRAM: runs all tests of a built program in parts, each core taking the next; fails when one of
# them does.
set -euo pipefail
cd "$(dirname "$0")/.."
preset=$1
cores=$(nproc)
export tests=build/$preset/tests/$2 log=build/$preset-$2 GTEST_TOTAL_SHARDS=$((6 * cores))
rm -f "$log"-*.log
failed=0
seq 0 $((GTEST_TOTAL_SHARDS - 1)) |
  xargs -P "$cores" -I PART sh -c 'GTEST_SHARD_INDEX=PART "$tests" --gtest_brief=1 >"$log-PART.log" 2>&1' || failed=1
cat "$log"-*.log | grep -v '^replay with\|^Running main'
if [ $failed -ne 0 ]; then
  echo "$2 of preset $preset failed" >&2
  exit 1
fi
