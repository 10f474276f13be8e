#!/usr/bin/env bash
# with_progress.sh WHAT LOG COMMAND...: runs a command with its output into LOG, and says every half minute on standard
# error that it goes on, with the last "[done/all]" of the log. On failure it shows what the command said.
set -euo pipefail
what=$1
log=$2
shift 2
mkdir -p "$(dirname "$log")"
: >"$log"
echo "$what ..." >&2
{
  seconds=0
  while sleep 30 >/dev/null 2>&1; do
    seconds=$((seconds + 30))
    echo "$what: $seconds s $(grep -o '^\[[0-9]*/[0-9]*\]' "$log" | tail -n 1)" >&2
  done
} </dev/null >/dev/null &
ticker=$!
trap 'kill "$ticker" 2>/dev/null || true' EXIT
if ! "$@" >"$log" 2>&1; then
  cat "$log" >&2
  echo "$what: failed" >&2
  exit 1
fi
