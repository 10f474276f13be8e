// Circular Sprouts without triangles: Sections 4 and 5 of Das et al. A circle of spots, each with its tips inside; a
// curve between two spots makes two circles of one, which have its new vertex in common, with one tip in each.
#include <algorithm>

#include "verify/games.hpp"
#include "verify/texts.hpp"

namespace sprague::verify {
namespace {

using Tips = std::vector<Number>;  // around the circle

// The curve and its new vertex are two edges: with one edge of the circle they would make a triangle, with two they do
// not. Between two vertices of one circle, no way outside it is shorter than those that it has had.
bool may_join(std::size_t spots, std::size_t i, std::size_t j) {
  return j - i >= 2 && spots - (j - i) >= 2;
}

class CircularGame final : public HeapsGame {
 public:
  CircularGame() : HeapsGame(" + ") {}

 private:
  static Tips read(std::string_view text) {
    const std::size_t open = text.find('(');
    if (!skip(text, "CS") || open == std::string_view::npos || !text.ends_with(')')) {
      throw Malformed("expected a circle as CS4(3,1,5,1)");
    }
    Tips tips = numbers(text.substr(open - 1, text.size() - open));
    if (number(text.substr(0, open - 2)) != tips.size()) throw Malformed("the circle has not so many spots");
    if (tips.size() > 100) throw TooLarge("a circle has more than 100 spots");
    for (Number number : tips) {
      if (number > 10'000) throw TooLarge("a spot has more than 10000 tips");
    }
    return tips;
  }

  // The least reading, either way round; nothing if no curve can be drawn.
  std::string normal_component(std::string_view text) const override {
    Tips tips = read(text);
    bool over = true;
    for (std::size_t j = 0; j < tips.size(); ++j) {
      for (std::size_t i = 0; i < j; ++i) over = over && !(may_join(tips.size(), i, j) && tips[i] > 0 && tips[j] > 0);
    }
    if (over) return "";
    Tips least = tips;
    for (std::size_t turn = 0; turn < 2 * tips.size(); ++turn) {
      least = std::min(least, tips);
      std::rotate(tips.begin(), tips.begin() + 1, tips.end());
      if (turn + 1 == tips.size()) std::reverse(tips.begin(), tips.end());
    }
    return text_of(least);
  }

  static std::string text_of(const Tips& tips) { return "CS" + std::to_string(tips.size()) + "(" + listed(tips) + ")"; }

  std::set<Texts> options(const std::string& component) const override {
    const Tips tips = read(component);
    std::set<Texts> result;
    for (std::size_t j = 0; j < tips.size(); ++j) {
      for (std::size_t i = 0; i < j; ++i) {
        if (!may_join(tips.size(), i, j)) continue;
        for (Number at_i = 0; at_i < tips[i]; ++at_i) {
          for (Number at_j = 0; at_j < tips[j]; ++at_j) {
            Tips one(tips.begin() + static_cast<std::ptrdiff_t>(i), tips.begin() + static_cast<std::ptrdiff_t>(j) + 1);
            one.front() = at_i;
            one.back() = at_j;
            one.push_back(1);
            Tips two(tips.begin() + static_cast<std::ptrdiff_t>(j), tips.end());
            two.insert(two.end(), tips.begin(), tips.begin() + static_cast<std::ptrdiff_t>(i) + 1);
            two.front() = tips[j] - 1 - at_j;
            two.back() = tips[i] - 1 - at_i;
            two.push_back(1);
            result.insert(Texts{text_of(one), text_of(two)});
            if (result.size() > 200'000) throw TooLarge("a circle has more than 200000 curves");
          }
        }
      }
    }
    return result;
  }
};

}  // namespace

std::unique_ptr<Game> circular_game() {
  return std::make_unique<CircularGame>();
}

}  // namespace sprague::verify
