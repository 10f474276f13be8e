// Whole families of boards for the claims to sweep.
#pragma once

#include <absl/functional/function_ref.h>

#include <cstdint>
#include <functional>

#include "canonical/plane_boards.hpp"
#include "canonical/plane_census.hpp"

namespace sprague::cycles {

// Every tree with that many edges, drawn in one of its ways, which are the same to the game; its census is confirmed.
void each_confirmed_tree(std::size_t edges, absl::FunctionRef<void(const PlaneMap&)> sink);

// The boards that something is looked for on.
enum class BoardKind : std::uint8_t { connected, two_connected, trees, cycles };

class ConfirmedBoards {
 public:
  explicit ConfirmedBoards(const std::function<void()>& tick)
      : connected_(Connectivity::connected, tick), two_connected_(Connectivity::two_connected, tick) {}

  // Every board of the kind with that many edges; 2-connected ones and cycles have three or more.
  void each(BoardKind kind, std::size_t edges, absl::FunctionRef<void(const PlaneMap&)> sink);

 private:
  PlaneBoards connected_;
  PlaneBoards two_connected_;
};

// What findings say of it.
inline constexpr const char* kBoardCensus =
    "Every embedding of every graph with every choice of the outer face is one board, mirrors being the same. The "
    "census "
    "of each size was confirmed: the automorphism groups turn the boards into the known number of rooted maps.";

}  // namespace sprague::cycles
