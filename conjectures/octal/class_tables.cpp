#include "conjectures/octal/class_tables.hpp"

#include <array>

#include "canonical/ensure.hpp"

namespace sprague::octal {
namespace {

constexpr Entry n0 = Entry::zero;
constexpr Entry n1 = Entry::one;
constexpr Entry n2 = Entry::two;
constexpr Entry n3 = Entry::three;
constexpr Entry xx = Entry::sum;
constexpr Entry x1 = Entry::sum_and_one;

constexpr std::array<std::string_view, 8> kNames1{"C0", "C1", "C1*", "C2", "C2*", "C2#", "C3", "C3#"};
constexpr std::array<Entry, 64> kEntries1{
    xx, xx, xx, xx, xx, xx, xx, xx,  // C0
    xx, xx, xx, xx, xx, xx, xx, xx,  // C1
    xx, xx, n2, xx, n0, xx, xx, xx,  // C1*
    xx, xx, xx, xx, xx, xx, xx, xx,  // C2
    xx, xx, n0, xx, n1, n1, xx, n0,  // C2*
    xx, xx, xx, xx, n1, xx, xx, xx,  // C2#
    xx, xx, xx, xx, xx, xx, xx, xx,  // C3
    xx, xx, xx, xx, n0, xx, xx, xx,  // C3#
};

constexpr std::array<std::string_view, 10> kNames2{"D0", "D0*", "D1", "D1*", "D1#", "D2", "D2*", "D2#", "D3", "D3#"};
constexpr std::array<Entry, 100> kEntries2{
    xx, x1, xx, n2, x1, xx, n0, x1, xx, x1,  // D0
    x1, x1, x1, n2, x1, x1, n0, x1, x1, x1,  // D0*
    xx, x1, xx, n3, x1, xx, n1, x1, xx, x1,  // D1
    n2, n2, n3, n0, n3, n0, n1, n1, n1, n0,  // D1*
    x1, x1, x1, n3, x1, x1, n1, x1, x1, x1,  // D1#
    xx, x1, xx, n0, x1, xx, n2, x1, xx, x1,  // D2
    n0, n0, n1, n1, n1, n2, n2, n2, n3, n3,  // D2*
    x1, x1, x1, n1, x1, x1, n2, n0, x1, n1,  // D2#
    xx, x1, xx, n1, x1, xx, n3, x1, xx, x1,  // D3
    x1, x1, x1, n0, x1, x1, n3, n1, x1, n0,  // D3#
};

bool is_one_of(const SideOrEmpty& side, std::initializer_list<Side> members) {
  for (Side member : members) {
    if (side == member) return true;
  }
  return false;
}

// The sets that are listed: they come before the rules for the rest.
bool starred_one(const SideOrEmpty& side) {
  return is_one_of(side, {{0, 0}, {1, 1}, {0, 3}});
}
bool starred_two(const SideOrEmpty& side) {
  return is_one_of(side, {{1, 0}, {0, 2}});
}
bool one_or_three_twos(const SideOrEmpty& side) {
  return side && (side->twos == 1 || side->twos == 3);
}
bool zero_or_two_twos(const SideOrEmpty& side) {
  return !side || side->twos == 0 || side->twos == 2;
}

std::size_t class_1(const SideOrEmpty& side, std::uint32_t nimber) {
  if (starred_one(side)) return 2;
  if (starred_two(side)) return 4;
  switch (nimber) {
    case 0: return 0;
    case 1: return 1;
    case 2: return one_or_three_twos(side) ? 5 : 3;
    case 3: return one_or_three_twos(side) ? 7 : 6;
    default: throw InternalError("a star has a nimber above 3");
  }
}

std::size_t class_2(const SideOrEmpty& side, std::uint32_t nimber) {
  if (starred_one(side)) return 3;
  if (starred_two(side)) return 6;
  switch (nimber) {
    case 0: return zero_or_two_twos(side) ? 1 : 0;
    case 1: return zero_or_two_twos(side) ? 4 : 2;
    case 2: return one_or_three_twos(side) ? 7 : 5;
    case 3: return one_or_three_twos(side) ? 9 : 8;
    default: throw InternalError("a star has a nimber above 3");
  }
}

std::size_t class_2_repaired(const SideOrEmpty& side, std::uint32_t nimber) {
  return is_one_of(side, {{0, 1}}) ? 1 : class_2(side, nimber);
}

}  // namespace

std::uint32_t value_of(Entry entry, std::uint32_t left, std::uint32_t right) {
  if (entry == Entry::sum) return left ^ right;
  if (entry == Entry::sum_and_one) return left ^ right ^ 1U;
  return static_cast<std::uint32_t>(entry);
}

const ClassTable& table_1() {
  static constexpr ClassTable table{1, kNames1, kEntries1, class_1};
  return table;
}

const ClassTable& table_2_printed() {
  static constexpr ClassTable table{2, kNames2, kEntries2, class_2};
  return table;
}

const ClassTable& table_2_repaired() {
  static constexpr ClassTable table{2, kNames2, kEntries2, class_2_repaired};
  return table;
}

}  // namespace sprague::octal
