#include <pthread.h>

// glibc's, which its header declares for GNU sources only.
int pthread_setattr_default_np(const pthread_attr_t *attributes);
