// Theorems 19 and 22: the tables against the naive reference, and twins that must be refuted.
#include "conjectures/octal/class_tables.hpp"

#include <gtest/gtest.h>

#include "canonical/graph_notation.hpp"
#include "tests/conjectures/named_checks.hpp"
#include "tests/naive/octal.hpp"

namespace sprague::octal {
namespace {

const Range kSmall{0, 5};

unsigned naive_nimber(const Graph& graph) {
  naive::OctalOnGraph game("0.33", graph);
  return game.value();
}

// Copies of a table's entries with one changed, kept alive for the spans.
struct Twin {
  std::vector<Entry> entries;
  ClassTable table;
  Twin(const ClassTable& original, std::size_t row, std::size_t column, Entry entry)
      : entries(original.entries.begin(), original.entries.end()), table(original) {
    entries[row * original.names.size() + column] = entry;
    table.entries = entries;
  }
};

TEST(ClassTables, EntriesAgreeWithTheNaiveReference) {
  for (const ClassTable* table : {&table_1(), &table_2_repaired()}) {
    for (Count a = 0; a <= 2; ++a) {
      for (Count b = 0; a + b <= 3; ++b) {
        for (Count c = 0; c <= 2; ++c) {
          for (Count d = 0; c + d <= 2; ++d) {
            const Side left{a, b};
            const Side right{c, d};
            const unsigned x = naive_nimber(star_graph(legs_of(left)));
            const unsigned y = naive_nimber(star_graph(legs_of(right)));
            const Entry entry = table->entry(table->class_of(left, x), table->class_of(right, y));
            EXPECT_EQ(value_of(entry, x, y),
                      naive_nimber(bistar_graph({legs_of(left), table->middle, legs_of(right)})));
          }
        }
      }
    }
  }
}

// The erratum in Table 2, without any of the engine: S(2) joined to itself by two edges is the path on 7 vertices, of
// nimber 1 (Proposition 8); as printed both are in D0, whose entry is the sum, 0.
TEST(ClassTables, PrintedTable2FailsOnThePathOfSeven) {
  EXPECT_EQ(naive_nimber(parse_graph("P7")), 1U);
  const ClassTable& table = table_2_printed();
  EXPECT_EQ(table.names[table.class_of(Side{0, 1}, 0)], "D0");
  EXPECT_EQ(value_of(table.entry(0, 0), 0, 0), 0U);
  const Finding finding = support::check_of("OG-T22", "Table 2, classes as printed")({}, kSmall);
  EXPECT_EQ(finding.verdict, Verdict::refuted);
  EXPECT_EQ(finding.witness, "B(2;2;2)");
}

TEST(ClassTables, EveryChangedEntryIsRefuted) {
  EXPECT_FALSE(gap_in_entries(table_1()));
  EXPECT_TRUE(gap_in_entries(table_2_printed()));
  EXPECT_FALSE(gap_in_entries(table_2_repaired()));
  for (const ClassTable* table : {&table_1(), &table_2_repaired()}) {
    for (std::size_t row = 0; row < table->names.size(); ++row) {
      for (std::size_t column = 0; column < table->names.size(); ++column) {
        // A number becomes another number; a sum gets 1 added or loses it.
        const auto code = static_cast<std::uint8_t>(table->entry(row, column));
        const auto changed = static_cast<Entry>(code ^ 1U);
        const Twin twin(*table, row, column, changed);
        EXPECT_TRUE(gap_in_entries(twin.table)) << table->names[row] << ' ' << table->names[column];
      }
    }
  }
}

template <std::size_t From, std::size_t To>
std::size_t merged_1(const SideOrEmpty& side, std::uint32_t nimber) {
  const std::size_t own = table_1().class_of(side, nimber);
  return own == From ? To : own;
}

TEST(ClassTables, MergedClassesAreRefuted) {
  ClassTable merged = table_1();
  ASSERT_FALSE(gap_in_classes(merged));
  merged.class_of = merged_1<2, 1>;  // C1* into C1
  EXPECT_TRUE(gap_in_classes(merged));
  merged.class_of = merged_1<5, 3>;  // C2# into C2
  EXPECT_TRUE(gap_in_classes(merged));
  merged.class_of = merged_1<7, 6>;  // C3# into C3
  EXPECT_TRUE(gap_in_classes(merged));
}

TEST(ClassTables, TheTenClassesAreRightWithS2InD0) {
  EXPECT_EQ(gap_in_classes(table_2_printed()), "P0 and S(2) are in two classes");
  EXPECT_FALSE(gap_in_classes(table_2_repaired()));
}

std::size_t split_1(const SideOrEmpty& side, std::uint32_t nimber) {
  if (side == Side{2, 0}) return 8;
  return table_1().class_of(side, nimber);
}

TEST(ClassTables, SplitClassesAreRefuted) {
  std::vector<std::string_view> names(table_1().names.begin(), table_1().names.end());
  names.emplace_back("S(1,1)");
  ClassTable split = table_1();
  split.names = names;
  split.class_of = split_1;
  EXPECT_TRUE(gap_in_classes(split));
}

}  // namespace
}  // namespace sprague::octal
