#include "conjectures/brussels/certificates.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <numeric>

#include "canonical/ensure.hpp"
#include "checkers/lengths_proof.hpp"
#include "checkers/play_proof.hpp"
#include "conjectures/certify.hpp"
#include "games/brussels_loops.hpp"

namespace sprague::brussels {
namespace {

constexpr std::uint64_t kMostCertifiedSize = 9;  // spots and tips
constexpr std::uint64_t kMostCertifiedOnGirth = 10;
constexpr std::size_t kMostCertifiedTips = 26;  // of a circle
constexpr std::size_t kMostCertifiedTipsOfMany = 10;

std::vector<std::string> certified_starts(Range sizes, unsigned least, const std::vector<Surface>& surfaces) {
  std::vector<std::string> starts;
  const Range certified{sizes.first, std::min(sizes.last, kMostCertifiedSize)};
  each_start(certified, least, surfaces, [&](const Start& start) { starts.push_back(start.print()); });
  return starts;
}

// All CS4(p,1,q,1) with p <= q that have at most so many tips.
std::vector<std::string> circles_of(std::size_t most_tips) {
  std::vector<std::string> circles;
  for (std::uint64_t q = 0; q + 2 <= most_tips; ++q) {
    for (std::uint64_t p = 0; p <= q && p + q + 2 <= most_tips; ++p) {
      circles.push_back(fmt::format("CS4({},1,{},1)", p, q));
    }
  }
  return circles;
}

std::vector<std::string> with_few_tips(std::vector<std::string> circles, std::size_t most_tips) {
  std::erase_if(circles, [&](const std::string& circle) {
    const Polygon polygon = CircularPolygons().parse(circle).front();
    return std::accumulate(polygon.begin(), polygon.end(), std::size_t{0}) > most_tips;
  });
  return circles;
}

template <class G>
void keep_lengths(const Effort& effort, const Unlabelled<G>& game, const std::vector<std::string>& texts) {
  if (effort.certificates == nullptr || texts.empty()) return;
  std::vector<CertifiedStart<Unlabelled<G>>> starts;
  for (const std::string& text : texts) starts.push_back(start_of(game, text));
  effort.certificates->keep("lengths", lengths_certificate(game, effort, starts));
}

template <class G>
void keep_nimbers(const Effort& effort, const Unlabelled<G>& game, const std::vector<std::string>& texts) {
  std::vector<CertifiedStart<Unlabelled<G>>> starts;
  for (const std::string& text : texts) starts.push_back(with_nimber(start_of(game, text)));
  certify(effort, "nimbers", game, starts);
}

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

void certify_lengths(const Effort& effort, Range sizes, unsigned least, const std::vector<Surface>& surfaces) {
  keep_lengths(effort, certified_brussels(), certified_starts(sizes, least, surfaces));
}

void GirthStarts::add(unsigned girth, const Start& start) {
  if (start.spots() + start.total() > kMostCertifiedOnGirth) return;
  starts_[girth].try_emplace(start.print(), start_of(LabelledBrussels(girth), start.tips));
}

void GirthStarts::add(unsigned girth, const Sum<BrusselsPosition>& drawing) {
  ENSURE(drawing.size() <= 1, "a drawing of several components");
  const LabelledBrussels game(girth);
  for (const BrusselsPosition& component : drawing) {
    if (game.most_moves(component) > kMostCertifiedOnGirth) continue;
    const std::string text = game.component_text(component);
    starts_[girth].try_emplace(
        text, CertifiedStart<LabelledBrussels>{text, game.labelled(component), ProofOf::outcome, std::nullopt});
  }
}

void GirthStarts::certify_nimbers(const Effort& effort) const {
  for (const auto& [girth, starts] : starts_) {
    std::vector<CertifiedStart<LabelledBrussels>> certified;
    for (const auto& [notation, start] : starts) certified.push_back(with_nimber(start));
    certify(effort, fmt::format("nimbers-girth-{}", girth), LabelledBrussels(girth), certified);
  }
}

void certify_play(const Effort& effort, std::string_view name, unsigned girth, const Start& start,
                  const std::vector<Sum<BrusselsPosition>>& moves) {
  if (effort.certificates == nullptr) return;
  const LabelledBrussels game(girth);
  const auto first = start_of(game, start.tips);
  LabelledBrussels::Labelled sum = first.sum;
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
  effort.certificates->keep(name, play_certificate(game, first, names));
}

void certify_loops(const Effort& effort, const Start& start, const std::vector<std::string>& moves) {
  if (effort.certificates == nullptr) return;
  const Unlabelled<BrusselsLoops> game{BrusselsLoops()};
  const auto first = start_of(game, fmt::format("{}", fmt::join(start.tips, ",")));
  effort.certificates->keep("play", play_certificate(game, first, moves));
}

void certify_circles(const Effort& effort, const std::vector<std::string>& circles) {
  keep_nimbers(effort, certified_circles(), with_few_tips(circles, kMostCertifiedTips));
}

void certify_many_circles(const Effort& effort, const std::vector<std::string>& circles) {
  keep_nimbers(effort, certified_circles(), with_few_tips(circles, kMostCertifiedTipsOfMany));
}

void certify_circles(const Effort& effort) {
  certify_circles(effort, circles_of(kMostCertifiedTips));
}

}  // namespace sprague::brussels
