// provenance.json: with what a run was made, apart from all that must be the same bytes everywhere.
//
// A session is a stay of the program in a run: its build, host and threads, and which readings it decided, with the
// seconds that each took. Sessions of which all facts are the same are one. A reading is noted before its verdict is
// kept, so that no kill leaves a verdict of which no session is known; one that is decided again is that session's.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sprague {

struct Session {
  std::vector<std::pair<std::string, std::string>> facts;
  std::vector<std::pair<std::string, std::string>> seconds;  // by reading

  // The value of a fact, empty where there is none.
  std::string_view fact(std::string_view name) const;
  friend bool operator==(const Session&, const Session&) = default;
};

// Those of a file, none if it is not there. Throws InputError.
std::vector<Session> read_sessions(const std::filesystem::path& path);

void write_sessions(const std::filesystem::path& path, const std::vector<Session>& sessions);

// The number of the session with these facts, which is added if there is none.
std::size_t session_of(std::vector<Session>& sessions, const std::vector<std::pair<std::string, std::string>>& facts);

// Notes that a session decided a reading, and no other one.
void note_reading(std::vector<Session>& sessions, std::size_t session, const std::string& reading,
                  const std::string& seconds);

}  // namespace sprague
