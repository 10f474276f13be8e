// A certificate's lines, and the kinds that are not lists of facts.
#pragma once

#include <zlib.h>

#include <array>
#include <memory>

#include "verify/game.hpp"

namespace sprague::verify {

// Of a file, plain or compressed by gzip. A line is read when it is first asked for.
class Lines {
 public:
  explicit Lines(const Text& path) : file_(gzopen(path.c_str(), "rb"), gzclose_r) {}
  const Text& keyword();                        // of the line that comes next
  Texts take(View keyword, std::size_t count);  // that line's fields, which it must have
  void end();

  std::size_t number = 0;  // of the last line that was asked for, from 1 on

 private:
  bool read();

  std::unique_ptr<gzFile_s, int (*)(gzFile)> file_;
  static constexpr int room = 65537;  // for the longest line, its line feed, and what zlib ends it with
  std::array<char, room> line_;
  Texts fields_;  // of the line that comes next; none if it was not asked for yet
};

// What is proved.
Text induction(Lines& lines);
Text sweep(Lines& lines, View game);

std::uint64_t least_not_in(const std::set<std::uint64_t>& numbers);

}  // namespace sprague::verify
