// The verifier is short, room by room, and owes the other folders nothing: its lines are counted, its includes read.
#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>

namespace sprague {
namespace {

namespace fs = std::filesystem;

// The lines of each file, by its name.
std::map<std::string, std::vector<std::string>> verifier() {
  std::map<std::string, std::vector<std::string>> files;
  for (const fs::directory_entry& entry : fs::directory_iterator(fs::path(SPRAGUE_SOURCE_DIR) / "verify")) {
    std::ifstream file(entry.path());
    std::vector<std::string>& lines = files[entry.path().filename().string()];
    for (std::string line; std::getline(file, line);) lines.push_back(line);
  }
  return files;
}

// Lines of code: neither blank nor a comment alone.
std::size_t code_in(const std::vector<std::string>& lines) {
  return static_cast<std::size_t>(std::ranges::count_if(lines, [](const std::string& line) {
    const std::size_t text = line.find_first_not_of(' ');
    return text != std::string::npos && line.compare(text, 2, "//") != 0;
  }));
}

std::size_t code_in_files(const std::set<std::string>& names) {
  std::size_t sum = 0;
  const auto files = verifier();
  for (const std::string& name : names) sum += code_in(files.at(name));
  return sum;
}

TEST(VerifierSizeTest, LinesOfCodeAreCounted) {
  EXPECT_EQ(code_in({"int f() {", "  // why", "", "  return 1;  // what", "}", "// end"}), 3U);
}

// What is read together, and how many lines of code that may be.
struct Room {
  std::string what;
  std::set<std::string> files;
  std::size_t bound;
};

const std::vector<Room> kRooms{
    {"the kernel: what every certificate passes through, whatever the game",
     {"game.hpp", "main.cpp", "text.cpp", "verify.cpp", "verify.hpp"},
     400},
    {"what games are played on, and claims", {"games.hpp", "claims.cpp"}, 200},
    {"boards of arrows", {"systems.cpp"}, 150},
    {"the Game of Cycles", {"cycles.cpp", "plane.cpp"}, 200},
    {"octal games", {"octal.cpp"}, 150},
    {"curves on surfaces", {"surfaces.cpp"}, 200},
    {"Sprouts", {"sprouts.cpp"}, 150},
    {"Brussels Sprouts", {"brussels.cpp"}, 150},
    {"Circular Sprouts", {"circular.cpp"}, 150},
    {"games as text: the text, positions and moves",
     {"written.hpp", "written_choices.cpp", "written_moves.cpp", "written_positions.cpp", "written_rules.cpp"},
     550},
    {"games as text: expressions",
     {"written_expressions.cpp", "written_expressions.hpp", "written_functions.cpp", "written_graphs.cpp",
      "written_graphs.hpp", "written_terms.cpp", "written_values.cpp", "written_words.cpp"},
     950},
    {"plays", {"play.cpp"}, 50},
    {"inductions, and the families that they are of",
     {"induction.cpp", "induction.hpp", "leg_table.cpp", "leg_table.hpp", "stars.cpp", "trees.cpp", "trees.hpp"},
     600},
    {"sweeps and their members", {"sweep.cpp", "families.cpp", "families.hpp", "digests.cpp", "digests.hpp"}, 350},
};

TEST(VerifierSizeTest, EachRoomIsShort) {
  for (const Room& room : kRooms) {
    const std::size_t lines = code_in_files(room.files);
    EXPECT_GT(lines, 0U) << room.what;
    EXPECT_LT(lines, room.bound) << room.what;
  }
}

TEST(VerifierSizeTest, EachFileIsInOneRoomAndIsShort) {
  for (const auto& [name, lines] : verifier()) {
    EXPECT_LE(lines.size(), 210U) << name << " is not read in one sitting";
    const auto rooms = std::ranges::count_if(kRooms, [&](const Room& room) { return room.files.contains(name); });
    EXPECT_EQ(rooms, name == "CMakeLists.txt" ? 0 : 1) << name;
  }
}

TEST(VerifierSizeTest, ItIncludesOnlyItselfTheStandardLibraryAndZlib) {
  std::size_t own = 0;
  for (const auto& [name, lines] : verifier()) {
    for (const std::string& line : lines) {
      if (!line.starts_with("#include")) continue;
      const bool quoted = line.starts_with("#include \"verify/");
      const bool standard = line.starts_with("#include <") && line.find_first_of("/.") == std::string::npos;
      EXPECT_TRUE(quoted || standard || line.starts_with("#include <zlib.h>")) << name << ": " << line;
      own += quoted ? 1 : 0;
    }
  }
  EXPECT_GT(own, 10U);
}

}  // namespace
}  // namespace sprague
