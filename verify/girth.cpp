// Brussels Sprouts without short cycles of its graph: Definition 1.3 and Section 3 of Das et al. A corner is an open
// tip, the letter of its junction. A curve is two edges: its tips have to be at the distance GIRTH - 2 or more, here
// `far`, from which on all distances are alike.
#include <algorithm>

#include "verify/games.hpp"

namespace sprague::verify {
namespace {

struct Drawing {
  Regions regions;
  Texts distances;  // "ab1", "ac2", as far as they are written
};

Drawing read(View text) {
  if (text.size() > 400) throw TooLarge("a drawing's text has more than 400 bytes");
  const Texts halves = split(text, "; ");
  Drawing drawing{read_regions(halves[0]), list(halves.size() > 1 ? halves[1] : "", ",")};
  if (corners(drawing.regions).find_first_not_of(alphabet) != Text::npos) throw Malformed("expected letters");
  return drawing;
}

Drawing read_spots(View text) {
  Region region = read_tips(text);
  if (region.words.size() > alphabet.size()) throw TooLarge("there are more than 52 spots");
  for (std::size_t i = 0; i < region.words.size(); ++i) region.words[i].assign(region.words[i].size(), alphabet[i]);
  return {{region}, {}};
}

// From letter to letter, the length of a shortest way.
struct Ways {
  std::vector<Number> lengths;
  Number& operator()(char u, char v) { return lengths[static_cast<std::size_t>(u * 128 + v)]; }
};

// By these distances, but `far` at most.
Ways ways_by(Number far, const Texts& distances) {
  Ways ways{std::vector<Number>(1 << 14, far)};
  for (char u : alphabet) ways(u, u) = 0;
  for (View text : distances) {
    const bool pair = text.size() > 2 && is_letter(text[0]) && is_letter(text[1]);
    const Number length = pair ? number(text.substr(2)) : 0;
    if (length == 0) throw Malformed("expected a distance as ab1, found " + quoted(text));
    Number& known = ways(text[0], text[1]);
    known = ways(text[1], text[0]) = std::min(known, length);
  }
  for (char middle : alphabet) {
    for (char u : alphabet) {
      if (ways(u, middle) == far) continue;
      for (char v : alphabet) ways(u, v) = std::min(ways(u, v), ways(u, middle) + ways(middle, v));
    }
  }
  return ways;
}

Texts pairs(const Text& junctions) {
  Texts result;
  for (char u : junctions) {
    for (char v : junctions.substr(junctions.find(u) + 1)) result.push_back({u, v});
  }
  return result;
}

// The document's normal form.
Text text_of(Number far, const Drawing& drawing) {
  Ways ways = ways_by(far, drawing.distances);
  Regions regions;
  std::set<Text> together;  // in one region, and nearer than that
  for (Region region : drawing.regions) {
    std::erase(region.words, "");
    Texts near = pairs(letters({region}, 1));
    if (std::erase_if(near, [&](const Text& pair) { return ways(pair[0], pair[1]) == far; }) == 0) continue;
    together.insert(near.begin(), near.end());
    regions.push_back(region);
  }
  Texts written;
  for (const Text& pair : pairs(letters(regions, 1))) {
    const Number length = ways(pair[0], pair[1]);
    if (length + 2 < far || (length < far && together.contains(pair))) written.push_back(pair + std::to_string(length));
  }
  return text_of(regions) + (written.empty() ? "" : "; ") + joined(written, ",");
}

Text start(Number far, View text) {
  const bool spots = !text.empty() && text.front() != '(';
  Text position = text_of(far, spots ? read_spots(text) : read(text));
  if (position != text && !spots) throw Malformed("expected the normal form, which is " + quoted(position));
  return position;
}

std::set<Text> moves(Number far, const Text& position) {
  const Drawing before = read(position);
  Ways ways = ways_by(far, before.distances);
  const Text crossbar = letters(before.regions, 0, 0).substr(0, 1);
  if (crossbar.empty()) throw TooLarge("a position has more than 51 letters");
  std::set<Text> texts;
  each_curve(before.regions, crossbar, [&](const Text& ends, const Regions& left) {
    if (ways(ends[0], ends[1]) < far) return;
    Texts distances = before.distances;
    for (char end : ends) distances.push_back(end + crossbar + "1");
    texts.insert(text_of(far, {left, distances}));
  });
  return texts;
}

// A curve in a region may bring junctions of another together if a distance between them is less than GIRTH - 4.
Texts components(Number far, const Text& position) {
  const Drawing drawing = read(position);
  Ways ways = ways_by(far, drawing.distances);
  return linked_parts(
      drawing.regions, [&](char u, char v) { return ways(u, v) + 2 < far; },
      [&](const Regions& part) {
        return text_of(far, {part, drawing.distances});
      });
}

bool same(Number far, const Text& component, const Text& other, View relabelling) {
  Drawing entry = read(other);
  const Text from = letters(entry.regions, 1);
  if (!is_renaming(from, relabelling)) return false;
  for (Text& distance : entry.distances) distance = renamed(distance, from, relabelling);
  return text_of(far, {renamed(entry.regions, from, relabelling), entry.distances}) == component;
}

}  // namespace

Game girth_game(View girth) {
  if (number(girth) < 3 || number(girth) > 100) throw Malformed("a girth is 3 to 100");
  const auto with = [far = number(girth) - 2](const auto& function) {
    return [=](const auto&... arguments) { return function(far, arguments...); };
  };
  return {with(start), with(moves), with(components), with(same)};
}

}  // namespace sprague::verify
