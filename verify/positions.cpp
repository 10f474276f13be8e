// What all games' positions have in common: items with labels, which hang together in components.
#include <algorithm>

#include "verify/game.hpp"

namespace sprague::verify {
namespace {

template <class Function>
void each_label(Text& items, const Function& function) {
  bool label = true;
  for (char& c : items) {
    label = c == ';' || (label && c != ' ');
    if (label && ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'))) function(c);
  }
}

}  // namespace

Letters labels(View items) {
  Letters letters;
  Text text(items);
  each_label(text, [&](char label) { letters.set(static_cast<unsigned char>(label)); });
  return letters;
}

Text alphabetical(const Letters& letters) {
  Text text(alphabet);
  std::erase_if(text, [&](char letter) { return !letters[static_cast<unsigned char>(letter)]; });
  return text;
}

Text renamed(View items, View from, View to) {
  Text text(items);
  each_label(text, [&](char& label) {
    const std::size_t place = from.find(label);
    if (place != View::npos) label = to[place];
  });
  return text;
}

Text sorted(Texts items) {
  std::erase(items, "");
  std::sort(items.begin(), items.end());
  return joined(items, ";");
}

std::vector<Texts> hang_together(const Texts& items, const std::function<Letters(View)>& near) {
  std::vector<std::pair<Letters, Texts>> parts;
  for (const Text& item : items) {
    std::pair<Letters, Texts> part{labels(item), {item}};
    std::erase_if(parts, [&, reach = near(item)](const auto& other) {
      const bool linked = (reach & other.first).any();
      if (linked) part.second.insert(part.second.end(), other.second.begin(), other.second.end());
      if (linked) part.first |= other.first;
      return linked;
    });
    parts.push_back(std::move(part));
  }
  std::vector<Texts> result;
  for (const auto& [letters, part] : parts) result.push_back(part);
  return result;
}

Texts components(View items, const std::function<Text(View)>& normal) {
  Texts texts;
  for (const Texts& part : hang_together(split(items, ";"))) texts.push_back(normal(joined(part, ";")));
  std::sort(texts.begin(), texts.end());
  return texts;
}

Game game_of_piles(const std::function<Text(View)>& normal,
                   const std::function<std::set<Texts>(const Text&)>& options) {
  const auto all_normal = [=](View position) {
    Texts items = split(position, ";");
    for (Text& item : items) item = normal(item);
    return sorted(items);
  };
  const auto moves = [=](const Text& position) {
    std::map<Text, Text> result;
    const Texts items = split(position, ";");
    for (std::size_t i = 0; i < items.size(); ++i) {
      for (const Texts& left : options(items[i])) {
        Texts after = items;
        after[i] = joined(left, ";");
        const Text text = all_normal(joined(after, ";"));
        result[text] = text;
      }
    }
    return result;
  };
  return {all_normal, all_normal, moves};
}

bool is_same(const Game& game, View component, View other, View relabelling) {
  const Text from = alphabetical(labels(other));
  const bool one_to_one = relabelling.size() == from.size() && alphabetical(labels(relabelling)).size() == from.size();
  return one_to_one && game.normal(renamed(other, from, relabelling)) == component;
}

}  // namespace sprague::verify
