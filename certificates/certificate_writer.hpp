// Writes certificates of nimbers, outcomes and lengths of plays, line by line (docs/certificates.md).
//
// An entry is a component and its nimber, or the lengths of its plays; each of its moves is answered by earlier entries
// alone. Who calls decides which entries there are and in which order; here the moves, components and relabellings are
// spelled out that make them checkable without a search.
#pragma once

#include <absl/container/flat_hash_map.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "canonical/ensure.hpp"
#include "certificates/certificate_head.hpp"
#include "certificates/sweep_certificate.hpp"
#include "checkers/play_lengths.hpp"
#include "games/game.hpp"
#include "games/labels.hpp"
#include "games/nimber.hpp"

namespace sprague {

template <HasLabels G>
class CertificateWriter {
 public:
  using Position = typename G::Position;
  using Labelled = typename G::Labelled;

  // The game must outlive the writer.
  CertificateWriter(const G& game, std::string_view kind) : game_(game) { text_ = certificate_head_of(kind, game); }

  // Requires, of each option, entries for all of its components, and then not that nimber; or a reply that has it and
  // entries for all components of what the reply leaves. The options that have entries must reach all smaller nimbers.
  void entry(const Position& position, Nimber nimber) {
    const LabelledComponent<Position> component = canonical(position);
    std::string lines;
    NimberSet seen;
    std::set<std::string, std::less<>> met;
    for (const LabelledMove<Labelled>& move : game_.labelled_moves(game_.labelled(component.canonical))) {
      if (!met.insert(move.name).second) continue;
      const std::optional<Sum> option = sum_of(move.after);
      if (option && option->nimber != nimber) {
        lines += fmt::format("option\t{}\t{}\n", move.name, option->references);
        seen.insert(option->nimber);
        continue;
      }
      ENSURE(!option, "an option has the nimber of its entry");
      const auto [answer, references] = answer_of(move.after, nimber);
      lines += fmt::format("reply\t{}\t{}\t{}\n", move.name, answer, references);
    }
    ENSURE(nimber <= seen.mex(), "no option has a nimber that is smaller than the entry's");
    add(component, fmt::format("{}", nimber.value()), {nimber, {}}, lines);
  }

  // With the lengths of its plays. Requires entries for all components of all options.
  void entry_of_lengths(const Position& position) {
    const LabelledComponent<Position> component = canonical(position);
    std::string lines;
    Lengths lengths;
    std::set<std::string, std::less<>> met;
    for (const LabelledMove<Labelled>& move : game_.labelled_moves(game_.labelled(component.canonical))) {
      if (!met.insert(move.name).second) continue;
      lines += fmt::format("option\t{}\t{}\n", move.name, references_of(move.after));
      for (const std::uint32_t length : lengths_of(move.after)) lengths.insert(length + 1);
    }
    if (met.empty()) lengths.insert(0);
    add(component, list_of(lengths), {{}, lengths}, lines);
  }

  bool has_entry(const Position& position) const {
    return entries_.contains(game_.component_text(canonical(position).canonical));
  }

  // A starting position, as its game writes it.
  void start(std::string_view position) { text_ += fmt::format("start\t{}\n", position); }
  // What is proved of it. Require entries for its components.
  void nimber(const Labelled& start) {
    const Sum sum = needed(start);
    text_ += fmt::format("nimber\t{}\t{}\n", sum.nimber.value(), sum.references);
  }
  void second_wins(const Labelled& start) {
    const Sum sum = needed(start);
    ENSURE(sum.nimber.is_zero(), "the second player does not win");
    text_ += fmt::format("second\t{}\n", sum.references);
  }
  // Requires a move such that there are entries for all components of what it leaves, and the second player wins that.
  void first_wins(const Labelled& start) {
    const auto [move, references] = answer_of(start, Nimber());
    text_ += fmt::format("first\t{}\t{}\n", move, references);
  }
  void lengths(const Labelled& start) {
    text_ += fmt::format("lengths\t{}\t{}\n", list_of(lengths_of(start)), references_of(start));
  }
  void against(std::string_view claim, std::string_view reading) {
    text_ += fmt::format("against\t{}\t{}\n", claim, reading);
  }

