#include "canonical/planar_code.hpp"

#include <fmt/format.h>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

constexpr std::string_view kPlanarCode = ">>planar_code";
constexpr std::size_t kMostOneByteVertices = 255;

[[noreturn]] void fail_at(std::size_t at, std::string_view what) {
  throw InputError(fmt::format("planar_code: byte {}: {}", at + 1, what));
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

PlanarCodeReader::PlanarCodeReader(ByteSource& bytes) : bytes_(bytes) {
  constexpr std::size_t kLongestEnd = 5;
  std::string_view rest = bytes_.peek(kPlanarCode.size() + kLongestEnd);
  if (!rest.starts_with(kPlanarCode)) {
    // A map of '>' vertices has no neighbour with a greater number, so this begins none.
    if (rest.starts_with(">>") && rest.size() > 2 && rest[2] > '>') fail_at(0, "expected the header '>>planar_code<<'");
    return;
  }
  rest.remove_prefix(kPlanarCode.size());
  const bool is_plain = rest.starts_with("<<");
  high_first_ = rest == " be<<";
  if (!is_plain && !high_first_ && rest != " le<<") {
    fail_at(kPlanarCode.size(), "expected the header's end '<<', ' le<<' or ' be<<'");
  }
  skip(kPlanarCode.size() + (is_plain ? 2 : kLongestEnd));
}

std::optional<PlaneMap> PlanarCodeReader::next() {
  if (bytes_.peek(1).empty()) return std::nullopt;
  const std::size_t start = at_;
  width_ = 1;
  std::size_t n = entry("the number of vertices");
  if (n == 0) {
    width_ = 2;
    n = entry("the number of vertices in two bytes");
  }
  if (n < 2 || n > Graph::kMaxVertices) {
    fail_at(at_ - width_, fmt::format("{} vertices, expected 2 to {}", n, Graph::kMaxVertices));
  }
  std::vector<std::vector<Vertex>> rotation(n);
  for (std::vector<Vertex>& around : rotation) {
    while (const std::size_t neighbour = entry("a neighbour or the 0 after a vertex's last")) {
      if (neighbour > n) fail_at(at_ - width_, fmt::format("neighbour {}, expected 0 to {}", neighbour, n));
      if (around.size() == n) fail_at(at_ - width_, fmt::format("more than {} neighbours, expected a simple graph", n));
      around.push_back(static_cast<Vertex>(neighbour - 1));
    }
  }
  if (rotation[0].empty()) fail_at(start, "vertex 1 has no neighbour, expected a connected graph");
  try {
    return PlaneMap(rotation, 0, rotation[0][0]);
  } catch (const InputError& error) {
    fail_at(start, error.what());
  }
}

void PlanarCodeReader::skip(std::size_t bytes) {
  bytes_.skip(bytes);
  at_ += bytes;
}

std::size_t PlanarCodeReader::entry(std::string_view wanted) {
  const std::string_view bytes = bytes_.peek(width_);
  if (bytes.size() < width_) {
    throw InputError(fmt::format("planar_code: ends after byte {}, expected {}", at_ + bytes.size(), wanted));
  }
  const std::size_t first = static_cast<unsigned char>(bytes.front());
  const std::size_t last = static_cast<unsigned char>(bytes.back());
  skip(width_);
  if (width_ == 1) return first;
  return high_first_ ? first << 8 | last : last << 8 | first;
}

std::vector<PlaneMap> read_planar_code(std::string_view bytes) {
  std::vector<PlaneMap> maps;
  BytesOfText source(bytes);
  PlanarCodeReader reader(source);
  while (auto map = reader.next()) maps.push_back(*std::move(map));
  return maps;
}

std::string write_planar_code(std::span<const PlaneMap> maps) {
  std::string bytes = std::string(kPlanarCode) + "<<";
  for (const PlaneMap& map : maps) append_record(bytes, map);
  return bytes;
}

}  // namespace sprague
