import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { packageProgram } from '../../launch/package-program.ts';
import { projectFolder } from '../../launch/project.mjs';
import type { Listener } from '../outcome.ts';
import { readLine } from './events.ts';
import { startGroup } from './program-group.ts';
import { makeScratchFolder } from './scratch-folder.ts';
import type { WatchSilence } from './silence.ts';
import { startTally, type Tally } from './tally.ts';

const REPORTER = fileURLToPath(new URL('reporter.ts', import.meta.url));
/** Lines of what Vitest wrote itself that are kept, in case it could not begin. */
const LINES_KEPT = 60;

/** How Vitest is called. */
export interface VitestCall {
  /** Of the configuration, from the project's root. */
  readonly config: string;
  /** Where the tests are; the project, unless it says otherwise. */
  readonly root?: string;
  /** The files to be run, from the project's root; without it all that the configuration names. */
  readonly files?: readonly string[];
  /** Of the only test to be run, with the groups around it, or of a group: `group > test`. */
  readonly test?: string;
  /** One file after the other instead of as many at a time as the configuration says. */
  readonly oneByOne?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  /** Tells when it is to be ended because nothing happens any more. */
  readonly watchSilence: WatchSilence;
}

/** What a run of Vitest told, and how it ended. */
export interface VitestRun {
  readonly tally: Tally;
  readonly exitCode: number;
  /** Says what it ran when nothing happened any more; it was ended then. */
  readonly silence?: string;
  /** The last lines that Vitest wrote beside what it told. */
  readonly written: string;
}

/** Runs Vitest to its end, however that comes, and listens to what it tells. */
export async function runVitest(call: VitestCall, listener: Listener): Promise<VitestRun> {
  const tally = startTally();
  const scratch = makeScratchFolder();
  const group = startGroup(process.execPath, [packageProgram('vitest', 'vitest'), ...argumentsOf(call)], {
    cwd: projectFolder,
    env: { ...process.env, ...call.environment, TMPDIR: scratch.path },
  });
  let isSilent = false;
  const silence = call.watchSilence(() => {
    isSilent = true;
    group.end();
  });
  const lines: string[] = [];
  const hear = (line: string) => {
    const { text, event } = readLine(line);
    if (text.trim() !== '') keep(lines, text);
    if (event === undefined) return;
    const failure = tally.take(event, performance.now());
    if (failure) listener.failed(failure);
    const progress = progressOf(tally);
    listener.progressed(progress);
    silence.heard(progress);
  };
  for (const stream of [group.child.stdout, group.child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', hear);
  }
  const exitCode = await group.ended;
  silence.stop();
  scratch.remove();
  const run = { tally, exitCode, written: lines.join('\n') };
  if (!isSilent) return run;
  const running = tally.running().join(', ') || 'no file';
  return { ...run, silence: `nothing happened any more while it ran ${running}` };
}

function argumentsOf({ config, root, files = [], test, oneByOne = false }: VitestCall): string[] {
  return [
    'run',
    '--config',
    config,
    ...(root === undefined ? [] : ['--root', root]),
    `--reporter=${REPORTER}`,
    ...(oneByOne ? ['--maxWorkers=1', '--no-file-parallelism'] : []),
    ...(test === undefined ? [] : ['--testNamePattern', `^${patternOf(test)}($| > )`]),
    ...files,
  ];
}

/** Vitest compares the pattern with the name of a test as it is told, with its groups. */
function patternOf(test: string): string {
  return test.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function progressOf(tally: Tally): string {
  const { passed, failed } = tally.counts();
  const running = tally.running();
  return `${passed} passed, ${failed} failed${running.length > 0 ? `, at ${running.join(', ')}` : ''}`;
}

function keep(lines: string[], text: string): void {
  lines.push(stripVTControlCharacters(text));
  if (lines.length > LINES_KEPT) lines.shift();
}
