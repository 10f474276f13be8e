// The command `sprague`.
#include "cli/command_line.hpp"

int main(int argc, char** argv) {
  return sprague::cli::run_command_line(argc, argv);
}
