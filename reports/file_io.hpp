// Files that are whole or not there at all.
//
// A file is written beside its place under the name NAME.tmp, flushed to the disk and renamed, which POSIX makes
// atomic: a kill at any instant leaves the old file or the new one. Every failure is an InputError that names the
// path, what was tried and the system's reason.
#pragma once

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

// Throws InputError "PATH: cannot ACTION: " and the reason that errno holds.
[[noreturn]] void fail_file(const std::filesystem::path& path, std::string_view action);

// Opens a file with the flags of open(2); what it creates, anyone may read.
FileDescriptor open_file(const std::filesystem::path& path, int flags);

// The bytes of a file.
std::string read_file(const std::filesystem::path& path);

// Writes all bytes at the file's place and flushes them to the disk.
void write_and_flush(const FileDescriptor& file, std::string_view bytes, const std::filesystem::path& path);

// Puts a whole file in place of what is there, if anything.
void write_file(const std::filesystem::path& path, std::string_view bytes);

// Makes a folder and those above it, where they do not exist yet.
void make_folder(const std::filesystem::path& path);

}  // namespace sprague
