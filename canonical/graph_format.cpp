#include "canonical/graph_format.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstdint>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

constexpr unsigned char kLowest = 63;
constexpr unsigned char kHighest = 126;

// Reads the six-bit bytes of one string and remembers where it is, for error messages.
class SixBitReader {
 public:
  SixBitReader(std::string_view format, std::string_view text) : format_(format), text_(text) {
    for (std::size_t i = format == "sparse6" ? 1 : 0; i < text.size(); ++i) {
      auto byte = static_cast<unsigned char>(text[i]);
      if (byte < kLowest || byte > kHighest) {
        throw InputError(
            fmt::format("{}: byte {} is 0x{:02x}, expected a character from '?' to '~'", format, i + 1, byte));
      }
    }
  }

  unsigned next_byte(std::string_view wanted) {
    if (position_ >= text_.size()) {
      throw InputError(fmt::format("{}: ends after byte {}, expected {}", format_, text_.size(), wanted));
    }
    return static_cast<unsigned char>(text_[position_++]) - kLowest;
  }

  void skip() { ++position_; }

  std::size_t read_vertex_count() {
    std::uint64_t count = next_byte("the number of vertices");
    std::uint64_t least = 0;  // the fewest vertices that are written in this form
    if (count == 63) {
      unsigned digits = 2;
      least = 63;
      count = next_byte("the number of vertices");
      if (count == 63) {
        digits = 6;
        least = 258048;
        count = 0;
      }
      for (unsigned i = 0; i < digits; ++i) count = count << 6 | next_byte("the number of vertices");
    }
    if (count > Graph::kMaxVertices) {
      throw InputError(
          fmt::format("{}: byte {}: {} vertices, expected at most {}", format_, position_, count, Graph::kMaxVertices));
    }
    if (count < least) {
      throw InputError(
          fmt::format("{}: byte {}: {} vertices in a long form, expected the shortest", format_, position_, count));
    }
    return static_cast<std::size_t>(count);
  }

  bool at_end() const { return position_ >= text_.size(); }
  std::size_t position() const { return position_; }
  std::size_t size() const { return text_.size(); }
  std::size_t bits_left() const { return (text_.size() - position_) * 6 + bits_; }

  unsigned next_bit() {
    if (bits_ == 0) {
      buffer_ = next_byte("more edge bits");
      bits_ = 6;
    }
    --bits_;
    return buffer_ >> bits_ & 1U;
  }

 private:
  std::string_view format_;
  std::string_view text_;
  std::size_t position_ = 0;
  unsigned buffer_ = 0;
  unsigned bits_ = 0;
};

void append_vertex_count(std::string& out, std::size_t count) {
  if (count <= 62) {
    out.push_back(static_cast<char>(count + kLowest));
    return;
  }
  out.push_back(static_cast<char>(kHighest));
  for (int shift : {12, 6, 0}) out.push_back(static_cast<char>((count >> shift & 63) + kLowest));
}

class SixBitWriter {
 public:
  explicit SixBitWriter(std::string& out) : out_(out) {}

  void bit(unsigned value) {
    buffer_ = buffer_ << 1 | (value & 1U);
    if (++bits_ == 6) flush();
  }
  void number(unsigned value, unsigned width) {
    for (unsigned i = width; i-- > 0;) bit(value >> i);
  }
  unsigned pending() const { return bits_; }
  void pad(unsigned value) {
    while (bits_ != 0) bit(value);
  }

 private:
  void flush() {
    out_.push_back(static_cast<char>(buffer_ + kLowest));
    buffer_ = 0;
    bits_ = 0;
  }
  std::string& out_;
  unsigned buffer_ = 0;
  unsigned bits_ = 0;
};

// Bits that sparse6 uses for a vertex number.
unsigned vertex_width(std::size_t vertices) {
  return vertices <= 1 ? 0 : static_cast<unsigned>(std::bit_width(vertices - 1));
}

}  // namespace

