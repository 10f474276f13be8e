// Brussels Sprouts without short cycles of its graph: Definition 1.3 and Section 3 of Das et al. A corner is an open
// tip, the letter of its junction. A curve is two edges: its tips have to be at the distance GIRTH - 2 or more, here
// `far`, from which on all distances are alike.
#include "verify/games.hpp"

namespace sprague::verify {
namespace {

struct Drawing {
  Regions regions;
  Texts distances;  // "ab1", "ac2", as far as they are written
};

Drawing read(View position) {
  Texts items = split(position, ";");
  const auto middle =
      std::stable_partition(items.begin(), items.end(), [](View item) { return item.starts_with('('); });
  return {read_regions({items.begin(), middle}, alphabet), {middle, items.end()}};
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
    const bool pair = text.size() > 2 && labels(text).count() == 2;
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

Text normal(Number far, const Drawing& drawing) {
  Ways ways = ways_by(far, drawing.distances);
  Regions regions;
  std::set<Text> together;  // in one region, and nearer than that
  for (Region region : drawing.regions) {
    std::erase(region.words, "");
    Texts near = pairs(alphabetical(labels(corners({region}))));
    if (std::erase_if(near, [&](const Text& pair) { return ways(pair[0], pair[1]) == far; }) == 0) continue;
    together.insert(near.begin(), near.end());
    regions.push_back(region);
  }
  Texts items{text_of(regions)};
  for (const Text& pair : pairs(alphabetical(labels(corners(regions))))) {
    const Number length = ways(pair[0], pair[1]);
    if (length + 2 < far || (length < far && together.contains(pair))) items.push_back(pair + std::to_string(length));
  }
  return sorted(items);
}

Moves moves(Number far, const Text& position) {
  const Drawing before = read(position);
  Ways ways = ways_by(far, before.distances);
  const Text crossbar = alphabetical(~labels(position)).substr(0, 1);
  if (crossbar.empty()) throw TooLarge("a position has more than 51 letters");
  Moves result;
  each_curve(before.regions, crossbar, [&](const Text& ends, const Regions& left) {
    if (ways(ends[0], ends[1]) < far) return;
    Texts distances = before.distances;
    for (char end : ends) distances.push_back(end + crossbar + "1");
    const Text text = normal(far, {left, distances});
    result[text] = [text] { return text; };
  });
  return result;
}

// A curve in a region may bring junctions of another together if a distance between them is less than GIRTH - 4.
Texts components(Number far, const Text& position) {
  const Drawing drawing = read(position);
  Ways ways = ways_by(far, drawing.distances);
  const auto near = [&](View region) {
    Letters letters;
    for (char u : alphabetical(labels(region))) {
      for (char v : alphabet) letters[static_cast<std::size_t>(v)] = letters[v] || ways(u, v) + 2 < far;
    }
    return letters;
  };
  Texts texts = hang_together(text_of(drawing.regions), near);
  for (Text& text : texts) text = normal(far, {read(text).regions, drawing.distances});
  std::ranges::sort(texts);
  return texts;
}

}  // namespace

Game girth_game(View girth) {
  if (number(girth) < 3 || number(girth) > 100) throw Malformed("a girth is 3 to 100");
  const Number far = number(girth) - 2;
  const auto start = [=](View position) { return normal(far, read(position)); };
  return {start, start, [=](const Text& position) { return moves(far, position); },
          [=](const Text& position) { return components(far, position); }};
}

}  // namespace sprague::verify