  void member(const Membership& membership) {
    text_ += fmt::format("member\t{}\t{}\n", membership.size, membership.weight);
    for (const Sibling& sibling : membership.path) {
      text_ += fmt::format("{}\t{}\n", sibling.side == Sibling::Side::left ? "left" : "right", sibling.digest);
    }
    text_ += fmt::format("{}\nroot\t{}\n", fmt::join(membership.head, "\n"), membership.root);
  }

  std::string finish() && { return std::move(text_) + "end\n"; }

 private:
  struct Value {
    Nimber nimber;
    Lengths lengths;
  };
  struct Entry {
    std::size_t index;
    Nimber nimber;
    Lengths lengths;
  };
  struct Sum {
    std::string references;
    Nimber nimber;
  };

  std::vector<LabelledComponent<Position>> components_of(const Labelled& sum) const {
    auto components = game_.labelled_components(sum);
    std::ranges::stable_sort(components, {}, [](const auto& component) { return component.text; });
    return components;
  }

  LabelledComponent<Position> canonical(const Position& position) const {
    auto components = game_.labelled_components(game_.labelled(position));
    ENSURE(components.size() == 1, "an entry is one component");
    return std::move(components.front());
  }

  static std::string list_of(const Lengths& lengths) {
    std::string text;
    for (const std::uint32_t length : lengths) text += fmt::format("{}{}", text.empty() ? "" : ",", length);
    return text;
  }

  void add(const LabelledComponent<Position>& component, const std::string& value, Value known,
           const std::string& lines) {
    std::string position = game_.component_text(component.canonical);
    text_ += fmt::format("entry\t{}\t{}\n", value, position) + lines;
    const bool is_new =
        entries_.try_emplace(std::move(position), Entry{entries_.size(), known.nimber, std::move(known.lengths)})
            .second;
    ENSURE(is_new, "two entries for one component");
  }

  // All sums of lengths, one of each component.
  Lengths lengths_of(const Labelled& sum) const {
    Lengths total{0};
    for (const auto& component : components_of(sum)) {
      Lengths longer;
      for (const std::uint32_t length : entries_.at(game_.component_text(component.canonical)).lengths) {
        for (const std::uint32_t before : total) longer.insert(before + length);
      }
      total = std::move(longer);
    }
    return total;
  }

  std::string references_of(const Labelled& sum) const {
    std::string text;
    for (const auto& component : components_of(sum)) {
      const auto found = entries_.find(game_.component_text(component.canonical));
      ENSURE(found != entries_.end(), "a component without an entry");
      if (!text.empty()) text += ' ';
      text += fmt::format("{}[{}]", found->second.index, component.labels);
    }
    return text;
  }

  // Nothing if a component has no entry, and is not one of two that are the same.
  std::optional<Sum> sum_of(const Labelled& labelled) const {
    const auto components = components_of(labelled);
    std::vector<std::string> texts;
    for (const auto& component : components) texts.push_back(game_.component_text(component.canonical));
    std::vector<std::string> parts(components.size());
    Sum sum;
    for (std::size_t i = 0; i < components.size(); ++i) {
      if (!parts[i].empty()) continue;
      std::size_t j = i + 1;
      while (j < components.size() && (!parts[j].empty() || texts[j] != texts[i])) ++j;
      if (j < components.size()) {
        parts[i].assign(1, '-');
        parts[j] = fmt::format("={}[{}]", i, relabelling(components[i].labels, components[j].labels));
        continue;
      }
      const auto found = entries_.find(texts[i]);
      if (found == entries_.end()) return std::nullopt;
      sum.nimber = sum.nimber ^ found->second.nimber;
      parts[i] = fmt::format("{}[{}]", found->second.index, components[i].labels);
    }
    sum.references = fmt::format("{}", fmt::join(parts, " "));
    return sum;
  }

  Sum needed(const Labelled& labelled) const {
    std::optional<Sum> sum = sum_of(labelled);
    ENSURE(sum, "a component without an entry");
    return std::move(*sum);
  }

  // A move to that nimber, and the references of what it leaves.
  std::pair<std::string, std::string> answer_of(const Labelled& sum, Nimber nimber) const {
    for (LabelledMove<Labelled>& move : game_.labelled_moves(sum)) {
      std::optional<Sum> after = sum_of(move.after);
      if (after && after->nimber == nimber) return {std::move(move.name), std::move(after->references)};
    }
    throw InternalError("a certificate lacks an entry");
  }

  const G& game_;
  std::string text_;
  absl::flat_hash_map<std::string, Entry> entries_;
};

}  // namespace sprague
