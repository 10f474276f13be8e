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
  Text text(alphabet);
  std::erase_if(text, [&](char letter) { return !letters[static_cast<std::size_t>(letter)]; });
  return text;
}

Text sorted(Texts items) {
  std::erase(items, "");
  std::ranges::sort(items);
  return joined(items, ";");
}

Texts hang_together(View position, const std::function<Letters(View)>& near) {
  Texts parts;
  for (Text part : split(position, ";")) {
    const Letters reach = near(part);
    std::erase_if(parts, [&](const Text& other) {
      const bool linked = (reach & labels(other)).any();
      if (linked) part += ";" + other;
      return linked;
    });
    parts.push_back(part);
  }
  return parts;
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
