// How text and a file's lines are read; labels, components and relabellings, which positions of all games have.
#include <zlib.h>

#include <charconv>
#include <utility>

#include "verify/game.hpp"

namespace sprague::verify {

Texts split(View text, View separator) {
  Texts parts;
  for (bool more = !text.empty(); more;) {
    const std::size_t end = text.find(separator);
    parts.emplace_back(text.substr(0, end));
    more = end != View::npos;
    text.remove_prefix(more ? end + separator.size() : 0);
  }
  return parts;
}

Text joined(const Texts& parts, View separator) {
  Text text;
  for (const Text& part : parts) text.append(&part == parts.data() ? "" : separator).append(part);
  return text;
}

Number number(View text) {
  Number value = 0;
  const auto [stop, error] = std::from_chars(text.begin(), text.end(), value);
  const bool right = stop == text.end() && error == std::errc() && (text == "0" || !text.starts_with('0'));
  if (!right) throw Malformed("expected a number, found " + quoted(text));
  return value;
}

std::vector<Number> numbers(View text) {
  std::vector<Number> values;
  for (const Text& part : split(text, ",")) values.push_back(number(part));
  if (values.empty()) throw Malformed("expected numbers");
  return values;
}

Text listed(const std::vector<Number>& numbers) {
  Texts parts;
  for (Number value : numbers) parts.push_back(std::to_string(value));
  return joined(parts, ",");
}

bool has(View letters, char letter) {
  return letters.find(letter) != View::npos;
}

bool skip(View& text, View prefix) {
  return text.starts_with(prefix) && (text.remove_prefix(prefix.size()), true);
}

Text quoted(View text) {
  Text result(text.substr(0, 500));
  std::ranges::replace_if(
      result, [](char c) { return c < ' ' || c > '~'; }, '?');
  return '"' + result + (text.size() > 500 ? "...\"" : "\"");
}

std::uint64_t least_not_in(const std::set<std::uint64_t>& numbers) {
  std::uint64_t least = 0;
  while (numbers.contains(least)) ++least;
  return least;
}

Lines::Lines(const Text& path) : file(gzopen(path.c_str(), "rb"), gzclose_r) {}

const Text& Lines::keyword() {
  if (fields.empty() && !read()) throw Malformed("the file ends before its last line");
  return fields[0];
}

Texts Lines::take(View wanted, std::size_t count) {
  if (keyword() != wanted) throw Malformed("expected " + Text(wanted) + ", found " + quoted(keyword()));
  if (fields.size() != count) throw Malformed("expected " + std::to_string(count) + " fields");
  return std::exchange(fields, {});
}

// False at the end of the file. zlib reads what is not compressed as it is.
bool Lines::read() {
  char room[65537];  // for the longest line, its line feed, and what zlib ends it with
  ++number;
  const bool more = gzgets(file.get(), room, sizeof room) != nullptr;
  int error = Z_ERRNO;
  gzerror(file.get(), &error);
  if (error != Z_OK && error != Z_STREAM_END) throw Malformed("the file cannot be read or unpacked");
  if (!more) return false;
  const View line = room;
  if (!line.ends_with('\n')) throw Malformed("the line is too long, is cut off, or has a zero byte");
  if (line.size() == 1) throw Malformed("the line is empty");
  fields = split(line.substr(0, line.size() - 1), "\t");
  return true;
}

Text renamed(View items, View from, View to) {
  Text text(items);
  bool label = true;
  for (char& c : text) {
    label = c == ';' || (label && c != ' ');
    const std::size_t place = label ? from.find(c) : View::npos;
    if (place != View::npos) c = to[place];
  }
  return text;
}

Text labels(View items) {
  Text letters;
  bool label = true;
  for (char c : items) {
    label = c == ';' || (label && c != ' ');
    if (label && has(alphabet, c) && !has(letters, c)) letters += c;
  }
  std::ranges::sort(letters, {}, [](char letter) { return letter ^ ' '; });  // small ones first
  return letters;
}

Text sorted(Texts items) {
  std::erase(items, "");
  std::ranges::sort(items);
  return joined(items, ";");
}

Texts hang_together(View position) {
  std::vector<std::pair<Text, Text>> parts;  // labels, and items
  for (const Text& item : split(position, ";")) {
    std::pair<Text, Text> part{labels(item), item};
    std::erase_if(parts, [&, own = part.first](const auto& other) {
      if (own.find_first_of(other.first) == Text::npos) return false;
      part.first += other.first;
      part.second.append(";").append(other.second);
      return true;
    });
    parts.push_back(std::move(part));
  }
  Texts texts;
  for (const auto& [letters, text] : parts) texts.push_back(text);
  return texts;
}

Texts components(const Game& game, View position) {
  Texts parts = game.parts(position);
  for (Text& part : parts) part = game.normal(part);
  std::ranges::sort(parts);
  return parts;
}

Text after(const Game& game, const Text& position, const Text& move) {
  const Moves moves = game.moves(position);
  if (!moves.contains(move)) throw Malformed("there is no such move as " + quoted(move));
  return moves.at(move)();
}

void add(Moves& moves, const Text& name, const std::function<Text()>& left) {
  if (moves.size() == most_moves) throw TooLarge("a position has too many moves");
  moves[name] = left;
}

void add(Moves& moves, const Text& left) {
  add(moves, left, [=] { return left; });
}

bool is_same(const Game& game, View component, View other, View relabelling) {
  const Text from = labels(other);
  const bool one_to_one = relabelling.size() == from.size() && labels(relabelling).size() == from.size();
  return one_to_one && game.normal(renamed(other, from, relabelling)) == component;
}

}  // namespace sprague::verify
