#define _GNU_SOURCE
#include "running_code.h"
#include <link.h>
#include <string.h>

struct visit {
    void *context;
    void (*each)(void *, const char *, const unsigned char *, size_t);
};

static size_t padded(size_t count) { return (count + 3) & ~(size_t)3; }

/// The build id among the notes of a segment, and its length.
static const unsigned char *build_id(const unsigned char *notes, size_t count, size_t *id_count) {
    while (count >= sizeof(ElfW(Nhdr))) {
        const ElfW(Nhdr) *note = (const void *)notes;
        size_t name = padded(note->n_namesz), size = sizeof *note + name + padded(note->n_descsz);
        if (size > count)
            return NULL;
        if (note->n_type == NT_GNU_BUILD_ID && note->n_namesz == 4 && !memcmp(note + 1, "GNU", 4)) {
            *id_count = note->n_descsz;
            return notes + sizeof *note + name;
        }
        notes += size;
        count -= size;
    }
    return NULL;
}

static int visit_object(struct dl_phdr_info *info, size_t size, void *data) {
    (void)size;
    struct visit *visit = data;
    if (!strncmp(info->dlpi_name, "linux-", 6))
        return 0; // the kernel's own code, linux-vdso.so.1, which has no file
    const unsigned char *id = NULL;
    size_t count = 0;
    for (int i = 0; i < info->dlpi_phnum && !id; i++)
        if (info->dlpi_phdr[i].p_type == PT_NOTE)
            id = build_id(
                (const unsigned char *)info->dlpi_addr + info->dlpi_phdr[i].p_vaddr, info->dlpi_phdr[i].p_memsz, &count);
    visit->each(visit->context, info->dlpi_name, id, count);
    return 0;
}

void running_code_visit(void *context, void (*each)(void *, const char *, const unsigned char *, size_t)) {
    struct visit visit = {context, each};
    dl_iterate_phdr(visit_object, &visit);
}
