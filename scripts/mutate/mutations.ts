/** What a value of a field is, as far as mutations can tell it from another. */
export type Kind = 'null' | 'false' | 'true' | '0' | 'number' | "''" | 'text' | '[]' | 'list' | 'object';

/** What a field is made instead of what it is. */
export const MUTATIONS = { null: null, false: false, true: true, '0': 0, "''": '', '[]': [] } as const;
export type Mutation = keyof typeof MUTATIONS;

/** One field with one mutation. */
export interface Mutant {
  readonly field: string;
  readonly mutation: Mutation;
}

export const nameOf = ({ field, mutation }: Mutant): string => `${field} = ${mutation}`;

export function kindOf(value: unknown): Kind {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (typeof value === 'number') return value === 0 ? '0' : 'number';
  if (typeof value === 'string') return value === '' ? "''" : 'text';
  if (Array.isArray(value)) return value.length === 0 ? '[]' : 'list';
  return 'object';
}

/** The mutations that a value of some kind asks for, itself among them where it is one of them. */
const ASKED: Readonly<Record<Kind, readonly Mutation[]>> = {
  null: ['null'],
  false: ['null', 'false', 'true'],
  true: ['null', 'false', 'true'],
  '0': ['null', '0'],
  number: ['null', '0'],
  "''": ['null', "''"],
  text: ['null', "''"],
  '[]': ['[]'],
  list: ['[]'],
  object: ['null'],
};

/** Returns the mutations of a field that had values of these kinds. */
export function mutationsOf(kinds: Iterable<Kind>): Mutation[] {
  return [...new Set([...kinds].flatMap((kind) => ASKED[kind]))];
}

/** Returns those that make another value of at least one of them, so that a test can notice. */
export function changingMutations(kinds: ReadonlySet<Kind>): Mutation[] {
  return mutationsOf(kinds).filter((mutation) => [...kinds].some((kind) => changes(kind, mutation)));
}

function changes(kind: Kind, mutation: Mutation): boolean {
  return kind !== mutation && ASKED[kind].includes(mutation);
}

/** Parts mutants into groups that can be tried together: a field can be only one thing at a time. */
export function compatibleGroups(mutants: readonly Mutant[]): Mutant[][] {
  const groups: Mutant[][] = [];
  const groupOf = new Map<string, number>();
  for (const mutant of mutants) {
    const at = groupOf.get(mutant.field) ?? 0;
    groupOf.set(mutant.field, at + 1);
    const group = groups[at];
    if (group === undefined) groups.push([mutant]);
    else group.push(mutant);
  }
  return groups;
}
