#include "reports/sessions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "canonical/ensure.hpp"
#include "reports/file_io.hpp"

namespace sprague {
namespace {

using OrderedJson = nlohmann::ordered_json;

constexpr std::string_view kSessions = "sessions";
constexpr std::string_view kReadings = "readings";

Session session_from(const OrderedJson& object) {
  Session session;
  for (const auto& [key, value] : object.items()) {
    if (key == kReadings) {
      for (const auto& [reading, seconds] : value.items()) {
        session.seconds.emplace_back(reading, seconds.get<std::string>());
      }
    } else {
      session.facts.emplace_back(key, value.get<std::string>());
    }
  }
  return session;
}

OrderedJson session_json(const Session& session) {
  OrderedJson object = OrderedJson::object();
  for (const auto& [key, value] : session.facts) object[key] = value;
  OrderedJson& readings = object[std::string(kReadings)] = OrderedJson::object();
  for (const auto& [reading, seconds] : session.seconds) readings[reading] = seconds;
  return object;
}

std::string text_of_sessions(const std::vector<Session>& sessions) {
  OrderedJson object;
  OrderedJson& list = object[std::string(kSessions)] = OrderedJson::array();
  for (const Session& session : sessions) list.push_back(session_json(session));
  return object.dump(2) + "\n";
}

}  // namespace

std::string_view Session::fact(std::string_view name) const {
  const auto found = std::ranges::find(facts, name, &std::pair<std::string, std::string>::first);
  return found == facts.end() ? std::string_view() : found->second;
}

std::vector<Session> read_sessions(const std::filesystem::path& path) {
  std::vector<Session> sessions;
  if (!std::filesystem::exists(path)) return sessions;
  const std::string text = read_file(path);
  try {
    const auto object = OrderedJson::parse(text);
    for (const auto& entry : object.at(std::string(kSessions))) sessions.push_back(session_from(entry));
  } catch (const OrderedJson::exception& error) {
    throw InputError(fmt::format("{}: expected the sessions of a run ({})", path.string(), error.what()));
  }
  if (text_of_sessions(sessions) != text) {
    throw InputError(fmt::format("{}: expected the sessions of a run as this program writes them", path.string()));
  }
  return sessions;
}

void write_sessions(const std::filesystem::path& path, const std::vector<Session>& sessions) {
  write_file(path, text_of_sessions(sessions));
}

std::size_t session_of(std::vector<Session>& sessions, const std::vector<std::pair<std::string, std::string>>& facts) {
  const auto found = std::ranges::find(sessions, facts, &Session::facts);
  if (found != sessions.end()) return static_cast<std::size_t>(found - sessions.begin());
  sessions.push_back({facts, {}});
  return sessions.size() - 1;
}

void note_reading(std::vector<Session>& sessions, std::size_t session, const std::string& reading,
                  const std::string& seconds) {
  for (Session& other : sessions) {
    std::erase_if(other.seconds, [&](const auto& entry) { return entry.first == reading; });
  }
  sessions.at(session).seconds.emplace_back(reading, seconds);
}

}  // namespace sprague
