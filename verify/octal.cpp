// Octal games: on graphs, Definition 5 and Remark 6 of Beaudou et al.; on heaps, Definition 3. The bits of the i-th
// digit say what who removes i vertices may do with their component: 1 empty it, 2 leave it connected, 4 disconnect it;
// of a heap: leave nothing, one heap, two heaps. Items are edges and vertices without neighbours, or heaps.
#include <algorithm>

#include "verify/games.hpp"

namespace sprague::verify {
namespace {

using Digits = std::vector<unsigned>;  // the first one for who removes none

Digits digits_of(View code) {
  if (!skip(code, "0.") || code.empty() || code.size() > 20) throw Malformed("expected \"0.\" and 1 to 20 digits");
  Digits digits{0};
  for (char c : code) {
    if (c < '0' || c > '7') throw Malformed("an octal code has digits from 0 to 7");
    digits.push_back(static_cast<unsigned>(c - '0'));
  }
  return digits;
}

Text normal(View position) {
  std::set<Text> items;
  Letters on_edges;
  for (const Text& item : split(position, ";")) {
    const Text vertices = alphabetical(labels(item));
    if (vertices.empty() || vertices.size() != item.size() || item.size() > 2) throw Malformed("expected edges");
    items.insert(vertices);
    if (item.size() == 2) on_edges |= labels(item);
  }
  std::erase_if(items, [&](const Text& item) { return item.size() == 1 && (labels(item) & on_edges).any(); });
  return sorted({items.begin(), items.end()});
}

// What is left of items without these vertices.
Texts without(Texts items, const Text& removed) {
  for (Text& item : items) std::erase_if(item, [&](char c) { return removed.find(c) != Text::npos; });
  std::erase(items, "");
  return items;
}

// The connected sets of vertices with one more.
std::set<Text> one_larger(const Texts& edges, const std::set<Text>& sets) {
  std::set<Text> result;
  for (const Text& set : sets) {
    for (const Text& edge : edges) {
      const Text larger = alphabetical(labels(edge + set));
      if (larger.size() == set.size() + 1 && edge.size() == 2) result.insert(larger);
    }
    if (result.size() > 20'000) throw TooLarge("a position has more than 20000 sets to remove");
  }
  return result;
}

std::map<Text, Text> moves(const Digits& digits, const Text& position) {
  std::map<Text, Text> result;
  const Texts items = split(position, ";");
  for (const Texts& part : hang_together(items)) {
    std::set<Text> sets;  // that are connected, of one size
    for (char vertex : alphabetical(labels(joined(part, ";")))) sets.insert({vertex});
    for (std::size_t size = 1; size < digits.size(); ++size) {
      for (const Text& removed : sets) {
        const std::size_t left = hang_together(without(part, removed)).size();
        const bool allowed = (digits[size] & (left == 0 ? 1U : left == 1 ? 2U : 4U)) != 0;
        if (allowed) result[removed] = normal(sorted(without(items, removed)));
      }
      sets = one_larger(part, sets);
    }
  }
  return result;
}

Text normal_heap(View heap) {
  if (number(heap) > 10'000) throw TooLarge("a heap is larger than 10000");
  return heap == "0" ? "" : Text(heap);
}

std::set<Texts> heap_options(const Digits& digits, const Text& component) {
  const std::size_t heap = number(component);
  std::set<Texts> result;
  for (std::size_t taken = 0; taken <= heap && taken < digits.size(); ++taken) {
    const std::size_t left = heap - taken;
    if ((digits[taken] & (left == 0 ? 1U : 2U)) != 0) result.insert(Texts{std::to_string(left)});
    for (std::size_t one = 1; 2 * one <= left && (digits[taken] & 4U) != 0; ++one) {
      result.insert(Texts{std::to_string(one), std::to_string(left - one)});
    }
  }
  return result;
}

}  // namespace

Game octal_game(View code) {
  return {normal, normal, [digits = digits_of(code)](const Text& position) { return moves(digits, position); }};
}

Game heap_game(View code) {
  Digits digits(10'001, 3);  // Lasker's
  digits[0] = 4;
  if (code != "lasker") digits = digits_of(code);
  return game_of_piles(normal_heap, [=](const Text& heap) { return heap_options(digits, heap); });
}

}  // namespace sprague::verify
