import { testSources } from './sources.ts';

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

/** Returns what of a source tells the time, waits or draws without a seed, by name. */
export function clocksIn(source: string): string[] {
  return CLOCKS.filter(([, use]) => use.test(source)).map(([name]) => name);
}

/** Returns what tests of the gate below `root` use of clocks and of chance, by file. */
export function clocksOfTests(root: string): ReadonlyMap<string, readonly string[]> {
  const found = [...testSources(root)].map(([file, source]) => [file, clocksIn(source)] as const);
  return new Map(found.filter(([, used]) => used.length > 0));
}
