// Theorem 6.1: BS_2(P_4:p,q) by the recursion. The first move joins the two spots and is unique; every reply joins tips
// x_i and y_j, i, j >= 2, and leaves CS4(i-2,1,j-2,1) beside CS4(p-i,1,q-j,1).
#include <fmt/format.h>

#include <array>

#include "conjectures/brussels/certificates.hpp"
#include "conjectures/brussels/checks.hpp"
#include "conjectures/brussels/circle_obligations.hpp"
#include "conjectures/brussels/one_free_spot.hpp"
#include "conjectures/brussels/sweeps.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/second_opinion.hpp"

namespace sprague::brussels {
namespace {

std::string name(std::int64_t p, std::int64_t q) {
  return fmt::format("BS_2({},{})", p, q);
}

// Is there a reply that leaves 0?
bool reply_to_zero(const CircularTable& table, std::int64_t p, std::int64_t q) {
  for (std::int64_t i = 2; i <= p; ++i) {
    for (std::int64_t j = 2; j <= q; ++j) {
      if (nimber(table, i - 2, j - 2) == nimber(table, p - i, q - j)) return true;
    }
  }
  return false;
}

// 0 without a move; else there is one option, and the nimber is 1 exactly when that has nimber 0.
std::int64_t nimber_of_two_spots(const CircularTable& table, std::int64_t p, std::int64_t q) {
  return p >= 1 && q >= 1 && !reply_to_zero(table, p, q) ? 1 : 0;
}

// Calls check(p, q), which gives what is wrong, for all p <= q with p >= least and q in the range.
template <class Check>
Tally compare(const Effort& effort, Range tips, std::uint64_t least, Check check) {
  CircularTable table(effort);
  table.extend_to(tips.last);
  Tally tally;
  for (std::uint64_t q = std::max(tips.first, least); q <= tips.last; ++q) {
    effort.poll();
    effort.tell("q", q, tips.last);
    for (std::uint64_t p = least; p <= q; ++p) {
      const auto left = static_cast<std::int64_t>(p);
      const auto right = static_cast<std::int64_t>(q);
      const std::optional<std::string> failure = check(table, left, right);
      if (failure) {
        tally.fail({tally.instances(), name(left, right), fmt::format("{}: {}", name(left, right), *failure)});
      } else {
        tally.pass();
      }
    }
  }
  return tally;
}

constexpr std::array<std::uint32_t, 1> kZero{0};

// CS4(0,1,n,1) is 0 for all n >= 1.
ForAll by_empty_spots(std::string proof) {
  return {gap_in_family({0, 1, 1}, 1, kZero), std::nullopt, std::move(proof)};
}

Finding check_two_spots_few_tips(const Effort& effort, Range tips) {
  certify_circles(effort);
  const Tally tally = compare(effort, tips, 0, [](const CircularTable& table, std::int64_t p, std::int64_t q) {
    std::optional<std::string> failure;
    const bool is_one = p == 1 || (p == 2 && q == 3);
    const std::int64_t found = nimber_of_two_spots(table, p, q);
    if (found != (is_one ? 1 : 0)) failure = fmt::format("the nimber is {}", found);
    return failure;
  });
  ForAll all = by_empty_spots(
      "Proved for all p, q: without tips there is no move; with p = 1 no reply; for p = 2 the replies leave "
      "CS4(0,1,j-2,1) "
      "and CS4(0,1,q-j,1), of nimber 1 without tips and 0 with any, so a reply to 0 is missing for q = 3 alone; p >= 3 "
      "is the theorem.");
  Finding finding = conclude(tally, tips_text(tips, 0), all);
  DataTable data{"few-tips", {"p", "q", "nimber"}, {}};
  CircularTable table(effort);
  const std::uint64_t last = std::min<std::uint64_t>(tips.last, 12);
  table.extend_to(last);
  for (std::int64_t p = 0; p <= 4; ++p) {
    for (std::int64_t q = p; q <= static_cast<std::int64_t>(last); ++q) {
      data.rows.push_back(
          {fmt::format("{}", p), fmt::format("{}", q), fmt::format("{}", nimber_of_two_spots(table, p, q))});
    }
  }
  finding.tables.push_back(std::move(data));
  rest_on(finding, growing_spot_obligations(), effort);
  return finding;
}

// The proof's reply leaves (p,1,1,1) and (1,1,q,1): is that among the replies?
Finding check_reply_as_printed(const Effort& effort, Range tips) {
  certify_circles(effort);
  Finding finding =
      conclude(compare(effort, tips, 3,
                       [](const CircularTable&, std::int64_t p, std::int64_t q) {
                         for (std::int64_t i = 2; i <= p; ++i) {
                           for (std::int64_t j = 2; j <= q; ++j) {
                             const bool printed = (i - 2 == p && j - 2 == 1 && p - i == 1 && q - j == q) ||
                                                  (i - 2 == 1 && j - 2 == q && p - i == p && q - j == 1);
                             if (printed) return std::optional<std::string>();
                           }
                         }
                         return std::optional<std::string>("no reply leaves CS4(p,1,1,1) and CS4(1,1,q,1)");
                       }),
               tips_text(tips, 3), kTried);
  finding.repair =
      "A gap: a reply leaves p - 2 tips at the first spot and q - 2 at the second. With x_2 and y_q it leaves "
      "CS4(0,1,q-2,1) "
      "and CS4(p-2,1,0,1), both 0 for p, q >= 3, and the proof goes through.";
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_two_spots() {
  static const std::array kChecks{
      NamedCheck{"two_spots_few_tips", check_two_spots_few_tips},
      NamedCheck{"reply_as_printed", check_reply_as_printed},
  };
  return kChecks;
}

}  // namespace sprague::brussels
