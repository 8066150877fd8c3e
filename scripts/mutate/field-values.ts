import { MARK } from './mark-fields.ts';
import { MUTATIONS, type Mutant, type Mutation } from './mutations.ts';
import { noteValue, type Seen } from './seen.ts';

let seen: Seen = new Map();
let active: ReadonlyMap<string, Mutation> = new Map();

/** Notes what fields are from now on. */
export function noteInto(into: Seen): void {
  seen = into;
}

/** Makes fields what these mutants say, from now on, and all others what they are. */
export function activate(mutants: readonly Mutant[]): void {
  active = new Map(mutants.map(({ field, mutation }) => [field, mutation]));
}

function askedFor(field: string, value: unknown): unknown {
  if (value instanceof Promise) return value.then((awaited) => askedFor(field, awaited));
  // What a mutant made is not what a test was given.
  if (active.size === 0) noteValue(seen, field, value);
  const mutation = active.get(field);
  return mutation === undefined ? value : changed(mutation);
}

function changed(mutation: Mutation): unknown {
  const value = MUTATIONS[mutation];
  return Array.isArray(value) ? [] : value;
}

/** Makes the marked sources ask here. */
export function answerMarks(): void {
  Object.defineProperty(globalThis, MARK, { value: askedFor, configurable: true });
}
