#include "verify/heaps.hpp"

#include <algorithm>

namespace sprague::verify {

Game heaps_game(const Text& separator, const std::function<Text(View)>& normal,
                const std::function<std::set<Texts>(const Text&)>& options) {
  const auto components = [=](View position) {
    const std::vector<View> parts = split(position, separator);
    return position.empty() ? Texts{} : Texts(parts.begin(), parts.end());
  };
  const auto joined = [=](Texts parts) {
    for (Text& part : parts) part = normal(part);
    std::sort(parts.begin(), parts.end());
    Text text;
    for (const Text& part : parts) text += (text.empty() ? "" : separator) + part;
    return text;
  };
  const auto component = [=](View text) {
    if (text.empty() || components(text).size() != 1 || normal(text) != text) {
      throw Malformed("expected one component in normal form");
    }
    return Text(text);
  };
  const auto moves = [=](const Text& position) {
    std::set<Text> result;
    const Texts parts = components(position);
    for (std::size_t i = 0; i < parts.size(); ++i) {
      for (Texts left : options(parts[i])) {
        for (std::size_t j = 0; j < parts.size(); ++j) {
          if (j != i) left.push_back(parts[j]);
        }
        result.insert(joined(std::move(left)));
      }
    }
    return result;
  };
  const auto same = [](const Text& one, const Text& other, View relabelling) {
    return one == other && relabelling.empty();
  };
  return {[=](View text) { return joined(components(text)); }, component,  moves,
          [](const Text&, const Text& move) { return move; },  components, same};
}

Text listed(const std::vector<Number>& numbers) {
  Text text;
  for (Number value : numbers) text += (text.empty() ? "" : ",") + std::to_string(value);
  return text;
}

}  // namespace sprague::verify
