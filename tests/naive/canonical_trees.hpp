// The naive canonical game trees: a game is the set of its options' trees, whatever their order and repetition.
//
// Every tree is kept once, so that two games, of one board or of two, have the same canonical tree exactly when they
// have the same number in one store.
#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/naive/octal.hpp"

namespace sprague::naive {

class CanonicalTrees {
 public:
  using Tree = std::size_t;

  Tree tree_of(const std::set<Tree>& options) {
    const auto [known, is_new] = number_.emplace(options, trees_.size());
    if (is_new) trees_.push_back({options, mex_of(options), lengths_of(options)});
    return known->second;
  }

  const std::set<Tree>& options(Tree tree) const { return trees_[tree].options; }
  unsigned nimber(Tree tree) const { return trees_[tree].nimber; }
  // The numbers of moves that plays can take.
  const std::set<std::size_t>& play_lengths(Tree tree) const { return trees_[tree].play_lengths; }

  // "{}" without moves, else the options in braces, in alphabetical order.
  std::string text(Tree tree) const {
    std::set<std::string> texts;
    for (const Tree option : options(tree)) texts.insert(text(option));
    std::string result = "{";
    for (const std::string& option : texts) result += option;
    return result + "}";
  }

 private:
  struct Entry {
    std::set<Tree> options;
    unsigned nimber;
    std::set<std::size_t> play_lengths;
  };

  unsigned mex_of(const std::set<Tree>& options) const {
    std::set<unsigned> seen;
    for (const Tree option : options) seen.insert(nimber(option));
    return mex(seen);
  }

  std::set<std::size_t> lengths_of(const std::set<Tree>& options) const {
    if (options.empty()) return {0};
    std::set<std::size_t> lengths;
    for (const Tree option : options) {
      for (const std::size_t length : play_lengths(option)) lengths.insert(length + 1);
    }
    return lengths;
  }

  std::map<std::set<Tree>, Tree> number_;
  std::vector<Entry> trees_;
};

}  // namespace sprague::naive
