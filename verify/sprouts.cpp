// Sprouts on compact surfaces: Sections 3 and 4 of Lemoine and Viennot. An undrawn spot is the boundary "0".
#include <algorithm>
#include <array>

#include "verify/games.hpp"

namespace sprague::verify {
namespace {

constexpr View alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

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

Text text_of(const Regions& regions) {
  Texts texts;
  for (const Region& region : regions) texts.push_back(std::min(text_of(region, false), text_of(region, true)));
  std::sort(texts.begin(), texts.end());
  return joined(texts, " | ");
}

Text corners(const Regions& regions) {
  Text all;
  for (const Region& region : regions) all += joined(region.words, "");
  return all;
}

// Those that stand at so many corners, in the order of the alphabet.
Text letters(const Regions& regions, std::size_t times) {
  std::array<std::size_t, 256> count{};
  for (char corner : corners(regions)) ++count[static_cast<unsigned char>(corner)];
  Text result(alphabet);
  std::erase_if(result, [&](char letter) { return count[static_cast<unsigned char>(letter)] != times; });
  return result;
}

// Writes other letters for some, or strikes them out if the other is ' '.
Regions renamed(Regions regions, View from, View to) {
  for (Region& region : regions) {
    for (Text& word : region.words) {
      for (char& corner : word) {
        if (const std::size_t i = from.find(corner); i != View::npos) corner = to[i];
      }
      std::erase(word, ' ');
    }
  }
  return regions;
}

// A letter counts but once.
std::size_t lives(const Region& region) {
  std::size_t sum = letters({region}, 1).size() + letters({region}, 2).size();
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
  const Text single = letters(regions, 1);
  regions = renamed(regions, single, Text(single.size(), '2'));
  for (Region& region : regions) {
    const Text elsewhere = letters({region}, 1);  // as well
    const std::size_t left = lives(region);
    if (left <= 3) region = {true, 0, {elsewhere + Text(left - elsewhere.size(), '2')}};
  }
  return regions;
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

Regions read(View text) {
  if (text.size() > 200) throw TooLarge("a drawing's text has more than 200 bytes");
  Regions regions;
  for (View part : list(text, " | ")) regions.push_back(read_region(part));
  const Text all = corners(regions);
  if (2 * letters(regions, 2).size() != static_cast<std::size_t>(std::count_if(all.begin(), all.end(), is_letter))) {
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
  const Text fresh = letters(before, 0).substr(0, 3);
  if (fresh.size() < 3) throw TooLarge("a position has more than 49 letters");
  std::set<Text> texts;
  std::size_t curves = 0;
  for (std::size_t here = 0; here < before.size(); ++here) {
    each_curve(before[here], fresh, [&](Text ends, Regions left) {
      if (++curves > 300'000) throw TooLarge("a position has more than 300000 curves");
      for (std::size_t other = 0; other < before.size(); ++other) {
        if (other != here) left.push_back(before[other]);
      }
      std::erase_if(ends, [](char corner) { return !is_letter(corner); });
      texts.insert(least_text(reduced(renamed(left, ends, "  ")), fresh));
    });
  }
  return texts;
}

// Regions with a letter in common hang together.
Texts components(const Text& position) {
  std::vector<Regions> parts;
  for (const Region& region : read(position)) {
    Regions part = {region};
    std::erase_if(parts, [&](const Regions& other) {
      if (letters(other, 1).find_first_of(letters({region}, 1)) == Text::npos) return false;
      part.insert(part.end(), other.begin(), other.end());
      return true;
    });
    parts.push_back(part);
  }
  Texts texts;
  for (const Regions& part : parts) texts.push_back(text_of(part));
  std::sort(texts.begin(), texts.end());
  return texts;
}

Text component(View text) {
  if (start(text) != text) throw Malformed("expected the normal form");
  return Text(text);
}

bool same(const Text& component, const Text& other, View relabelling) {
  const Regions regions = read(other);
  const Text from = letters(regions, 2);
  const bool known = std::all_of(relabelling.begin(), relabelling.end(), is_letter);
  return known && relabelling.size() == from.size() &&
         std::set<char>(relabelling.begin(), relabelling.end()).size() == from.size() &&
         text_of(renamed(regions, from, relabelling)) == component;
}

}  // namespace

Game sprouts_game() {
  return {start, component, moves, [](const Text&, const Text& move) { return move; }, components, same};
}

}  // namespace sprague::verify
