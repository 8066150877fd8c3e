import { defineConfig } from 'vitest/config';
import { SEED } from './scripts/testing/seed.ts';

/**
 * Unit, database and contract tests. One PostgreSQL server serves the whole run; each test file gets a
 * database of its own, cloned from a migrated template. Two processes work through the files and keep the modules they
 * have loaded, which would take as long as the tests: no test replaces a module.
 */
export default defineConfig({
  // Vite would load a second copy of graphql, beside the one that Node gives to packages from node_modules.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: [
      'packages/**/*.test.{ts,tsx}',
      'apps/**/*.test.{ts,tsx}',
      'demo/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    globalSetup: ['scripts/testing/global-setup.ts'],
    setupFiles: ['scripts/testing/seed-properties.ts', 'scripts/testing/leave-no-trace.ts'],
    pool: 'forks',
    isolate: false,
    // No file is to need another before it: a deep run has them in an order of its own.
    sequence: { shuffle: { files: process.env.STOA_DEEP === '1' }, seed: SEED },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Transactions of other files' databases and a busy machine delay what is waited for; they fail nothing.
    // A test that expects nothing shows nothing.
    expect: { poll: { timeout: 20_000 }, requireAssertions: true },
    maxWorkers: 2,
  },
});
