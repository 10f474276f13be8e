#include "verify/heaps.hpp"

#include <algorithm>

namespace sprague::verify {

Text HeapsGame::component(View text) const {
  if (text.find(separator_) != View::npos || text.empty() || normal(text) != text) {
    throw Malformed("expected one component in normal form");
  }
  return Text(text);
}

std::set<Text> HeapsGame::moves(const Text& position) const {
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
}

Texts HeapsGame::components(const Text& position) const {
  const std::vector<View> parts = split(position, separator_);
  return position.empty() ? Texts{} : Texts(parts.begin(), parts.end());
}

bool HeapsGame::same(const Text& component, const Text& other, View relabelling) const {
  return component == other && relabelling.empty();
}

Text HeapsGame::joined(Texts parts) const {
  for (Text& part : parts) part = normal(part);
  std::sort(parts.begin(), parts.end());
  Text text;
  for (const Text& part : parts) text += (text.empty() ? "" : separator_) + part;
  return text;
}

}  // namespace sprague::verify
