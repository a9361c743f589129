// libmicrohttpd, and the start of a daemon, whose function takes any arguments and so cannot be called from Swift.
#include <microhttpd.h>

/// A daemon with a thread of its own that answers on a listening socket, which it closes in the end. Targets and arguments of
/// requests stay as they were sent.
struct MHD_Daemon *http_start_on_socket(
    int socket, unsigned connections, size_t bytes, unsigned seconds, MHD_AccessHandlerCallback answer, void *context,
    size_t (*unescape)(void *, struct MHD_Connection *, char *));
