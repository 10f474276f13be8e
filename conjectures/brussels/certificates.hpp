// Certificates of what the verifier knows rules for: spots on surfaces without a condition on the graph, spots with a
// condition on the girth, and circles. Only small starts are written down; their positions are shared.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "checkers/certified_start.hpp"
#include "checkers/effort.hpp"
#include "conjectures/brussels/starts.hpp"
#include "games/brussels_labels.hpp"

namespace sprague::brussels {

// The lengths of all plays from every start of the range with so many tips at each spot or more.
void certify_lengths(const Effort& effort, Range sizes, unsigned least, const std::vector<Surface>& surfaces);

// Starts on the sphere, and drawings, of which certificates are wanted: those that are small, by the girth.
class GirthStarts {
 public:
  void add(unsigned girth, const Start& start);
  // A drawing of at most one component.
  void add(unsigned girth, const Sum<BrusselsPosition>& drawing);
  void certify_nimbers(const Effort& effort) const;

 private:
  // By their notations; what was added twice stands once.
  std::map<unsigned, std::map<std::string, CertifiedStart<LabelledBrussels>, std::less<>>> starts_;
};

// A play from a start, by the components after each move; whole, or the beginning of one.
void certify_play(const Effort& effort, std::string_view name, unsigned girth, const Start& start,
                  const std::vector<Sum<BrusselsPosition>>& moves);

// A play of some start's spots whose moves each join two tips of one junction (games/brussels_loops.hpp), by what they
// leave.
void certify_loops(const Effort& effort, const Start& start, const std::vector<std::string>& moves);

// The nimbers of circles, by their notation, of those that have few tips; of those with fewer still where all circles
// are listed, or there are more than four spots.
void certify_circles(const Effort& effort, const std::vector<std::string>& circles);
void certify_many_circles(const Effort& effort, const std::vector<std::string>& circles);
// Of all CS4(p,1,q,1) with few tips.
void certify_circles(const Effort& effort);

}  // namespace sprague::brussels
