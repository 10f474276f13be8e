#include "conjectures/sprouts/limit_steps.hpp"

#include <fmt/format.h>

#include <string>
#include <utility>

#include "checkers/statement.hpp"

namespace sprague::sprouts {
namespace {

constexpr const char* kBound = "genus from the bound on";
constexpr const char* kShared = "parts share the genus";
constexpr const char* kSome = "some crosscaps";

// Limits of a part with four lives or more. Some curve of it does not separate, so the one for crosscaps is not 0.
Limits<Term> limits_of(Statement& statement, const std::string& part) {
  Limits<Term> limits{statement.natural("handles_" + part), statement.natural("crosscaps_" + part)};
  statement.given("limits of crosscaps are positive", Term(1) <= limits.crosscaps);
  return limits;
}

// `crosscaps` of them on a part are two more than some number from its limit on, so that two may be taken away.
Formula may_lose_two(const Term& crosscaps, const Limits<Term>& limits) {
  return limits.crosscaps <= crosscaps - Term(2) && Term(1) <= crosscaps - Term(2);
}

// A curve that leaves the surface as it is, or one outside of the region.
std::vector<Obligation> same_surface(const std::string& kind) {
  constexpr const char* kLarger = "a limit is as large as that of what is left";
  Statement statement(fmt::format("limit-{}-same-surface", kind),
                      "From its limit on, a region is at the limit of what is left on the same surface.");
  const Term genus = statement.natural("n");
  const Term limit = statement.natural("limit");
  const Term left = statement.natural("limit_left");
  statement.given(kLarger, left <= limit);
  statement.given(kBound, limit <= genus);
  statement.claim(left <= genus);
  return statement.with_twins({kLarger, kBound});
}

std::vector<Obligation> cut_of_a_handle() {
  Statement statement("limit-handles-cut", "From the bound on, a curve that takes a handle leaves handles enough.");
  const Term n = statement.natural("n");
  const Limits<Term> left = limits_of(statement, "left");
  statement.given(kBound, handles_of_cut(left, 1) <= n);
  statement.claim(left.handles <= n - Term(1));
  return statement.with_twins({kBound});
}

// Two parts with four lives or more, that share the genus of a region: a on one, b on the other.
struct Couple {
  explicit Couple(Statement& statement)
      : n(statement.natural("n")),
        one(limits_of(statement, "1")),
        other(limits_of(statement, "2")),
        a(statement.natural("a")),
        b(statement.natural("b")) {}

