// libzip as far as the tool needs it, loaded when an archive is made and not linked: it brings OpenSSL, which looks up four
// thousand names at every start.
#include <zip.h>

/// Functions of the library under their names without "zip_".
struct zip_library {
    __typeof__(zip_error_init) *error_init;
    __typeof__(zip_error_fini) *error_fini;
    __typeof__(zip_error_strerror) *error_strerror;
    __typeof__(zip_source_buffer_create) *source_buffer_create;
    __typeof__(zip_source_function) *source_function;
    __typeof__(zip_source_keep) *source_keep;
    __typeof__(zip_source_free) *source_free;
    __typeof__(zip_source_stat) *source_stat;
    __typeof__(zip_source_open) *source_open;
    __typeof__(zip_source_read) *source_read;
    __typeof__(zip_source_close) *source_close;
    __typeof__(zip_source_error) *source_error;
    __typeof__(zip_open_from_source) *open_from_source;
    __typeof__(zip_file_add) *file_add;
    __typeof__(zip_set_file_compression) *set_file_compression;
    __typeof__(zip_file_set_dostime) *file_set_dostime;
    __typeof__(zip_file_set_external_attributes) *file_set_external_attributes;
    __typeof__(zip_stat_init) *stat_init;
    __typeof__(zip_strerror) *strerror;
    __typeof__(zip_close) *close;
    __typeof__(zip_discard) *discard;
};

/// The library, loaded by the first call; NULL where it is not installed.
const struct zip_library *zip_library_shared(void);
