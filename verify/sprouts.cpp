// Sprouts on compact surfaces: Sections 3 and 4 of Lemoine and Viennot. An undrawn spot is the boundary "0".
#include <algorithm>

#include "verify/games.hpp"

namespace sprague::verify {
namespace {

// A letter counts but once.
std::size_t lives(const Region& region) {
  std::size_t sum = letters({region}, 1).size();
  for (char corner : corners({region})) sum += corner == '0' ? 3 : corner == '1' ? 2 : corner == '2' ? 1 : 0;
  return sum;
}

// The document's normal form; dead letters are struck out already.
Regions reduced(Regions regions) {
  for (Region& region : regions) {
    for (Text& word : region.words) {
      for (std::size_t i = 0; word.size() > 1 && i < word.size(); ++i) {
        const std::size_t next = (i + 1) % word.size();
        if (word[i] != word[next] || !is_letter(word[i])) continue;
        word[i] = '2';
        word.erase(next, 1);
      }
      if (word == "1") word = "22";
    }
    std::erase(region.words, "");
  }
  std::erase_if(regions, [](const Region& region) { return lives(region) < 2; });
  const Text single = letters(regions, 1, 1);
  regions = renamed(regions, single, Text(single.size(), '2'));
  for (Region& region : regions) {
    const Text elsewhere = letters({region}, 1, 1);  // as well
    const std::size_t left = lives(region);
    if (left <= 3) region = {true, 0, {elsewhere + Text(left - elsewhere.size(), '2')}};
  }
  return regions;
}

Regions read(View text) {
  if (text.size() > 200) throw TooLarge("a drawing's text has more than 200 bytes");
  Regions regions = read_regions(text);
  const Text all = corners(regions);
  if (2 * letters(regions, 2, 2).size() != static_cast<std::size_t>(std::count_if(all.begin(), all.end(), is_letter))) {
    throw Malformed("expected two corners for a letter");
  }
  return regions;
}

// Spots alone need not be in normal form: one spot is to become three lives.
Text start(View text) {
  Text position = text_of(reduced(read(text)));
  if (position != text && text.find_first_of("(|") != View::npos) {
    throw Malformed("expected the normal form, which is " + quoted(position));
  }
  return position;
}

// What a curve leaves, with the fresh letters so that the text is the least.
Text least_text(const Regions& left, const Text& fresh) {
  const Text all = corners(left);
  Text used = fresh;
  std::erase_if(used, [&](char letter) { return all.find(letter) == Text::npos; });
  Text names = fresh.substr(0, used.size());
  std::sort(names.begin(), names.end());
  Text least = text_of(renamed(left, used, names));
  while (std::next_permutation(names.begin(), names.end()))
    least = std::min(least, text_of(renamed(left, used, names)));
  return least;
}

std::set<Text> moves(const Text& position) {
  const Regions before = read(position);
  const Text fresh = letters(before, 0, 0).substr(0, 3);
  if (fresh.size() < 3) throw TooLarge("a position has more than 49 letters");
  std::set<Text> texts;
  each_curve(before, fresh, [&](Text ends, const Regions& left) {
    std::erase_if(ends, [](char corner) { return !is_letter(corner); });
    texts.insert(least_text(reduced(renamed(left, ends, "  ")), fresh));
  });
  return texts;
}

Texts components(const Text& position) {
  return linked_parts(read(position), std::equal_to<>(), [](const Regions& part) { return text_of(part); });
}

bool same(const Text& component, const Text& other, View relabelling) {
  const Regions regions = read(other);
  const Text from = letters(regions, 1);
  return is_renaming(from, relabelling) && text_of(renamed(regions, from, relabelling)) == component;
}

}  // namespace

Game sprouts_game() {
  return text_game(start, moves, components, same);
}

}  // namespace sprague::verify
