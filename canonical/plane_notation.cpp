#include "canonical/plane_notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <utility>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
constexpr std::string_view kOuter = " outer=";
constexpr std::string_view kInserted = " with ";

class MapParser {
 public:
  explicit MapParser(std::string_view text) : text_(text) {}

  PlaneMap parse() {
    const std::size_t outer = text_.find(kOuter);
    if (text_.empty() || outer == 0) fail("names no vertex, expected 'bc,ca,ab outer=a>b' or the like");
    if (outer == std::string_view::npos) fail("names no outer face, expected ' outer=a>b' or the like at the end");
    read_words(text_.substr(0, outer));
    for (std::size_t v = 0; v < words_.size(); ++v) check_word(v);
    const std::size_t at = outer + kOuter.size();
    const std::size_t end = std::min(text_.find(kInserted, at), text_.size());
    const std::string_view dart = text_.substr(at, end - at);
    if (dart.size() != 3 || dart[1] != '>') {
      fail(fmt::format("outer dart '{}' at character {}, expected two vertices such as a>b", dart, at + 1));
    }
    outer_ = {vertex(at), vertex(at + 2)};
    const auto [tail, head] = outer_;
    if (std::ranges::count(rotation_[tail], head) == 0) {
      fail(fmt::format("outer dart '{}' at character {}: {} and {} are not joined", dart, at + 1, dart[0], dart[2]));
    }
    if (end < text_.size()) insert_vertices(end + kInserted.size());
    try {
      return PlaneMap(rotation_, outer_.first, outer_.second);
    } catch (const InputError& error) {
      fail(error.what());
    }
  }

 private:
  [[noreturn]] void fail(std::string_view what) const {
    throw InputError(fmt::format("plane map '{}': {}", text_, what));
  }

  void read_words(std::string_view list) {
    std::size_t begin = 0;
    while (begin <= list.size()) {
      const std::size_t end = std::min(list.find(',', begin), list.size());
      words_.emplace_back(begin, end);
      begin = end + 1;
    }
    if (words_.size() > kLetters.size()) {
      fail(fmt::format("{} vertices, expected at most {}", words_.size(), kLetters.size()));
    }
    for (const auto& [first, last] : words_) {
      if (first == last) {
        fail(fmt::format("vertex {} at character {} has no neighbour, expected a connected graph",
                         kLetters[rotation_.size()], first + 1));
      }
      std::vector<Vertex>& around = rotation_.emplace_back();
      for (std::size_t at = first; at < last; ++at) around.push_back(vertex(at));
    }
  }

  Vertex vertex(std::size_t at) const {
    const std::size_t v = kLetters.find(text_[at]);
    if (v >= words_.size()) {
      fail(fmt::format("character {} is '{}', expected a vertex from a to {}", at + 1, text_[at],
                       kLetters[words_.size() - 1]));
    }
    return static_cast<Vertex>(v);
  }

  // From a place on: 2 in ab, 1 in cd
  void insert_vertices(std::size_t at) {
    while (true) {
      std::size_t count = 0;
      const auto [next, error] = std::from_chars(text_.data() + at, text_.data() + text_.size(), count);
      const auto behind = static_cast<std::size_t>(next - text_.data());
      constexpr std::string_view kIn = " in ";
      const bool is_whole =
          error == std::errc() && text_.substr(behind).starts_with(kIn) && text_.size() >= behind + kIn.size() + 2;
      if (!is_whole)
        fail(fmt::format("character {}: expected a number of vertices and an edge, as in '2 in ab'", at + 1));
      const std::size_t edge = behind + kIn.size();
      const Vertex u = vertex(edge);
      const Vertex v = vertex(edge + 1);
      if (std::ranges::count(rotation_[u], v) == 0) {
        fail(fmt::format("character {}: {} and {} are not joined", edge + 1, text_[edge], text_[edge + 1]));
      }
      if (rotation_.size() + count > kLetters.size()) {
        fail(fmt::format("character {}: more than {} vertices", at + 1, kLetters.size()));
      }
      if (count > 0) insert(u, v, count);
      at = edge + 2;
      if (at == text_.size()) return;
      constexpr std::string_view kNext = ", ";
      if (!text_.substr(at).starts_with(kNext)) fail(fmt::format("character {}: expected ', ' or the end", at + 1));
      at += kNext.size();
    }
  }

