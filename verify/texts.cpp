#include "verify/texts.hpp"

#include <algorithm>

namespace sprague::verify {
namespace {

class TextPosition final : public Position {
 public:
  TextPosition(const TextGame& game, std::string text) : game_(game), text_(std::move(text)) {}

  std::set<std::string> moves() const override { return game_.moves(text_); }
  PositionPtr after(const std::string& move) const override { return std::make_unique<TextPosition>(game_, move); }

  std::vector<PositionPtr> components() const override {
    std::vector<PositionPtr> parts;
    for (std::string& part : game_.components(text_)) {
      parts.push_back(std::make_unique<TextPosition>(game_, std::move(part)));
    }
    return parts;
  }

  bool is(const Position& other, std::string_view relabelling) const override {
    return game_.same(text_, dynamic_cast<const TextPosition&>(other).text_, relabelling);
  }

 private:
  const TextGame& game_;
  std::string text_;
};

}  // namespace

PositionPtr TextGame::position(std::string text) const {
  return std::make_unique<TextPosition>(*this, std::move(text));
}

PositionPtr TextGame::component(std::string_view text) const {
  std::string position = normal(text);
  if (position != text) throw Malformed("expected the normal form, which is " + quoted(position));
  if (components(position).size() != 1) throw Malformed("expected one component");
  return this->position(std::move(position));
}

std::vector<std::string> HeapsGame::components(const std::string& position) const {
  Texts parts;
  if (position.empty()) return parts;
  for (std::string_view part : split(position, separator_)) parts.emplace_back(part);
  return parts;
}

std::string HeapsGame::joined(Texts parts) const {
  for (std::string& part : parts) part = normal_component(part);
  std::sort(parts.begin(), parts.end());
  std::string text;
  for (const std::string& part : parts) text += (text.empty() || part.empty() ? "" : separator_) + part;
  return text;
}

std::string HeapsGame::normal(std::string_view text) const {
  return joined(components(std::string(text)));
}

std::set<std::string> HeapsGame::moves(const std::string& position) const {
  std::set<std::string> result;
  const Texts parts = components(position);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    for (Texts left : options(parts[i])) {
      left.insert(left.end(), parts.begin(), parts.begin() + static_cast<std::ptrdiff_t>(i));
      left.insert(left.end(), parts.begin() + static_cast<std::ptrdiff_t>(i) + 1, parts.end());
      result.insert(joined(std::move(left)));
      if (result.size() > 200'000) throw TooLarge("a position has more than 200000 moves");
    }
  }
  return result;
}

std::string listed(const std::vector<Number>& numbers) {
  std::string text;
  for (Number number : numbers) text += (text.empty() ? "" : ",") + std::to_string(number);
  return text;
}

}  // namespace sprague::verify
