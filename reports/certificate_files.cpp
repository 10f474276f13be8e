#include "reports/certificate_files.hpp"

#include <absl/functional/function_ref.h>
#include <fmt/format.h>
#include <zlib.h>

#include <array>
#include <cerrno>
#include <cstdint>
#include <limits>
#include <memory>
#include <new>

#include "canonical/ensure.hpp"
#include "reports/certificate_meaning.hpp"
#include "reports/digest.hpp"
#include "reports/file_io.hpp"

namespace sprague {
namespace {

constexpr std::string_view kObligation = ".smt2";

// Letters and digits, one hyphen for all that is between them.
std::string slug(std::string_view text) {
  std::string result;
  for (const char c : text) {
    const bool is_capital = c >= 'A' && c <= 'Z';
    const bool is_kept = is_capital || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    if (is_kept) {
      result += is_capital ? static_cast<char>(c - 'A' + 'a') : c;
    } else if (!result.empty() && result.back() != '-') {
      result += '-';
    }
  }
  if (result.ends_with('-')) result.pop_back();
  return result;
}

// As gzip writes it, without a time or a name.
std::string compressed(std::string_view text) {
  z_stream stream{};
  // 16 more than the window's size: gzip's header and check sum.
  if (deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY) != Z_OK) {
    throw std::bad_alloc();
  }
  std::string bytes(deflateBound(&stream, text.size()), '\0');
  // zlib does not write to its input.
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(bytes.data());
  stream.avail_out = static_cast<uInt>(bytes.size());
  const int status = deflate(&stream, Z_FINISH);
  bytes.resize(stream.total_out);
  deflateEnd(&stream);
  ENSURE(status == Z_STREAM_END, "a certificate could not be compressed");
  return bytes;
}

// The text of a file that gzip has written, or any other, piece by piece until visit returns false.
void each_piece(const std::filesystem::path& path, absl::FunctionRef<bool(std::string_view)> visit) {
  errno = 0;
  const std::unique_ptr<gzFile_s, int (*)(gzFile)> file(gzopen(path.c_str(), "rb"), gzclose);
  if (file == nullptr) fail_file(path, "read");
  std::array<char, 1 << 16> buffer;
  while (true) {
    const int count = gzread(file.get(), buffer.data(), static_cast<unsigned>(buffer.size()));
    if (count < 0) throw InputError(fmt::format("{}: expected a file that gzip has written", path.string()));
    if (count == 0 || !visit(std::string_view(buffer.data(), static_cast<std::size_t>(count)))) return;
  }
}

}  // namespace

std::string certificate_file(const Unit& unit, std::string_view name) {
  const bool is_text = is_obligation(name);
  if (is_text) name.remove_suffix(kObligation.size());
  return fmt::format("{}-{}-{}{}", unit.claim, slug(unit.reading), slug(name), is_text ? kObligation : ".cert.gz");
}

bool is_obligation(std::string_view file) {
  return file.ends_with(kObligation);
}

std::string read_certificate(const std::filesystem::path& path) {
  std::string text;
  each_piece(path, [&](std::string_view piece) {
    text.append(piece);
    if (text.size() <= kMostBytesOfFile) return true;
    throw InputError(fmt::format("{}: expected a text of at most {} bytes", path.string(), kMostBytesOfFile));
  });
  return text;
}

void check_certificate(const std::filesystem::path& folder, const KeptCertificate& kept) {
  const std::filesystem::path path = folder / kept.file;
  Digester digester;
  each_piece(path, [&](std::string_view piece) {
    digester.add(piece);
    return digester.bytes() <= kept.bytes;
  });
  if (digester.bytes() == kept.bytes && digester.digest() == kept.digest) return;
  const std::string_view more = digester.bytes() > kept.bytes ? "or more " : "";
  throw InputError(fmt::format("{}: expected a text of {} bytes with the digest {}, not one of {} bytes {}with {}",
                               path.string(), kept.bytes, kept.digest, digester.bytes(), more, digester.digest()));
}

KeptCertificate keep_certificate(const std::filesystem::path& folder, const std::string& file, std::string_view text) {
  ENSURE(text.size() < std::numeric_limits<std::uint32_t>::max(), "a certificate of more than 4 GiB");
  write_file(folder / file, is_obligation(file) ? std::string(text) : compressed(text));
  return {file,
          digest_of(text),
          text.size(),
          {},
          is_obligation(file) ? std::string(kObligationKind) : kind_of_certificate(text)};
}

}  // namespace sprague
