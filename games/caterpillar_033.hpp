// The game 0.33 on caterpillars, in their words (canonical/families.hpp).
//
// A move that keeps a tree connected takes a leaf, or a leaf and its neighbour of degree two. On words: delete one 0
// from a run of 0s; or, where the word begins (ends) with 1, shorten the path there by one vertex or by two. The words
// in which no run of 0s is longer than some bound are closed under these moves.
//
// The same game as OctalOnGraphs with 0.33; tests compare them over the census of caterpillars.
//
// Source: Beaudou et al., "Octal games on graphs", Section 5.
#pragma once

#include <absl/functional/function_ref.h>

#include "canonical/families.hpp"
#include "games/nimber.hpp"

namespace sprague {

// The options of a caterpillar of at least six vertices, as words of one or two letters fewer, perhaps with
// repetitions. Requires word.length >= 3.
void each_caterpillar_option(CaterpillarWord word, absl::FunctionRef<void(CaterpillarWord)> sink);

}  // namespace sprague
