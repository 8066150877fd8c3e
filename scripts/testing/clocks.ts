import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** What tells the time, waits for it to pass, or draws without a seed. */
const CLOCKS: readonly (readonly [name: string, use: RegExp])[] = [
  ['performance.now', /\bperformance\.now\b/],
  ['Date.now', /\bDate\.now\b/],
  ['new Date()', /\bnew Date\(\)/],
  ['Math.random', /\bMath\.random\b/],
  ['random numbers', /\brandom(?:Int|Bytes)\b|\bgetRandomValues\b/],
  ['hrtime', /\bhrtime\b/],
  // Not that of a socket, which is a limit.
  ['setTimeout', /(?<![.\w])set(?:Timeout|Interval)\(/],
  ['timers/promises', /\{[^}]*\bset(?:Timeout|Interval)\b[^}]*\} from '(?:node:)?timers\/promises'/],
  ['sleep', /\b(?:pg_)?sleep\(/],
  ['AbortSignal.timeout', /\bAbortSignal\.timeout\b/],
];

/** Files of the tests of `npm test`, by their path from the project's folder with slashes. */
const OF_THE_GATE = /\.test\.tsx?$|^e2e\/.*\.ts$|\/testing\/.*\.tsx?$/;

/** What judges time runs in `npm run test:deep` alone; what is installed or built is not ours. */
const LEFT_OUT = /^e2e\/timing\/|^bench\/(?!.*\.test\.ts$)|(?:^|\/)(?:node_modules|build|\.[^/]+)\//;

/** Returns what of a source tells the time, waits or draws without a seed, by name. */
export function clocksIn(source: string): string[] {
  return CLOCKS.filter(([, use]) => use.test(source)).map(([name]) => name);
}

/** Returns what tests of the gate below `root` use of clocks and of chance, by file. */
export function clocksOfTests(root: string): ReadonlyMap<string, readonly string[]> {
  const files = ['apps', 'bench', 'demo', 'e2e', 'packages', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const tests = files
    .map((file) => file.split(sep).join('/'))
    .filter((file) => OF_THE_GATE.test(file) && !LEFT_OUT.test(file));
  const found = tests.map((file) => [file, clocksIn(readFileSync(join(root, file), 'utf8'))] as const);
  return new Map(found.filter(([, used]) => used.length > 0));
}
