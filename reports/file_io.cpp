#include "reports/file_io.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <system_error>
#include <vector>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

// A renamed file is safe only when its folder's new entry is on the disk as well.
void flush_folder(const std::filesystem::path& folder) {
  const FileDescriptor descriptor = open_file(folder.empty() ? "." : folder, O_RDONLY | O_DIRECTORY);
  if (::fsync(descriptor.get()) != 0) fail_file(folder, "flush the folder");
}

constexpr std::string_view kUnfinished = ".tmp";

// A file that nobody else has: NAME.PROCESS-NUMBER.tmp. What an earlier process of the same number left is not touched.
std::pair<FileDescriptor, std::filesystem::path> open_unfinished(const std::filesystem::path& path) {
  static std::atomic<std::uint64_t> number = 0;
  while (true) {
    std::filesystem::path name = path;
    name += fmt::format(".{}-{}{}", ::getpid(), ++number, kUnfinished);
    FileDescriptor file(::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0644));
    if (file.is_open()) return {std::move(file), std::move(name)};
    if (errno != EEXIST) fail_file(path, "write");
  }
}

bool is_full(int error) {
  return error == ENOSPC || error == EDQUOT || error == EFBIG;
}

}  // namespace

FileDescriptor::~FileDescriptor() {
  if (is_open()) ::close(number_);
}

void fail_file(const std::filesystem::path& path, std::string_view action) {
  const std::error_code reason(errno, std::generic_category());
  const std::string message = fmt::format("{}: cannot {}: {}", path.string(), action, reason.message());
  if (is_full(reason.value())) throw NoRoom(message);
  throw InputError(message);
}

FileDescriptor open_file(const std::filesystem::path& path, int flags) {
  const bool is_read = (flags & O_ACCMODE) == O_RDONLY;
  FileDescriptor file(::open(path.c_str(), flags | O_CLOEXEC | (is_read ? 0 : O_NOFOLLOW), 0644));
  if (!file.is_open()) fail_file(path, is_read ? "read" : "write");
  return file;
}

std::string read_file(const std::filesystem::path& path, std::uint64_t most_bytes) {
  const FileDescriptor file = open_file(path, O_RDONLY);
  std::string bytes;
  std::array<char, 1 << 16> buffer;
  while (true) {
    const ssize_t count = ::read(file.get(), buffer.data(), buffer.size());
    if (count == 0) return bytes;
    if (count > 0) {
      bytes.append(buffer.data(), static_cast<std::size_t>(count));
      if (bytes.size() > most_bytes) {
        throw InputError(fmt::format("{}: expected a file of at most {} bytes", path.string(), most_bytes));
      }
    } else if (errno != EINTR) {
      fail_file(path, "read");
    }
  }
}

void write_and_flush(const FileDescriptor& file, std::string_view bytes, const std::filesystem::path& path) {
  while (!bytes.empty()) {
    const ssize_t count = ::write(file.get(), bytes.data(), bytes.size());
    if (count >= 0) {
      bytes.remove_prefix(static_cast<std::size_t>(count));
    } else if (errno != EINTR) {
      fail_file(path, "write");
    }
  }
  if (::fsync(file.get()) != 0) fail_file(path, "flush");
}

void write_file(const std::filesystem::path& path, std::string_view bytes) {
  const auto [file, unfinished] = open_unfinished(path);
  try {
    write_and_flush(file, bytes, path);
    if (::rename(unfinished.c_str(), path.c_str()) != 0) fail_file(path, "write");
  } catch (...) {
    ::unlink(unfinished.c_str());
    throw;
  }
  flush_folder(path.parent_path());
}

bool is_unfinished(const std::filesystem::path& path) {
  std::string name = path.filename().string();
  if (!name.ends_with(kUnfinished)) return false;
  name.resize(name.size() - kUnfinished.size());
  const std::size_t dot = name.rfind('.');
  if (dot == std::string::npos) return false;
  const std::string_view numbers = std::string_view(name).substr(dot + 1);
  return std::ranges::count(numbers, '-') == 1 && numbers.find_first_not_of("0123456789-") == std::string::npos;
}

void remove_unfinished(const std::filesystem::path& folder) {
  std::error_code ignored;
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder, ignored)) {
    if (is_unfinished(entry.path())) files.push_back(entry.path());
  }
  for (const auto& file : files) std::filesystem::remove(file, ignored);
}

void make_folder(const std::filesystem::path& path) {
  std::error_code failure;
  std::filesystem::create_directories(path, failure);
  if (failure && is_full(failure.value())) {
    throw NoRoom(fmt::format("{}: cannot make the folder: {}", path.string(), failure.message()));
  }
  if (failure || !std::filesystem::is_directory(path, failure)) {
    throw InputError(fmt::format("{}: expected a folder that can be written{}{}", path.string(), failure ? ": " : "",
                                 failure ? failure.message() : ""));
  }
}

}  // namespace sprague
