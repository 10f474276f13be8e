// A file or standard input, read a block at a time, so that it may be larger than memory and may come from a program
// that is still writing. Its bytes can be had one by one or by the line.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "canonical/byte_source.hpp"

namespace sprague {

class InputReader : public ByteSource {
 public:
  static constexpr std::string_view kStandardInput = "-";
  // A complete graph of Graph::kMaxVertices in sparse6 is shorter.
  static constexpr std::size_t kMostBytesOfLine = std::size_t{1} << 25;

  // Throws InputError naming a file that cannot be opened. `while_waiting` is called several times a second as long as
  // nothing comes, and may throw to stop the wait.
  InputReader(const std::string& path, std::function<void()> while_waiting);
  ~InputReader() override;

  // The path, or "standard input".
  const std::string& name() const { return name_; }

  // Throws InputError where the system cannot read on.
  std::string_view peek(std::size_t bytes) override;
  void skip(std::size_t bytes) override { at_ += bytes; }

  // The next line without its end, whole also where the input ends without one; none at the end. It is good until the
  // next call. Throws InputError naming the line where it is longer than kMostBytesOfLine.
  std::optional<std::string_view> line();
  // Of the line that was read last, counted from 1.
  std::uint64_t line_number() const { return line_number_; }

 private:
  bool read_more();

  std::string name_;
  std::function<void()> while_waiting_;
  int file_;
  bool is_mine_;  // to close
  bool at_end_ = false;
  std::string buffer_;
  std::size_t at_ = 0;  // in the buffer
  std::uint64_t line_number_ = 0;
};

}  // namespace sprague