Graph parse_graph6(std::string_view text) {
  SixBitReader reader("graph6", text);
  const std::size_t n = reader.read_vertex_count();
  const std::size_t bits = n * (n - (n > 0 ? 1 : 0)) / 2;
  const std::size_t expected = reader.position() + (bits + 5) / 6;
  if (reader.size() != expected) {
    throw InputError(
        fmt::format("graph6: ends after byte {}, expected {} bytes for {} vertices", reader.size(), expected, n));
  }
  Graph graph(n);
  for (std::size_t b = 1; b < n; ++b) {
    for (std::size_t a = 0; a < b; ++a) {
      if (reader.next_bit() != 0) graph.add_edge(static_cast<Vertex>(a), static_cast<Vertex>(b));
    }
  }
  while (reader.bits_left() > 0) {
    if (reader.next_bit() != 0) throw InputError(fmt::format("graph6: byte {}: expected padding of 0s", reader.size()));
  }
  return graph;
}

Graph parse_sparse6(std::string_view text) {
  if (text.empty() || text.front() != ':') throw InputError("sparse6: byte 1: expected ':'");
  SixBitReader reader("sparse6", text);
  reader.skip();
  const std::size_t n = reader.read_vertex_count();
  const unsigned width = vertex_width(n);
  Graph graph(n);
  std::size_t current = 0;
  std::size_t padding = reader.bits_left();
  while (reader.bits_left() > width) {
    if (reader.next_bit() != 0) ++current;
    std::size_t target = 0;
    bool all_ones = true;
    for (unsigned i = 0; i < width; ++i) {
      const unsigned bit = reader.next_bit();
      all_ones = all_ones && bit != 0;
      target = target << 1 | bit;
    }
    if (current >= n || target >= n) {
      if (all_ones && reader.bits_left() < 6) break;  // padding
      throw InputError(fmt::format("sparse6: byte {}: vertex {} is out of range, expected less than {}",
                                   reader.position(), std::max(current, target), n));
    }
    if (target > current) {
      current = target;
      continue;
    }
    if (target == current || graph.has_edge(static_cast<Vertex>(target), static_cast<Vertex>(current))) {
      throw InputError(fmt::format("sparse6: byte {}: {} at vertex {}, expected a simple graph", reader.position(),
                                   target == current ? "a loop" : "a repeated edge", current));
    }
    graph.add_edge(static_cast<Vertex>(target), static_cast<Vertex>(current));
    padding = reader.bits_left();
  }
  if (padding >= 6) {
    throw InputError(
        fmt::format("sparse6: byte {}: expected the text to end before it", text.size() - padding / 6 + 1));
  }
  const unsigned ones = (1U << padding) - 1;
  const unsigned last = (static_cast<unsigned char>(text.back()) - kLowest) & ones;
  // formats.txt: a 0 first where plain 1s could be read as an edge of vertex n-1.
  const bool zero_first = last == ones >> 1 && padding > width && n == std::size_t{1} << width;
  if (last != ones && !zero_first) {
    throw InputError(fmt::format("sparse6: byte {}: expected padding of 1s", text.size()));
  }
  return graph;
}

std::string to_graph6(const Graph& graph) {
  std::string out;
  append_vertex_count(out, graph.vertices());
  SixBitWriter writer(out);
  for (std::size_t b = 1; b < graph.vertices(); ++b) {
    for (std::size_t a = 0; a < b; ++a) {
      writer.bit(graph.has_edge(static_cast<Vertex>(a), static_cast<Vertex>(b)) ? 1 : 0);
    }
  }
  writer.pad(0);
  return out;
}

std::string to_sparse6(const Graph& graph) {
  const std::size_t n = graph.vertices();
  const unsigned width = vertex_width(n);
  std::string out = ":";
  append_vertex_count(out, n);
  SixBitWriter writer(out);
  std::size_t current = 0;
  for (std::size_t b = 0; b < n; ++b) {
    for (Vertex a : graph.neighbours(static_cast<Vertex>(b))) {
      if (a >= b) break;
      if (b == current + 1) {
        writer.bit(1);
        current = b;
      } else if (b > current) {
        writer.bit(1);
        writer.number(static_cast<unsigned>(b), width);
        writer.bit(0);
        current = b;
      } else {
        writer.bit(0);
      }
      writer.number(a, width);
    }
  }
  // formats.txt: where plain 1-padding could be read as an edge of vertex n-1, pad with a 0 first.
  const unsigned room = (6 - writer.pending()) % 6;
  if (width < 6 && n == (std::size_t{1} << width) && room > width && current + 1 < n) writer.bit(0);
  writer.pad(1);
  return out;
}

}  // namespace sprague
