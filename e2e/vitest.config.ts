import { defineConfig } from 'vitest/config';

/**
 * Journeys in a real browser, and what only shows over HTTP: caches, proxies, races, killed processes, and the
 * budgets of whole pages. One server with the demo shops serves the whole run; files run one after the other, so
 * that they don't take the processor from each other while they measure races.
 */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts', 'bench/**/*.test.ts'],
    globalSetup: ['e2e/harness/global-setup.ts'],
    pool: 'forks',
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
});
