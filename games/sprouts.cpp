#include "games/sprouts.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "canonical/ensure.hpp"
#include "games/sprouts_moves.hpp"
#include "games/sprouts_notation.hpp"

namespace sprague {

Sprouts Sprouts::from_code(std::string_view text) {
  if (!text.empty()) throw InputError(fmt::format("code '{}': expected none", text));
  return Sprouts();
}

Sum<SproutsLand> Sprouts::spots(unsigned number, Surface surface) const {
  ENSURE(number <= kMostSpots, "too many spots");
  SproutsDrawing drawing;
  drawing.add_region(surface, number);
  return lands(drawing);
}

Sum<SproutsLand> Sprouts::lands(std::string_view drawing, Letters dead) const {
  Sum<SproutsLand> sum;
  each_land(drawing, dead, reductions_, [&](std::string_view word) { sum.push_back({canonical_word(word)}); });
  return sum;
}

std::size_t Sprouts::most_moves(const SproutsLand& land) const {
  const std::size_t lives = lives_of(land_of_word(land.word));
  return lives == 0 ? 0 : lives - 1;
}

bool Sprouts::any_option(const SproutsLand& land, absl::FunctionRef<bool(const Sum<SproutsLand>&)> stop) const {
  Sum<SproutsLand> option;
  const auto take = [&](std::string_view word) { option.push_back({canonical_word(word)}); };
  return any_curve(land.word, reductions_.symmetric_curves ? CurvesDrawn::kUpToSymmetry : CurvesDrawn::kAll,
                   [&](std::string_view drawing, Letters dead) {
                     option.clear();
                     each_land(drawing, dead, reductions_, take);
                     return stop(option);
                   });
}

std::vector<Sum<SproutsLand>> Sprouts::options(const SproutsLand& land) const {
  std::vector<Sum<SproutsLand>> options;
  any_option(land, [&](const Sum<SproutsLand>& option) {
    options.push_back(option);
    return false;
  });
  const auto words_less = [](const Sum<SproutsLand>& a, const Sum<SproutsLand>& b) {
    return std::ranges::lexicographical_compare(a, b, {}, &SproutsLand::word, &SproutsLand::word);
  };
  for (auto& option : options) std::ranges::sort(option, {}, &SproutsLand::word);
  std::ranges::sort(options, words_less);
  const auto same = [&](const auto& a, const auto& b) { return !words_less(a, b) && !words_less(b, a); };
  options.erase(std::unique(options.begin(), options.end(), same), options.end());
  return options;
}

LabelledSprouts Sprouts::labelled(const SproutsDrawing& drawing) const {
  ENSURE(!reductions_.limit_genus && reductions_.neighbouring_corners && reductions_.lone_vertices,
         "certificates know no limit genus, and join neighbouring corners");
  return normal_form(word_of(drawing), 0, few_lives());
}

LabelledSprouts Sprouts::labelled(const SproutsLand& land) const {
  return labelled(land_of_word(land.word));
}

std::vector<LabelledMove<LabelledSprouts>> Sprouts::labelled_moves(const Labelled& drawing) const {
  std::vector<LabelledMove<Labelled>> moves;
  for (LabelledCurve& curve : labelled_curves(drawing, few_lives()))
    moves.push_back({std::move(curve.text), std::move(curve.after)});
  return moves;
}

std::vector<LabelledComponent<SproutsLand>> Sprouts::labelled_components(const Labelled& drawing) {
  std::vector<LabelledComponent<SproutsLand>> components;
  for (const Labelled& land : labelled_lands(drawing)) {
    std::string letters;
    for (const Corner letter : canonical_letters(land.word)) letters += letter_text(letter);
    components.push_back({text_of(land), {canonical_word(land.word)}, std::move(letters)});
  }
  return components;
}

}  // namespace sprague
