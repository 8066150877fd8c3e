import { dirname, join, relative } from 'node:path';
import { runProgram } from '../check/program-check.ts';
import { projectFolder } from '../launch/project.mjs';
import type { Claim } from './claims.ts';

/** What tests alone use: names of exports, by the package or app they belong to. */
export type Unreached = ReadonlyMap<string, ReadonlySet<string>>;

/** Rules and views take what they are given and change nothing: a test calls such a function to see what it says. */
const PURE = /^packages\/(domain|search|messages|ui|widgets|contract)$/;

/** What passes on the exports of other files. */
const FACE = /\/index\.ts$|^packages\/commerce\/src\/catalogue\.ts$/;

/** Files of the project, by how they are imported. */
const OURS = /^(?:\.|@stoa\/)/;

/** Code that stands beside tests, such as shops to try things with. */
const TESTING = /(^|\/)(testing(?:-[a-z]+)?|harness)([/.]|$)|\.test\./;

/**
 * Reads the exports that no way from the product's entries leads to, as knip finds them (`knip.production.json`).
 * @throws Error when knip cannot say.
 */
export async function readUnreached(): Promise<Unreached> {
  const { output } = await runProgram({
    package: 'knip',
    command: 'knip',
    args: [
      ...['--production', '--config', 'knip.production.json', '--include', 'exports'],
      ...['--tags=', '--reporter', 'json', '--no-exit-code'],
    ],
  });
  const report: KnipReport = JSON.parse(output.slice(output.indexOf('{"issues"')));
  const unreached = new Map<string, Set<string>>();
  for (const { file, exports } of report.issues) {
    // A name may be passed on for nobody and still be called where it stands.
    if (FACE.test(file)) continue;
    const home = homeOf(file);
    const names = unreached.get(home) ?? new Set<string>();
    unreached.set(home, names);
    for (const { name } of exports) names.add(name);
  }
  return unreached;
}

interface KnipReport {
  readonly issues: readonly {
    readonly file: string;
    readonly exports: readonly { readonly name: string }[];
  }[];
}

/** `packages/domain` of a file in it. */
const homeOf = (file: string) => file.split('/').slice(0, 2).join('/');

/**
 * Tells whether a test shows something of the product: whatever runs a server does. One that uses nothing of the
 * project shows nothing, nor does one that calls a rule which the product does not call, or one all of whose use cases
 * are called by tests alone.
 */
export function showsProduct(file: string, { uses }: Claim, unreached: Unreached): boolean {
  if (!uses.some(({ from }) => OURS.test(from))) return false;
  if (/^(e2e|bench)\//.test(file)) return true;
  const own = uses.flatMap(({ name, from }) => {
    const home = whereFrom(file, from);
    return home === undefined ? [] : [{ home, isReached: !unreached.get(home)?.has(name) }];
  });
  const deaf = own.filter(({ isReached }) => !isReached);
  return !deaf.some(({ home }) => PURE.test(home)) && (deaf.length === 0 || deaf.length < own.length);
}

/**
 * Returns the package or app that an import leads to; undefined for libraries and for code that stands beside tests.
 */
function whereFrom(file: string, from: string): string | undefined {
  if (TESTING.test(from)) return undefined;
  const [, name] = /^@stoa\/([a-z-]+)/.exec(from) ?? [];
  if (name !== undefined) return `packages/${name}`;
  if (!from.startsWith('.')) return undefined;
  return homeOf(relative(projectFolder, join(projectFolder, dirname(file), from)));
}
