// The classes and tables of Theorems 19 and 22 as printed, and with the repair that the data asks for.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "conjectures/claim.hpp"
#include "conjectures/octal/star_theory.hpp"

namespace sprague::octal {

// A star with its legs reduced, or the empty graph.
using SideOrEmpty = std::optional<Side>;

// An entry of a table: a number, or the sum of the two sides' nimbers, alone or with 1 added.
enum class Entry : std::uint8_t { zero, one, two, three, sum, sum_and_one };

std::uint32_t value_of(Entry entry, std::uint32_t left, std::uint32_t right);

struct ClassTable {
  std::uint16_t middle;                     // edges of the middle path
  std::span<const std::string_view> names;  // in the order of the printed table
  std::span<const Entry> entries;           // row by row
  std::size_t (*class_of)(const SideOrEmpty&, std::uint32_t nimber);

  Entry entry(std::size_t row, std::size_t column) const { return entries[row * names.size() + column]; }
};

// Why there is no formula for bistars, or an entry that is wrong by it; for all stars.
std::optional<std::string> gap_in_entries(const ClassTable& table);

// Why the classes are not exactly the equivalence classes, by the formula; for all stars.
std::optional<std::string> gap_in_classes(const ClassTable& table);

// Table 1 with the classes of Theorem 19.
const ClassTable& table_1();

// Table 2 with the classes of Theorem 22: read to the letter, S(2), the path on three vertices seen from its end, is
// in D_0, because it has one leg of 2.
const ClassTable& table_2_printed();

// The same with S(2) counted in D_0*, where Lemma 17 puts it beside the empty graph.
const ClassTable& table_2_repaired();

}  // namespace sprague::octal
