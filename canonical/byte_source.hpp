// Bytes one after the other, from wherever they come.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace sprague {

class ByteSource {
 public:
  ByteSource() = default;
  virtual ~ByteSource() = default;
  ByteSource(const ByteSource&) = delete;
  ByteSource& operator=(const ByteSource&) = delete;

  // The next bytes, fewer than asked for only before the end; good until the next call.
  virtual std::string_view peek(std::size_t bytes) = 0;
  // Requires that peek showed so many.
  virtual void skip(std::size_t bytes) = 0;
};

class BytesOfText : public ByteSource {
 public:
  explicit BytesOfText(std::string_view text) : text_(text) {}
  std::string_view peek(std::size_t bytes) override { return text_.substr(0, bytes); }
  void skip(std::size_t bytes) override { text_.remove_prefix(std::min(bytes, text_.size())); }

 private:
  std::string_view text_;
};

}  // namespace sprague
