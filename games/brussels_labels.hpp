// Brussels Sprouts with a condition on the girth, whose junctions' letters stay what they are: as certificates write it
// (docs/certificates.md, which says what the normal form and the text of a drawing are).
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/brussels.hpp"
#include "games/labels.hpp"

namespace sprague {

class LabelledBrussels {
 public:
  using Position = BrusselsPosition;
  using Key = std::string;  // the canonical position's text
  static constexpr std::string_view kName = BrusselsSprouts::kName;

  // Requires at least kLeastGirth, at most kMostGirth.
  explicit LabelledBrussels(unsigned girth) : condition_(GraphCondition::girth(girth)), rules_(condition_) {}
  std::string code() const { return rules_.code(); }

  std::vector<Sum<Position>> options(const Position& position) const { return rules_.options(position); }
  Key key(const Position& position) const { return component_text(canonical(position)); }
  Position position_of(const Key& key) const;
  static std::size_t most_moves(const Position& position) { return BrusselsSprouts::most_moves(position); }

  // A component, and which letter each of its junctions has: 0 for a.
  struct Part {
    Position position;
    std::vector<unsigned> letters;
  };
  using Labelled = std::vector<Part>;

  // The i-th spot is the i-th letter, with tips or without. Throws InputError where there are too many.
  Labelled spots(std::span<const unsigned> tips, Surface surface = {}) const;
  // Components in which the same letter is another junction.
  Labelled labelled(const Position& position) const;
  // Spots as certificates write them, those without tips and regions without moves as well.
  static std::string text_of_spots(std::span<const unsigned> tips);
  // The text of a drawing in normal form.
  std::string text_of(const Labelled& sum) const;

  std::string component_text(const Position& position) const { return text_of(labelled(position)); }
  // Throws OutOfBudget where a position needs more than 52 letters.
  std::vector<LabelledMove<Labelled>> labelled_moves(const Labelled& sum) const;
  std::vector<LabelledComponent<Position>> labelled_components(const Labelled& sum) const;

 private:
  GraphCondition condition_;
  BrusselsSprouts rules_;
};

}  // namespace sprague
