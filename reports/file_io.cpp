#include "reports/file_io.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

// A renamed file is safe only when its folder's new entry is on the disk as well.
void flush_folder(const std::filesystem::path& folder) {
  const FileDescriptor descriptor = open_file(folder.empty() ? "." : folder, O_RDONLY | O_DIRECTORY);
  if (::fsync(descriptor.get()) != 0) fail_file(folder, "flush the folder");
}

}  // namespace

FileDescriptor::~FileDescriptor() {
  if (is_open()) ::close(number_);
}

void fail_file(const std::filesystem::path& path, std::string_view action) {
  const std::error_code reason(errno, std::generic_category());
  throw InputError(fmt::format("{}: cannot {}: {}", path.string(), action, reason.message()));
}

FileDescriptor open_file(const std::filesystem::path& path, int flags) {
  FileDescriptor file(::open(path.c_str(), flags | O_CLOEXEC, 0644));
  if (!file.is_open()) fail_file(path, (flags & O_ACCMODE) == O_RDONLY ? "read" : "write");
  return file;
}

std::string read_file(const std::filesystem::path& path) {
  const FileDescriptor file = open_file(path, O_RDONLY);
  std::string bytes;
  std::array<char, 1 << 16> buffer;
  while (true) {
    const ssize_t count = ::read(file.get(), buffer.data(), buffer.size());
    if (count == 0) return bytes;
    if (count > 0) {
      bytes.append(buffer.data(), static_cast<std::size_t>(count));
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
  std::filesystem::path unfinished = path;
  unfinished += ".tmp";
  {
    const FileDescriptor file = open_file(unfinished, O_WRONLY | O_CREAT | O_TRUNC);
    write_and_flush(file, bytes, unfinished);
  }
  if (::rename(unfinished.c_str(), path.c_str()) != 0) fail_file(path, "write");
  flush_folder(path.parent_path());
}

void make_folder(const std::filesystem::path& path) {
  std::error_code failure;
  std::filesystem::create_directories(path, failure);
  if (failure || !std::filesystem::is_directory(path, failure)) {
    throw InputError(fmt::format("{}: expected a folder that can be written{}{}", path.string(), failure ? ": " : "",
                                 failure ? failure.message() : ""));
  }
}

}  // namespace sprague
