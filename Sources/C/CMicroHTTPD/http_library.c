#include "http_library.h"
#include "library_loading.h"
#include <pthread.h>

#define HTTP_FUNCTIONS(USE) \
    USE(start_daemon) USE(stop_daemon) USE(suspend_connection) USE(resume_connection) \
    USE(lookup_connection_value) USE(create_response_from_buffer) USE(create_response_from_fd64) \
    USE(create_response_from_callback) USE(add_response_header) USE(queue_response) USE(destroy_response)

// Functions of the library under their names without "MHD_".
static struct {
#define MEMBER(name) __typeof__(MHD_##name) *name;
    HTTP_FUNCTIONS(MEMBER)
} loaded;
static bool is_loaded;

#define NAME(name) "MHD_" #name,
static const char *const names[] = {HTTP_FUNCTIONS(NAME) NULL};

static void load_once(void) { is_loaded = load_functions("libmicrohttpd.so.12", names, &loaded); }

bool http_library_load(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load_once);
    return is_loaded;
}

struct MHD_Daemon *http_start_on_socket(
    int socket, unsigned connections, size_t bytes, unsigned seconds, MHD_AccessHandlerCallback answer, void *context,
    size_t (*unescape)(void *, struct MHD_Connection *, char *)) {
    return loaded.start_daemon(
        MHD_USE_AUTO_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, answer, context,
        MHD_OPTION_LISTEN_SOCKET, socket, MHD_OPTION_CONNECTION_LIMIT, connections,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, bytes, MHD_OPTION_CONNECTION_TIMEOUT, seconds,
        MHD_OPTION_UNESCAPE_CALLBACK, unescape, NULL, MHD_OPTION_END);
}

void http_stop(struct MHD_Daemon *daemon) { loaded.stop_daemon(daemon); }

void http_suspend(struct MHD_Connection *connection) { loaded.suspend_connection(connection); }

void http_resume(struct MHD_Connection *connection) { loaded.resume_connection(connection); }

const char *http_value(struct MHD_Connection *connection, enum MHD_ValueKind kind, const char *name) {
    return loaded.lookup_connection_value(connection, kind, name);
}

struct MHD_Response *http_response_of_bytes(const void *bytes, size_t count) {
    // It is copied, and not written to.
    return loaded.create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

struct MHD_Response *http_response_of_file(uint64_t size, int descriptor) {
    return loaded.create_response_from_fd64(size, descriptor);
}

struct MHD_Response *http_response_of_reader(
    size_t block, MHD_ContentReaderCallback read, void *context, MHD_ContentReaderFreeCallback end) {
    return loaded.create_response_from_callback(MHD_SIZE_UNKNOWN, block, read, context, end);
}

void http_add_header(struct MHD_Response *response, const char *name, const char *value) {
    loaded.add_response_header(response, name, value);
}

enum MHD_Result http_queue(struct MHD_Connection *connection, unsigned status, struct MHD_Response *response) {
    return loaded.queue_response(connection, status, response);
}

void http_release(struct MHD_Response *response) { loaded.destroy_response(response); }
