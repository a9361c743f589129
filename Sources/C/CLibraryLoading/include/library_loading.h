// Libraries that are loaded when they are needed and not linked, as they bring others that every start would wait for.
#include <stdbool.h>

/// Loads a library for good and looks functions up in it by their names, of which NULL ends the list; false where it is not
/// installed or lacks one of them. The pointers go, in the order of the names, into a struct that holds nothing else.
bool load_functions(const char *library, const char *const names[], void *functions);
