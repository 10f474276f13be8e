// Sprouts on a compact surface: spots, and curves between them that cross nothing. A curve ends at two spots, or at
// one, and has a new spot on it; no spot has more than three ends of curves. Who cannot move loses.
//
// Notation: `5 on P3` is five spots on a surface, the sphere when none is named. In general a boundary is a cyclic word
// of vertices with lives, `(1a2b)`: digits are vertices with one corner, by their number of ends, letters those that
// have more than one corner. A number stands for so many spots; regions are separated by ` | `: `3,(1ab) on T1 | (ab)`.
// A drawing may also be read off as it is, with letters for all vertices, however many corners they have, as in the
// paper: `(adbde) | (ade),(c)`; a letter by itself, that of a single corner, is a spot there.
//
// Source: Lemoine, Viennot, "Sprouts games on compact surfaces" (2008), Sections 3 and 4.
#pragma once

#include <absl/functional/function_ref.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.hpp"
#include "games/labels.hpp"
#include "games/sprouts_drawing.hpp"
#include "games/sprouts_labels.hpp"

namespace sprague {

// A land, by its canonical word.
struct SproutsLand {
  std::string word;
};

class Sprouts {
 public:
  using Position = SproutsLand;
  using Key = std::string;
  static constexpr std::string_view kName = "sprouts";
  static constexpr std::string_view kSyntax =
      "sprouts DRAWING    Sprouts on a surface, by the number of spots or as words: sprouts 5, sprouts 5 on P3, "
      "sprouts "
      "3,(1ab) on T1 | (ab), sprouts (adbde) | (ade),(c)";

  // As many as there are letters for what can become of them.
  static constexpr unsigned kMostSpots = kMostLetters / 2;

  explicit Sprouts(SproutsReductions reductions = {}) : reductions_(reductions) {}
  static Sprouts from_code(std::string_view text);
  // As certificates name it; the command knows the game without a code alone.
  std::string code() const { return reductions_.few_lives ? "" : "surfaces"; }
  const SproutsReductions& reductions() const { return reductions_; }

  // The lands of a drawing of which no play leaves more than kMostLetters vertices with two corners.
  Sum<Position> lands(const SproutsDrawing& drawing) const { return lands(word_of(drawing), 0); }
  // Requires at most kMostSpots.
  Sum<Position> spots(unsigned number, Surface surface = {}) const;

  std::vector<Sum<Position>> options(const Position& land) const;
  bool any_option(const Position& land, absl::FunctionRef<bool(const Sum<Position>&)> stop) const;
  Key key(const Position& land) const { return land.word; }
  Position position_of(const Key& word) const { return {word}; }
  // A move takes two lives of the land and leaves a new one.
  std::size_t most_moves(const Position& land) const;
  Sum<Position> parse(std::string_view text) const;
  std::string print(const Position& land) const;

  // Labels are the letters of a drawing; certificates know no limit genus, so this wants rules without, and all other
  // reductions but perhaps that of regions with few lives.
  using Labelled = LabelledSprouts;
  Labelled labelled(const Position& land) const;
  Labelled labelled(const SproutsDrawing& drawing) const;
  static std::string component_text(const Position& land) { return text_of(LabelledSprouts{land.word}); }
  std::vector<LabelledMove<Labelled>> labelled_moves(const Labelled& drawing) const;
  static std::vector<LabelledComponent<Position>> labelled_components(const Labelled& drawing);

 private:
  Sum<Position> lands(std::string_view drawing, Letters dead) const;
  FewLives few_lives() const { return reductions_.few_lives ? FewLives::kCounted : FewLives::kKept; }

  SproutsReductions reductions_;
};

}  // namespace sprague
