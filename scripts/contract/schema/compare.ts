import type { ApiDocument, Schema } from '../api-document.ts';
import { type Branch, branchesOf } from './branches.ts';
import type { Direction } from './direction.ts';
import { rulesBroken } from './rules.ts';

/** What a schema was and is, and where it stands. */
export interface Place {
  readonly released: ApiDocument;
  readonly now: ApiDocument;
  readonly direction: Direction;
  /** `answer 200`, `the body`. */
  readonly root: string;
  /** The names that lead to a field. */
  readonly path: string;
}

/** Two schemas: what the first allows, the second is to allow as well. */
type Pair = readonly [narrower: Schema, wider: Schema];

/**
 * Returns how a schema was narrowed, in sentences. What is answered now has to be among what was told; what was taken
 * has to be taken now. Lists of values in answers may grow, constants may not: clients are told to expect it.
 */
export function schemaNarrowings(place: Place, released: Schema, now: Schema): string[] {
  return compare(place, place.direction.isAnswer ? [now, released] : [released, now], []);
}

/** Tells of a place: `` `role` of answer 200 may now be null``. */
export const sentence = ({ root, path }: Pick<Place, 'root' | 'path'>, what: string) =>
  `${path === '' ? root : `\`${path}\` of ${root}`} ${what}`;

/** `trail` has the pairs that are being compared: schemas may name themselves. */
function compare(place: Place, pair: Pair, trail: readonly Pair[]): string[] {
  if (trail.some(([a, b]) => a === pair[0] && b === pair[1])) return [];
  const { direction, released, now } = place;
  const [source, target] = direction.isAnswer ? [now, released] : [released, now];
  const known = branchesOf(target, pair[1]);
  const found = branchesOf(source, pair[0])
    .flatMap(valueByValue)
    .flatMap((branch) => {
      const fitting = known.filter(({ type }) => takesType(type, branch.type));
      const results = fitting.map((one) => compareBranch(place, branch, one, [...trail, pair]));
      return (
        results.toSorted((a, b) => a.length - b.length)[0] ?? [
          sentence(place, direction.value(nameOf(branch.type))),
        ]
      );
    });
  return [...new Set(found)];
}

const valueByValue = (branch: Branch): readonly Branch[] =>
  branch.values?.map((value) => ({ ...branch, values: [value] })) ?? [branch];

const takesType = (wider: string | undefined, narrower: string | undefined) =>
  wider === undefined || wider === narrower || (wider === 'number' && narrower === 'integer');

function nameOf(type: string | undefined): string {
  if (type === undefined) return 'anything';
  if (type === 'null') return type;
  return /^[aio]/.test(type) ? `an ${type}` : `a ${type}`;
}

function compareBranch(place: Place, narrower: Branch, wider: Branch, trail: readonly Pair[]): string[] {
  const { direction } = place;
  const said = (what: string) => sentence(place, what);
  if (narrower.values) {
    if (wider.values) {
      if (direction.isAnswer && !wider.isConstant) return [];
      const told = new Set(wider.values);
      return narrower.values
        .filter((value) => !told.has(value))
        .map((value) => said(direction.value(JSON.stringify(value))));
    }
    // Whether each value keeps to a rule that came in place of the list is for people to judge.
    return rulesOf(place, narrower.schema, wider.schema);
  }
  if (wider.values) {
    const list = wider.values.map((value) => JSON.stringify(value)).join(', ');
    return [said(direction.value(`other than ${list}`))];
  }
  return [
    ...rulesOf(place, narrower.schema, wider.schema),
    ...compareFields(place, narrower.schema, wider.schema, trail),
    ...compareOthers(place, narrower.schema, wider.schema, trail),
    ...compareItems(place, narrower.schema, wider.schema, trail),
  ];
}

const rulesOf = (place: Place, narrower: Schema, wider: Schema) =>
  rulesBroken(narrower, wider).map((rule) => sentence(place, place.direction.rule(rule)));

const inside = (place: Place, name: string): Place => ({
  ...place,
  path: place.path === '' || name === '[]' ? place.path + name : `${place.path}.${name}`,
});

function compareFields(place: Place, narrower: Schema, wider: Schema, trail: readonly Pair[]): string[] {
  const { direction } = place;
  const [released, now] = direction.isAnswer ? [wider, narrower] : [narrower, wider];
  const told = released.properties ?? {};
  const gone = Object.keys(told).filter((name) => !Object.hasOwn(now.properties ?? {}, name));
  const always = new Set(narrower.required);
  const missing = (wider.required ?? []).filter((name) => !always.has(name) && !gone.includes(name));
  return [
    ...gone.map((name) => sentence(inside(place, name), direction.gone)),
    ...missing.map((name) => sentence(inside(place, name), direction.presence)),
    ...Object.entries(narrower.properties ?? {}).flatMap(([name, schema]) => {
      const other = Object.hasOwn(wider.properties ?? {}, name) ? wider.properties?.[name] : undefined;
      return other ? compare(inside(place, name), [schema, other], trail) : [];
    }),
  ];
}

/** Fields by names that are not told. */
function compareOthers(place: Place, narrower: Schema, wider: Schema, trail: readonly Pair[]): string[] {
  const from = narrower.additionalProperties ?? true;
  const to = wider.additionalProperties ?? true;
  if (from === false || to === true) return [];
  if (to === false) {
    return place.direction.isAnswer ? [] : [sentence(place, 'no longer takes fields that are not told')];
  }
  return compare(inside(place, '*'), [from === true ? {} : from, to], trail);
}

function compareItems(place: Place, narrower: Schema, wider: Schema, trail: readonly Pair[]): string[] {
  if (wider.items === undefined) return [];
  return compare(inside(place, '[]'), [narrower.items ?? ANYTHING, wider.items], trail);
}

const ANYTHING: Schema = {};
