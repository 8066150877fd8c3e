import { runQuietly } from '../launch/program.mjs';
import { projectFolder } from '../launch/project.mjs';
import { ensureStorefront } from '../start/build.ts';
import { findBrowser } from './browser.ts';
import { type Check, failed, type Outcome, PASSED } from './outcome.ts';
import { programCheck } from './program-check.ts';
import { runVitest } from './vitest-check.ts';

/** What `npm run test:deep` runs: the tests of `e2e/deep` at full length. */
export const DEEP_CHECKS: readonly Check[] = [
  { name: 'storefront build', run: build },
  { name: 'deep tests', run: () => browserTests({ STOA_DEEP: '1' }) },
];

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
  programCheck(
    'unused code',
    { package: 'knip', command: 'knip', args: [] },
    // What tests alone use shows nothing; `@awaits` names the capability that will call it.
    { package: 'knip', command: 'knip', args: ['--production', '--config', 'knip.production.json'] },
  ),
  { name: 'requirements', run: requirements },
  { name: 'unit and database tests', run: () => runVitest('vitest.config.ts') },
  { name: 'storefront build', run: build },
  { name: 'browser tests', run: () => browserTests() },
];

/** Every requirement is shown by a test that reaches the product, or deferred with a reason. */
async function requirements(): Promise<Outcome> {
  const { code, output } = await runQuietly(process.execPath, ['scripts/run.mjs', 'scripts/spec.ts'], {
    cwd: projectFolder,
  });
  return code === 0 ? PASSED : failed(output);
}

async function build(): Promise<Outcome> {
  try {
    await ensureStorefront();
    return PASSED;
  } catch (error) {
    return failed(sentenceOf(error));
  }
}

async function browserTests(environment: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  if (process.env.STOA_BROWSER === 'skip') {
    return {
      counts: { passed: 0, failed: 0, skipped: 1 },
      output: '',
      note: 'browser tests left out: STOA_BROWSER=skip',
    };
  }
  try {
    return await runVitest('e2e/vitest.config.ts', { ...environment, STOA_BROWSER: await findBrowser() });
  } catch (error) {
    return failed(sentenceOf(error));
  }
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
