// What LeakSanitizer does not ask about, in the tests and in the command: Z3 4.8.12 does not give back all of its
// memory when a limit stops it.
extern "C" const char* __lsan_default_suppressions() {
  return "leak:libz3.so";
}

extern "C" const char* __lsan_default_options() {
  return "print_suppressions=0";
}
