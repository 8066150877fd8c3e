import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { markSource } from './sources.ts';

/** Records of whole answers notice most: they come first, so that others try what is left. */
class RecordsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isRecord = ({ moduleId }: TestSpecification) => moduleId.endsWith('-record.test.ts');
    const sorted = files.toSorted((one, other) => (one.moduleId < other.moduleId ? -1 : 1));
    return [...sorted.filter(isRecord), ...sorted.filter((file) => !isRecord(file))];
  }
}

/**
 * The tests of the contract, with marks in the sources that make its answers. Each file is run many times in one
 * process (`runner.ts`). A test that waits for what a mutant never gives has failed soon.
 */
export default defineConfig({
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  plugins: [
    {
      name: 'stoa:mark-fields',
      enforce: 'pre',
      transform: (code, id) => markSource(id, code)?.code,
    },
  ],
  test: {
    include: ['packages/api/src/**/*.test.ts'],
    globalSetup: ['scripts/testing/global-setup.ts'],
    setupFiles: ['scripts/testing/seed-properties.ts', 'scripts/testing/leave-no-trace.ts'],
    runner: 'scripts/mutate/runner.ts',
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 2_000 } },
    sequence: { sequencer: RecordsFirst },
  },
});
