#include "conjectures/octal/certified_graphs.hpp"

#include <set>
#include <string>

#include "conjectures/certify.hpp"
#include "games/octal_on_graphs.hpp"

namespace sprague::octal {

void certify_graphs(const Effort& effort, std::string_view name, std::string_view code,
                    const std::vector<Graph>& graphs, ProofOf proof) {
  const OctalOnGraphs game = OctalOnGraphs::from_code(code);
  std::vector<CertifiedStart<OctalOnGraphs>> starts;
  std::set<std::string> listed;
  for (const Graph& graph : graphs) {
    if (graph.vertices() == 0) continue;
    auto start = start_of(game, graph);
    start.proof = proof;
    if (listed.insert(start.text).second) starts.push_back(std::move(start));
  }
  certify(effort, name, game, starts);
}

}  // namespace sprague::octal
