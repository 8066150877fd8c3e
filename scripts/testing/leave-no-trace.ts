import { afterAll, vi } from 'vitest';

// Files that follow each other share a process: none is to meet what one before it has put in the place of something.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
