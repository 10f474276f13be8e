// Arrow systems as certificates write them: edges, closed sets and cells by the letters of their arrows
// (docs/certificates.md).
#include <array>
#include <bit>
#include <span>
#include <utility>

#include "canonical/ensure.hpp"
#include "games/arrow_system.hpp"

namespace sprague {
namespace {

unsigned next_arrow(ArrowSet arrows) {
  return static_cast<unsigned>(std::countr_zero(arrows));
}

// Of each edge the arrow that stands for its first direction.
std::string text_of(const ArrowSystem& system, std::span<const unsigned> firsts) {
  const auto letters = [firsts](ArrowSet set) {
    std::string text;
    for (; set != 0; set &= set - 1) text += arrow_letter(firsts[next_arrow(set) / 2] ^ (next_arrow(set) % 2));
    return sorted_letters(std::move(text));
  };
  std::vector<std::string> items;
  for (unsigned edge = 0; edge < system.edges(); ++edge) items.push_back(letters(ArrowSet{3} << 2 * edge));
  for (ArrowSet rest = system.forbidden(); rest != 0; rest &= rest - 1) {
    items.push_back("!" + letters(arrow_bit(next_arrow(rest))));
  }
  for (const ArrowSet set : system.closed()) items.push_back("!" + letters(set));
  for (const ArrowSet cell : system.short_sets()) items.push_back("*" + letters(cell));
  return text_of_items(std::move(items));
}

}  // namespace

char arrow_letter(unsigned arrow) {
  if (arrow >= kLetters) throw OutOfBudget("a certificate names at most 26 edges of arrows");
  return letter_of(arrow / 2 + kLetters / 2 * (arrow % 2));
}

std::string ArrowSystemRules::component_text(const ArrowSystem& position) {
  std::vector<unsigned> firsts;
  for (unsigned edge = 0; edge < position.edges(); ++edge) firsts.push_back(2 * edge);
  return text_of(position, firsts);
}

std::vector<LabelledMove<ArrowSystem>> ArrowSystemRules::labelled_moves(const Labelled& system) {
  std::vector<LabelledMove<ArrowSystem>> moves;
  for (ArrowSet rest = system.legal(); rest != 0; rest &= rest - 1) {
    const unsigned arrow = next_arrow(rest);
    moves.push_back({{arrow_letter(arrow)}, system.with(arrow).settled()});
  }
  return moves;
}

std::vector<LabelledComponent<ArrowSystem>> ArrowSystemRules::labelled_components(const Labelled& system) {
  std::vector<LabelledComponent<ArrowSystem>> components;
  for (const ArrowSet edges : system.components()) {
    std::vector<unsigned> firsts;
    for (ArrowSet rest = edges; rest != 0; rest &= rest - 1) {
      if (next_arrow(rest) % 2 == 0) firsts.push_back(next_arrow(rest));
    }
    const ArrowSystem part = system.component(edges);
    std::string small;
    std::string capital;
    for (const unsigned arrow : part.canonical_arrows()) {
      const unsigned first = firsts[arrow / 2] ^ (arrow % 2);
      small += arrow_letter(first);
      capital += arrow_letter(first ^ 1U);
    }
    components.push_back({text_of(part, firsts), part.canonical(), small + capital});
  }
  return components;
}

}  // namespace sprague
