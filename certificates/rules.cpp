#include "certificates/rules.hpp"

#include <algorithm>
#include <charconv>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

std::optional<std::vector<unsigned>> numbers_in(std::string_view text) {
  std::vector<unsigned> numbers;
  const char* place = text.data();
  const char* const end = place + text.size();
  while (true) {
    unsigned number = 0;
    const auto [behind, error] = std::from_chars(place, end, number);
    if (error != std::errc()) return std::nullopt;
    numbers.push_back(number);
    if (behind == end) return numbers;
    if (*behind != ',') return std::nullopt;
    place = behind + 1;
  }
}

}  // namespace

bool is_list_of_numbers(std::string_view text) {
  return numbers_in(text).has_value();
}

CyclesBoard board_of_tree(const Graph& tree, const std::vector<GraphArrow>& marks) {
  std::vector<std::vector<Vertex>> around;
  for (std::size_t v = 0; v < tree.vertices(); ++v) {
    const auto neighbours = tree.neighbours(static_cast<Vertex>(v));
    around.emplace_back(neighbours.begin(), neighbours.end());
  }
  CyclesBoard board{PlaneMap(around, 0, around.at(0).at(0)), {}};
  for (const auto& [tail, head] : marks) board.marks.push_back(board.map.dart(tail, head));
  return board;
}

CertifiedStart<Sprouts> start_of(const Sprouts& rules, const SproutsDrawing& drawing) {
  LabelledSprouts labelled = rules.labelled(drawing);
  std::string text = text_of(labelled);
  return {std::move(text), std::move(labelled), ProofOf::outcome, std::nullopt};
}

CertifiedStart<LabelledBrussels> start_of(const LabelledBrussels& rules, const std::vector<unsigned>& tips) {
  return {rules.text_of_spots(tips), rules.spots(tips), ProofOf::outcome, std::nullopt};
}

CertifiedStart<LabelledBrussels> start_of(const LabelledBrussels& rules, const Sum<BrusselsPosition>& drawing) {
  if (drawing.size() != 1) throw OutOfBudget("certificates have no way to write this drawing");
  return {rules.component_text(drawing.front()), rules.labelled(drawing.front()), ProofOf::outcome, std::nullopt};
}

CertifiedStart<LabelledBrussels> start_of(const LabelledBrussels& rules, std::string_view text) {
  if (const auto tips = numbers_in(text)) return start_of(rules, *tips);
  throw OutOfBudget("certificates have no way to write this drawing");
}

const WrittenGame& written_kayles() {
  static const WrittenGame game(
      language::compile_game("node kayles", "game node_kayles on graphs: move vertex v: delete closed(v)"));
  return game;
}

}  // namespace sprague
