#include "conjectures/cycles/boards.hpp"

#include "canonical/ensure.hpp"

namespace sprague::cycles {

PlaneCensus each_confirmed_board(PlaneBoards& boards, Connectivity connectivity, std::size_t edges,
                                 absl::FunctionRef<void(const PlaneMap&)> sink) {
  PlaneCensus census(connectivity, edges);
  boards.each(edges, {}, [&](const PlaneMap& map) {
    census.add(map);
    sink(map);
  });
  if (const auto fault = census.fault()) ENSURE(false, *fault);
  return census;
}

}  // namespace sprague::cycles
