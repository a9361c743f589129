#include <link.h>

// glibc's, which its header declares for GNU sources only.
#ifndef __USE_GNU
struct dl_phdr_info {
    ElfW(Addr) dlpi_addr;
    const char *dlpi_name;
    const ElfW(Phdr) *dlpi_phdr;
    ElfW(Half) dlpi_phnum;
};
int dl_iterate_phdr(int (*callback)(struct dl_phdr_info *, size_t, void *), void *data);
#endif
