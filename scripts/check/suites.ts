import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { ExitError } from '../launch/failure.mjs';
import { projectFolder } from '../launch/project.mjs';
import { ensureStorefront } from '../start/build.ts';
import { findBrowser } from './browser.ts';
import type { Listener, Outcome } from './outcome.ts';
import type { VitestCall } from './vitest/run-vitest.ts';
import { silenceOf } from './vitest/silence.ts';
import { runTests } from './vitest/test-check.ts';

/** Some of a suite's tests, and how they are run. */
export type Choice = Pick<VitestCall, 'files' | 'test' | 'oneByOne' | 'environment'>;

/** A set of tests with a configuration of its own. */
export interface Suite {
  readonly name: string;
  /** Tells whether a file, given from the project's root, belongs to it. */
  owns(file: string): boolean;
  run(choice: Choice, listener: Listener): Promise<Outcome>;
}

/** More than twice what a test or its set-up may take. */
const SILENCE = silenceOf(11 * 60_000);
/** The same for tests at full length. */
const DEEP_SILENCE = silenceOf(130 * 60_000);

export const unitSuite: Suite = {
  name: 'unit and database tests',
  owns: (file) => /^(packages|apps|demo|scripts)\//.test(file),
  run: (choice, listener) =>
    runTests({ config: 'vitest.config.ts', watchSilence: SILENCE, ...choice }, listener),
};

export const browserSuite: Suite = {
  name: 'browser tests',
  owns: (file) => /^(e2e|bench)\//.test(file),
  async run(choice, listener) {
    if (process.env.STOA_BROWSER === 'skip') {
      const counts = { passed: 0, failed: 0, skipped: 1 };
      return { counts, failures: [], note: 'browser tests left out: STOA_BROWSER=skip' };
    }
    await ensureStorefront();
    const watchSilence = choice.environment?.STOA_DEEP === '1' ? DEEP_SILENCE : SILENCE;
    const environment = { ...choice.environment, STOA_BROWSER: await findBrowser() };
    return runTests({ config: 'e2e/vitest.config.ts', watchSilence, ...choice, environment }, listener);
  },
};

/** Every suite of the project. */
export const SUITES: readonly Suite[] = [unitSuite, browserSuite];

/**
 * Divides test files among the suites they belong to. `test` names the only test to be run, with its groups.
 * @throws ExitError when a file does not exist or belongs to none.
 */
export function chooseSuites(paths: readonly string[], test?: string): Map<Suite, Choice> {
  const choices = new Map<Suite, Choice & { readonly files: string[] }>();
  for (const path of paths) {
    const file = relative(projectFolder, resolve(path));
    const suite = SUITES.find(({ owns }) => owns(file));
    if (suite === undefined || !existsSync(resolve(path))) throw new ExitError(`${path} is no test file.`);
    const choice = choices.get(suite) ?? { files: [], ...(test === undefined ? {} : { test }) };
    choice.files.push(file);
    choices.set(suite, choice);
  }
  return choices;
}
