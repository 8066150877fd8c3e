import type { Finding } from './findings.ts';
import type { Field } from './mark-fields.ts';
import { changingMutations, type Kind, type Mutant, mutationsOf, nameOf } from './mutations.ts';

/** What the tests notice of the fields of the contract. */
export interface Report {
  /** Mutants that change what a test was given. */
  readonly mutants: number;
  readonly unnoticed: readonly string[];
  /** Mutations that each test is given anyway: the field was never seen otherwise. */
  readonly neverOtherwise: readonly string[];
  /** Fields that no test makes. */
  readonly neverMade: readonly string[];
  /** Fields whose value is written in the source. */
  readonly constants: readonly string[];
  readonly faults: readonly string[];
}

export function makeReport(fields: readonly Field[], findings: readonly Finding[]): Report {
  const kinds = kindsOf(findings);
  const noticed = new Set(findings.flatMap((one) => (one.kind === 'noticed' ? [one.mutant] : [])));
  const made = fields.filter(({ isConstant }) => !isConstant).map(({ id }) => id);
  const of = (mutations: (kinds: ReadonlySet<Kind>) => Mutant['mutation'][]) =>
    made.flatMap((field) =>
      mutations(kinds.get(field) ?? new Set()).map((mutation) => nameOf({ field, mutation })),
    );
  const mutants = of(changingMutations);
  const tried = new Set(mutants);
  return {
    mutants: mutants.length,
    unnoticed: mutants.filter((mutant) => !noticed.has(mutant)),
    neverOtherwise: of(mutationsOf).filter((mutant) => !tried.has(mutant)),
    neverMade: made.filter((field) => !kinds.has(field)),
    constants: fields.filter(({ isConstant }) => isConstant).map(({ id }) => id),
    faults: findings.flatMap((one) => (one.kind === 'fault' ? [`${one.file}: ${one.reason}`] : [])),
  };
}

function kindsOf(findings: readonly Finding[]): Map<string, Set<Kind>> {
  const found = new Map<string, Set<Kind>>();
  for (const one of findings) {
    if (one.kind !== 'seen') continue;
    const known = found.get(one.field) ?? new Set();
    for (const kind of one.kinds) known.add(kind);
    found.set(one.field, known);
  }
  return found;
}

/** Returns the report as it is told. */
export function reportLines(report: Report, most: number): string[] {
  const { mutants, unnoticed, neverOtherwise, neverMade, constants, faults } = report;
  const share = mutants === 0 ? 0 : (100 * unnoticed.length) / mutants;
  return [
    ...listed('Constants of the source, not mutated', constants),
    ...listed('Never seen otherwise', neverOtherwise),
    ...listed('Made in no test', neverMade),
    ...listed('Noticed by no test', unnoticed),
    ...listed('Not tried', faults),
    `${mutants} mutations: ${mutants - unnoticed.length} noticed, ${unnoticed.length} not (${share.toFixed(1)} %, at most ${most} %)`,
  ];
}

function listed(title: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`${title} (${names.length}):`, ...names.map((name) => `  ${name}`)];
}
