#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/close_range.h>
#include <math.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/// Files that a program writes may be as large as this, for libraries that keep caches.
static const rlim_t most_file_bytes = 64 << 20;

static void limit(int resource, rlim_t most) {
    struct rlimit current;
    if (getrlimit(resource, &current) == 0 && current.rlim_max < most) most = current.rlim_max;
    setrlimit(resource, &(struct rlimit){most, most});
}

/// Becomes the program. Between `fork` and here only functions are called that signal handlers may call too.
static _Noreturn void execute(const struct program_run *run, int input, int output, int errors, int report) {
    setsid();
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    signal(SIGPIPE, SIG_DFL);
    limit(RLIMIT_DATA, run->memory);
    limit(RLIMIT_CPU, (rlim_t)ceil(run->seconds) + 1);
    limit(RLIMIT_FSIZE, most_file_bytes);
    limit(RLIMIT_CORE, 0);
    if (dup2(input, 0) >= 0 && dup2(output, 1) >= 0 && dup2(errors, 2) >= 0 && chdir(run->folder) == 0) {
        syscall(SYS_close_range, 3, ~0U, CLOSE_RANGE_CLOEXEC);
        execve(run->path, run->arguments, run->environment);
    }
    int reason = errno;
    (void)!write(report, &reason, sizeof reason);
    _exit(127);
}

/// A file in memory with some bytes, read from its start.
static int input_file(const void *bytes, size_t count) {
    int file = memfd_create("input", MFD_CLOEXEC);
    for (size_t done = 0; file >= 0 && done < count;) {
        ssize_t written = write(file, (const char *)bytes + done, count - done);
        if (written > 0) {
            done += written;
        } else if (written == 0 || errno != EINTR) {
            close(file);
            return -1;
        }
    }
    if (file >= 0) lseek(file, 0, SEEK_SET);
    return file;
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + time.tv_nsec / 1e9;
}

/// Takes what is in the pipe of the standard output; false at its end, or beyond the limit.
static int take_output(struct program_run *run, int pipe) {
    unsigned char bytes[65536];
    ssize_t count;
    while ((count = read(pipe, bytes, sizeof bytes)) > 0) {
        if (run->output_count + count > run->output_limit) {
            run->end = program_wrote_too_much;
            return 0;
        }
        unsigned char *output = realloc(run->output, run->output_count + count);
        if (!output) {
            run->end = program_wrote_too_much;
            return 0;
        }
        memcpy(output + run->output_count, bytes, count);
        run->output = output;
        run->output_count += count;
    }
    return count < 0 && (errno == EAGAIN || errno == EINTR);
}

/// Takes what is in the pipe of the standard error, and keeps the end of it; false at its end.
static int take_errors(struct program_run *run, int pipe) {
    unsigned char bytes[2048];
    ssize_t count;
    while ((count = read(pipe, bytes, sizeof bytes)) > 0) {
        size_t kept = run->errors_count, most = sizeof run->errors;
        if (kept + count > most) {
            size_t excess = kept + count - most;
            memmove(run->errors, run->errors + excess, kept - excess);
            kept -= excess;
        }
        memcpy(run->errors + kept, bytes, count);
        run->errors_count = kept + count;
    }
    return count < 0 && (errno == EAGAIN || errno == EINTR);
}

/// Reads until the program has ended, or has to be.
static void watch(struct program_run *run, int process, int output, int errors) {
    double end = now() + run->seconds;
    struct pollfd pipes[3] = {{process, POLLIN, 0}, {output, POLLIN, 0}, {errors, POLLIN, 0}};
    for (;;) {
        double left = end - now();
        if (left <= 0) {
            run->end = program_timed_out;
            return;
        }
        int count = poll(pipes, 3, left > 60 ? 60000 : (int)ceil(left * 1000));
        if (count < 0 && errno != EINTR) return;
        if (count <= 0) continue;
        if (pipes[1].revents && !take_output(run, output)) {
            if (run->end == program_wrote_too_much) return;
            pipes[1].fd = -1;
        }
        if (pipes[2].revents && !take_errors(run, errors)) pipes[2].fd = -1;
        if (pipes[0].revents) {
            if (pipes[1].fd >= 0) take_output(run, output);
            if (pipes[2].fd >= 0) take_errors(run, errors);
            return;
        }
    }
}

static void close_both(int pipe[2]) {
    if (pipe[0] >= 0) close(pipe[0]);
    if (pipe[1] >= 0) close(pipe[1]);
}

static void not_started(struct program_run *run, int reason) {
    run->end = program_not_started;
    run->number = reason;
}

/// Waits for the process and says how it ended, unless that is known already.
static void finish(struct program_run *run, pid_t process) {
    // What it has started goes too, and holds no pipe open.
    kill(-process, SIGKILL);
    kill(process, SIGKILL);
    int status = 0;
    while (waitpid(process, &status, 0) < 0 && errno == EINTR) continue;
    if (run->end != program_exited) return;
    if (WIFEXITED(status)) {
        run->number = WEXITSTATUS(status);
    } else {
        run->end = program_killed;
        run->number = WTERMSIG(status);
    }
}

static void run_with(struct program_run *run, int input, int output[2], int errors[2], int report[2]) {
    pid_t process = fork();
    if (process == 0) execute(run, input, output[1], errors[1], report[1]);
    if (process < 0) {
        not_started(run, errno);
        return;
    }
    close(output[1]);
    close(errors[1]);
    close(report[1]);
    output[1] = errors[1] = report[1] = -1;
    int reason = 0;
    ssize_t count;
    while ((count = read(report[0], &reason, sizeof reason)) < 0 && errno == EINTR) continue;
    int handle = count > 0 ? -1 : (int)syscall(SYS_pidfd_open, process, 0);
    if (handle >= 0) {
        watch(run, handle, output[0], errors[0]);
        close(handle);
    } else {
        not_started(run, count > 0 ? reason : errno);
    }
    finish(run, process);
}

void run_program(struct program_run *run) {
    run->end = program_exited;
    run->number = 0;
    int output[2] = {-1, -1}, errors[2] = {-1, -1}, report[2] = {-1, -1};
    int input = input_file(run->input, run->input_count);
    if (input < 0 || pipe2(output, O_CLOEXEC) < 0 || pipe2(errors, O_CLOEXEC) < 0 || pipe2(report, O_CLOEXEC) < 0
        || fcntl(output[0], F_SETFL, O_NONBLOCK) < 0 || fcntl(errors[0], F_SETFL, O_NONBLOCK) < 0) {
        not_started(run, errno);
    } else {
        run_with(run, input, output, errors, report);
    }
    if (input >= 0) close(input);
    close_both(output);
    close_both(errors);
    close_both(report);
}

void free_program_run(struct program_run *run) {
    free(run->output);
    run->output = NULL;
}
