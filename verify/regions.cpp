// Regions as texts, and what positions that are written region by region have in common.
#include <algorithm>
#include <array>

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
  std::sort(words.begin(), words.end());
  if (spots > 0) words.insert(words.begin(), std::to_string(spots));
  return joined(words, ",") + region.surface();
}

Region read_region(View text) {
  Region region = take_surface(text);
  for (View part : split(text, ",")) {
    if (region.words.empty() && !part.starts_with('(')) {
      if (number(part) == 0) throw Malformed("expected spots");
      if (number(part) > 100) throw TooLarge("a region has more than 100 spots");
      region.words.assign(number(part), "0");
      continue;
    }
    const bool boundary = skip(part, "(") && part.size() > 1 && part.ends_with(')');
    const Text word(part.substr(0, part.size() - (boundary ? 1 : 0)));
    const auto known = [](char corner) { return corner == '1' || corner == '2' || is_letter(corner); };
    if (!boundary || !std::all_of(word.begin(), word.end(), known)) {
      throw Malformed("expected corners in parentheses: 1, 2 or letters");
    }
    region.words.push_back(word);
  }
  return region;
}

}  // namespace

Text Region::surface() const {
  return genus == 0 ? "" : (orientable ? " on T" : " on P") + std::to_string(genus);
}

Region take_surface(View& text) {
  const std::size_t on = text.find(" on ");
  if (on == View::npos) return {};
  View name = text.substr(on + 4);
  text = text.substr(0, on);
  const bool orientable = skip(name, "T");
  if ((!orientable && !skip(name, "P")) || name == "0") throw Malformed("expected T1, T2, ... or P1, P2, ...");
  if (number(name) > 100) throw TooLarge("a surface has more than 100 handles or crosscaps");
  return {orientable, number(name), {}};
}

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

bool is_letter(char corner) {
  return alphabet.find(corner) != View::npos;
}

Text text_of(const Regions& regions) {
  Texts texts;
  for (const Region& region : regions) texts.push_back(std::min(text_of(region, false), text_of(region, true)));
  std::sort(texts.begin(), texts.end());
  return joined(texts, " | ");
}

Regions read_regions(View text) {
  Regions regions;
  for (View part : list(text, " | ")) regions.push_back(read_region(part));
  return regions;
}

Text corners(const Regions& regions) {
  Text all;
  for (const Region& region : regions) all += joined(region.words, "");
  return all;
}

Text letters(const Regions& regions, std::size_t least, std::size_t most) {
  std::array<std::size_t, 256> count{};
  for (char corner : corners(regions)) ++count[static_cast<unsigned char>(corner)];
  Text result(alphabet);
  std::erase_if(result, [&](char letter) {
    const std::size_t times = count[static_cast<unsigned char>(letter)];
    return times < least || times > most;
  });
  return result;
}

bool is_renaming(View from, View to) {
  return to.size() == from.size() && std::all_of(to.begin(), to.end(), is_letter) &&
         std::set<char>(to.begin(), to.end()).size() == from.size();
}

Text renamed(Text word, View from, View to) {
  for (char& corner : word) {
    if (const std::size_t i = from.find(corner); i != View::npos) corner = to[i];
  }
  std::erase(word, ' ');
  return word;
}

Regions renamed(Regions regions, View from, View to) {
  for (Region& region : regions) {
    for (Text& word : region.words) word = renamed(word, from, to);
  }
  return regions;
}

Texts linked_parts(const Regions& regions, const std::function<bool(char, char)>& linked,
                   const std::function<Text(const Regions&)>& text) {
  std::vector<Regions> parts;
  for (const Region& region : regions) {
    Regions part = {region};
    const Text here = letters(part, 1);
    std::erase_if(parts, [&](const Regions& other) {
      const Text there = letters(other, 1);
      const bool apart = std::none_of(here.begin(), here.end(), [&](char u) {
        return std::any_of(there.begin(), there.end(), [&](char v) { return linked(u, v); });
      });
      if (!apart) part.insert(part.end(), other.begin(), other.end());
      return !apart;
    });
    parts.push_back(part);
  }
  Texts texts;
  for (const Regions& part : parts) texts.push_back(text(part));
  std::sort(texts.begin(), texts.end());
  return texts;
}

}  // namespace sprague::verify
