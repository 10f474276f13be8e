// Files are whole or not there, go through no symbolic link, and a full disk is told apart from bad input.
#include "reports/file_io.hpp"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <csignal>
#include <fstream>

#include "canonical/ensure.hpp"
#include "tests/scratch.hpp"

namespace sprague {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

std::size_t files_in(const fs::path& folder) {
  return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

// No file may grow beyond so many bytes.
class SizeLimit {
 public:
  explicit SizeLimit(rlim_t bytes) {
    handler_ = std::signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit limit{bytes, before_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &limit);
  }
  SizeLimit(const SizeLimit&) = delete;
  SizeLimit& operator=(const SizeLimit&) = delete;
  ~SizeLimit() {
    setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }

 private:
  void (*handler_)(int);
  rlimit before_{};
};

TEST(FileIo, AFileIsReplacedWhole) {
  const support::Scratch scratch;
  const fs::path path = scratch.path() / "file";
  write_file(path, "first");
  write_file(path, "second");
  EXPECT_EQ(read_file(path), "second");
  EXPECT_EQ(files_in(scratch.path()), 1U);
  struct stat status {};
  ASSERT_EQ(stat(path.c_str(), &status), 0);
  const mode_t mask = umask(0);
  umask(mask);
  EXPECT_EQ(status.st_mode & 0777, 0644 & ~mask);
}

// Whatever name a link has that somebody puts into the folder, what it leads to stays as it is.
TEST(FileIo, NothingIsWrittenThroughALink) {
  const support::Scratch scratch;
  const fs::path precious = scratch.path() / "precious";
  std::ofstream(precious) << "data";
  const fs::path folder = scratch.path() / "run";
  fs::create_directory(folder);
  const fs::path path = folder / "file";
  fs::create_symlink(precious, folder / "file.tmp");
  for (int number = 1; number < 200; ++number) {
    fs::create_symlink(precious,
                       path.string() + "." + std::to_string(getpid()) + "-" + std::to_string(number) + ".tmp");
  }
  write_file(path, "new");
  EXPECT_EQ(read_file(path), "new");
  EXPECT_EQ(read_file(precious), "data");
  fs::remove(path);
  fs::create_symlink(precious, path);
  EXPECT_THROW(open_file(path, O_WRONLY | O_APPEND | O_CREAT), InputError);
  write_file(path, "new");
  EXPECT_FALSE(fs::is_symlink(path));
  EXPECT_EQ(read_file(precious), "data");
}

TEST(FileIo, KnowsWhatAKillLeaves) {
  for (const char* name : {"file.4711-1.tmp", "data/OG-A.x.csv.1-22.tmp"}) EXPECT_TRUE(is_unfinished(name)) << name;
  for (const char* name : {"file", "file.tmp", "file.1-2", "file.1.tmp", "file.a-1.tmp", "file.1-2-3.tmp", "tmp"}) {
    EXPECT_FALSE(is_unfinished(name)) << name;
  }
  const support::Scratch scratch;
  std::ofstream(scratch.path() / "file.1-2.tmp") << "half";
  std::ofstream(scratch.path() / "notes.tmp") << "the user's";
  remove_unfinished(scratch.path());
  EXPECT_FALSE(fs::exists(scratch.path() / "file.1-2.tmp"));
  EXPECT_TRUE(fs::exists(scratch.path() / "notes.tmp"));
}

TEST(FileIo, AFileThatCannotGrowHasNoRoom) {
  const support::Scratch scratch;
  const fs::path path = scratch.path() / "file";
  write_file(path, "old");
  {
    const SizeLimit limit(1000);
    try {
      write_file(path, std::string(5000, 'x'));
      ADD_FAILURE();
    } catch (const NoRoom& error) {
      EXPECT_THAT(error.what(), HasSubstr(path.string() + ": cannot write"));
    }
  }
  EXPECT_EQ(read_file(path), "old");
  EXPECT_EQ(files_in(scratch.path()), 1U);
}

TEST(FileIo, AFullDeviceHasNoRoom) {
  const FileDescriptor full = open_file("/dev/full", O_WRONLY);
  EXPECT_THROW(write_and_flush(full, "x", "/dev/full"), NoRoom);
  EXPECT_THROW(write_file("/proc/sprague/file", "x"), InputError);
}

TEST(FileIo, ReadingHasAnEnd) {
  try {
    read_file("/dev/zero", 1 << 20);
    ADD_FAILURE();
  } catch (const InputError& error) {
    EXPECT_THAT(error.what(), HasSubstr("/dev/zero: expected a file of at most 1048576 bytes"));
  }
}

}  // namespace
}  // namespace sprague
