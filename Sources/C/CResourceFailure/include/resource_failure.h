#pragma once

/// Has a process that ends because it gets no more memory, or may open no more files, say so and exit with 1. Libraries abort
/// then, or trap when they cannot start a thread or wait for one; whatever else does so ends as before.
void resource_failure_report(void);
