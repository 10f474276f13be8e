#!/usr/bin/env bash
# fuzz.sh [SECONDS]: lets libFuzzer loose on the verifier, with sanitizers, starting from the kept inputs. What makes it
# fail is left in build/fuzz; once it is mended, it belongs into tests/fuzz/corpus.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:-20}
mkdir -p build/fuzz/found
sources=(tests/fuzz/verify_fuzz.cpp)
for source in verify/*.cpp; do [ "$source" = verify/main.cpp ] || sources+=("$source"); done
objects=()
for source in "${sources[@]}"; do
  object=build/fuzz/$(basename "$source" .cpp).o
  objects+=("$object")
  if [ -z "$(find verify "$source" -newer "$object" -print -quit 2>/dev/null)" ] && [ -f "$object" ]; then continue; fi
  ${CMAKE_CXX_COMPILER_LAUNCHER:-} clang++ -std=c++20 -O1 -g1 -I. -fsanitize=fuzzer-no-link,address,undefined \
    -fno-sanitize-recover=all -c "$source" -o "$object"
done
clang++ -fsanitize=fuzzer,address,undefined "${objects[@]}" -lz -o build/fuzz/verify_fuzz
log=build/fuzz/log
if ! build/fuzz/verify_fuzz -max_total_time="$seconds" -max_len=4000 -timeout=30 -rss_limit_mb=1024 -seed=1 \
    -dict=tests/fuzz/dictionary -artifact_prefix=build/fuzz/ -print_final_stats=1 \
    build/fuzz/found tests/fuzz/corpus tests/verify/certificates >"$log" 2>&1; then
  tail -40 "$log" >&2
  echo "fuzzing the verifier failed" >&2
  exit 1
fi
echo "fuzzed the verifier: $(sed -n 's/^stat::number_of_executed_units: *//p' "$log") inputs in $seconds s"
