#include "canonical/graph_files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "canonical/ensure.hpp"
#include "canonical/graph_notation.hpp"

namespace sprague {
namespace {

constexpr std::string_view kWhite = " \t\r\v\f";

std::string_view trimmed(std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of(kWhite), line.size()));
  return line.substr(0, line.find_last_not_of(kWhite) + 1);
}

// Without its header, if it has one.
std::string_view without_header(std::string_view line, const std::string& place) {
  for (const std::string_view header : {">>graph6<<", ">>sparse6<<"}) {
    if (line.starts_with(header)) return trimmed(line.substr(header.size()));
  }
  if (!line.starts_with(">>")) return line;
  const std::size_t end = line.find("<<");
  throw InputError(fmt::format("{}: header '{}': expected >>graph6<<, >>sparse6<< or none", place,
                               line.substr(0, end == std::string_view::npos ? end : end + 2)));
}

}  // namespace

void each_graph_of(const std::string& path, absl::FunctionRef<void(const Graph&, std::uint64_t)> sink,
                   std::function<void()> while_waiting) {
  InputReader input(path, std::move(while_waiting));
  ListLines lines(input);
  const auto graph_of = [&](std::string_view line) {
    try {
      return parse_graph(notation_of_line(line));
    } catch (const InputError& error) {
      throw InputError(fmt::format("{}: {}", lines.place(), error.what()));
    }
  };
  while (const auto line = lines.next()) sink(graph_of(*line), lines.number());
}

void each_board_of(const std::string& path, absl::FunctionRef<void(const PlaneMap&, std::uint64_t)> sink,
                   std::function<void()> while_waiting) {
  InputReader input(path, std::move(while_waiting));
  ListBoards boards(input);
  while (const auto board = boards.next()) sink(*board, boards.number());
}

std::optional<std::string_view> ListLines::next() {
  while (const auto line = input_.line()) {
    const std::string_view text = trimmed(*line);
    const std::string_view rest = without_header(text, place());
    has_header_ = has_header_ || rest.size() < text.size();
    if (!rest.empty() && !rest.starts_with('#')) return rest;
  }
  return std::nullopt;
}

std::string ListLines::place() const {
  return fmt::format("{}:{}", input_.name(), input_.line_number());
}

std::string notation_of_line(std::string_view line) {
  if (line.starts_with(';')) {
    throw InputError("a line of incremental sparse6, expected graph6 or sparse6 (nauty's copyg writes them)");
  }
  if (line.starts_with('&')) throw InputError("a line of digraph6, expected graph6 or sparse6");
  return fmt::format("{}{}", line.starts_with(':') ? "s6:" : "g6:", line);
}

template <class Read>
auto ListBoards::with_place(Read read) const {
  try {
    return read();
  } catch (const InputError& error) {
    throw InputError(fmt::format("{}: {}", place(), error.what()));
  }
}

ListBoards::ListBoards(InputReader& input)
    : input_(input), reader_(with_place([&] { return PlanarCodeReader(input); })) {}

std::optional<PlaneMap> ListBoards::next() {
  ++number_;
  return with_place([&] { return reader_.next(); });
}

std::string ListBoards::place() const {
  return number_ == 0 ? input_.name() : fmt::format("{}: board {}", input_.name(), number_);
}

}  // namespace sprague
