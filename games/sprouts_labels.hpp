// Drawings of Sprouts whose letters stay what they are: what certificates are written in (docs/certificates.md, which
// says what the normal form and the text of a drawing are).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/sprouts_drawing.hpp"

namespace sprague {

// The word of a drawing in normal form, without the limit genus: letters as certificates name them, a for kFirstLetter.
struct LabelledSprouts {
  std::string word;
};

// What becomes of a region with three lives or less: it is a sphere with one boundary (the document's rule 6), or stays
// as it is.
enum class FewLives { kCounted, kKept };

LabelledSprouts normal_form(std::string_view word, Letters dead, FewLives few_lives);

// The least text.
std::string text_of(const LabelledSprouts& drawing);

// A curve's name, which is the text of what it leaves, and that. Each once, in the order of texts.
struct LabelledCurve {
  std::string text;
  LabelledSprouts after;
};
std::vector<LabelledCurve> labelled_curves(const LabelledSprouts& drawing, FewLives few_lives);

// The lands in a drawing, in the order of their texts.
std::vector<LabelledSprouts> labelled_lands(const LabelledSprouts& drawing);

}  // namespace sprague
