#include <stddef.h>

/// Hands every file that the process runs code of to `each`: its path, empty for the program itself, and its build id,
/// which the linker made of its contents; NULL where it made none. What the kernel itself maps is left out.
void running_code_visit(
    void *context, void (*each)(void *context, const char *path, const unsigned char *build_id, size_t count));
