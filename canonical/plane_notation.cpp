#include "canonical/plane_notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
constexpr std::string_view kOuter = " outer=";
constexpr std::string_view kPlanarCode = ">>planar_code";
constexpr std::size_t kMostOneByteVertices = 255;

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
    const std::string_view dart = text_.substr(at);
    if (dart.size() != 3 || dart[1] != '>') {
      fail(fmt::format("outer dart '{}' at character {}, expected two vertices such as a>b", dart, at + 1));
    }
    const Vertex tail = vertex(at);
    const Vertex head = vertex(at + 2);
    if (std::ranges::count(rotation_[tail], head) == 0) {
      fail(fmt::format("outer dart '{}' at character {}: {} and {} are not joined", dart, at + 1, dart[0], dart[2]));
    }
    try {
      return PlaneMap(rotation_, tail, head);
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
};

class PlanarCodeReader {
 public:
  explicit PlanarCodeReader(std::string_view bytes) : bytes_(bytes) {
    if (!bytes_.starts_with(kPlanarCode)) return;
    at_ = kPlanarCode.size();
    const std::string_view rest = bytes_.substr(at_, 5);
    high_first_ = rest == " be<<";
    if (rest.starts_with("<<")) {
      at_ += 2;
    } else if (rest == " le<<" || high_first_) {
      at_ += 5;
    } else {
      fail(at_, "expected the header's end '<<', ' le<<' or ' be<<'");
    }
  }

  bool at_end() const { return at_ == bytes_.size(); }

  PlaneMap next() {
    const std::size_t start = at_;
    width_ = 1;
    std::size_t n = entry("the number of vertices");
    if (n == 0) {
      width_ = 2;
      n = entry("the number of vertices in two bytes");
    }
    if (n < 2 || n > Graph::kMaxVertices) {
      fail(at_ - width_, fmt::format("{} vertices, expected 2 to {}", n, Graph::kMaxVertices));
    }
    std::vector<std::vector<Vertex>> rotation(n);
    for (std::vector<Vertex>& around : rotation) {
      while (const std::size_t neighbour = entry("a neighbour or the 0 after a vertex's last")) {
        if (neighbour > n) fail(at_ - width_, fmt::format("neighbour {}, expected 0 to {}", neighbour, n));
        if (around.size() == n) fail(at_ - width_, fmt::format("more than {} neighbours, expected a simple graph", n));
        around.push_back(static_cast<Vertex>(neighbour - 1));
      }
    }
    if (rotation[0].empty()) fail(start, "vertex 1 has no neighbour, expected a connected graph");
    try {
      return PlaneMap(rotation, 0, rotation[0][0]);
    } catch (const InputError& error) {
      fail(start, error.what());
    }
  }

 private:
  [[noreturn]] static void fail(std::size_t at, std::string_view what) {
    throw InputError(fmt::format("planar_code: byte {}: {}", at + 1, what));
  }

  std::size_t entry(std::string_view wanted) {
    if (bytes_.size() - at_ < width_) {
      throw InputError(fmt::format("planar_code: ends after byte {}, expected {}", bytes_.size(), wanted));
    }
    const std::size_t first = static_cast<unsigned char>(bytes_[at_]);
    const std::size_t last = static_cast<unsigned char>(bytes_[at_ + width_ - 1]);
    at_ += width_;
    if (width_ == 1) return first;
    return high_first_ ? first << 8 | last : last << 8 | first;
  }

  std::string_view bytes_;
  std::size_t at_ = 0;
  std::size_t width_ = 1;  // bytes an entry
  bool high_first_ = false;
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

void append_record(std::string& out, const PlaneMap& map) {
  const std::size_t n = map.vertices();
  const bool wide = n > kMostOneByteVertices;
  auto put = [&](std::size_t entry) {
    out.push_back(static_cast<char>(entry & 0xff));
    if (wide) out.push_back(static_cast<char>(entry >> 8));
  };
  const Dart outer = map.outer_dart();
  const Vertex first = map.tail(outer);
  auto number = [&](Vertex v) { return v == first ? 1U : v < first ? v + 2U : v + 1U; };
  auto put_ring = [&](Dart start) {
    Dart d = start;
    do {
      put(number(map.head(d)));
      d = map.clockwise(d);
    } while (d != start);
    put(0);
  };
  if (wide) out.push_back('\0');
  put(n);
  put_ring(outer);
  for (std::size_t v = 0; v < n; ++v) {
    if (v != first) put_ring(map.first_dart(static_cast<Vertex>(v)));
  }
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

std::vector<PlaneMap> read_planar_code(std::string_view bytes) {
  std::vector<PlaneMap> maps;
  for (PlanarCodeReader reader(bytes); !reader.at_end();) maps.push_back(reader.next());
  return maps;
}

std::string write_planar_code(std::span<const PlaneMap> maps) {
  std::string bytes = std::string(kPlanarCode) + "<<";
  for (const PlaneMap& map : maps) append_record(bytes, map);
  return bytes;
}

}  // namespace sprague
