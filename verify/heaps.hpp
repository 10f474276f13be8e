// Games without labels, as heaps are: components are written apart and sorted, and a move is named by what it leaves.
#pragma once

#include "verify/game.hpp"

namespace sprague::verify {

class HeapsGame : public Game {
 public:
  explicit HeapsGame(Text separator) : separator_(std::move(separator)) {}

  Text start(View text) const override { return text.empty() ? "" : joined(components(Text(text))); }
  Text component(View text) const override;
  std::set<Text> moves(const Text& position) const override;
  Text after(const Text&, const Text& move) const override { return move; }
  Texts components(const Text& position) const override;
  bool same(const Text& component, const Text& other, View relabelling) const override;

 protected:
  // In normal form; nothing if the component has no moves.
  virtual Text normal(View component) const = 0;
  // What moves leave of a component, before that is normal.
  virtual std::set<Texts> options(const Text& component) const = 0;

 private:
  Text joined(Texts parts) const;

  Text separator_;
};

}  // namespace sprague::verify
