#include "http_daemon.h"

struct MHD_Daemon *http_start_on_socket(
    int socket, unsigned connections, size_t bytes, unsigned seconds, MHD_AccessHandlerCallback answer, void *context,
    size_t (*unescape)(void *, struct MHD_Connection *, char *)) {
    return MHD_start_daemon(
        MHD_USE_AUTO_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, answer, context,
        MHD_OPTION_LISTEN_SOCKET, socket, MHD_OPTION_CONNECTION_LIMIT, connections,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, bytes, MHD_OPTION_CONNECTION_TIMEOUT, seconds,
        MHD_OPTION_UNESCAPE_CALLBACK, unescape, NULL, MHD_OPTION_END);
}
