#include <algorithm>

#include "verify/game.hpp"

namespace sprague::verify {

Game text_game(const std::function<Text(View)>& start, const std::function<std::set<Text>(const Text&)>& moves,
               const std::function<Texts(const Text&)>& components,
               const std::function<bool(const Text&, const Text&, View)>& same) {
  const auto component = [=](View text) {
    if (start(text) != text) throw Malformed("expected the normal form");
    return Text(text);
  };
  return {start, component, moves, [](const Text&, const Text& move) { return move; }, components, same};
}

Game heaps_game(const Text& separator, const std::function<Text(View)>& normal,
                const std::function<std::set<Texts>(const Text&)>& options) {
  const auto components = [=](View position) { return list(position, separator); };
  const auto start = [=](const Texts& parts) {
    std::multiset<Text> sorted;
    for (const Text& part : parts) sorted.insert(normal(part));
    sorted.erase("");
    return joined({sorted.begin(), sorted.end()}, separator);
  };
  const auto moves = [=](const Text& position) {
    std::set<Text> result;
    for (const Text& part : components(position)) {
      Texts rest = components(position);
      rest.erase(std::find(rest.begin(), rest.end(), part));
      for (Texts left : options(part)) {
        left.insert(left.end(), rest.begin(), rest.end());
        result.insert(start(left));
      }
    }
    return result;
  };
  const auto same = [](const Text& one, const Text& other, View labels) { return one == other && labels.empty(); };
  return text_game([=](View text) { return start(components(text)); }, moves, components, same);
}

}  // namespace sprague::verify
