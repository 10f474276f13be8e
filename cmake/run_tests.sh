#!/usr/bin/env bash
# run_tests.sh PRESET: runs all tests of a built preset, shared out over the cores; fails when one of them does.
set -euo pipefail
cd "$(dirname "$0")/.."
preset=$1
tests=build/$preset/tests/sprague_tests
shards=$(nproc)
pids=()
for ((i = 0; i < shards; ++i)); do
  GTEST_TOTAL_SHARDS=$shards GTEST_SHARD_INDEX=$i "$tests" --gtest_brief=1 >"build/$preset-tests-$i.log" 2>&1 &
  pids+=($!)
done
failed=0
for ((i = 0; i < shards; ++i)); do
  wait "${pids[$i]}" || failed=1
done
cat build/"$preset"-tests-*.log | grep -v '^replay with\|^Running main'
if [ $failed -ne 0 ]; then
  echo "tests of preset $preset failed" >&2
  exit 1
fi
