// Octal games: on graphs, Definition 5 and Remark 6 of Beaudou et al.; on heaps, Definition 3. The bits of the i-th
// digit say what who removes i vertices may do with their component: 1 empty it, 2 leave it connected, 4 disconnect it;
// of a heap: leave nothing, one heap, two heaps. Items are edges and vertices without neighbours, or heaps.
#include "verify/games.hpp"

namespace sprague::verify {
namespace {

using Digits = std::vector<unsigned>;  // the first one for who removes none

Digits digits_of(View code) {
  const bool known = skip(code, "0.") && !code.empty() && code.find_first_not_of("01234567") == View::npos;
  if (!known) throw Malformed("expected \"0.\" and digits from 0 to 7");
  if (code.size() > 20) throw TooLarge("a code has more than 20 digits");
  Digits digits{0};
  for (char c : code) digits.push_back(static_cast<unsigned>(c - '0'));
  return digits;
}

Text normal(View position) {
  std::set<Text> items;
  Text on_edges;
  for (Text item : split(position, ";")) {
    if (item.size() > 2 || labels(item).size() != item.size()) throw Malformed("expected edges and vertices");
    std::ranges::sort(item);
    items.insert(item);
    if (item.size() == 2) on_edges += item;
  }
  std::erase_if(items, [&](const Text& item) { return item.size() == 1 && has(on_edges, item[0]); });
  return sorted({items.begin(), items.end()});
}

Text without(View position, View removed) {
  Texts items = split(position, ";");
  for (Text& item : items) std::erase_if(item, [&](char vertex) { return has(removed, vertex); });
  std::erase(items, "");
  return joined(items, ";");
}

// The connected sets of vertices with one more.
std::set<Text> one_larger(View position, const std::set<Text>& sets) {
  std::set<Text> result;
  for (const Text& item : split(position, ";")) {
    for (Text set : sets) {
      if (item.size() == 1 || has(set, item[0]) == has(set, item[1])) continue;
      set += has(set, item[0]) ? item[1] : item[0];
      std::ranges::sort(set);
      result.insert(set);
    }
    if (result.size() > most_moves) throw TooLarge("a position has too many sets to remove");
  }
  return result;
}

Moves moves(const Digits& digits, const Text& position) {
  Moves result;
  std::size_t tried = 0;
  for (const Text& component : hang_together(position)) {
    std::set<Text> sets;  // that are connected, of one size
    for (char vertex : labels(component)) sets.insert({vertex});
    for (std::size_t size = 1; size < digits.size(); ++size) {
      if (size > 1) sets = one_larger(component, sets);
      tried += sets.size();
      if (tried > most_moves) throw TooLarge("a position has too many sets to remove");
      for (const Text& removed : sets) {
        const std::size_t left = hang_together(without(component, removed)).size();
        const bool allowed = (digits[size] & (left == 0 ? 1U : left == 1 ? 2U : 4U)) != 0;
        if (allowed) add(result, removed, [=] { return normal(without(position, removed)); });
      }
    }
  }
  return result;
}

// What moves leave of a heap.
std::set<Text> options(const Digits& digits, const Text& heap) {
  const std::size_t size = number(heap);
  std::set<Text> result;
  for (std::size_t taken = 0; taken <= size && taken < digits.size(); ++taken) {
    const std::size_t left = size - taken;
    if ((digits[taken] & (left == 0 ? 1U : 2U)) != 0) result.insert(std::to_string(left));
    for (std::size_t one = 1; 2 * one <= left && (digits[taken] & 4U) != 0; ++one) {
      result.insert(std::to_string(one) + ";" + std::to_string(left - one));
    }
  }
  return result;
}

Text normal_heap(View heap) {
  if (number(heap) > 10'000) throw TooLarge("a heap is larger than 10000");
  return heap == "0" ? "" : Text(heap);
}

}  // namespace

Game octal_game(View code) {
  const auto vertices = [](View position) { return labels(position).size(); };
  return {normal, normal, [digits = digits_of(code)](const Text& position) { return moves(digits, position); },
          vertices};
}

Game heap_game(View code) {
  Digits digits(10'001, 3);  // Lasker's
  digits[0] = 4;
  if (code != "lasker") digits = digits_of(code);
  // Less by 1 at least if counters are taken, and just so if a heap is parted and none are.
  const auto moves_left = [](View heap) { return 2 * std::uint64_t{number(heap)} - 1; };
  return game_of_piles(
      normal_heap, [=](const Text& heap) { return options(digits, heap); }, moves_left);
}

Game game_of_piles(const std::function<Text(View)>& normal, const std::function<std::set<Text>(const Text&)>& options,
                   const std::function<std::uint64_t(View)>& measure) {
  const auto start = [=](View position) {
    Texts items = split(position, ";");
    for (Text& item : items) item = normal(item);
    return sorted(items);
  };
  const auto moves = [=](const Text& position) {
    Moves result;
    Texts items = split(position, ";");
    Text last;
    for (Text& item : items) {
      const Text before = item;
      if (before == last) continue;  // equal items have the same moves
      last = before;
      for (const Text& left : options(before)) {
        item = left;
        add(result, start(joined(items, ";")));
      }
      item = before;
    }
    return result;
  };
  const auto sum = [=](View position) {
    std::uint64_t all = 0;
    for (const Text& item : split(position, ";")) all += measure(item);
    return all;
  };
  Game game{start, start, moves, {}};
  if (measure) game.measure = sum;
  return game;
}

}  // namespace sprague::verify
