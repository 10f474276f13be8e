#include "canonical/plane_census.hpp"

#include <fmt/format.h>

#include <vector>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

__extension__ typedef __int128 Wide;
using Series = std::vector<Wide>;  // by powers of z, up to a fixed one

Wide binomial(std::size_t n, std::size_t k) {
  Wide result = 1;
  for (std::size_t i = 1; i <= k; ++i) result = result * (n - k + i) / i;
  return result;
}

Series product(const Series& a, const Series& b) {
  Series result(a.size(), 0);
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (std::size_t j = 0; i + j < a.size(); ++j) result[i + j] += a[i] * b[j];
  }
  return result;
}

}  // namespace

std::uint64_t rooted_simple_maps(std::size_t edges) {
  ENSURE(edges <= kMostRootedEdges, "the number of rooted maps may not fit");
  if (edges == 0) return 1;
  const auto n = static_cast<Wide>(edges);
  const Wide sign = edges % 2 == 0 ? 1 : -1;
  Wide sum = -sign * (7 * n * n - 3 * n - 2) / 2;
  for (std::size_t i = 2; i <= edges; ++i) {
    const Wide term = 3 * (Wide{1} << (i + 1)) * binomial(2 * i - 4, i - 2) / (Wide{i} * (i - 1));
    sum += (i % 2 == 0 ? sign : -sign) * term * binomial(edges - i + 2, 2);
  }
  return static_cast<std::uint64_t>(sum);
}

std::uint64_t rooted_simple_two_connected_maps(std::size_t edges) {
  if (edges < 3) return 0;
  Series rest;
  for (std::size_t n = 0; n <= edges; ++n) rest.push_back(rooted_simple_maps(n));
  Series inner = product(rest, rest);  // becomes z M^2
  inner.pop_back();
  inner.insert(inner.begin(), 0);
  // The powers of `inner` begin with 1 z^k, so that the coefficients of B come off one by one.
  Series power(edges + 1, 0);
  power[0] = 1;
  for (std::size_t k = 0; k < edges; ++k) {
    const Wide coefficient = rest[k];
    for (std::size_t i = 0; i <= edges; ++i) rest[i] -= coefficient * power[i];
    power = product(power, inner);
  }
  return static_cast<std::uint64_t>(rest[edges]);
}

PlaneCensus::PlaneCensus(Connectivity connectivity, std::size_t edges) : connectivity_(connectivity), edges_(edges) {
  ENSURE(connectivity != Connectivity::any, "boards are connected");
  ENSURE(edges >= 1 && edges <= kMostRootedEdges, "no known number of rooted maps");
}

void PlaneCensus::add(const PlaneMap& board) {
  ENSURE(board.edges() == edges_, "a board of another size");
  const std::uint64_t flags = 2 * board.walk(board.outer_face()).size();
  const std::uint64_t automorphisms = board_automorphisms(board);
  ENSURE(flags % automorphisms == 0, "automorphisms do not act freely on the flags of the outer face");
  ++boards_;
  rooted_ += flags / automorphisms;
}

void PlaneCensus::merge(const PlaneCensus& other) {
  boards_ += other.boards_;
  rooted_ += other.rooted_;
}

std::optional<std::string> PlaneCensus::fault() const {
  const std::uint64_t known =
      connectivity_ == Connectivity::connected ? rooted_simple_maps(edges_) : rooted_simple_two_connected_maps(edges_);
  if (known == rooted_) return std::nullopt;
  return fmt::format("{} rooted maps of {} edges, expected {}", rooted_, edges_, known);
}

PlaneCensus each_counted_board(PlaneBoards& boards, Connectivity connectivity, std::size_t edges, Shard shard,
                               absl::FunctionRef<void(const PlaneMap&)> sink) {
  PlaneCensus census(connectivity, edges);
  boards.each(edges, shard, [&](const PlaneMap& map) {
    census.add(map);
    sink(map);
  });
  return census;
}

PlaneCensus each_confirmed_board(PlaneBoards& boards, Connectivity connectivity, std::size_t edges,
                                 absl::FunctionRef<void(const PlaneMap&)> sink) {
  PlaneCensus census = each_counted_board(boards, connectivity, edges, {}, sink);
  if (const auto fault = census.fault()) ENSURE(false, *fault);
  return census;
}

}  // namespace sprague
