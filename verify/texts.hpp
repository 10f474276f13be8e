// Games whose positions are texts and whose moves are named by what they leave.
#pragma once

#include "verify/game.hpp"

namespace sprague::verify {

class TextGame : public Game {
 public:
  PositionPtr start(std::string_view text) const override { return position(normal(text)); }
  PositionPtr component(std::string_view text) const override;

  virtual std::string normal(std::string_view text) const = 0;
  virtual std::set<std::string> moves(const std::string& position) const = 0;
  virtual std::vector<std::string> components(const std::string& position) const = 0;
  virtual bool same(const std::string& component, const std::string& other, std::string_view relabelling) const {
    return component == other && relabelling.empty();
  }

 protected:
  PositionPtr position(std::string text) const;
};

// A game without labels: components do not touch each other, and are written apart.
class HeapsGame : public TextGame {
 public:
  explicit HeapsGame(std::string separator) : separator_(std::move(separator)) {}

  std::string normal(std::string_view text) const override;
  std::set<std::string> moves(const std::string& position) const override;
  std::vector<std::string> components(const std::string& position) const override;

 protected:
  using Texts = std::vector<std::string>;

  // In normal form; nothing if the component has no moves, or is best forgotten.
  virtual std::string normal_component(std::string_view text) const = 0;
  // What moves leave of a component, before it is normal.
  virtual std::set<Texts> options(const std::string& component) const = 0;

 private:
  std::string joined(Texts parts) const;

  std::string separator_;
};

std::string listed(const std::vector<Number>& numbers);  // "3,1,5"

}  // namespace sprague::verify
