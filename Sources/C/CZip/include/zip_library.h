// libzip as far as the tool needs it, loaded when an archive is made and not linked: it brings OpenSSL, which looks up four
// thousand names at every start.
#include <zip.h>

#define ZIP_FUNCTIONS(USE) \
    USE(error_init) USE(error_fini) USE(error_strerror) USE(source_buffer_create) USE(source_function) \
    USE(source_keep) USE(source_free) USE(source_stat) USE(source_open) USE(source_read) USE(source_close) \
    USE(source_error) USE(open_from_source) USE(file_add) USE(set_file_compression) USE(file_set_dostime) \
    USE(file_set_external_attributes) USE(stat_init) USE(strerror) USE(close) USE(discard)

/// Functions of the library under their names without "zip_".
struct zip_library {
#define MEMBER(name) __typeof__(zip_##name) *name;
    ZIP_FUNCTIONS(MEMBER)
#undef MEMBER
};

/// The library, loaded by the first call; NULL where it is not installed.
const struct zip_library *zip_library_shared(void);
