// Lists of graphs and of plane boards, in files or on standard input, one after the other.
//
// A list of graphs has one on each line, in graph6 or sparse6 (nauty's formats.txt), lines of both if need be. The
// headers >>graph6<< and >>sparse6<< may stand before the first, on its line or on their own; concatenated files may
// have them again. Lines that are blank, or begin with #, are passed over. A list of boards is planar_code
// (canonical/planar_code.hpp).
#pragma once

#include <absl/functional/function_ref.h>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "canonical/graph.hpp"
#include "canonical/input_reader.hpp"
#include "canonical/planar_code.hpp"

namespace sprague {

// Calls sink(graph, line) for each graph of a list; the path "-" is standard input. Throws InputError naming file and
// line and what was expected. `while_waiting` is called again and again while nothing comes, and may throw.
void each_graph_of(
    const std::string& path, absl::FunctionRef<void(const Graph&, std::uint64_t)> sink,
    std::function<void()> while_waiting = [] {});

// The same for boards, which are counted from 1; errors name file, board and byte.
void each_board_of(
    const std::string& path, absl::FunctionRef<void(const PlaneMap&, std::uint64_t)> sink,
    std::function<void()> while_waiting = [] {});

// The lines of a list that say something, without the white space around them and without headers.
class ListLines {
 public:
  // `input` must outlive the lines.
  explicit ListLines(InputReader& input) : input_(input) {}

  // Good until the next call; none at the end. Throws InputError for a header of another format.
  std::optional<std::string_view> next();
  // "FILE:LINE" of the line that was read last.
  std::string place() const;
  std::uint64_t number() const { return input_.line_number(); }
  // Was there a header, so that all lines are graphs?
  bool has_header() const { return has_header_; }

 private:
  InputReader& input_;
  bool has_header_ = false;
};

// The notation (canonical/graph_notation.hpp) of a graph on a line of a list: "g6:" or "s6:" and the line. Throws
// InputError for incremental sparse6, whose lines do not stand by themselves, and for digraph6.
std::string notation_of_line(std::string_view line);

// The boards of a list.
class ListBoards {
 public:
  // Both throw InputError. `input` must outlive the boards.
  explicit ListBoards(InputReader& input);
  // None at the end.
  std::optional<PlaneMap> next();
  // "FILE: board 3" of the board that was read last.
  std::string place() const;
  std::uint64_t number() const { return number_; }

 private:
  template <class Read>
  auto with_place(Read read) const;

  InputReader& input_;
  std::uint64_t number_ = 0;
  PlanarCodeReader reader_;
};

}  // namespace sprague
