// libmicrohttpd as far as the tool needs it, loaded when a server begins and not linked: it brings nine libraries more, and
// every start of the tool would take a seventh longer.
#include <microhttpd.h>
#include <stdbool.h>

/// Loads the library; false where it is not installed. Before that no other function here may be called.
bool http_library_load(void);

/// A daemon with a thread of its own that answers on a listening socket, which it closes in the end. Targets and arguments of
/// requests stay as they were sent.
struct MHD_Daemon *http_start_on_socket(
    int socket, unsigned connections, size_t bytes, unsigned seconds, MHD_AccessHandlerCallback answer, void *context,
    size_t (*unescape)(void *, struct MHD_Connection *, char *));
void http_stop(struct MHD_Daemon *daemon);

void http_suspend(struct MHD_Connection *connection);
void http_resume(struct MHD_Connection *connection);

/// NULL where a request has no such header or argument.
const char *http_value(struct MHD_Connection *connection, enum MHD_ValueKind kind, const char *name);

// Responses; NULL where there is no memory.
struct MHD_Response *http_response_of_bytes(const void *bytes, size_t count);
/// The response closes the file.
struct MHD_Response *http_response_of_file(uint64_t size, int descriptor);
/// Of a length that nobody knows.
struct MHD_Response *http_response_of_reader(
    size_t block, MHD_ContentReaderCallback read, void *context, MHD_ContentReaderFreeCallback end);
void http_add_header(struct MHD_Response *response, const char *name, const char *value);
enum MHD_Result http_queue(struct MHD_Connection *connection, unsigned status, struct MHD_Response *response);
/// Lets go of a response, which stays until it is sent.
void http_release(struct MHD_Response *response);
