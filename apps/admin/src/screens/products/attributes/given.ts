import type { GivenAttributes } from '@stoa/admin-contract';
import { type ReadAttributes, sameAs, type TypedAttribute, type TypedOption } from './model.ts';

type ReadAttribute = ReadAttributes[number];
type GivenAttribute = GivenAttributes[number];

/**
 * Makes of what is typed what is sent. An attribute or value that was taken out and typed again is the same one, whatever
 * the case of its letters; one that is called otherwise now says what it was. What the product has no longer, since
 * somebody else took it out meanwhile, is new. ADM-110, ADM-112
 */
export function givenOf(typed: readonly TypedAttribute[], read: ReadAttributes): GivenAttributes {
  return sourcesOf(typed, read).map(({ attribute, source }) => givenAttribute(attribute, source));
}

/** Whether any value is typed that the product does not have yet. ADM-111 */
export const hasNewValues = (typed: readonly TypedAttribute[], read: ReadAttributes): boolean =>
  sourcesOf(typed, read).some(({ attribute: { options }, source }) =>
    formerValues(options, source).includes(undefined),
  );

function givenAttribute(
  { label, displayType, options }: TypedAttribute,
  source: ReadAttribute | undefined,
): GivenAttribute {
  const former = formerValues(options, source);
  return {
    ...(source && { id: source.id }),
    label: label.trim(),
    displayType,
    options: options.map(({ value, swatch }, at) => givenOption(value.trim(), swatch.trim(), former[at])),
  };
}

const givenOption = (value: string, swatch: string, was: string | undefined) => ({
  value,
  ...(was !== undefined && was !== value && { was }),
  ...(swatch !== '' && { swatch }),
});

/** Finds for each attribute the one of the product that it is; a new one is none. */
function sourcesOf(typed: readonly TypedAttribute[], read: ReadAttributes) {
  const byId = new Map(read.map((attribute) => [attribute.id, attribute]));
  const claimed = new Set(typed.map(({ id }) => id));
  const free = new Map(
    read.filter(({ id }) => !claimed.has(id)).map((attribute) => [sameAs(attribute.label), attribute]),
  );
  return typed.map((attribute) => {
    const kept = attribute.id === null ? undefined : byId.get(attribute.id);
    return { attribute, source: kept ?? take(free, sameAs(attribute.label)) };
  });
}

/** Finds for each value what the product calls it; undefined of a new one. */
function formerValues(
  options: readonly TypedOption[],
  source: ReadAttribute | undefined,
): readonly (string | undefined)[] {
  const read = new Set(source?.options.map(({ value }) => value));
  const claimed = new Set(options.map(({ was }) => was));
  const unclaimed = [...read].filter((value) => !claimed.has(value));
  const exactly = new Map(unclaimed.map((value) => [value, value]));
  const exact = options.map(({ was, value }) => {
    if (was !== null && read.has(was)) return was;
    return take(exactly, value.trim());
  });
  const free = new Map([...exactly.values()].map((value) => [sameAs(value), value]));
  return options.map(({ value }, at) => exact[at] ?? take(free, sameAs(value)));
}

/** Returns an entry and takes it out, so that it is found once. */
function take<Value>(from: Map<string, Value>, key: string): Value | undefined {
  const found = from.get(key);
  from.delete(key);
  return found;
}
