#include "conjectures/language/program.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <csignal>
#include <cstring>

#include "canonical/ensure.hpp"
#include "canonical/graph_format.hpp"

namespace sprague::language {
namespace {

constexpr std::chrono::seconds kLongestSilence{60};
constexpr int kPollMilliseconds = 200;

// One end of a pipe, closed when it goes.
class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() { close(); }

  void reset(int number) {
    close();
    number_ = number;
  }
  void close() {
    if (number_ >= 0) ::close(number_);
    number_ = -1;
  }
  int number() const { return number_; }

 private:
  int number_ = -1;
};

// Writing to a program that has ended is an error in this thread meanwhile, and no signal.
class WithoutPipeSignal {
 public:
  WithoutPipeSignal() {
    ::sigemptyset(&pipe_);
    ::sigaddset(&pipe_, SIGPIPE);
    ::pthread_sigmask(SIG_BLOCK, &pipe_, &before_);
  }
  WithoutPipeSignal(const WithoutPipeSignal&) = delete;
  WithoutPipeSignal& operator=(const WithoutPipeSignal&) = delete;
  ~WithoutPipeSignal() {
    // One that waits would come once it is let through.
    const timespec at_once{};
    while (::sigtimedwait(&pipe_, nullptr, &at_once) > 0) {
    }
    ::pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }

 private:
  sigset_t pipe_{};
  sigset_t before_{};
};

// The program with pipes to its input and from its output; killed when it goes before its end.
class Process {
 public:
  Process(const std::string& command, const std::filesystem::path& folder) : command_(command) {
    std::array<int, 2> in{};
    std::array<int, 2> out{};
    if (::pipe2(in.data(), O_CLOEXEC) != 0) fail("can't be started");
    input_.reset(in[1]);
    Descriptor its_input(in[0]);
    if (::pipe2(out.data(), O_CLOEXEC) != 0) fail("can't be started");
    output_.reset(out[0]);
    Descriptor its_output(out[1]);
    child_ = ::fork();
    if (child_ < 0) fail("can't be started");
    if (child_ == 0) {
      ::setpgid(0, 0);
      ::dup2(its_input.number(), STDIN_FILENO);
      ::dup2(its_output.number(), STDOUT_FILENO);
      if (!folder.empty() && ::chdir(folder.c_str()) != 0) ::_exit(126);
      ::execl("/bin/sh", "sh", "-c", command.c_str(), static_cast<char*>(nullptr));
      ::_exit(127);
    }
    ::fcntl(input_.number(), F_SETFL, O_NONBLOCK);
    ::fcntl(output_.number(), F_SETFL, O_NONBLOCK);
  }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;
  ~Process() {
    if (child_ <= 0) return;
    ::kill(-child_, SIGKILL);
    ::kill(child_, SIGKILL);
    ::waitpid(child_, nullptr, 0);
  }

  // Writes all of the text and reads all that comes.
  std::string answer(std::string_view text, const std::function<void()>& tick) {
    std::string answer;
    auto last = std::chrono::steady_clock::now();
    if (text.empty()) input_.close();
    while (true) {
      tick();
      std::array<pollfd, 2> waiting{{{output_.number(), POLLIN, 0}, {input_.number(), POLLOUT, 0}}};
      const int ready = ::poll(waiting.data(), input_.number() >= 0 ? 2 : 1, kPollMilliseconds);
      if (ready < 0 && errno != EINTR) fail("can't be listened to");
      bool moved = false;
      if (input_.number() >= 0 && waiting[1].revents != 0) moved = write_some(text);
      if (waiting[0].revents != 0) {
        std::array<char, 1 << 16> buffer{};
        const ssize_t count = ::read(output_.number(), buffer.data(), buffer.size());
        if (count == 0) break;
        if (count > 0) answer.append(buffer.data(), static_cast<std::size_t>(count));
        moved = moved || count > 0;
      }
      const auto now = std::chrono::steady_clock::now();
      if (moved) last = now;
      if (now - last > kLongestSilence)
        fail(fmt::format("has printed nothing for {} seconds", kLongestSilence.count()));
    }
    return answer;
  }

  void finish() {
    int status = 0;
    ::waitpid(child_, &status, 0);
    child_ = 0;
    if (WIFSIGNALED(status)) fail(fmt::format("was ended by signal {}", WTERMSIG(status)));
    if (WEXITSTATUS(status) != 0) fail(fmt::format("exits with {}", WEXITSTATUS(status)));
  }

  [[noreturn]] void fail(const std::string& what) const {
    throw InputError(fmt::format("the program '{}' {}", command_, what));
  }

 private:
  // A program that closes its input has read what it wants.
  bool write_some(std::string_view& text) {
    const WithoutPipeSignal guard;
    const ssize_t count = ::write(input_.number(), text.data(), text.size());
    if (count > 0) text.remove_prefix(static_cast<std::size_t>(count));
    if (text.empty() || (count < 0 && errno != EAGAIN && errno != EINTR)) input_.close();
    return count > 0;
  }

  std::string command_;
  Descriptor input_;
  Descriptor output_;
  pid_t child_ = 0;
};

}  // namespace

std::vector<std::int64_t> numbers_by_program(const std::string& command, const std::filesystem::path& folder,
                                             std::span<const Graph> graphs, const std::function<void()>& tick) {
  std::string lines;
  for (const Graph& graph : graphs) lines += to_graph6(graph) + "\n";
  Process process(command, folder);
  const std::string answer = process.answer(lines, tick);
  process.finish();
  std::vector<std::int64_t> numbers;
  std::string_view rest = answer;
  while (!rest.empty()) {
    const auto end = std::min(rest.find('\n'), rest.size());
    std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    while (line.ends_with('\r') || line.ends_with(' ')) line.remove_suffix(1);
    std::int64_t number = 0;
    const auto [last, error] = std::from_chars(line.data(), line.data() + line.size(), number);
    if (error != std::errc() || last != line.data() + line.size()) {
      process.fail(fmt::format("prints '{}' for graph {} of {}: expected an integer", line.substr(0, 60),
                               numbers.size() + 1, graphs.size()));
    }
    numbers.push_back(number);
  }
  if (numbers.size() != graphs.size()) {
    process.fail(
        fmt::format("prints {} lines for {} graphs: expected one integer a graph", numbers.size(), graphs.size()));
  }
  return numbers;
}

}  // namespace sprague::language