  void insert(Vertex u, Vertex v, std::size_t count) {
    const auto first = static_cast<Vertex>(rotation_.size());
    const auto last = static_cast<Vertex>(rotation_.size() + count - 1);
    std::ranges::replace(rotation_[u], v, first);
    std::ranges::replace(rotation_[v], u, last);
    for (Vertex w = first; w <= last; ++w) {
      rotation_.push_back({w == first ? u : static_cast<Vertex>(w - 1), w == last ? v : static_cast<Vertex>(w + 1)});
    }
    if (outer_ == std::pair(u, v)) outer_.second = first;
    if (outer_ == std::pair(v, u)) outer_.second = last;
  }

  void check_word(std::size_t v) const {
    const char name = kLetters[v];
    const std::vector<Vertex>& around = rotation_[v];
    for (std::size_t i = 0; i < around.size(); ++i) {
      const std::string place = fmt::format("vertex {}, character {}", name, words_[v].first + i + 1);
      const char neighbour = kLetters[around[i]];
      if (around[i] == v) fail(place + ": joined to itself, expected a simple graph");
      if (std::ranges::find(around, around[i]) - around.begin() < static_cast<std::ptrdiff_t>(i)) {
        fail(fmt::format("{}: neighbour {} stands twice, expected a simple graph", place, neighbour));
      }
      if (std::ranges::count(rotation_[around[i]], static_cast<Vertex>(v)) == 0) {
        fail(fmt::format("{}: has neighbour {}, which does not have {}", place, neighbour, name));
      }
    }
  }

  std::string_view text_;
  std::vector<std::pair<std::size_t, std::size_t>> words_;  // where each begins and ends
  std::vector<std::vector<Vertex>> rotation_;
  std::pair<Vertex, Vertex> outer_;
};

void check_letters(const PlaneMap& map) {
  if (map.vertices() <= kLetters.size()) return;
  throw InputError(fmt::format("a plane map of {} vertices: letters name at most {}", map.vertices(), kLetters.size()));
}

// The words from a dart on, of the map or of its mirror image.
std::string words_from(const PlaneMap& map, Dart start, bool mirrored) {
  std::vector<Dart> first{start, map.reverse(start)};  // that each word begins with
  std::vector<std::size_t> names(map.vertices(), map.vertices());
  names[map.tail(start)] = 0;
  names[map.head(start)] = 1;
  std::string text;
  for (std::size_t named = 0; named < first.size(); ++named) {
    if (named > 0) text += ',';
    Dart d = first[named];
    do {
      std::size_t& name = names[map.head(d)];
      if (name == map.vertices()) {
        name = first.size();
        first.push_back(map.reverse(d));
      }
      text += kLetters[name];
      d = mirrored ? map.counterclockwise(d) : map.clockwise(d);
    } while (d != first[named]);
  }
  return text;
}

}  // namespace

PlaneMap parse_plane_map(std::string_view text) {
  return MapParser(text).parse();
}

char letter_of(Vertex v) {
  return kLetters.at(v);
}

std::string print_dart(const PlaneMap& map, Dart dart) {
  return {letter_of(map.tail(dart)), '>', letter_of(map.head(dart))};
}

std::optional<Dart> parse_dart(const PlaneMap& map, std::string_view text) {
  if (text.size() != 3 || text[1] != '>') return std::nullopt;
  const std::size_t tail = kLetters.find(text[0]);
  const std::size_t head = kLetters.find(text[2]);
  if (tail >= map.vertices() || head >= map.vertices()) return std::nullopt;
  const Dart dart = map.dart(static_cast<Vertex>(tail), static_cast<Vertex>(head));
  return dart == map.darts() ? std::nullopt : std::optional(dart);
}

std::string print_plane_map(const PlaneMap& map) {
  check_letters(map);
  std::string text;
  for (const std::vector<Vertex>& around : map.rotation()) {
    if (!text.empty()) text += ',';
    for (const Vertex w : around) text += kLetters[w];
  }
  return fmt::format("{}{}{}", text, kOuter, print_dart(map, map.outer_dart()));
}

std::string print_board(const PlaneMap& map) {
  check_letters(map);
  std::string least;
  for (const Dart dart : map.walk(map.outer_face())) {
    for (const std::string& text : {words_from(map, dart, false), words_from(map, map.reverse(dart), true)}) {
      if (least.empty() || text < least) least = text;
    }
  }
  return fmt::format("{}{}a>b", least, kOuter);
}

}  // namespace sprague
