#include "certificates/known_statements.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace sprague {
namespace {

// A claim has one id; its readings may be of one statement, with other words or another family of instances.
struct KnownStatement {
  std::string_view claim;
  std::string_view reading;    // as it is registered
  std::string_view game;       // without its code
  std::string_view statement;  // as the verifier names it
};

constexpr std::array kKnownStatements{
    KnownStatement{"AR-X1", "even legs only", "arrows", "as printed"},
    KnownStatement{"AR-X1", "five legs", "arrows", "as printed"},
    KnownStatement{"AR-X1", "four legs", "arrows", "as printed"},
    KnownStatement{"AR-X1", "three legs", "arrows", "as printed"},
    KnownStatement{"BS-C2.6", "N_0 is the projective plane", "brussels", "N_0 is the projective plane"},
    KnownStatement{"BS-L5.4", "as printed", "circular", "as printed"},
    KnownStatement{"BS-Q2.7", "parity alone", "brussels", "parity alone"},
    KnownStatement{"CY-2CON", "2-connected boards", "cycles", "all edges"},
    KnownStatement{"CY-C2.1", "all edges, cells are enclosing cycles", "cycles", "all edges"},
    KnownStatement{"CY-C2.1", "all edges, cells are simple cycles", "cycles", "all edges"},
    KnownStatement{"CY-C2.1", "all edges, cells are walks", "cycles", "all edges"},
    KnownStatement{"CY-C2.1", "markable edges, cells are enclosing cycles", "cycles", "markable edges"},
    KnownStatement{"CY-C2.1", "markable edges, cells are simple cycles", "cycles", "markable edges"},
    KnownStatement{"CY-C2.1", "markable edges, cells are walks", "cycles", "markable edges"},
    KnownStatement{"CY-C4.3", "arrow on an outermost edge", "cycles", "as printed"},
    KnownStatement{"CY-C4.3", "as printed", "cycles", "as printed"},
    KnownStatement{"CY-C4.3", "by markable edges", "cycles", "as printed"},
    KnownStatement{"CY-TREE", "all edges", "cycles", "all edges"},
    KnownStatement{"CY-TREE", "by markable edges", "cycles", "markable edges"},
    KnownStatement{"CY-TREE", "markable edges", "cycles", "markable edges"},
};

bool is_of(std::string_view game, std::string_view name) {
  if (name == "cycles") return game == name || game.starts_with("cycles:");
  return game == name;
}

}  // namespace

std::optional<Against> statement_of(std::string_view claim, std::string_view reading, std::string_view game) {
  const auto* const found = std::ranges::find_if(kKnownStatements, [&](const KnownStatement& known) {
    return known.claim == claim && known.reading == reading && is_of(game, known.game);
  });
  if (found == kKnownStatements.end()) return std::nullopt;
  return Against{std::string(found->claim), std::string(found->statement)};
}

}  // namespace sprague
