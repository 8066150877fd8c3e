import { afterAll, vi } from 'vitest';

/** Takes back what a test file has put in the place of timers, globals and methods. */
function takeBack(): void {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
}

// Files that follow each other share a process. One that did not load has no end, so that the next one begins with it.
takeBack();
afterAll(takeBack);
