#include "verify/lines.hpp"

#include <zlib.h>

#include <array>
#include <new>

#include "verify/game.hpp"

namespace sprague::verify {

// The file's bytes, unpacked if the first two are those of gzip (RFC 1952), whose members may follow one another.
class Lines::Bytes {
 public:
  explicit Bytes(std::istream& file) : file_(file) {
    end_ = read();
    packed_ = end_ >= 2 && raw_[0] == '\x1f' && raw_[1] == '\x8b';
    if (!packed_) return;
    stream_.next_in = raw_.data();
    stream_.avail_in = static_cast<uInt>(end_);
    end_ = 0;
    // 16 more than the window's size: gzip's header and check sum.
    if (inflateInit2(&stream_, 15 + 16) != Z_OK) throw std::bad_alloc();
  }

  ~Bytes() {
    if (packed_) inflateEnd(&stream_);
  }

  Bytes(const Bytes&) = delete;
  Bytes& operator=(const Bytes&) = delete;

  bool next(char& byte) {
    if (place_ == end_) {
      place_ = 0;
      end_ = packed_ ? unpack() : read();
      if (end_ == 0) return false;
    }
    byte = static_cast<char>(packed_ ? plain_[place_] : raw_[place_]);
    ++place_;
    return true;
  }

 private:
  // These return the number of bytes, 0 at the end.
  std::size_t read() {
    file_.read(reinterpret_cast<char*>(raw_.data()), static_cast<std::streamsize>(raw_.size()));
    if (file_.bad()) throw Unreadable("the file cannot be read");
    return static_cast<std::size_t>(file_.gcount());
  }

  std::size_t unpack() {
    for (;;) {
      if (stream_.avail_in == 0) {
        stream_.avail_in = static_cast<uInt>(read());
        stream_.next_in = raw_.data();
      }
      if (stream_.avail_in == 0) {
        if (!member_done_) throw Malformed("the compressed file is cut off");
        return 0;
      }
      if (member_done_ && inflateReset(&stream_) != Z_OK) throw std::bad_alloc();
      stream_.next_out = plain_.data();
      stream_.avail_out = static_cast<uInt>(plain_.size());
      const int status = inflate(&stream_, Z_NO_FLUSH);
      if (status == Z_MEM_ERROR) throw std::bad_alloc();
      if (status != Z_OK && status != Z_STREAM_END) throw Malformed("the compressed file is broken");
      member_done_ = status == Z_STREAM_END;
      const std::size_t bytes = plain_.size() - stream_.avail_out;
      if (bytes > 0) return bytes;
    }
  }

  std::istream& file_;
  std::array<unsigned char, 1 << 14> raw_{};    // as the file has it
  std::array<unsigned char, 1 << 14> plain_{};  // unpacked, if it is packed
  z_stream stream_{};
  bool packed_ = false;
  bool member_done_ = false;
  std::size_t place_ = 0;  // in the bytes that are handed out
  std::size_t end_ = 0;
};

Lines::Lines(std::istream& file) : bytes_(std::make_unique<Bytes>(file)) {}

Lines::~Lines() = default;

bool Lines::next(std::string& line) {
  ++number_;
  line.clear();
  char byte = 0;
  while (bytes_->next(byte)) {
    if (byte == '\n') return true;
    if (line.size() == longest) throw Malformed("the line is longer than 65535 bytes");
    line.push_back(byte);
  }
  if (!line.empty()) throw Malformed("the line does not end with a line feed");
  return false;
}

}  // namespace sprague::verify
