import { packageProgram } from '../launch/package-program.ts';
import { runQuietly } from '../launch/program.mjs';
import { projectFolder } from '../launch/project.mjs';
import { type Check, failed, type Outcome, PASSED } from './outcome.ts';

/** A package's command and how it is called; `folder` is relative to the project. */
export interface Program {
  readonly package: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly folder?: string;
}

/** Returns a check that passes when its programs, run one after the other, all exit with 0. */
export function programCheck(name: string, ...programs: readonly Program[]): Check {
  return { name, run: () => runAll(programs) };
}

/** Of a program that could not be started. */
const NOT_STARTED = 127;

async function runAll(programs: readonly Program[]): Promise<Outcome> {
  for (const program of programs) {
    const { code, output } = await runProgram(program);
    if (code === NOT_STARTED) throw new Error(output.trim());
    if (code !== 0) return failed(output);
  }
  return PASSED;
}

/** Runs a package's command with our Node; `environment` is added to ours. */
export function runProgram(
  program: Program,
  environment: Readonly<Record<string, string>> = {},
): Promise<{ code: number; output: string }> {
  const script = packageProgram(program.package, program.command);
  return runQuietly(process.execPath, [script, ...program.args], {
    cwd: `${projectFolder}/${program.folder ?? ''}`,
    env: { ...process.env, ...environment },
  });
}
