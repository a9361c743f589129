#pragma once

#include <stddef.h>
#include <stdint.h>

/// A program that is run once: what it gets, what it may use, and what came of it.
struct program_run {
    /// The file that is executed, absolute.
    const char *path;
    /// The words of the command, the program's own name first; NULL ends them.
    char *const *arguments;
    /// "NAME=value"; NULL ends them. Nothing is inherited.
    char *const *environment;
    /// Where it is started.
    const char *folder;
    /// The bytes of its standard input.
    const void *input;
    size_t input_count;
    /// Wall-clock time after which it is killed.
    double seconds;
    /// Bytes of memory that it may write to (RLIMIT_DATA).
    uint64_t memory;
    /// Bytes of standard output after which it is killed.
    size_t output_limit;

    /// The bytes of its standard output; `free_program_run` frees them.
    unsigned char *output;
    size_t output_count;
    /// The last bytes of its standard error.
    unsigned char errors[4096];
    size_t errors_count;
    enum program_end {
        /// `number` is the exit code.
        program_exited,
        /// `number` is the signal.
        program_killed,
        /// It used up its time.
        program_timed_out,
        /// It wrote more than the limit.
        program_wrote_too_much,
        /// `number` is the errno of what failed.
        program_not_started,
    } end;
    int number;
};

/// Runs the program in a session of its own, with everything that it has started killed when it ends.
void run_program(struct program_run *run);

void free_program_run(struct program_run *run);
