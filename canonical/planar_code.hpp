// How plane maps are exchanged.
//
// planar_code is the binary format of plantri (Brinkmann and McKay, "Fast generation of planar graphs", 2007) and its
// relatives: for each map the number of vertices, then for each vertex its neighbours clockwise, numbered from 1, and a
// 0. A map of more than 255 vertices begins with a 0 and takes two bytes an entry, the lower one first unless the
// header says `be`. The format names no outer face: here it is to the left of vertex 1's first dart.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "canonical/byte_source.hpp"
#include "canonical/plane_map.hpp"

namespace sprague {

// Reads maps one after the other, after an optional header.
class PlanarCodeReader {
 public:
  // Both throw InputError naming the byte, counted from 1. `bytes` must outlive the reader.
  explicit PlanarCodeReader(ByteSource& bytes);
  // None at the end.
  std::optional<PlaneMap> next();

 private:
  void skip(std::size_t bytes);
  std::size_t entry(std::string_view wanted);

  ByteSource& bytes_;
  std::size_t at_ = 0;
  std::size_t width_ = 1;  // bytes an entry
  bool high_first_ = false;
};

// All maps. Throws InputError as the reader does.
std::vector<PlaneMap> read_planar_code(std::string_view bytes);

// Writes the header and the maps, each numbered so that its outer dart comes first: the dart's tail becomes vertex 1,
// the others keep their order.
std::string write_planar_code(std::span<const PlaneMap> maps);

}  // namespace sprague
