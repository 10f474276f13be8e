// Lines chained by digests, so that none can be edited, taken out or moved without those after it.
//
// A line is a JSON object without spaces whose last two keys are "before", the digest that the line before it ends with
// (of the first line, that of another file), and "digest", that of the object without this key. Whoever writes all
// lines anew, with their digests, is not found out; whoever knows the last digest notices.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace sprague {

class Chain {
 public:
  // `start` is the digest that the first line names, `what` says in messages of what it is.
  Chain(std::string start, std::string what) : last_(std::move(start)), what_(std::move(what)) {}

  // The line, without its end, that says what the object says.
  std::string line_of(std::string_view object) const;

  // The object that a line is of, and goes on from it. Throws InputError where it is not the next one.
  std::string take(std::string_view line);

  // The digest that the last line ends with.
  const std::string& last() const { return last_; }

 private:
  std::string last_;
  std::string what_;
  std::size_t lines_ = 0;
};

}  // namespace sprague
