#define _GNU_SOURCE
#include "memory_failure.h"
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static const int signals[] = {SIGABRT, SIGTRAP};
static struct sigaction former[2];

/// Where this much cannot be had, memory is what was missing.
static const size_t probe_size = 64 << 20;

static void handle(int number) {
    if (mmap(NULL, probe_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED) {
        static const char text[] = "notchbook: there is not enough memory\n";
        if (write(STDERR_FILENO, text, sizeof text - 1) < 0)
            _exit(2);
        _exit(1);
    }
    for (int index = 0; index < 2; index++)
        if (signals[index] == number)
            sigaction(number, &former[index], NULL);
    raise(number);
}

void memory_failure_report(void) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = handle;
    for (int index = 0; index < 2; index++)
        sigaction(signals[index], &action, &former[index]);
}
