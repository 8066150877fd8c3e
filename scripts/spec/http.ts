import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { projectFolder } from '../launch/project.mjs';
import type { Claim } from './claims.ts';
import { type Use, type UsesOfFile, usesIn } from './uses.ts';

/** Requirements of addresses and of the contract: only who asks over HTTP sees them. */
const ASKED_OVER_HTTP = /^(?:ROUTE|API(?:-GQL|-REST)?)-\d/;

/** Says what we ask of services elsewhere, by HTTP, and nothing of an answer of ours. */
const ASKED_OF_OTHERS = new Set(['API-045']);

/** The server of the contract's tests, and who asks it. */
const DOORS = /^packages\/api\/src\/testing\/test-(?:server|client)\.ts$/;
/** What asks the whole server. */
const OF_JOURNEYS = /^e2e\/(?:.*\/)?harness\//;
/** Code that stands beside tests. */
const BESIDE = /^e2e\/|(?:^|\/)testing(?:\/|\.ts$)/;

export const isAskedOverHttp = (id: string): boolean => ASKED_OVER_HTTP.test(id) && !ASKED_OF_OTHERS.has(id);

/** Returns the text of a file of the project by its path from its root; undefined where there is none. */
export type ReadSource = (file: string) => string | undefined;

const readOwn: ReadSource = (file) => {
  const path = join(projectFolder, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

/**
 * Makes a function that tells whether a test goes through HTTP, itself or by what stands beside tests: a call of a
 * function or the drawing of a page shows no address and no answer.
 */
export function makeHttpCheck(read: ReadSource = readOwn): (file: string, claim: Claim) => boolean {
  const sources = new Map<string, UsesOfFile>();
  const usesOfFile = (file: string) => {
    const found = sources.get(file) ?? usesIn(parse(file, read(file) ?? ''));
    sources.set(file, found);
    return found;
  };
  const leadsToHttp = (file: string, { name, from }: Use, seen: ReadonlySet<string>): boolean => {
    if (!from.startsWith('.')) return false;
    const module = join(dirname(file), from);
    if (DOORS.test(module) || OF_JOURNEYS.test(module)) return true;
    const mark = `${module} ${name}`;
    if (!BESIDE.test(module) || seen.has(mark)) return false;
    const further = new Set([...seen, mark]);
    return usesOfFile(module)
      .ofExport(name)
      .some((use) => leadsToHttp(module, use, further));
  };
  return (file, { uses }) => uses.some((use) => leadsToHttp(file, use, new Set()));
}

const parse = (file: string, text: string) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
