// Table 1 in the proof of Lemma 5.7: sums of two values of the second line, by residues.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "canonical/ensure.hpp"
#include "conjectures/brussels/checks.hpp"
#include "conjectures/brussels/sweeps.hpp"
#include "conjectures/brussels/told_plays.hpp"
#include "conjectures/conclude.hpp"

namespace sprague::brussels {
namespace {

constexpr std::string_view kTableOptions = "all options with two parts of positions below the threshold";

// A row: residues, 4/5 (p + q + add) - less for the sum, 4/5 (p + q + add) - last for the value.
struct TableRow {
  std::int64_t i;
  std::int64_t i1;
  std::int64_t i2;
  std::int64_t add;
  std::int64_t less;
  std::int64_t last;

  template <class N>
  N four_fifths(const N& sum) const {
    return 4 * floor_divide(sum + N(add), 5);
  }
  bool takes(const Option& parts) const {
    const std::int64_t first = residue_from_1(parts.p1 + parts.q1);
    const std::int64_t second = residue_from_1(parts.p2 + parts.q2);
    return (first == i1 && second == i2) || (first == i2 && second == i1);
  }
};

constexpr std::size_t kTableRows = 15;
constexpr std::array<TableRow, kTableRows> kTable1{{{5, 5, 3, 0, 6, 2},
                                                    {5, 1, 2, 0, 4, 2},
                                                    {5, 4, 4, 0, 4, 2},
                                                    {4, 5, 2, 1, 6, 2},
                                                    {4, 1, 1, 1, 4, 2},
                                                    {4, 3, 4, 1, 6, 2},
                                                    {3, 5, 1, 2, 6, 4},
                                                    {3, 2, 4, 2, 6, 4},
                                                    {3, 3, 3, 2, 8, 4},
                                                    {2, 5, 5, 3, 8, 4},
                                                    {2, 4, 1, 3, 6, 4},
                                                    {2, 3, 2, 3, 8, 4},
                                                    {1, 5, 4, 4, 8, 4},
                                                    {1, 3, 1, 4, 8, 4},
                                                    {1, 2, 2, 4, 8, 4}}};

// The options that the table is about: both parts below their thresholds, the second perhaps turned round.
template <class Visit>
void each_table_option(const Effort& effort, Range sums, Visit visit) {
  each_option_of_second_line(effort, sums, kWithoutBars, [&](const Option& parts) {
    if (in_second_line(kWithoutBars, parts.p1, parts.q1) &&
        in_second_line_either_way(kWithoutBars, parts.p2, parts.q2)) {
      visit(parts);
    }
  });
}

// Below its threshold only without bars, and of nimber 2 where the second line gives 0.
bool has_part_1_2(const Option& parts) {
  auto is_1_2 = [](std::int64_t p, std::int64_t q) { return std::min(p, q) == 1 && std::max(p, q) == 2; };
  return is_1_2(parts.p1, parts.q1) || is_1_2(parts.p2, parts.q2);
}

std::size_t row_of(const Option& parts) {
  const auto row = std::ranges::find_if(kTable1, [&](const TableRow& each) { return each.takes(parts); });
  ENSURE(row != kTable1.end(), "every pair of residues has its row");
  return static_cast<std::size_t>(row - kTable1.begin());
}

std::int64_t third_column(const TableRow& row, const Option& parts) {
  return row.four_fifths(parts.p() + parts.q()) - row.less;
}

std::string print(const TableRow& row) {
  return fmt::format("i = {}, {{{},{}}}", row.i, row.i1, row.i2);
}

Finding check_table_nim_sums(const Effort& effort, Range sums) {
  const CircularTable table = table_for(effort, sums);
  struct Row {
    std::uint64_t options = 0;
    std::uint64_t failures = 0;
    std::string smallest;
  };
  std::array<Row, kTableRows> rows;
  Tally tally;
  each_table_option(effort, sums, [&](const Option& parts) {
    if (has_part_1_2(parts)) return;
    const std::size_t at = row_of(parts);
    Row& row = rows.at(at);
    ++row.options;
    const std::int64_t found = nimber(table, parts);
    const std::int64_t printed = third_column(kTable1.at(at), parts);
    if (found == printed) return tally.pass();
    ++row.failures;
    if (row.smallest.empty()) row.smallest = brussels::print(parts);
    fail(tally, parts, "row {}: the nim-sum is {}, the table has {}", print(kTable1.at(at)), found, printed);
  });
  Finding finding =
      conclude(tally, range_text(sums, kTableOptions) + ", both parts below their thresholds and not (1,2)", kTried);
  if (finding.witness) tell_step(effort, sums.first, *finding.witness);
  finding.repair =
      "A gap. What the rows print is the ordinary sum of two values of the second line. The nim-sum is below it when "
      "they share a bit, as they always do in the rows {4,4}, {5,5} and {5,4}, where both are 2 modulo 4. The sample "
      "calculation, for i = 4 and {5,2}, is the row {5,2}. What the table is for is proved: the nim-sum is smaller "
      "than "
      "the fourth column (see \"Table 1, smaller\").";
  DataTable data{"table-1-nim-sums", {"i", "i1_i2", "printed", "options", "failures", "smallest_witness"}, {}};
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const TableRow& printed = kTable1.at(i);
    const Row& row = rows.at(i);
    data.rows.push_back({fmt::format("{}", printed.i), fmt::format("{{{},{}}}", printed.i1, printed.i2),
                         printed.add == 0 ? fmt::format("4/5(p+q) - {}", printed.less)
                                          : fmt::format("4/5(p+q+{}) - {}", printed.add, printed.less),
                         fmt::format("{}", row.options), fmt::format("{}", row.failures), row.smallest});
  }
  finding.tables.push_back(std::move(data));
  return finding;
}

Finding check_table_triples(const Effort& effort, Range sums) {
  tell_pairs(effort, Asked::nimber, {0, sums.last});
  const CircularTable table = table_for(effort, sums);
  struct Seen {
    std::optional<Option> smallest;
    std::uint64_t options = 0;
    std::uint64_t as_printed = 0;
    std::optional<Option> smallest_other;
  };
  std::array<Seen, kTableRows> seen;
  each_table_option(effort, sums, [&](const Option& parts) {
    for (std::size_t i = 0; i < kTableRows; ++i) {
      if (!kTable1[i].takes(parts)) continue;
      ++seen[i].options;
      if (!seen[i].smallest) seen[i].smallest = parts;
      if (nimber(table, parts) == kTable1[i].four_fifths(parts.p() + parts.q()) - kTable1[i].less) {
        ++seen[i].as_printed;
      } else if (!seen[i].smallest_other) {
        seen[i].smallest_other = parts;
      }
    }
  });
  auto text = [](const std::optional<Option>& parts) { return parts ? brussels::print(*parts) : std::string("none"); };
  Finding finding;
  DataTable data{"table-1", {"i", "i1", "i2", "options", "smallest", "nim_sum_as_printed", "smallest_other"}, {}};
  for (std::size_t i = 0; i < kTableRows; ++i) {
    const TableRow& row = kTable1[i];
    ++(seen[i].smallest ? finding.instances : finding.failures);
    data.rows.push_back({fmt::format("{}", row.i), fmt::format("{}", row.i1), fmt::format("{}", row.i2),
                         fmt::format("{}", seen[i].options), text(seen[i].smallest),
                         fmt::format("{}", seen[i].as_printed), text(seen[i].smallest_other)});
  }
  finding.range = range_text(sums, kTableOptions);
  finding.instances += finding.failures;
  finding.verdict = finding.failures == 0 ? Verdict::proved : Verdict::undecided;
  finding.reason = finding.failures == 0 ? "Proved: the table names an option for each row."
                                         : "The range has no option for some rows; larger positions may.";
  finding.tables.push_back(std::move(data));
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_table_1() {
  static const std::array kChecks{
      NamedCheck{"table_nim_sums", check_table_nim_sums},
      NamedCheck{"table_triples", check_table_triples},
  };
  return kChecks;
}

}  // namespace sprague::brussels
