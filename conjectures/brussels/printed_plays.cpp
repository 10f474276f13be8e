// The two plays in the proof of Theorem 3.3, curve by curve: is each curve a move, among those that the rules list, and
// is play over when it should be?
#include <absl/functional/function_ref.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "canonical/ensure.hpp"
#include "conjectures/brussels/checks.hpp"
#include "conjectures/brussels/girths.hpp"
#include "conjectures/brussels/named_drawing.hpp"
#include "conjectures/brussels/told_plays.hpp"
#include "conjectures/conclude.hpp"

namespace sprague::brussels {
namespace {

constexpr std::size_t kX = 0;
constexpr std::size_t kY = 1;

// A play of BS_2(P_4:p,q) that stops at the first step that cannot be made. Crossbars are numbered as they come.
class Play {
 public:
  static constexpr unsigned kGirth = 4;

  Play(unsigned p, unsigned q)
      : game_(GraphCondition::girth(kGirth)), drawing_(NamedDrawing::two_spots(p, q, game_.condition())) {}

  // The curve gets the crossbar of that name, which is returned.
  std::size_t join(std::optional<Tip> a, std::optional<Tip> b, const std::string& crossbar) {
    if (trouble_) return 0;
    if (!a || !b) {
      trouble_ = fmt::format("the curve of {} has no open tips in one region", crossbar);
      return 0;
    }
    const Sum<BrusselsPosition> before = drawing_.components();
    trouble_ = drawing_.draw(*a, *b, crossbar);
    if (trouble_) return 0;
    after_.push_back(drawing_.components());
    ENSURE(is_option(game_, before, after_.back()), "the rules lack a curve that can be drawn");
    return drawing_.vertices() - 1;
  }
  // From a crossbar to a tip.
  std::size_t join(std::size_t vertex, Tip tip, const std::string& crossbar) {
    return join(drawing_.tip_beside(vertex, tip), tip, crossbar);
  }
  // Between two crossbars, anywhere or in the region that has that tip.
  std::size_t join(std::size_t u, std::size_t v, const std::string& crossbar) {
    const auto tips = drawing_.tips_between(u, v);
    return tips ? join(tips->first, tips->second, crossbar) : join(std::nullopt, std::nullopt, crossbar);
  }
  std::size_t join_beside(std::size_t u, std::size_t v, Tip tip, const std::string& crossbar) {
    return join(drawing_.tip_beside(u, tip), drawing_.tip_beside(v, tip), crossbar);
  }

  // Why this is not a whole play of so many moves.
  std::optional<std::string> trouble_with(std::uint64_t moves) const {
    if (trouble_) return fmt::format("after {} moves, {}", after_.size(), *trouble_);
    if (after_.size() != moves) return fmt::format("there are {} moves", after_.size());
    if (!drawing_.moves().empty()) return fmt::format("after {} moves another is left", after_.size());
    return std::nullopt;
  }

  const std::vector<Sum<BrusselsPosition>>& after_each_move() const { return after_; }

