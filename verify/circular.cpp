// Circular Sprouts without triangles: Sections 4 and 5 of Das et al. A circle of spots, each with its tips inside. A
// curve between two spots is two edges long: with one edge of the circle it would make a triangle, with two it does not
// (no way outside the circle is shorter than those that were there). It makes two circles of one, which have its new
// vertex in common, with one tip in each.

#include "verify/games.hpp"

namespace sprague::verify {
namespace {

// Two spots with tips, that are no neighbours.
std::vector<std::pair<std::size_t, std::size_t>> pairs(const Tips& tips) {
  std::vector<std::pair<std::size_t, std::size_t>> result;
  for (std::size_t i = 0; i < tips.size(); ++i) {
    for (std::size_t j = i + 2; j < tips.size() && j - i + 2 <= tips.size(); ++j) {
      if (tips[i] > 0 && tips[j] > 0) result.emplace_back(i, j);
    }
  }
  return result;
}

Tips turned(Tips tips, std::size_t first) {
  std::rotate(tips.begin(), tips.begin() + static_cast<std::ptrdiff_t>(first), tips.end());
  return tips;
}

// From the first spot on to that one, which keep so many tips; and the new vertex.
Text arc(Tips tips, std::size_t last, Number at_first, Number at_last) {
  tips.resize(last);
  tips[0] = at_first;
  tips.insert(tips.end(), {at_last, 1});
  return "(" + listed(tips) + ")";
}

// The least reading, either way round; nothing if no curve can be drawn.
Text normal(View circle) {
  const Tips tips = read_circle(circle);
  const Tips back(tips.rbegin(), tips.rend());
  Tips least = tips;
  for (std::size_t i = 0; i < tips.size(); ++i) least = std::min({least, turned(tips, i), turned(back, i)});
  return pairs(tips).empty() ? "" : "(" + listed(least) + ")";
}

std::set<Text> options(const Text& circle) {
  const Tips tips = read_circle(circle);
  std::set<Text> result;
  std::size_t curves = 0;
  for (const auto& [i, j] : pairs(tips)) {
    for (Number at_i = 0; at_i < tips[i]; ++at_i) {
      for (Number at_j = 0; at_j < tips[j]; ++at_j) {
        if (++curves > most_moves) throw TooLarge("a circle has too many curves");
        result.insert(arc(turned(tips, i), j - i, at_i, at_j) + ";" +
                      arc(turned(tips, j), tips.size() - (j - i), tips[j] - 1 - at_j, tips[i] - 1 - at_i));
      }
    }
  }
  return result;
}

}  // namespace

Tips read_circle(View text) {
  if (!skip(text, "(") || !text.ends_with(')')) throw Malformed("expected a circle as (3,1,5,1)");
  Tips tips = numbers(text.substr(0, text.size() - 1));
  if (*std::ranges::max_element(tips) > 1000) throw TooLarge("a spot has more than 1000 tips");
  return tips;
}

Game circular_game() {
  // The new vertex has as many tips as the curve takes, on two circles of one.
  const auto tips_but_one = [](View circle) {
    std::uint64_t sum = 0;
    for (Number tips : read_circle(circle)) sum += tips;
    return sum - 1;
  };
  return game_of_piles(normal, options, tips_but_one);
}

}  // namespace sprague::verify
