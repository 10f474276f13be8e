// Octal games on graphs.
//
// A move removes i vertices that induce a connected graph from one component H. With the code's digit for i it must
// empty H, leave a connected non-empty rest, or disconnect H, into however many components.
//
// Source: Beaudou, Coupechoux, Dailly, Gravier, Moncel, Parreau, Sopena, "Octal games on graphs: the game 0.33 on
// subdivided stars and bistars", Definition 5 and Remark 6.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "canonical/graph.hpp"
#include "games/game.hpp"
#include "games/octal_code.hpp"

namespace sprague {

class OctalOnGraphs {
 public:
  using Position = Graph;  // connected
  using Key = std::string;
  static constexpr std::string_view kName = "octal";
  static constexpr std::string_view kSyntax = "octal:CODE GRAPH   an octal game on a graph: octal:0.33 S(1,1,3,4)";

  explicit OctalOnGraphs(OctalCode code) : code_(std::move(code)) {}
  static OctalOnGraphs from_code(std::string_view text) { return OctalOnGraphs(OctalCode::parse(text)); }
  std::string code() const { return code_.text(); }

  std::vector<Sum<Graph>> options(const Graph& graph) const;
  std::string key(const Graph& graph) const;
  Sum<Graph> parse(std::string_view text) const;
  std::string print(const Graph& graph) const;

 private:
  OctalCode code_;
};

}  // namespace sprague
