import { defineConfig } from 'vitest/config';

/**
 * Journeys in a real browser, and what only shows over HTTP: caches, proxies, races, killed processes, and the
 * budgets of whole pages.
 *
 * Two files run at a time, each with a server with the demo shops that no other file asks meanwhile, or with a shop of
 * its own. After them, one by one, run those of e2e/alone and e2e/deep: they judge how long something takes, release races or kill
 * processes, and want the processor for themselves. Tests of e2e/deep are run shortly here; `npm run test:deep` (which sets
 * `STOA_DEEP`) runs them alone, at full length.
 */
const deep = process.env.STOA_DEEP === '1';

export default defineConfig({
  // Vite would load a second copy of graphql, beside the one that Node gives to packages from node_modules.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    globalSetup: ['e2e/harness/global-setup.ts'],
    setupFiles: ['scripts/testing/seed-properties.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: deep ? 3_600_000 : 180_000,
    hookTimeout: 180_000,
    // Nothing is to fail because the machine is busy: what does not come at all is noticed a little later.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: deep ? [] : ['e2e/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['e2e/alone/**', 'e2e/deep/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: deep ? ['e2e/deep/**/*.test.ts'] : ['e2e/{alone,deep}/**/*.test.ts'],
          fileParallelism: false,
        },
      },
    ],
  },
});
