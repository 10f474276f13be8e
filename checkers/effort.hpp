// What a check may spend, how it is stopped, and whom it tells how far it is.
//
// Nothing here may change a verdict: more threads, less memory or a stop only decide how soon there is one.
#pragma once

#include <atomic>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "canonical/ensure.hpp"

namespace sprague {

// Told how far long work is; implementations must bear calls from several threads.
class ProgressSink {
 public:
  virtual ~ProgressSink() = default;
  // `total` is 0 where it is not known beforehand.
  virtual void advance(std::string_view what, std::uint64_t done, std::uint64_t total) = 0;
};

// Takes the certificates that a check leaves (docs/certificates.md), from one thread.
class CertificateSink {
 public:
  virtual ~CertificateSink() = default;
  // A name is part of the file's, which is returned, and stands once in a check; one that ends in .smt2 is of an
  // SMT-LIB file.
  virtual std::string keep(std::string_view name, std::string_view text) = 0;
};

// Keeps the results of a check's parts that take long, so that the check goes on from them when it was stopped and is
// begun again; implementations must bear calls from several threads.
class PartStore {
 public:
  virtual ~PartStore() = default;
  // A part's name stands once in a check.
  virtual std::optional<std::string> recall(std::string_view part) const = 0;
  virtual void keep(std::string_view part, std::string_view result) = 0;
};

struct Effort {
  unsigned threads = 1;
  std::size_t memory_bytes = std::size_t{4} << 30;
  std::uint64_t most_positions = std::numeric_limits<std::uint64_t>::max();
  const std::atomic<bool>* stop = nullptr;
  ProgressSink* progress = nullptr;
  CertificateSink* certificates = nullptr;  // none where nobody will read them
  PartStore* parts = nullptr;               // none where nobody will begin again

  // What one of the threads may spend when each keeps tables of its own.
  Effort share() const {
    Effort part = *this;
    part.memory_bytes /= threads;
    return part;
  }

  // Throws Interrupted once a stop was asked for.
  void poll() const {
    if (stop != nullptr && stop->load(std::memory_order_relaxed)) throw Interrupted();
  }
  void tell(std::string_view what, std::uint64_t done, std::uint64_t total) const {
    if (progress != nullptr) progress->advance(what, done, total);
  }
};

}  // namespace sprague
