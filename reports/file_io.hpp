// Files that are whole or not there at all.
//
// A file is written beside its place under a name of its own that ends in .tmp, flushed to the disk and renamed, which
// POSIX makes atomic: a kill at any instant leaves the old file or the new one, and perhaps the one with the other
// name. What is written is never written through a symbolic link. Every failure names the path, what was tried and the
// system's reason; it is NoRoom where the disk, a quota or a limit of sizes takes no more, else an InputError.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>

namespace sprague {

// An open file, closed at the end of its life.
class FileDescriptor {
 public:
  explicit FileDescriptor(int number = -1) : number_(number) {}
  FileDescriptor(FileDescriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  FileDescriptor& operator=(FileDescriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  ~FileDescriptor();

  int get() const { return number_; }
  bool is_open() const { return number_ >= 0; }

 private:
  int number_;
};

// Throws "PATH: cannot ACTION: " and the reason that errno holds.
[[noreturn]] void fail_file(const std::filesystem::path& path, std::string_view action);

// Opens a file with the flags of open(2), for writing only what is no symbolic link; what it creates, anyone may read.
FileDescriptor open_file(const std::filesystem::path& path, int flags);

inline constexpr std::uint64_t kMostBytesOfFile = std::uint64_t{1} << 30;

// The bytes of a file. Throws InputError where there are more than so many.
std::string read_file(const std::filesystem::path& path, std::uint64_t most_bytes = kMostBytesOfFile);

// Writes all bytes at the file's place and flushes them to the disk.
void write_and_flush(const FileDescriptor& file, std::string_view bytes, const std::filesystem::path& path);

// Puts a whole file in place of what is there, if anything.
void write_file(const std::filesystem::path& path, std::string_view bytes);

// Whether a kill within write_file can have left a file of that name; of a file NAME it begins with "NAME.".
bool is_unfinished(const std::filesystem::path& path);

// Removes the files of a folder that is_unfinished.
void remove_unfinished(const std::filesystem::path& folder);

// Makes a folder and those above it, where they do not exist yet.
void make_folder(const std::filesystem::path& path);

}  // namespace sprague
