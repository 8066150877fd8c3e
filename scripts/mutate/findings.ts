import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kind } from './mutations.ts';

/** What the processes that run tests tell each other and the one that began them. */
export type Finding =
  | {
      readonly kind: 'seen';
      readonly field: string;
      readonly kinds: readonly Kind[];
      readonly told: readonly string[];
    }
  | { readonly kind: 'noticed'; readonly mutant: string; readonly by: string }
  | { readonly kind: 'fault'; readonly file: string; readonly reason: string };

/** Names the folder in which findings are kept, in the environment of the processes. */
export const FOLDER = 'STOA_MUTATIONS';

/** Names what a run tries, in the environment of the processes: `in place` or `anew`. */
export const STAGE = 'STOA_MUTATION_STAGE';

function folder(): string {
  const given = process.env[FOLDER];
  if (given === undefined) throw new Error(`${FOLDER} is not set`);
  return given;
}

export function tell(...findings: readonly Finding[]): void {
  const lines = findings.map((finding) => `${JSON.stringify(finding)}\n`);
  appendFileSync(join(folder(), `${process.pid}.jsonl`), lines.join(''));
}

/** Returns what all processes found so far. */
export function readFindings(): Finding[] {
  if (!existsSync(folder())) return [];
  return readdirSync(folder())
    .flatMap((file) => readFileSync(join(folder(), file), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line): Finding => JSON.parse(line));
}

/** Returns the names of the mutants that some test noticed. */
export function noticedSoFar(): Set<string> {
  return new Set(readFindings().flatMap((finding) => (finding.kind === 'noticed' ? [finding.mutant] : [])));
}
