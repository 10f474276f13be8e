// What all games' positions have in common: items with labels, which hang together in components.
#include "verify/game.hpp"

namespace sprague::verify {

Text renamed(View items, View from, View to) {
  Text text(items);
  bool label = true;
  for (char& c : text) {
    label = c == ';' || (label && c != ' ');
    const std::size_t place = label ? from.find(c) : View::npos;
    if (place != View::npos) c = to[place];
  }
  return text;
}

Letters labels(View items) {
  Letters letters;
  bool label = true;
  for (char c : items) {
    label = c == ';' || (label && c != ' ');
    if (label && ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'))) letters.set(static_cast<std::size_t>(c));
  }
  return letters;
}

Text alphabetical(const Letters& letters) {
  Text text;
  for (char letter : alphabet) {
    if (letters[static_cast<std::size_t>(letter)]) text += letter;
  }
  return text;
}

Text sorted(Texts items) {
  std::erase(items, "");
  std::ranges::sort(items);
  return joined(items, ";");
}

Texts hang_together(View position, const std::function<Letters(View)>& near) {
  std::vector<std::pair<Letters, Text>> parts;
  for (const Text& item : split(position, ";")) {
    std::pair<Letters, Text> part{labels(item), item};
    std::erase_if(parts, [&, reach = near(item)](const auto& other) {
      const bool linked = (reach & other.first).any();
      if (linked) part = {part.first | other.first, part.second + ";" + other.second};
      return linked;
    });
    parts.push_back(std::move(part));
  }
  Texts texts;
  for (const auto& [letters, text] : parts) texts.push_back(text);
  return texts;
}

Texts components(View position, const std::function<Text(View)>& normal) {
  Texts texts = hang_together(position);
  for (Text& text : texts) text = normal(text);
  std::ranges::sort(texts);
  return texts;
}

bool is_same(const Game& game, View component, View other, View relabelling) {
  const Text from = alphabetical(labels(other));
  const bool one_to_one = relabelling.size() == from.size() && labels(relabelling).count() == from.size();
  return one_to_one && game.normal(renamed(other, from, relabelling)) == component;
}

}  // namespace sprague::verify
