#include "conjectures/brussels/told_plays.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "canonical/ensure.hpp"
#include "certificates/facts.hpp"
#include "games/brussels_loops.hpp"

namespace sprague::brussels {
namespace {

// Of components, which name them but for their order.
std::vector<std::string> labelled_keys_of(const LabelledBrussels& game, const Sum<BrusselsPosition>& sum) {
  std::vector<std::string> keys;
  for (const BrusselsPosition& component : sum) keys.push_back(game.key(component));
  std::ranges::sort(keys);
  return keys;
}
std::vector<std::string> labelled_keys_of(const LabelledBrussels& game, const LabelledBrussels::Labelled& sum) {
  Sum<BrusselsPosition> components;
  for (const auto& part : sum) components.push_back(part.position);
  return labelled_keys_of(game, components);
}

}  // namespace

void tell_play(const Effort& effort, unsigned girth, const Start& start,
               const std::vector<Sum<BrusselsPosition>>& moves) {
  const LabelledBrussels game(girth);
  const Facts<LabelledBrussels> facts(effort, game);
  if (!facts) return;
  LabelledBrussels::Labelled sum = game.spots(start.tips);
  std::vector<std::string> names;
  for (const Sum<BrusselsPosition>& after : moves) {
    auto options = game.labelled_moves(sum);
    const auto same = [&](const auto& option) {
      return labelled_keys_of(game, option.after) == labelled_keys_of(game, after);
    };
    const auto move = std::ranges::find_if(options, same);
    ENSURE(move != options.end(), "the play has a move that the rules lack");
    names.push_back(move->name);
    sum = std::move(move->after);
  }
  facts.play(start.tips, names);
}

void tell_loops(const Effort& effort, const Start& start, const std::vector<std::string>& moves) {
  Facts<BrusselsLoops>(effort, BrusselsLoops()).play(fmt::format("{}", fmt::join(start.tips, ",")), moves);
}

void tell_pairs(const Effort& effort, Asked asked, Range tips) {
  const Facts<CircularPolygons> facts(effort, CircularPolygons());
  if (!facts) return;
  for (std::uint64_t q = tips.first; q <= tips.last; ++q) {
    for (std::uint64_t p = 0; p <= q; ++p) {
      facts.used(asked, p + q, [&] { return fmt::format("CS4({},1,{},1)", p, q); });
    }
  }
}

}  // namespace sprague::brussels