  Term n;
  Limits<Term> one;
  Limits<Term> other;
  Term a;
  Term b;
};

// What is shared by a couple on n handles is shared on n + 1, and the other way round.
std::vector<Obligation> couple_with_handles(std::int64_t more) {
  Statement statement(more > 0 ? "limit-handles-couple-fewer" : "limit-handles-couple-more",
                      more > 0 ? "Of a couple on n + 1 handles a part may lose one."
                               : "Of a couple on n handles a part may get one more.");
  const auto& [n, one, other, a, b] = Couple(statement);
  statement.given(kShared, a + b == n + Term(more));
  statement.given(kBound, handles_of_couple(one, other) <= n);
  statement.claim(one.handles + Term(more) <= a || other.handles + Term(more) <= b);
  return statement.with_twins({kShared, kBound});
}

std::vector<Obligation> handles_beside_few_lives() {
  Statement statement("limit-handles-few-lives",
                      "Beside a part of few lives, the other with up to n + 1 handles is as with up to n.");
  const Term n = statement.natural("n");
  const Limits<Term> other = limits_of(statement, "2");
  const Term b = statement.natural("b");
  statement.given(kShared, b <= n + Term(1));
  statement.given(kBound, other.handles <= n);
  statement.claim(b <= n || (other.handles <= b - Term(1) && b - Term(1) <= n));
  return statement.with_twins({kShared, kBound});
}

std::string sides(std::int64_t lost) {
  return lost == 1 ? "one" : "two";
}

std::vector<Obligation> cut_of_crosscaps(std::int64_t lost) {
  Statement statement(
      fmt::format("limit-crosscaps-cut-{}", sides(lost)),
      fmt::format("From the bound on, a curve that takes {} of the crosscaps leaves enough of them.", sides(lost)));
  const Term n = statement.natural("n");
  const Limits<Term> left = limits_of(statement, "left");
  statement.given(kBound, crosscaps_of_cut(left, lost) <= n);
  statement.claim(left.crosscaps <= n - Term(lost) && Term(1) <= n - Term(lost));
  return statement.with_twins({kBound});
}

std::vector<Obligation> cut_to_handles(std::int64_t lost) {
  constexpr const char* kRest = "handles are half of what is left";
  Statement statement(
      fmt::format("limit-crosscaps-cut-{}-to-handles", sides(lost)),
      fmt::format("From the bound on, a curve with {} side{} that leaves handles alone leaves enough of them.",
                  sides(lost), lost == 1 ? "" : "s"));
  const Term n = statement.natural("n");
  const Limits<Term> left = limits_of(statement, "left");
  const Term handles = statement.natural("c");
  statement.given(kRest, 2 * handles + Term(lost) == n);
  statement.given(kBound, crosscaps_of_cut_to_handles(left, lost) <= n);
  statement.claim(left.handles <= handles);
  return statement.with_twins({kRest, kBound});
}

// Of a couple, neither part of which is orientable.
std::vector<Obligation> couple_with_crosscaps(std::int64_t more) {
  Statement statement(more > 0 ? "limit-crosscaps-couple-fewer" : "limit-crosscaps-couple-more",
                      more > 0 ? "Of a couple on n + 2 crosscaps a part may lose two."
                               : "Of a couple on n crosscaps a part may get two more.");
  const auto& [n, one, other, a, b] = Couple(statement);
  statement.given(kSome, Term(1) <= a && Term(1) <= b);
  statement.given(kShared, a + b == n + Term(more));
  statement.given(kBound, crosscaps_of_couple(one, other) <= n);
  statement.claim(more > 0 ? may_lose_two(a, one) || may_lose_two(b, other)
                           : one.crosscaps <= a || other.crosscaps <= b);
  return statement.with_twins({kShared, kBound});
}

// Of a couple, one part of which is a sphere with a handles: each is worth two crosscaps.
std::vector<Obligation> couple_of_both_kinds(std::int64_t more) {
  Statement statement(more > 0 ? "limit-crosscaps-beside-handles-fewer" : "limit-crosscaps-beside-handles-more",
                      more > 0 ? "Of handles and crosscaps worth n + 2, a handle or two crosscaps may go."
                               : "To handles and crosscaps worth n, a handle or two crosscaps may come.");
  const auto& [n, one, other, a, b] = Couple(statement);
  statement.given(kSome, Term(1) <= b);
  statement.given(kShared, 2 * a + b == n + Term(more));
  statement.given(kBound, crosscaps_beside_handles(one, other) <= n);
  statement.claim(more > 0 ? one.handles + Term(1) <= a || may_lose_two(b, other)
                           : one.handles <= a || other.crosscaps <= b);
  return statement.with_twins({kShared, kBound});
}

std::vector<Obligation> crosscaps_beside_few_lives() {
  Statement statement("limit-crosscaps-few-lives",
                      "Beside a part of few lives, the other with up to n + 2 crosscaps is as with up to n.");
  const Term n = statement.natural("n");
  const Limits<Term> other = limits_of(statement, "2");
  const Term b = statement.natural("b");
  statement.given(kSome, Term(1) <= b);
  statement.given(kShared, b <= n + Term(2));
  statement.given(kBound, crosscaps_beside_few(other) <= n);
  statement.claim(b <= n || (may_lose_two(b, other) && b - Term(2) <= n));
  return statement.with_twins({kShared, kBound});
}

// The few lives are on a crosscap at least.
std::vector<Obligation> orientable_beside_few_lives() {
  Statement statement("limit-crosscaps-few-lives-handles",
                      "Beside a part of few lives on a surface that is not orientable, the handles of the other that "
                      "leave it a crosscap of n + 2 are as those that leave it one of n.");
  const Term n = statement.natural("n");
  const Limits<Term> other = limits_of(statement, "2");
  const Term a = statement.natural("a");
  statement.given(kShared, 2 * a + Term(1) <= n + Term(2));
  statement.given(kBound, handles_beside_few(other) <= n);
  statement.claim(2 * a + Term(1) <= n || (other.handles <= a - Term(1) && 2 * (a - Term(1)) + Term(1) <= n));
  return statement.with_twins({kShared, kBound});
}

}  // namespace

std::vector<Obligation> handle_limit_obligations() {
  std::vector<Obligation> all = same_surface("handles");
  append(all, cut_of_a_handle());
  for (const std::int64_t more : {0, 1}) append(all, couple_with_handles(more));
  append(all, handles_beside_few_lives());
  return all;
}

std::vector<Obligation> crosscap_limit_obligations() {
  std::vector<Obligation> all = same_surface("crosscaps");
  for (const std::int64_t lost : {1, 2}) {
    append(all, cut_of_crosscaps(lost));
    append(all, cut_to_handles(lost));
  }
  for (const std::int64_t more : {0, 2}) {
    append(all, couple_with_crosscaps(more));
    append(all, couple_of_both_kinds(more));
  }
  append(all, crosscaps_beside_few_lives());
  append(all, orientable_beside_few_lives());
  return all;
}

}  // namespace sprague::sprouts
