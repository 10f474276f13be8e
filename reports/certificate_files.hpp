// How a run keeps the certificates that checks leave: in certificates/, compressed, named after their reading.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "reports/finding_json.hpp"

namespace sprague {

// "CLAIM-READING-NAME.cert.gz", in small letters, digits and hyphens but for the claim; of an obligation
// "CLAIM-READING-NAME.smt2".
std::string certificate_file(const Unit& unit, std::string_view name);

// Whether it is a text for an SMT solver.
bool is_obligation(std::string_view file);

// The text of a certificate that was kept. Throws InputError, also where it has more than kMostBytesOfFile.
std::string read_certificate(const std::filesystem::path& path);

// Throws InputError where a folder's file does not have the text that was kept there.
void check_certificate(const std::filesystem::path& folder, const KeptCertificate& kept);

// Writes a certificate into a folder, as it is if it is an obligation, else compressed by gzip. The digest is of the
// text, not of the file, which other versions of zlib write otherwise.
KeptCertificate keep_certificate(const std::filesystem::path& folder, const std::string& file, std::string_view text);

}  // namespace sprague
