import { ExitError } from '../launch/failure.mjs';
import { runQuietly } from '../launch/program.mjs';
import { projectFolder } from '../launch/project.mjs';
import { ensureAdmin, ensureStorefront } from '../start/build.ts';
import { type Check, failed, type Outcome, PASSED } from './outcome.ts';
import { programCheck } from './program-check.ts';
import { requirements } from './requirements.ts';
import { browserSuite, type Choice, type Suite, unitSuite } from './suites.ts';

/** Checks that read the sources alone and take some seconds, each with one processor. */
const OF_SOURCES: readonly Check[] = [
  programCheck('formatting and lint', { package: '@biomejs/biome', command: 'biome', args: ['check', '.'] }),
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
];

const TYPES = programCheck('types', {
  package: 'typescript',
  command: 'tsc',
  args: ['-p', 'tsconfig.json', '--noEmit'],
});

/** Tests notice when a field of the contract is wrong. */
const MUTATIONS: Check = { name: 'fields of the contract', run: () => runScript('scripts/mutate.ts') };

const BUILDS: readonly Check[] = [
  buildCheck('storefront build', ensureStorefront),
  buildCheck('back office build', ensureAdmin),
];

/** Every check of the project, the fast ones first, in groups; those of a group run two at a time. */
export const CHECKS: readonly (readonly Check[])[] = [
  [
    programCheck('types of routes', {
      package: '@react-router/dev',
      command: 'react-router',
      args: ['typegen'],
      folder: 'apps/storefront',
    }),
  ],
  [...OF_SOURCES, ...BUILDS],
  // Types take as long as all other checks of sources, on one processor: nothing waits for them.
  [TYPES, suiteCheck(unitSuite)],
  [suiteCheck(browserSuite)],
  [requirements],
];

/**
 * What `npm run test:deep` runs: the rules with chances drawn anew, the tests of `e2e` that judge time or have a full
 * length, and the mutations of what the contract answers.
 */
export function deepChecks(seed: number): readonly (readonly Check[])[] {
  const drawn = { STOA_SEED: String(seed), STOA_DEEP: '1' };
  return [[suiteCheck(unitSuite, drawn)], [...BUILDS], [suiteCheck(browserSuite, drawn)], [MUTATIONS]];
}

/** Makes checks of some test files; none of them gets a second try. */
export function checksOfFiles(choices: ReadonlyMap<Suite, Choice>): Check[] {
  return [...choices].map(([suite, choice]) => ({
    name: suite.name,
    run: (listener) => suite.run(choice, listener),
  }));
}

/**
 * Returns the check called `only`, those from the one called `from` on, or all.
 * @throws ExitError when none has that name.
 */
export function chooseChecks(
  groups: readonly (readonly Check[])[],
  { only, from }: { readonly only?: string; readonly from?: string },
): readonly (readonly Check[])[] {
  const named = only ?? from;
  if (named === undefined) return groups;
  const first = groups.findIndex((group) => group.some(({ name }) => name === named));
  const check = groups[first]?.find(({ name }) => name === named);
  if (check === undefined) {
    const names = groups.flat().map(({ name }) => name);
    throw new ExitError(`There is no check called ${named}: ${names.join(', ')}.`);
  }
  if (only !== undefined) return [[check]];
  const [group = [], ...following] = groups.slice(first);
  return [group.slice(group.indexOf(check)), ...following];
}

function suiteCheck(suite: Suite, environment: Readonly<Record<string, string>> = {}): Check {
  return {
    name: suite.name,
    run: (listener) => suite.run({ environment }, listener),
    runAgain: (files, listener) => suite.run({ environment, files, oneByOne: true }, listener),
  };
}

async function runScript(script: string): Promise<Outcome> {
  const { code, output } = await runQuietly(process.execPath, ['scripts/run.mjs', '--batch', script], {
    cwd: projectFolder,
  });
  return code === 0 ? PASSED : failed(output);
}

function buildCheck(name: string, ensure: () => Promise<void>): Check {
  const run = async () => {
    try {
      await ensure();
      return PASSED;
    } catch (error) {
      return failed(error instanceof Error ? error.message : String(error));
    }
  };
  return { name, run };
}
