// Guy's conjecture: which octal games with codes of up to three digits are proved ultimately periodic, and how.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <map>

#include "checkers/heap_table.hpp"
#include "checkers/sweep.hpp"
#include "conjectures/octal/checks.hpp"

namespace sprague::octal {
namespace {

struct Settled {
  std::optional<HeapPeriod> period;
  std::uint64_t heaps = 0;  // computed before the answer, or in vain
  std::uint32_t largest = 0;
};

// A code whose values have no rare ones costs half a square of its heaps; this many splits a heap of the range may be
// tried in all, so that such codes stop short and the others go on.
constexpr std::uint64_t kStepsPerHeap = 5000;

// Doubles the heaps until the period theorem applies, the last heap is reached, or the splits are used up.
Settled settle(const OctalCode& code, const Effort& effort, std::uint64_t last) {
  Effort quiet = effort;
  quiet.progress = nullptr;
  HeapTable table(code, quiet);
  Settled result;
  for (std::uint64_t heap = std::min<std::uint64_t>(256, last);; heap = std::min(2 * heap, last)) {
    table.extend_to(heap, kStepsPerHeap * last);
    result.period = table.period();
    if (result.period || heap == last || table.heaps() <= heap) break;
  }
  result.heaps = table.heaps();
  for (std::uint64_t heap = 0; heap < table.heaps(); ++heap)
    result.largest = std::max(result.largest, table.at(heap).value());
  return result;
}

Finding check_periods(const Effort& effort, Range heaps) {
  struct Worker {
    const Effort& effort;
    std::uint64_t last;
    std::atomic<unsigned>& done;
    std::map<unsigned, Settled> results;
    void operator()(unsigned code) {
      results[code] = settle(OctalCode::parse(fmt::format("0.{:03o}", code)), effort, last);
      effort.tell("codes", ++done, 511);
    }
  };
  std::atomic<unsigned> done = 0;
  std::vector<Worker> workers;
  for (unsigned i = 0; i < effort.threads; ++i) workers.push_back({effort, heaps.last, done, {}});
  feed<unsigned>(
      effort, workers,
      [](absl::FunctionRef<void(unsigned)> sink) {
        for (unsigned code = 1; code < 512; ++code) sink(code);
      },
      1);
  for (std::size_t i = 1; i < workers.size(); ++i) workers[0].results.merge(workers[i].results);

  Finding finding;
  finding.verdict = Verdict::undecided;
  finding.range = fmt::format("all 511 codes with one to three digits, heaps to {}", heaps.last);
  DataTable table{
      "periods", {"code", "status", "period", "start", "proved_by_heaps_to", "largest_nimber", "largest_heap"}, {}};
  std::string open;
  std::uint64_t settled = 0;
  for (const auto& [number, result] : workers[0].results) {
    ++finding.instances;
    const std::string code = OctalCode::parse(fmt::format("0.{:03o}", number)).text();
    if (result.period) {
      ++settled;
      table.rows.push_back({code, "periodic", fmt::format("{}", result.period->period),
                            fmt::format("{}", result.period->start), fmt::format("{}", result.period->verified_to),
                            fmt::format("{}", result.largest), fmt::format("{}", result.heaps - 1)});
    } else {
      open += (open.empty() ? "" : ", ") + code;
      table.rows.push_back(
          {code, "open", "", "", "", fmt::format("{}", result.largest), fmt::format("{}", result.heaps - 1)});
    }
  }
  finding.reason = fmt::format(
      "{} of {} codes are proved ultimately periodic by the period theorem: let no move take more than k counters; if "
      "the "
      "nimbers repeat with period p from heap s to heap 2s + 2p + k - 1, where s >= 1, they do so for ever. The table "
      "gives p, the smallest s, and that last heap. The other codes are open: for each, heaps were computed until the "
      "range or a budget of {} tried splits was used up; the table says how far that went.",
      settled, finding.instances, kStepsPerHeap * heaps.last);
  if (!open.empty()) finding.notes.push_back("Open: " + open + ".");
  finding.tables.push_back(std::move(table));
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_periods() {
  static const std::array kChecks{
      NamedCheck{"periods", check_periods},
  };
  return kChecks;
}

}  // namespace sprague::octal
