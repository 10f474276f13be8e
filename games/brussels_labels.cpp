#include "games/brussels_labels.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "canonical/ensure.hpp"
#include "games/drawing_text.hpp"

namespace sprague {
namespace {

unsigned first_letter_outside(const LabelledBrussels::Labelled& sum) {
  std::set<unsigned> used;
  for (const auto& part : sum) used.insert(part.letters.begin(), part.letters.end());
  unsigned letter = 0;
  while (used.contains(letter)) ++letter;
  if (letter >= kLetters) throw OutOfBudget("a certificate names at most 52 letters");
  return letter;
}

// A component's text in the notation of its rules: regions come before distances.
std::string notation_of(const std::string& text) {
  std::string notation;
  bool in_distances = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != ';') {
      notation += text[i];
    } else if (text[i + 1] == '(') {
      notation += " | ";
    } else {
      notation += in_distances ? "," : "; ";
      in_distances = true;
    }
  }
  return notation;
}

// With the letters that junctions had before.
void append_parts(std::vector<RenamedPosition> components, const std::vector<unsigned>& letters,
                  LabelledBrussels::Labelled& sum) {
  for (RenamedPosition& component : components) {
    LabelledBrussels::Part part{std::move(component.position), {}};
    for (const Junction junction : component.before) part.letters.push_back(letters[junction]);
    sum.push_back(std::move(part));
  }
}

}  // namespace

LabelledBrussels::Position LabelledBrussels::position_of(const Key& key) const {
  Sum<Position> sum = rules_.parse(notation_of(key));
  ENSURE(sum.size() == 1, "a key is one component's");
  return std::move(sum.front());
}

LabelledBrussels::Labelled LabelledBrussels::spots(std::span<const unsigned> tips, Surface surface) const {
  std::vector<unsigned> letters;
  for (std::size_t spot = 0; spot < tips.size(); ++spot) letters.push_back(static_cast<unsigned>(spot));
  Labelled sum;
  append_parts(rules_.renamed_spots(tips, surface), letters, sum);
  return sum;
}

LabelledBrussels::Labelled LabelledBrussels::labelled(const Position& position) const {
  std::vector<unsigned> letters;
  for (Junction v = 0; v < position.distances.junctions(); ++v) letters.push_back(v);
  return {{position, std::move(letters)}};
}

std::string LabelledBrussels::text_of_spots(std::span<const unsigned> tips) {
  std::vector<std::string> words;
  for (std::size_t spot = 0; spot < tips.size(); ++spot) {
    words.emplace_back(tips[spot], letter_of(static_cast<unsigned>(spot)));
  }
  return text_of_region(0, words, Surface());
}

std::string LabelledBrussels::text_of(const Labelled& sum) const {
  std::vector<std::string> items;
  std::set<std::string> distances;  // of two junctions that stand in several components just one
  for (const auto& [position, letters] : sum) {
    for (const Region& region : position.regions) {
      std::vector<std::string> words;
      for (const Walk& walk : region.walks) {
        std::string word;
        for (const Junction tip : walk) word += letter_of(letters[tip]);
        words.push_back(std::move(word));
      }
      items.push_back(text_of_region(0, words, region.surface));
    }
    const Distances& table = position.distances;
    for (Junction v = 0; v < table.junctions(); ++v) {
      for (Junction u = 0; u < v; ++u) {
        if (table.at(u, v) >= table.bound()) continue;
        const auto [first, second] = std::minmax(letters[u], letters[v]);
        distances.insert(fmt::format("{}{}{}", letter_of(first), letter_of(second), table.at(u, v)));
      }
    }
  }
  items.insert(items.end(), distances.begin(), distances.end());
  return text_of_items(std::move(items));
}

std::vector<LabelledMove<LabelledBrussels::Labelled>> LabelledBrussels::labelled_moves(const Labelled& sum) const {
  const unsigned crossbar = first_letter_outside(sum);
  std::map<std::string, Labelled> found;
  for (std::size_t i = 0; i < sum.size(); ++i) {
    Labelled others = sum;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    std::vector<unsigned> letters = sum[i].letters;
    letters.push_back(crossbar);
    for (std::size_t region = 0; region < sum[i].position.regions.size(); ++region) {
      each_curve_in(sum[i].position, region, condition_, [&](std::vector<Region> regions, const Distances& distances) {
        Labelled after = others;
        append_parts(renamed_components(std::move(regions), distances, condition_), letters, after);
        found.try_emplace(text_of(after), std::move(after));
      });
    }
  }
  std::vector<LabelledMove<Labelled>> moves;
  for (auto& [name, after] : found) moves.push_back({name, std::move(after)});
  return moves;
}

std::vector<LabelledComponent<BrusselsPosition>> LabelledBrussels::labelled_components(const Labelled& sum) const {
  std::multimap<std::string, LabelledComponent<Position>> by_text;
  for (const Part& part : sum) {
    RenamedPosition form = renamed_canonical(part.position);
    std::string labels;
    for (const Junction junction : form.before) labels += letter_of(part.letters[junction]);
    std::string text = text_of({part});
    by_text.emplace(text, LabelledComponent<Position>{text, std::move(form.position), std::move(labels)});
  }
  std::vector<LabelledComponent<Position>> components;
  for (auto& [text, component] : by_text) components.push_back(std::move(component));
  return components;
}

}  // namespace sprague
