#include "conjectures/brussels/class_obligations.hpp"

#include <string>

#include "checkers/statement.hpp"

namespace sprague::brussels {
namespace {

constexpr const char* kEulerGenus = "Euler genus that is left";
constexpr const char* kExcess = "excess that is left";
constexpr const char* kStaysOrientable = "orientable of orientable";

// A region: its surface and its excess.
struct ClassedRegion {
  Term orientable;  // 1 or 0
  Term genus;
  Term excess;

  Formula is_orientable() const { return orientable == Term(1); }
  Term euler_genus() const { return choose(is_orientable(), 2 * genus, genus); }
};

ClassedRegion region(Statement& statement, const std::string& name) {
  ClassedRegion made{statement.natural("orientable" + name), statement.natural("genus" + name),
                     statement.natural("excess" + name)};
  // A surface with crosscaps has one at least.
  statement.given(name.empty() ? "surface" : "surface" + std::string(" ") + name.substr(1),
                  made.orientable <= Term(1) && Term(1) <= made.orientable + made.genus);
  return made;
}

Term by_excess(const NimberTable& table, SurfaceKind kind, const Term& excess) {
  const auto& row = table.at(static_cast<std::size_t>(kind));
  return choose(excess == Term(0), Term(row[0]), choose(residue(excess, 2) == Term(1), Term(row[1]), Term(row[2])));
}

Term value(const NimberTable& table, const ClassedRegion& at) {
  using enum SurfaceKind;
  return choose(
      at.is_orientable(), by_excess(table, orientable, at.excess),
      choose(residue(at.genus, 2) == Term(0), by_excess(table, even, at.excess), by_excess(table, odd, at.excess)));
}

// Of two values below 8.
Term nim_sum_of_values(Statement& statement, const Term& a, const Term& b) {
  Term sum(0);
  for (const std::int64_t bit : {1, 2, 4}) {
    const Term one = residue(floor_divide(statement.define("a" + std::to_string(bit), a), bit), 2);
    const Term other = residue(floor_divide(statement.define("b" + std::to_string(bit), b), bit), 2);
    sum = sum + bit * choose(one == other, Term(0), Term(1));
  }
  return sum;
}

std::vector<Obligation> joining(const NimberTable& table) {
  constexpr const char* kMore = "excess one more";
  Statement statement("class-joining", "A curve between two walks leaves another value.");
  const ClassedRegion before = region(statement, "");
  const ClassedRegion after{before.orientable, before.genus, statement.natural("excess_after")};
  statement.given(kMore, after.excess == before.excess + Term(1));
  statement.claim(!(value(table, after) == value(table, before)));
  return statement.with_twins({kMore});
}

std::vector<Obligation> separating(const NimberTable& table) {
  constexpr const char* kBoth = "orientable if both are";
  Statement statement("class-separating", "A curve that separates leaves another value.");
  const ClassedRegion before = region(statement, "");
  const ClassedRegion one = region(statement, "_one");
  const ClassedRegion other = region(statement, "_other");
  statement.given(kEulerGenus, one.euler_genus() + other.euler_genus() == before.euler_genus());
  statement.given(kBoth, before.orientable == choose(one.is_orientable(), other.orientable, Term(0)));
  statement.given(kExcess, one.excess + other.excess + Term(1) == before.excess);
  const Term left = nim_sum_of_values(statement, value(table, one), value(table, other));
  statement.claim(!(left == value(table, before)));
  return statement.with_twins({kExcess});
}

// A curve that leaves one region, with so much less Euler genus and excess.
std::vector<Obligation> not_separating(const NimberTable& table, const char* name, const char* sentence,
                                       std::int64_t genus, std::int64_t excess) {
  Statement statement(name, sentence);
  const ClassedRegion before = region(statement, "");
  const ClassedRegion after = region(statement, "_after");
  statement.given(kEulerGenus, after.euler_genus() + Term(genus) == before.euler_genus());
  statement.given(kExcess, after.excess + Term(excess) == before.excess && Term(1) <= before.excess);
  statement.given(kStaysOrientable, before.orientable <= after.orientable);
  statement.claim(!(value(table, after) == value(table, before)));
  return statement.with_twins({kExcess});
}

std::vector<Obligation> reached(const NimberTable& table) {
  constexpr const char* kSome = "two tips on a walk";
  constexpr const char* kLess = "smaller number";
  Statement statement("class-reached",
                      "With excess 1 or more each smaller number is the value of what one of these leaves: a curve "
                      "round one tip or all but one with a sphere on either side, a two-sided one that leaves an even "
                      "number of crosscaps orientable, a one-sided one that takes one of them, or leaves an odd number "
                      "orientable.");
  const ClassedRegion before = region(statement, "");
  const Term x = statement.natural("x");
  statement.given(kSome, Term(1) <= before.excess);
  statement.given(kLess, x < value(table, before));
  const Term rest = statement.define("rest", before.excess - Term(1));
  using enum SurfaceKind;
  // The values of excess 0 are 0, so that these are nim-sums.
  const Formula around_one = x == value(table, {before.orientable, before.genus, rest});
  const Formula around_rest = x == by_excess(table, orientable, rest);
  const Formula is_even = !before.is_orientable() && residue(before.genus, 2) == Term(0);
  const Formula is_odd = !before.is_orientable() && residue(before.genus, 2) == Term(1);
  const Formula of_even =
      is_even && (x == by_excess(table, orientable, rest) || x == by_excess(table, odd, before.excess));
  const Formula of_odd = is_odd && x == by_excess(table, orientable, before.excess);
  statement.claim(around_one || around_rest || of_even || of_odd);
  return statement.with_twins({kLess});
}

std::vector<Obligation> zero_without_excess(const NimberTable& table) {
  constexpr const char* kNone = "excess 0";
  Statement statement("class-zero", "With excess 0 the value is 0.");
  const ClassedRegion at = region(statement, "");
  statement.given(kNone, at.excess == Term(0));
  statement.claim(value(table, at) == Term(0));
  return statement.with_twins({kNone});
}

}  // namespace

std::vector<Obligation> nimber_class_obligations(const NimberTable& table) {
  std::vector<Obligation> all = joining(table);
  append(all, separating(table));
  append(all, not_separating(table, "class-two-sided",
                             "A curve with two sides that does not separate leaves another value.", 2, 1));
  append(all, not_separating(table, "class-one-sided", "A curve with one side leaves another value.", 1, 0));
  append(all, zero_without_excess(table));
  append(all, reached(table));
  return all;
}

}  // namespace sprague::brussels
