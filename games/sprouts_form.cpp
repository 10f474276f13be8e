// The canonical word of a land.
//
// If the colours of all letters' corners (games/sprouts_colours.hpp) differ, their order gives the order of everything.
// Otherwise each of some that are alike is made different in turn, and the least word counts. Equal lands get equal
// words, for colours depend on the land alone and not on how it was written down; the word says all of the land, so
// different ones get different words.
#include <algorithm>
#include <span>
#include <utility>

#include "games/lately.hpp"
#include "games/sprouts_colours.hpp"
#include "games/sprouts_drawing.hpp"
#include "games/sprouts_order.hpp"
#include "games/sprouts_parts.hpp"

namespace sprague {
namespace {

// Of a land with letters.
class Form {
 public:
  explicit Form(const SproutsParts& parts)
      : parts_(parts),
        colours_(refined(parts, refined(parts, first_colours(parts)))),
        order_(order_by(parts, colours_)) {}
  // By the first colours, the same for most ways to write the land down.
  WordBytes early_word() const { return word_by(parts_, order_); }
  const WordBytes& least_word() {
    search(colours_, order_);
    return least_;
  }
  // For each letter of the least word, once that is found, its letter here.
  std::vector<Corner> letters_of_least() const;

 private:
  // The number of classes of corners of one colour, and the smallest ones of more than one corner: of those that twins
  // alone make up, whose order does not matter, and of the others; of equally small ones, those of the least colour.
  struct Ties {
    std::size_t classes = 0;
    std::span<const PlacedLetter> of_twins;
    std::span<const PlacedLetter> of_others;
  };

  // Goes on from colours and their order, which it changes.
  void search(SproutsColours& colours, SproutsOrder& order);
  Ties ties_in(const SproutsOrder& order) const;
  bool are_exchangeable(std::span<const PlacedLetter> alike) const;

  const SproutsParts& parts_;
  SproutsColours colours_;
  SproutsOrder order_;
  WordBytes least_;
  SproutsOrder least_order_;
};

void Form::search(SproutsColours& colours, SproutsOrder& order) {
  Ties ties = ties_in(order);
  for (std::size_t classes = 0; !ties.of_others.empty() && ties.classes > classes;) {
    classes = ties.classes;
    colours = refined(parts_, colours);
    order = order_by(parts_, colours);
    ties = ties_in(order);
  }
  if (ties.of_others.empty()) {
    WordBytes word = word_by(parts_, order);
    if (!least_.empty() && !(word < least_)) return;
    least_.swap(word);
    least_order_ = order;
    return;
  }
  const auto alike = ties.of_twins.empty() ? ties.of_others : ties.of_twins;
  for (std::size_t i = 0; i < alike.size(); ++i) {
    const SproutsParts::Index p = alike[i].place;
    const auto earlier = alike.first(i);
    if (std::ranges::any_of(earlier, [&](const PlacedLetter& other) { return parts_.are_twins(other.place, p); }))
      continue;
    SproutsColours marked = colours;
    marked[p] += 1;
    marked = refined(parts_, marked);
    SproutsOrder order_of_marked = order_by(parts_, marked);
    search(marked, order_of_marked);
  }
}

Form::Ties Form::ties_in(const SproutsOrder& order) const {
  Ties ties;
  for (std::size_t start = 0, end = 0; start < order.size(); start = end) {
    ++ties.classes;
    for (end = start + 1; end < order.size() && order[end].colour == order[start].colour;) ++end;
    if (end - start == 1) continue;
    const std::span<const PlacedLetter> alike(order.data() + start, end - start);
    auto& smallest = are_exchangeable(alike) ? ties.of_twins : ties.of_others;
    if (smallest.empty() || alike.size() < smallest.size()) smallest = alike;
  }
  return ties;
}

bool Form::are_exchangeable(std::span<const PlacedLetter> alike) const {
  return std::ranges::all_of(alike.subspan(1), [&](const PlacedLetter& other) {
    return (alike.size() == 2 || other.letter != alike[0].letter) && parts_.are_twins(alike[0].place, other.place);
  });
}

std::vector<Corner> Form::letters_of_least() const {
  // word_by names letters as they come.
  std::vector<Corner> letters;
  for (const PlacedLetter& placed : least_order_) {
    if (std::ranges::find(letters, placed.letter) == letters.end()) letters.push_back(placed.letter);
  }
  return letters;
}

std::string word_without_letters(const SproutsParts& parts) {
  const SproutsParts::Region& region = parts.regions()[0];
  std::string word(region.start.begin(), region.start.end());
  word += std::min(parts.plain(region, false), parts.plain(region, true));
  return word + '\0';
}

}  // namespace

std::string canonical_word(std::string_view word) {
  // Half of the lands that curves leave have been met lately, written in the same way, and most others have the early
  // word of one of them.
  thread_local Lately words;
  thread_local Lately early_words;
  Lately::Place& place = words.place_of(word);
  if (const std::string_view known = place.find(word); !known.empty()) return std::string(known);
  const SproutsParts parts(word);
  if (parts.letters().empty()) {
    std::string least = word_without_letters(parts);
    place.put(word, least);
    return least;
  }
  Form form(parts);
  const WordBytes early_bytes = form.early_word();
  const std::string_view early(early_bytes.data(), early_bytes.size());
  Lately::Place& early_place = early_words.place_of(early);
  std::string least(early_place.find(early));
  if (least.empty()) {
    const WordBytes& bytes = form.least_word();
    least.assign(bytes.data(), bytes.size());
    early_place.put(early, least);
  }
  place.put(word, least);
  return least;
}

std::vector<Corner> canonical_letters(std::string_view word) {
  const SproutsParts parts(word);
  if (parts.letters().empty()) return {};
  Form form(parts);
  static_cast<void>(form.least_word());
  return form.letters_of_least();
}

}  // namespace sprague
