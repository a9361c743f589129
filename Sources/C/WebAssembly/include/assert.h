#pragma once

// libyaml asserts what its callers keep to; a broken one ends the instance, as it ends a process elsewhere.
#define assert(condition) ((condition) ? (void)0 : __builtin_trap())
