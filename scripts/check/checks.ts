import { ensureStorefront } from '../start/build.ts';
import { findBrowser } from './browser.ts';
import { type Check, failed, type Outcome, PASSED } from './outcome.ts';
import { programCheck } from './program-check.ts';
import { runVitest } from './vitest-check.ts';

/** Every check of the project, the fast ones first. */
export const CHECKS: readonly Check[] = [
  programCheck('formatting and lint', { package: '@biomejs/biome', command: 'biome', args: ['check', '.'] }),
  programCheck(
    'types',
    {
      package: '@react-router/dev',
      command: 'react-router',
      args: ['typegen'],
      folder: 'apps/storefront',
    },
    { package: 'typescript', command: 'tsc', args: ['-p', 'tsconfig.json', '--noEmit'] },
  ),
  programCheck('layer rules', {
    package: 'dependency-cruiser',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.mjs', 'packages', 'apps', 'demo', 'bench', 'e2e', 'scripts'],
  }),
  programCheck('unused code', { package: 'knip', command: 'knip', args: [] }),
  { name: 'unit and database tests', run: () => runVitest('vitest.config.ts') },
  { name: 'storefront build', run: build },
  { name: 'browser tests', run: browserTests },
];

async function build(): Promise<Outcome> {
  try {
    await ensureStorefront();
    return PASSED;
  } catch (error) {
    return failed(sentenceOf(error));
  }
}

async function browserTests(): Promise<Outcome> {
  if (process.env.STOA_BROWSER === 'skip') {
    return {
      counts: { passed: 0, failed: 0, skipped: 1 },
      output: '',
      note: 'browser tests left out: STOA_BROWSER=skip',
    };
  }
  try {
    return await runVitest('e2e/vitest.config.ts', { STOA_BROWSER: await findBrowser() });
  } catch (error) {
    return failed(sentenceOf(error));
  }
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
