// Threads that generate options before a search asks for them, of positions that it may come to next.
//
// Options are the same whoever generates them and whenever, so a search that takes them from here does exactly what it
// does alone, sooner. What a thread fails to generate, for want of memory, the search generates itself.
#pragma once

#include <absl/container/flat_hash_map.h>

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <new>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "checkers/threads.hpp"
#include "games/game.hpp"

namespace sprague {

// Options as sums of keys.
using OptionKeys = std::vector<std::vector<std::string>>;

template <HasTextKeys G>
OptionKeys option_keys(const G& game, const std::string& key) {
  OptionKeys keys;
  for (const auto& option : game.options(game.position_of(key))) {
    keys.emplace_back();
    for (const auto& component : option) keys.back().push_back(game.key(component));
  }
  return keys;
}

template <HasTextKeys G>
class OptionsAhead {
 public:
  // The game must outlive this.
  OptionsAhead(const G& game, unsigned threads)
      : game_(game), threads_(start_threads(threads, [this](std::size_t) { work(); })) {}
  OptionsAhead(const OptionsAhead&) = delete;
  OptionsAhead& operator=(const OptionsAhead&) = delete;
  ~OptionsAhead() {
    {
      const std::scoped_lock lock(mutex_);
      ended_ = true;
    }
    changed_.notify_all();
  }

  // The wish of late comes first; of many, those of long ago are forgotten.
  void want(const std::string& key) {
    if (threads_.empty()) return;
    {
      const std::scoped_lock lock(mutex_);
      if (made_.contains(key) || made_.size() > kMostMade) return;
      wanted_.push_back(key);
      if (wanted_.size() > kMostWanted) wanted_.erase(wanted_.begin());
    }
    changed_.notify_one();
  }

  // What was generated, or is under way.
  std::optional<OptionKeys> take(const std::string& key) {
    if (threads_.empty()) return std::nullopt;
    std::unique_lock lock(mutex_);
    std::erase(wanted_, key);
    if (!made_.contains(key)) return std::nullopt;
    changed_.wait(lock, [&] { return !made_.contains(key) || made_[key].has_value(); });
    if (!made_.contains(key)) return std::nullopt;
    std::optional<OptionKeys> taken = std::move(made_[key]);
    made_.erase(key);
    return taken;
  }

 private:
  static constexpr std::size_t kMostWanted = 64;
  static constexpr std::size_t kMostMade = 4096;  // that nobody took

  // Whether nobody has made or is making the options, and there is memory.
  bool begin(const std::string& key) {
    try {
      return made_.try_emplace(key).second;
    } catch (const std::bad_alloc&) {
      return false;
    }
  }

  std::optional<OptionKeys> made(const std::string& key) const {
    try {
      return option_keys(game_, key);
    } catch (const std::bad_alloc&) {
      return std::nullopt;
    }
  }

  void work() {
    std::unique_lock lock(mutex_);
    while (true) {
      changed_.wait(lock, [&] { return ended_ || !wanted_.empty(); });
      if (ended_) return;
      const std::string key = std::move(wanted_.back());
      wanted_.pop_back();
      if (!begin(key)) continue;
      lock.unlock();
      std::optional<OptionKeys> keys = made(key);
      lock.lock();
      if (keys) {
        made_[key] = std::move(keys);
      } else {
        made_.erase(key);
      }
      changed_.notify_all();
    }
  }

  const G& game_;
  std::mutex mutex_;
  std::condition_variable changed_;
  bool ended_ = false;
  std::vector<std::string> wanted_;
  absl::flat_hash_map<std::string, std::optional<OptionKeys>> made_;  // nothing yet of those under way
  std::vector<std::jthread> threads_;
};

}  // namespace sprague
