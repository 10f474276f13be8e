// The lines of a file, plain or compressed by gzip, one at a time and never more than the longest in memory.
#pragma once

#include <istream>
#include <memory>
#include <stdexcept>
#include <string>

namespace sprague::verify {

class Unreadable : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Lines {
 public:
  static constexpr std::size_t longest = 65535;  // bytes of a line, without its line feed

  explicit Lines(std::istream& file);
  ~Lines();

  // Reads the next line; false at the end of the file. Throws Malformed, and Unreadable if the file cannot be read.
  bool next(std::string& line);

  // Of the line that was read last, or that could not be read; the first is 1.
  std::size_t number() const { return number_; }

 private:
  class Bytes;
  std::unique_ptr<Bytes> bytes_;
  std::size_t number_ = 0;
};

}  // namespace sprague::verify
