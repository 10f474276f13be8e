// Sprouts on compact surfaces: Sections 3 and 4 of Lemoine and Viennot. An undrawn spot is the boundary "0".

#include "verify/games.hpp"

namespace sprague::verify {
namespace {

// A letter counts but once.
std::size_t lives(const Region& region) {
  const Text all = corners({region});
  std::size_t sum = labels(all).size();
  for (char corner : all) sum += corner == '0' ? 3 : corner == '1' ? 2 : corner == '2' ? 1 : 0;
  return sum;
}

void rename(Region& region, View from, View to) {
  for (Text& word : region.words) word = renamed(word, from, to);
}

// The document's normal form; dead letters are struck out already.
Regions reduced(Regions regions, bool surfaces_stay) {
  for (Region& region : regions) {
    for (Text& word : region.words) {
      for (std::size_t i = 0; word.size() > 1 && i < word.size(); ++i) {
        const std::size_t next = (i + 1) % word.size();
        if (word[i] != word[next] || !has(alphabet, word[i])) continue;
        word[i] = '2';
        word.erase(next, 1);
      }
      if (word == "1") word = "22";
    }
    std::erase(region.words, "");
  }
  std::erase_if(regions, [](const Region& region) { return lives(region) < 2; });
  const Text single = letters(corners(regions), 1);
  for (Region& region : regions) rename(region, single, Text(single.size(), '2'));
  for (Region& region : regions) {
    const Text elsewhere = letters(corners({region}), 1);  // as well
    const std::size_t left = lives(region);
    if (left <= 3 && !surfaces_stay) region = {true, 0, {elsewhere + Text(left - elsewhere.size(), '2')}};
  }
  return regions;
}

Regions read(View position) {
  Regions regions = read_regions(split(position, ";"), Text("12") + Text(alphabet));
  const Text all = corners(regions);
  if (letters(all, 2).size() != labels(all).size()) throw Malformed("expected two corners for a letter");
  return regions;
}

// What a curve leaves, with the fresh letters so that the text is the least.
Text least_text(const Regions& left, const Text& fresh) {
  Text used = labels(corners(left));
  std::erase_if(used, [&](char letter) { return !has(fresh, letter); });
  Text names = fresh.substr(0, used.size());
  std::ranges::sort(names);
  Text least;
  do {
    Regions regions = left;
    for (Region& region : regions) rename(region, used, names);
    const Text text = text_of(regions);
    least = least.empty() ? text : std::min(least, text);
  } while (std::ranges::next_permutation(names).found);
  return least;
}

// A letter counts but once in all regions. A curve takes two lives, and its new vertex has one.
std::uint64_t all_lives(View position) {
  return lives({true, 0, {corners(read(position))}});
}

Moves moves(const Text& position, bool surfaces_stay) {
  const Regions before = read(position);
  Text fresh(alphabet);
  std::erase_if(fresh, [used = labels(position)](char letter) { return has(used, letter); });
  if (fresh.size() < 3) throw TooLarge("a position has more than 49 letters");
  fresh.resize(3);
  Moves result;
  each_curve(before, fresh, [&](const Text& ends, Regions left) {
    const Text dead = labels(ends);
    for (Region& region : left) {
      for (Text& word : region.words) std::erase_if(word, [&](char c) { return has(dead, c); });
    }
    add(result, least_text(reduced(left, surfaces_stay), fresh));
  });
  return result;
}

}  // namespace

Game sprouts_game(bool surfaces_stay) {
  const auto normal = [=](View position) { return text_of(reduced(read(position), surfaces_stay)); };
  return {normal, normal, [=](const Text& position) { return moves(position, surfaces_stay); }, all_lives};
}

}  // namespace sprague::verify
