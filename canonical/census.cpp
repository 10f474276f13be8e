#include "canonical/census.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

// OEIS A000055, n = 0..36.
constexpr std::array<std::uint64_t, 37> kTrees{1,
                                               1,
                                               1,
                                               1,
                                               2,
                                               3,
                                               6,
                                               11,
                                               23,
                                               47,
                                               106,
                                               235,
                                               551,
                                               1301,
                                               3159,
                                               7741,
                                               19320,
                                               48629,
                                               123867,
                                               317955,
                                               823065,
                                               2144505,
                                               5623756,
                                               14828074,
                                               39299897,
                                               104636890,
                                               279793450,
                                               751065460,
                                               2023443032,
                                               5469566585,
                                               14830871802,
                                               40330829030,
                                               109972410221,
                                               300628862480,
                                               823779631721,
                                               2262366343746,
                                               6226306037178};

// OEIS A001349, n = 0..12.
constexpr std::array<std::uint64_t, 13> kConnectedGraphs{1,   1,     1,      2,        6,          21,          112,
                                                         853, 11117, 261080, 11716571, 1006700565, 164059830476};

// p(k, at least `least` parts) for k = 0..most: partitions of k.
std::vector<std::uint64_t> partitions(std::size_t most, std::size_t least) {
  // exactly[j][k]: partitions of k into exactly j parts.
  std::vector<std::vector<std::uint64_t>> exactly(most + 1, std::vector<std::uint64_t>(most + 1, 0));
  exactly[0][0] = 1;
  for (std::size_t j = 1; j <= most; ++j) {
    for (std::size_t k = j; k <= most; ++k) exactly[j][k] = exactly[j - 1][k - 1] + exactly[j][k - j];
  }
  std::vector<std::uint64_t> result(most + 1, 0);
  for (std::size_t j = least; j <= most; ++j) {
    for (std::size_t k = 0; k <= most; ++k) result[k] += exactly[j][k];
  }
  return result;
}

GroupSize power(GroupSize base, std::size_t exponent) {
  GroupSize result = 1;
  for (std::size_t i = 0; i < exponent; ++i) result *= base;
  return result;
}

GroupSize binomial(std::size_t n, std::size_t k) {
  GroupSize result = 1;
  for (std::size_t i = 1; i <= k; ++i) result = result * (n - k + i) / i;
  return result;
}

// The ways to split m labelled vertices into `least` or more legs, each a list read from the hub (Lah numbers).
GroupSize labelled_legs(std::size_t m, std::size_t least) {
  GroupSize sum = least == 0 && m == 0 ? 1 : 0;
  for (std::size_t k = std::max<std::size_t>(least, 1); k <= m; ++k) {
    sum += binomial(m - 1, k - 1) * (factorial(m) / factorial(k));
  }
  return sum;
}

// Connected labelled graphs, from all labelled graphs by removing the component of vertex 1 (A001187).
GroupSize labelled_connected_graphs(std::size_t n) {
  std::vector<GroupSize> connected(n + 1, 0);
  for (std::size_t m = 1; m <= n; ++m) {
    connected[m] = power(2, m * (m - 1) / 2);
    for (std::size_t k = 1; k < m; ++k) {
      connected[m] -= binomial(m - 1, k - 1) * connected[k] * power(2, (m - k) * (m - k - 1) / 2);
    }
  }
  return connected[n];
}

// The vertices of degree two or more form a path of k vertices; every other vertex hangs on one of them, and each end
// of the path has at least one.
GroupSize labelled_caterpillars(std::size_t n) {
  if (n <= 2) return 1;
  GroupSize sum = n;
  for (std::size_t k = 2; k + 2 <= n; ++k) {
    const std::size_t leaves = n - k;
    const GroupSize maps = power(k, leaves) + power(k - 2, leaves) - 2 * power(k - 1, leaves);
    sum += factorial(n) / factorial(leaves) / 2 * maps;
  }
  return sum;
}

GroupSize labelled_bistars(std::size_t n) {
  GroupSize twice = 0;
  for (std::size_t middle = 0; middle + 6 <= n; ++middle) {
    const std::size_t legs = n - 2 - middle;
    for (std::size_t left = 2; left + 2 <= legs; ++left) {
      // The vertices of the left legs, then of the right legs; the rest, in order, are the hubs and what joins them.
      twice += binomial(n, left) * binomial(n - left, legs - left) * labelled_legs(left, 2) *
               labelled_legs(legs - left, 2) * factorial(n - legs);
    }
  }
  return twice / 2;
}

}  // namespace

std::string to_string(GroupSize number) {
  std::string digits;
  do {
    digits.push_back(static_cast<char>('0' + static_cast<int>(number % 10)));
    number /= 10;
  } while (number != 0);
  std::ranges::reverse(digits);
  return digits;
}

GroupSize factorial(std::size_t n) {
  ENSURE(n <= 33, "factorial does not fit");
  GroupSize result = 1;
  for (std::size_t i = 2; i <= n; ++i) result *= i;
  return result;
}

std::optional<std::uint64_t> known_classes(FamilyName family, std::size_t n) {
  switch (family) {
    case FamilyName::trees:
      if (n < kTrees.size()) return kTrees[n];
      return std::nullopt;
    case FamilyName::connected_graphs:
      if (n < kConnectedGraphs.size()) return kConnectedGraphs[n];
      return std::nullopt;
    case FamilyName::caterpillars:
      if (n < 4) return 1;
      return (std::uint64_t{1} << (n - 4)) + (std::uint64_t{1} << (n - 4) / 2);
    case FamilyName::stars: return n == 0 ? 0 : partitions(n - 1, 3)[n - 1];
    case FamilyName::bistars: {
      if (n < 6) return 0;
      const auto sides = partitions(n, 2);
      std::uint64_t twice = 0;
      for (std::size_t legs = 4; legs + 2 <= n; ++legs) {
        for (std::size_t left = 2; left + 2 <= legs; ++left) twice += sides[left] * sides[legs - left];
        if (legs % 2 == 0) twice += sides[legs / 2];
      }
      return twice / 2;
    }
  }
  return std::nullopt;
}

std::optional<GroupSize> known_labelled(FamilyName family, std::size_t n) {
  if (n == 0 || n > 25) return std::nullopt;
  switch (family) {
    case FamilyName::trees: return n <= 2 ? 1 : power(n, n - 2);
    case FamilyName::connected_graphs:
      if (n > 14) return std::nullopt;
      return labelled_connected_graphs(n);
    case FamilyName::caterpillars: return labelled_caterpillars(n);
    case FamilyName::stars: return n * labelled_legs(n - 1, 3);
    case FamilyName::bistars: return labelled_bistars(n);
  }
  return std::nullopt;
}

void Census::add(GroupSize automorphisms) {
  ++classes_;
  if (n_ <= 33) labelled_ += factorial(n_) / automorphisms;
}

void Census::merge(const Census& other) {
  classes_ += other.classes_;
  labelled_ += other.labelled_;
}

std::optional<std::string> Census::fault() const {
  if (const auto known = known_classes(family_, n_); known && *known != classes_) {
    return fmt::format("{} classes on {} vertices, expected {}", classes_, n_, *known);
  }
  if (const auto known = known_labelled(family_, n_); known && *known != labelled_) {
    return fmt::format("{} labelled members on {} vertices, expected {}", to_string(labelled_), n_, to_string(*known));
  }
  return std::nullopt;
}

}  // namespace sprague
