import { defineConfig } from 'vitest/config';

/**
 * Journeys in a real browser, and what only shows over HTTP: caches, proxies, races, killed processes, and the
 * budgets of whole pages.
 *
 * Two files run at a time, each with a server with the demo shops that no other file asks meanwhile, or with a shop of
 * its own. `npm run test:deep` (which sets `STOA_DEEP`) makes the journeys in every manner and looks at each of their
 * steps; after them, one by one, it runs the files of e2e/deep and e2e/faults at full length, and those of e2e/timing,
 * which judge how long something takes and so depend on what else the machine does.
 */
const deep = process.env.STOA_DEEP === '1';

export default defineConfig({
  // Vite would load a second copy of graphql, beside the one that Node gives to packages from node_modules.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    globalSetup: ['e2e/harness/global-setup.ts'],
    setupFiles: [
      'scripts/testing/seed-properties.ts',
      'scripts/testing/leave-no-trace.ts',
      'e2e/harness/faults-are-told.ts',
    ],
    pool: 'forks',
    // A worker keeps its modules, its browser and its server with the demo shops.
    isolate: false,
    maxWorkers: 2,
    testTimeout: deep ? 3_600_000 : 300_000,
    hookTimeout: 300_000,
    // Nothing is to fail because the machine is busy: what does not come at all is noticed a little later.
    // A test that expects nothing shows nothing.
    expect: { poll: { timeout: 20_000 }, requireAssertions: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: deep ? ['e2e/journeys/**/*.test.ts'] : ['e2e/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['e2e/timing/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: deep ? ['e2e/{timing,deep,faults}/**/*.test.ts'] : [],
          fileParallelism: false,
          // With that Vitest lets them run after the others, each in a process of its own.
          isolate: true,
        },
      },
    ],
  },
});
