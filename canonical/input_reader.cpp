#include "canonical/input_reader.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

constexpr std::size_t kBlockBytes = std::size_t{1} << 16;
constexpr int kPatience = 100;  // milliseconds between two calls of while_waiting

[[noreturn]] void fail_input(const std::string& name, std::string_view action) {
  const std::error_code reason(errno, std::generic_category());
  throw InputError(fmt::format("{}: cannot {}: {}", name, action, reason.message()));
}

}  // namespace

InputReader::InputReader(const std::string& path, std::function<void()> while_waiting)
    : name_(path == kStandardInput ? "standard input" : path),
      while_waiting_(std::move(while_waiting)),
      file_(path == kStandardInput ? STDIN_FILENO : open(path.c_str(), O_RDONLY | O_CLOEXEC)),
      is_mine_(path != kStandardInput) {
  if (file_ < 0) fail_input(name_, "open");
}

InputReader::~InputReader() {
  if (is_mine_) close(file_);
}

// A block more into the buffer; false at the end of the input.
bool InputReader::read_more() {
  if (at_end_) return false;
  buffer_.erase(0, std::exchange(at_, 0));
  const std::size_t before = buffer_.size();
  // A signal's handler returns to a read that goes on waiting, but not to a poll.
  pollfd wanted{file_, POLLIN, 0};
  int ready = 0;
  while ((ready = poll(&wanted, 1, kPatience)) == 0 || (ready < 0 && errno == EINTR)) while_waiting_();
  buffer_.resize(before + kBlockBytes);
  ssize_t bytes = -1;
  do {
    while_waiting_();
    bytes = read(file_, buffer_.data() + before, kBlockBytes);
  } while (bytes < 0 && errno == EINTR);
  if (bytes < 0) fail_input(name_, "read");
  buffer_.resize(before + static_cast<std::size_t>(bytes));
  at_end_ = bytes == 0;
  return !at_end_;
}

std::string_view InputReader::peek(std::size_t bytes) {
  while (buffer_.size() - at_ < bytes && read_more()) {
  }
  return std::string_view(buffer_).substr(at_, bytes);
}

std::optional<std::string_view> InputReader::line() {
  std::size_t looked = 0;  // so many bytes have no end of a line
  std::size_t end = 0;
  while ((end = buffer_.find('\n', at_ + looked)) == std::string::npos) {
    looked = buffer_.size() - at_;
    if (looked > kMostBytesOfLine) {
      throw InputError(
          fmt::format("{}:{}: expected a line of at most {} bytes", name_, line_number_ + 1, kMostBytesOfLine));
    }
    if (read_more()) continue;
    if (looked == 0) return std::nullopt;
    end = buffer_.size();
    break;
  }
  ++line_number_;
  const std::string_view line = std::string_view(buffer_).substr(at_, end - at_);
  at_ = std::min(end + 1, buffer_.size());
  return line;
}

}  // namespace sprague
