#include "conjectures/sprouts/unknown_handles.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace sprague::sprouts {
namespace {

std::vector<std::string> words_of(const Sum<SproutsLand>& position) {
  std::vector<std::string> words;
  for (const SproutsLand& land : position) words.push_back(land.word);
  std::ranges::sort(words);
  return words;
}

SproutsDrawing with_surfaces(const SproutsLand& land, Surface surface) {
  SproutsDrawing drawing = land_of_word(land.word);
  for (std::size_t r = 0; r < drawing.regions(); ++r) drawing.set_surface(r, surface);
  return drawing;
}

}  // namespace

std::string UnknownHandles::print(const Position& position) const {
  std::vector<std::string> lands;
  for (const SproutsLand& land : position) lands.push_back(game_.print(land));
  std::ranges::sort(lands);
  return lands.empty() ? "none" : fmt::format("{}", fmt::join(lands, " and "));
}

UnknownHandles::Position UnknownHandles::forgetting_surfaces(const Position& position) const {
  Position all;
  for (const SproutsLand& land : position) {
    for (SproutsLand& part : game_.lands(with_surfaces(land, Surface()))) all.push_back(std::move(part));
  }
  return all;
}

std::vector<UnknownHandles::Position> UnknownHandles::after(const Position& position, Surface surface) const {
  std::map<std::vector<std::string>, Position> found;
  for (std::size_t i = 0; i < position.size(); ++i) {
    for (const SproutsLand& land : game_.lands(with_surfaces(position[i], surface))) {
      for (Position& option : game_.options(land)) {
        for (std::size_t j = 0; j < position.size(); ++j) {
          if (j != i) option.push_back(position[j]);
        }
        Position left = forgetting_surfaces(option);
        std::vector<std::string> words = words_of(left);
        found.try_emplace(std::move(words), std::move(left));
      }
    }
  }
  std::vector<Position> all;
  for (auto& [words, left] : found) all.push_back(std::move(left));
  return all;
}

bool UnknownHandles::can_force(const Position& position, unsigned moves, bool own_turn) {
  const std::vector<Position> options = own_turn ? certain(position) : possible(position);
  if (options.empty()) return moves == 0 && possible(position).empty();
  if (moves == 0) return false;
  const std::pair key{words_of(position), std::pair{moves, own_turn}};
  if (const auto known = known_.find(key); known != known_.end()) return known->second;
  const auto goes_on = [&](const Position& option) { return can_force(option, moves - 1, !own_turn); };
  const bool result = own_turn ? std::ranges::any_of(options, goes_on) : std::ranges::all_of(options, goes_on);
  known_.emplace(key, result);
  return result;
}

std::vector<UnknownHandles::Position> UnknownHandles::replies(const Position& position, unsigned moves) {
  std::vector<Position> all = certain(position);
  std::erase_if(all, [&](const Position& reply) { return moves == 0 || !can_force(reply, moves - 1, false); });
  return all;
}

}  // namespace sprague::sprouts
