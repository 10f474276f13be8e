// Regions as texts.

#include "verify/games.hpp"

namespace sprague::verify {
namespace {

// All boundaries one way round; those of a non-orientable region each in its lesser way.
Text text_of(const Region& region, bool backwards) {
  Texts words;
  for (const Text& word : region.words) {
    Text least = least_rotation(backwards ? reversed(word) : word);
    if (!region.orientable) least = std::min(least, least_rotation(reversed(word)));
    if (word != "0") words.push_back("(" + least + ")");
  }
  const std::size_t spots = region.words.size() - words.size();
  std::ranges::sort(words);
  if (spots > 0) words.insert(words.begin(), std::to_string(spots));
  const Text surface =
      region.orientable ? " on T" + std::to_string(region.lost / 2) : " on P" + std::to_string(region.lost);
  return joined(words, ",") + (region.lost == 0 ? "" : surface);
}

Region read_region(View text, View corners) {
  const std::size_t on = std::min(text.find(" on "), text.size());
  View surface = text.substr(on);
  Region region{!skip(surface, " on P"), 0, {}};
  if (on < text.size()) {
    const bool known = !region.orientable || skip(surface, " on T");
    if (!known || number(surface) == 0) throw Malformed("expected T1, T2, ... or P1, P2, ...");
    if (number(surface) > 100) throw TooLarge("a surface has more than 100 handles or crosscaps");
    region.lost = number(surface) * (region.orientable ? 2 : 1);
  }
  for (View part : split(text.substr(0, on), ",")) {
    if (!part.starts_with('(') && has(corners, '1')) {  // in Sprouts
      if (number(part) == 0) throw Malformed("expected spots");
      region.words.insert(region.words.end(), std::min(number(part), Number{101}), "0");
      continue;
    }
    const bool boundary = skip(part, "(") && part.ends_with(')');
    const View word = part.substr(0, part.size() - (boundary ? 1 : 0));
    if (!boundary || word.find_first_not_of(corners) != View::npos) throw Malformed("expected corners in parentheses");
    region.words.emplace_back(word);
  }
  if (region.words.size() > 100) throw TooLarge("a region has more than 100 boundaries");
  return region;
}

}  // namespace

Text least_rotation(Text word) {
  Text least = word;
  for (std::size_t i = 0; i < word.size(); ++i) {
    std::rotate(word.begin(), word.begin() + 1, word.end());
    least = std::min(least, word);
  }
  return least;
}

Text reversed(const Text& word) {
  return {word.rbegin(), word.rend()};
}

Text text_of(const Regions& regions) {
  Texts texts;
  for (const Region& region : regions) texts.push_back(std::min(text_of(region, false), text_of(region, true)));
  return sorted(texts);
}

Regions read_regions(const Texts& items, View corners) {
  Regions regions;
  for (const Text& item : items) regions.push_back(read_region(item, corners));
  return regions;
}

Text corners(const Regions& regions) {
  Text all;
  for (const Region& region : regions) all += joined(region.words, "");
  return all;
}

Text letters(const Text& corners, std::ptrdiff_t times) {
  Text result = alphabetical(labels(corners));
  std::erase_if(result, [&](char letter) { return std::ranges::count(corners, letter) != times; });
  return result;
}

}  // namespace sprague::verify
