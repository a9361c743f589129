#define _GNU_SOURCE
#include "resource_failure.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static const int signals[] = {SIGABRT, SIGTRAP, SIGILL};
enum { signal_count = sizeof signals / sizeof *signals };
static struct sigaction former[signal_count];

/// Where this much cannot be had, memory is what was missing.
static const size_t probe_size = 64 << 20;

static void end(const char *text) {
    if (write(STDERR_FILENO, text, strlen(text)) < 0)
        _exit(2);
    _exit(1);
}

static void handle(int number) {
    if (mmap(NULL, probe_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED)
        end("notchbook: there is not enough memory\n");
    // What a library needs several of may be missing where one is left.
    for (int count = 0; count < 8; count++)
        if (open("/dev/null", O_RDONLY | O_CLOEXEC) < 0 && (errno == EMFILE || errno == ENFILE))
            end("notchbook: no more files may be opened; 'ulimit -n' says how many\n");
    for (int index = 0; index < signal_count; index++)
        if (signals[index] == number)
            sigaction(number, &former[index], NULL);
    raise(number);
}

void resource_failure_report(void) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = handle;
    for (int index = 0; index < signal_count; index++)
        sigaction(signals[index], &action, &former[index]);
}
