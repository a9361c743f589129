#include "zip_library.h"
#include "library_loading.h"
#include <pthread.h>

#define NAME(name) "zip_" #name,
static const char *const names[] = {ZIP_FUNCTIONS(NAME) NULL};

static struct zip_library loaded;
static bool is_loaded;

static void load_once(void) { is_loaded = load_functions("libzip.so.4", names, &loaded); }

const struct zip_library *zip_library_shared(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load_once);
    return is_loaded ? &loaded : NULL;
}
