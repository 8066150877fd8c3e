import { runQuietly } from '../launch/program.mjs';
import { projectFolder } from '../launch/project.mjs';
import { type Check, type Done, failed, type Outcome, PASSED } from './outcome.ts';
import { SUITES } from './suites.ts';

/** Exit code of `npm run spec` when nothing is wrong but that a suite was not run whole on these sources. */
const NOT_RUN = 2;

/** Every requirement is shown by a test that passed and reaches the product, or deferred with a reason. */
export const requirements: Check = {
  name: 'requirements',
  isClosing: true,
  async run(_, others) {
    const { code, output } = await runQuietly(process.execPath, ['scripts/run.mjs', 'scripts/spec.ts'], {
      cwd: projectFolder,
    });
    return outcomeOfSpec(code, output, others);
  },
};

/**
 * Judges what `npm run spec` said after these checks. Beside some of them, of which a suite was left out, what that one
 * claims cannot be told, and is noted; after all of them, and when asked for alone, it has to be known.
 */
export function outcomeOfSpec(code: number, output: string, others: readonly Done[]): Outcome {
  if (code === 0) return PASSED;
  const lines = output.trim().split('\n');
  const total = lines.findIndex((line) => line.includes(' shown by a test, '));
  const said = lines.slice(total + 1);
  if (code !== NOT_RUN || others.length === 0 || wereAllRun(others)) return failed(said.join('\n'));
  const note = `requirements: ${said.find((line) => line.startsWith('NOT RUN'))}`;
  return { counts: { passed: 0, failed: 0, skipped: 1 }, failures: [], note };
}

const wereAllRun = (others: readonly Done[]) =>
  SUITES.every(({ name }) => others.some((other) => other.name === name && other.outcome.files));