 private:
  BrusselsSprouts game_;
  NamedDrawing drawing_;
  std::vector<Sum<BrusselsPosition>> after_;  // each move
  std::optional<std::string> trouble_;
};

// As printed; or with the curves from x_i only where there is an x_i, and the last two kinds of curves exchanged, so
// that s_p, on the curve from t_1 to t_p, is there when it is to be joined.
enum class LongPlay : std::uint8_t { printed, repaired };

Play long_play(unsigned p, unsigned q, LongPlay version) {
  const bool repaired = version == LongPlay::repaired;
  const unsigned r = q - p;
  Play play(p, q);
  std::vector<std::size_t> t(p + 2);
  std::vector<std::size_t> s(p + 1);
  const auto join_spots = [&](unsigned i, unsigned j) {
    t[i] = play.join(Tip{kX, i}, Tip{kY, j}, fmt::format("t{}", i));
  };
  const auto join_ends = [&] { s[p] = play.join(t[1], t[p], fmt::format("s{}", p)); };
  join_spots(1, 1);
  for (unsigned i = 2; i <= (repaired ? std::min(r + 1, p) : r + 1); ++i) join_spots(i, 2 * i - 1);
  for (unsigned j = r + 2; j <= p; ++j) join_spots(j, r + j);
  for (unsigned i = 1; i < p; ++i) s[i] = play.join(t[i], t[i + 1], fmt::format("s{}", i));
  if (repaired) join_ends();
  for (unsigned i = 1; i <= r; ++i) play.join(s[i], Tip{kY, 2 * i}, fmt::format("u{}", i));
  if (!repaired) join_ends();
  return play;
}

Play short_play(unsigned p, unsigned q) {
  Play play(p, q);
  const std::size_t t1 = play.join(Tip{kX, 1}, Tip{kY, 1}, "t1");
  const std::size_t t2 = play.join(Tip{kX, 2}, Tip{kY, 2}, "t2");
  const std::size_t t3 = play.join_beside(t1, t2, {kX, 3}, "t3");
  play.join(t3, Tip{kX, p}, "u1");
  play.join(t3, Tip{kY, 3}, "u2");
  play.join(t1, t2, "u3");
  return play;
}

std::uint64_t sum_of_tips(unsigned p, unsigned q) {
  return std::uint64_t{p} + q;
}
std::uint64_t six(unsigned /*p*/, unsigned /*q*/) {
  return 6;
}

// Tries the play for all 3 <= p <= q, or those of them with q <= 2p. The first whole play and the first that stops too
// early are told.
Finding check_play(const Effort& effort, Range tips, bool up_to_twice, std::uint64_t (*moves)(unsigned p, unsigned q),
                   absl::FunctionRef<Play(unsigned p, unsigned q)> play_of) {
  Tally tally;
  bool is_shown = false;
  for (std::uint64_t sum = tips.first; sum <= tips.last; ++sum) {
    for (unsigned p = 3; p <= sum / 2; ++p) {
      effort.poll();
      const auto q = static_cast<unsigned>(sum - p);
      if (up_to_twice && q > 2 * p) continue;
      const Play play = play_of(p, q);
      const auto trouble = play.trouble_with(moves(p, q));
      if (!trouble) {
        if (!is_shown) tell_play(effort, Play::kGirth, {{p, q}, {}}, play.after_each_move());
        is_shown = true;
        tally.pass();
        continue;
      }
      if (!tally.smallest()) tell_play(effort, Play::kGirth, {{p, q}, {}}, play.after_each_move());
      const std::string name = print_two_spots(p, q);
      tally.fail({sum, name, fmt::format("{}: {}", name, *trouble)});
    }
  }
  return conclude(
      tally,
      fmt::format("drawn, 3 <= p <= q{}, p + q from {} to {}", up_to_twice ? " <= 2p" : "", tips.first, tips.last),
      "Every curve was drawn: each joins open tips of one region, closes no triangle, and is among the "
      "moves that the rules list; at the end no pair of tips is left that may be joined.");
}

Finding check_long_play_printed(const Effort& effort, Range tips) {
  Finding finding = check_play(effort, tips, true, sum_of_tips,
                               [](unsigned p, unsigned q) { return long_play(p, q, LongPlay::printed); });
  finding.repair =
      "For q = 2p the printed subscripts go too far: there are no x_(p+1) and no s_p. Join x_i to y_(2i-1) for i up to "
      "p only, join t_1 to t_p, with crossbar s_p, before the s_i to the y_(2i), and the play lasts p + q moves for "
      "all "
      "3 <= p <= q <= 2p.";
  return finding;
}

Finding check_long_play(const Effort& effort, Range tips) {
  return check_play(effort, tips, true, sum_of_tips,
                    [](unsigned p, unsigned q) { return long_play(p, q, LongPlay::repaired); });
}

Finding check_short_play(const Effort& effort, Range tips) {
  Finding finding = check_play(effort, tips, false, six, short_play);
  finding.notes.push_back("This play needs no q <= 2p, but x_3 and y_3, so p, q >= 3.");
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_printed_plays() {
  static const std::array kChecks{
      NamedCheck{"long_play_printed", check_long_play_printed},
      NamedCheck{"long_play", check_long_play},
      NamedCheck{"short_play", check_short_play},
  };
  return kChecks;
}

}  // namespace sprague::brussels
