// Brussels Sprouts drawn on compact surfaces: Definition 1.3 and Section 2 of Das et al. A tip is a corner '2', which
// only one curve can end at; and the vertex on a curve has one on either side.
// Without short cycles of its graph (Section 3) a corner is the letter of its junction. A curve is two edges: its tips
// have to be at the distance GIRTH - 2 or more, here `far`, from which on all distances are alike.
#include "verify/games.hpp"

namespace sprague::verify {
namespace {

struct Drawing {
  Regions regions;
  Texts distances;  // "ab1", "ac2", as far as they are written
};

Drawing read(Number far, View position) {
  Texts items = split(position, ";");
  const auto drawn = [&](View item) { return far == 0 || item.starts_with('('); };
  const auto middle = std::stable_partition(items.begin(), items.end(), drawn);
  return {read_regions({items.begin(), middle}, far == 0 ? "2" : alphabet), {middle, items.end()}};
}

// As distances are written to start from: each pair once, the first letter before the second.
Drawing read_start(Number far, View position) {
  Drawing drawing = read(far, position);
  std::set<Text> known;
  for (const Text& distance : drawing.distances) {
    const Text pair = distance.substr(0, 2);
    const bool right = labels(pair) == pair && known.insert(pair).second;
    if (!right) throw Malformed("expected distances as ab1, each once, found " + quoted(distance));
  }
  return drawing;
}

// From letter to letter, which differ modulo 64, the length of a shortest way.
struct Ways {
  std::vector<Number> lengths;
  Number& operator()(char u, char v) { return lengths[static_cast<std::size_t>(u % 64 * 64 + v % 64)]; }
};

// By these distances, but `far` at most.
Ways ways_by(Number far, const Texts& distances) {
  Ways ways{std::vector<Number>(4096, far)};
  for (char u : alphabet) ways(u, u) = 0;
  for (View text : distances) {
    const bool pair = text.size() > 2 && labels(text).size() == 2;
    const Number length = pair ? number(text.substr(2)) : 0;
    if (length == 0) throw Malformed("expected a distance as ab1, found " + quoted(text));
    Number& known = ways(text[0], text[1]);
    known = ways(text[1], text[0]) = std::min(known, length);
  }
  const Text junctions = labels(joined(distances, ";"));
  for (char middle : junctions) {
    for (char u : junctions) {
      for (char v : junctions) ways(u, v) = std::min(ways(u, v), ways(u, middle) + ways(middle, v));
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
    const Text tips = corners({region});
    Texts near = pairs(labels(tips));
    const auto joinable = std::erase_if(near, [&](const Text& pair) { return ways(pair[0], pair[1]) == far; });
    if (far == 0 ? tips.size() < 2 : joinable == 0) continue;
    together.insert(near.begin(), near.end());
    regions.push_back(region);
  }
  Texts items{text_of(regions)};
  for (const Text& pair : pairs(labels(corners(regions)))) {
    const Number length = ways(pair[0], pair[1]);
    if (length + 2 < far || (length < far && together.contains(pair))) items.push_back(pair + std::to_string(length));
  }
  return sorted(items);
}

Moves moves(Number far, const Text& position) {
  const Drawing before = read(far, position);
  Ways ways = ways_by(far, before.distances);
  Text crossbar = far == 0 ? "2" : Text(alphabet);
  std::erase_if(crossbar, [used = labels(position)](char letter) { return has(used, letter); });
  if (crossbar.empty()) throw TooLarge("a position has more than 51 letters");
  Moves result;
  each_curve(before.regions, crossbar.substr(0, 1), [&](const Text& ends, const Regions& left) {
    if (ways(ends[0], ends[1]) < far) return;
    Texts distances = before.distances;
    for (char end : labels(ends)) distances.push_back({end, crossbar[0], '1'});
    add(result, normal(far, {left, distances}));
  });
  return result;
}

// If GIRTH is 4 or less: a curve in one region never matters to another.
Texts regions_alone(View position) {
  Texts parts = split(position, ";");  // distances after all regions
  Text distances;
  for (; !parts.empty() && !parts.back().starts_with('('); parts.pop_back()) distances += ";" + parts.back();
  for (Text& part : parts) part += distances;
  return parts;
}

}  // namespace

Game brussels_game(Number girth) {
  if (girth > 100) throw Malformed("a girth is 3 to 100");
  const Number far = girth - 2;
  const auto start = [=](View position) { return normal(far, read_start(far, position)); };
  const auto normal_form = [=](View position) { return normal(far, read(far, position)); };
  Game game{start, normal_form, [=](const Text& position) { return moves(far, position); },
            [=](View position) { return curves_left(read(far, position).regions); }};
  if (far <= 2) game.parts = regions_alone;
  return game;
}

// Two tips of one junction are joined.
Game loops_game() {
  const auto normal = [](View tips) { return number(tips) < 2 ? "" : Text(tips); };
  return game_of_piles(normal, [](const Text& tips) { return std::set{std::to_string(number(tips) - 2) + ";2"}; }, {});
}

}  // namespace sprague::verify
