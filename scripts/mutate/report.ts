import type { Finding } from './findings.ts';
import type { Field } from './mark-fields.ts';
import { changingMutations, type Kind, type Mutant, mutationsOf, nameOf } from './mutations.ts';
import { noteValues, type Seen } from './seen.ts';

/** What the tests notice of the fields of the contract. */
export interface Report {
  /** Mutants that change what a test was given. */
  readonly mutants: number;
  readonly unnoticed: readonly string[];
  /** Mutations that each test is given anyway: the field was never seen otherwise, and nothing says why. */
  readonly neverOtherwise: readonly string[];
  /** Mutations of which a reason says that they change nothing, though a test saw that they do. */
  readonly outdated: readonly string[];
  /** Fields that say the same in each test that makes them say something, with what they say. */
  readonly neverElse: readonly string[];
  /** Fields that no test makes. */
  readonly neverMade: readonly string[];
  /** Fields whose value is written in the source. */
  readonly constants: readonly string[];
  readonly faults: readonly string[];
}

/** Makes the report of fields; `alwaysSo` gives the reasons of those that have one value. */
export function makeReport(
  fields: readonly Field[],
  findings: readonly Finding[],
  alwaysSo: ReadonlyMap<string, string>,
): Report {
  const seen = seenOf(findings);
  const noticed = new Set(findings.flatMap((one) => (one.kind === 'noticed' ? [one.mutant] : [])));
  const made = fields.filter(({ isConstant }) => !isConstant).map(({ id }) => id);
  const of = (mutations: (kinds: ReadonlySet<Kind>) => Mutant['mutation'][]) =>
    made.flatMap((field) =>
      mutations(seen.get(field)?.kinds ?? new Set()).map((mutation) => nameOf({ field, mutation })),
    );
  const mutants = of(changingMutations);
  const tried = new Set(mutants);
  return {
    mutants: mutants.length,
    unnoticed: mutants.filter((mutant) => !noticed.has(mutant)),
    neverOtherwise: of(mutationsOf).filter((mutant) => !tried.has(mutant) && !alwaysSo.has(mutant)),
    outdated: [...alwaysSo.keys()].filter((mutant) => tried.has(mutant)),
    neverElse: made.flatMap((field) => {
      const [told, other] = seen.get(field)?.told ?? [];
      return told === undefined || other !== undefined ? [] : [`${field} = ${JSON.stringify(told)}`];
    }),
    neverMade: made.filter((field) => !seen.has(field)),
    constants: fields.filter(({ isConstant }) => isConstant).map(({ id }) => id),
    faults: findings.flatMap((one) => (one.kind === 'fault' ? [`${one.file}: ${one.reason}`] : [])),
  };
}

function seenOf(findings: readonly Finding[]): Seen {
  const seen: Seen = new Map();
  for (const one of findings) {
    if (one.kind === 'seen') noteValues(seen, one.field, one);
  }
  return seen;
}

/** Says whether tests notice all but `most` percent, and whether, of a whole run, nothing else is left to do. */
export function isGood(report: Report, most: number, isWhole: boolean): boolean {
  const { mutants, unnoticed, faults, neverOtherwise, neverMade, outdated } = report;
  const left = isWhole ? [...faults, ...neverOtherwise, ...neverMade, ...outdated] : faults;
  return left.length === 0 && mutants > 0 && unnoticed.length <= (mutants * most) / 100;
}

/** Returns the report as it is told. */
export function reportLines(report: Report, most: number): string[] {
  const { mutants, unnoticed, neverOtherwise, outdated, neverElse, neverMade, constants, faults } = report;
  const share = mutants === 0 ? 0 : (100 * unnoticed.length) / mutants;
  return [
    ...listed('Constants of the source, not mutated', constants),
    ...listed('Seen with one text or number', neverElse),
    ...listed('Never seen otherwise', neverOtherwise),
    ...listed('Seen otherwise, against scripts/mutate/always-so.ts', outdated),
    ...listed('Made in no test', neverMade),
    ...listed('Noticed by no test', unnoticed),
    ...listed('Not tried', faults),
    `${mutants} mutations: ${mutants - unnoticed.length} noticed, ${unnoticed.length} not (${share.toFixed(1)} %, at most ${most} %)`,
  ];
}

function listed(title: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`${title} (${names.length}):`, ...names.map((name) => `  ${name}`)];
}
