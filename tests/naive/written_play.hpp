// Sums of games played by plain recursion on the whole sum: nothing is split, nothing is named by a canonical form.
//
// Answers are kept by what a position is, exactly and with its names, for as long as one question lasts.
#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "tests/naive/node_kayles.hpp"
#include "tests/naive/octal.hpp"
#include "tests/naive/written_figure.hpp"

namespace sprague::naive::written {

struct Play;
using PlayPtr = std::shared_ptr<const Play>;

// A summand of a position.
struct Play {
  struct Move {
    std::set<Int> taken;  // the vertices that it names
    PlayPtr left;
  };
  Play() = default;
  Play(const Play&) = delete;
  Play& operator=(const Play&) = delete;
  virtual ~Play() = default;
  virtual std::vector<Move> moves() const = 0;
  virtual std::string key() const = 0;
};

using Position = std::vector<PlayPtr>;

inline std::string key_of(const Position& position) {
  std::string result;
  for (const PlayPtr& part : position) result += part->key() + '\n';
  return result;
}

struct PositionMove {
  std::set<Int> taken;
  Position left;
};

inline std::vector<PositionMove> moves_of(const Position& position) {
  std::vector<PositionMove> result;
  for (std::size_t i = 0; i < position.size(); ++i) {
    for (const Play::Move& move : position[i]->moves()) {
      result.push_back({move.taken, position});
      result.back().left[i] = move.left;
    }
  }
  return result;
}

class Answers {
 public:
  Int nimber(const Position& position) {
    const std::string key = key_of(position);
    if (const auto known = nimbers_.find(key); known != nimbers_.end()) return known->second;
    std::set<Int> seen;
    for (const PositionMove& move : moves_of(position)) seen.insert(nimber(move.left));
    Int result = 0;
    while (seen.contains(result)) ++result;
    return nimbers_[key] = result;
  }
  // Who can't move wins.
  bool first_wins_misere(const Position& position) {
    const std::string key = key_of(position);
    if (const auto known = misere_.find(key); known != misere_.end()) return known->second;
    const std::vector<PositionMove> after = moves_of(position);
    bool result = after.empty();
    for (const PositionMove& move : after) result = result || !first_wins_misere(move.left);
    return misere_[key] = result;
  }
  std::set<Int> lengths(const Position& position) {
    const std::string key = key_of(position);
    if (const auto known = lengths_.find(key); known != lengths_.end()) return known->second;
    std::set<Int> result;
    for (const PositionMove& move : moves_of(position)) {
      for (Int length : lengths(move.left)) result.insert(length + 1);
    }
    if (result.empty()) result.insert(0);
    return lengths_[key] = result;
  }

 private:
  std::map<std::string, Int> nimbers_;
  std::map<std::string, bool> misere_;
  std::map<std::string, std::set<Int>> lengths_;
};

// --- the references that there are: a set of vertices of one graph, or heaps ---

inline Graph graph_of(const Figure& figure) {
  const Figure plain = renamed(figure);
  Graph result(plain.means.size());
  for (const EdgeName& e : plain.edge_names()) {
    result.add_edge(static_cast<Vertex>(e.first), static_cast<Vertex>(e.second));
  }
  return result;
}

template <typename Reference>
class MaskPlay : public Play {
 public:
  MaskPlay(std::shared_ptr<const Reference> game, std::string name, Mask left)
      : game_(std::move(game)), name_(std::move(name)), left_(left) {}

  std::vector<Move> moves() const override {
    std::vector<Move> result;
    std::set<Mask> known;
    for (Mask option : game_->options(left_)) {
      if (!known.insert(option).second) continue;
      std::set<Int> taken;
      for (Int v = 0; v < 32; ++v) {
        if (((left_ & ~option) >> v & 1) != 0) taken.insert(v);
      }
      result.push_back({taken, std::make_shared<MaskPlay>(game_, name_, option)});
    }
    return result;
  }
  std::string key() const override { return name_ + ' ' + std::to_string(left_); }

 private:
  std::shared_ptr<const Reference> game_;
  std::string name_;  // of the game and the whole graph
  Mask left_;
};

inline PlayPtr octal_play(const std::string& code, const Figure& figure) {
  auto game = std::make_shared<const OctalOnGraph>(code, graph_of(figure));
  return std::make_shared<MaskPlay<OctalOnGraph>>(game, code + ' ' + figure.key(), game->whole());
}
inline PlayPtr node_kayles_play(const Figure& figure) {
  auto game = std::make_shared<const NodeKaylesOnGraph>(graph_of(figure));
  return std::make_shared<MaskPlay<NodeKaylesOnGraph>>(game, "nodekayles " + figure.key(), game->whole());
}

class HeapPlay : public Play {
 public:
  HeapPlay(std::string code, std::multiset<std::uint32_t> heaps) : code_(std::move(code)), heaps_(std::move(heaps)) {}

  std::vector<Move> moves() const override {
    std::vector<Move> result;
    std::set<std::multiset<std::uint32_t>> known;
    for (std::uint32_t heap : heaps_) {
      for (const std::vector<std::uint32_t>& parts : heap_options(code_, heap)) {
        std::multiset<std::uint32_t> next = heaps_;
        next.erase(next.find(heap));
        next.insert(parts.begin(), parts.end());
        if (known.insert(next).second) result.push_back({{}, std::make_shared<HeapPlay>(code_, next)});
      }
    }
    return result;
  }
  std::string key() const override {
    std::string result = "heap " + code_;
    for (std::uint32_t heap : heaps_) result += ' ' + std::to_string(heap);
    return result;
  }

 private:
  std::string code_;
  std::multiset<std::uint32_t> heaps_;
};

}  // namespace sprague::naive::written
