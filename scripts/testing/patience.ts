import { vi } from 'vitest';

/** Milliseconds, as for `expect.poll` in `vitest.config.ts`; the library's own is one second. */
const PATIENCE = 20_000;

const { waitFor } = vi;
/** Nothing is to fail because the machine is busy: what does not come at all is noticed a little later. */
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE, ...options });
