/**
 * What the specification says of a record: its fields by name, and what each holds. The same shape chooses the fields
 * of a GraphQL document and is held against the answers of both doors.
 */
export type Shape = Holds | Fields | readonly [Shape];
type Fields = { readonly [field: string]: Shape };

/** What a field without fields of its own holds. */
interface Holds {
  readonly named: string;
  readonly test: (value: unknown) => boolean;
  /** Of a field that may be null, and whose own fields are chosen all the same. */
  readonly fields?: Shape;
  /** Says what is wrong within. */
  readonly within?: Shape;
}

const HOLDS = new WeakSet<object>();

const holds = (
  named: string,
  test: (value: unknown) => boolean,
  inner: Pick<Holds, 'fields' | 'within'> = {},
): Holds => {
  const made = { named, test, ...inner };
  HOLDS.add(made);
  return made;
};

export const text = holds('a text', (value) => typeof value === 'string');
export const filled = holds(
  'a text with something in it',
  (value) => typeof value === 'string' && value !== '',
);
export const number = holds('a number', (value) => typeof value === 'number');
export const flag = holds('true or false', (value) => typeof value === 'boolean');
export const list = holds('a list', Array.isArray);
export const record = holds('a record', isRecord);
/** Any value: the specification names the field and nothing more. */
export const any = holds('a field', (value) => value !== undefined);

/** The shape, or null. */
export function orNull(shape: Shape): Holds {
  return holds('or null', (value) => value === null || mismatches(value, shape).length === 0, {
    fields: shape,
    within: shape,
  });
}

/** A record that GraphQL gives whole, without a choice of its fields. */
export function whole(shape: Shape): Holds {
  return holds('a record with its fields', (value) => mismatches(value, shape).length === 0, {
    within: shape,
  });
}

/** A field of such a record that may be left out. */
export function optional(shape: Shape): Holds {
  return holds('or left out', (value) => value === undefined || mismatches(value, shape).length === 0, {
    within: shape,
  });
}

/** The fields of a GraphQL selection, `_id image { thumbnail }`; nothing for a field without fields. */
export function selection(shape: Shape): string {
  if (isList(shape)) return selection(shape[0]);
  if (isHolds(shape)) return shape.fields === undefined ? '' : selection(shape.fields);
  const chosen = Object.entries(shape).map(([field, inner]) => {
    const within = selection(inner);
    return within === '' ? field : `${field} { ${within} }`;
  });
  return chosen.join(' ');
}

/** Says where a value is not as the specification has it; nothing when it is. */
export function mismatches(value: unknown, shape: Shape, path = ''): readonly string[] {
  if (isList(shape)) {
    if (!Array.isArray(value)) return [`${path} is no list: ${shown(value)}`];
    return value.flatMap((entry, at) => mismatches(entry, shape[0], `${path}[${at}]`));
  }
  if (isHolds(shape)) {
    if (shape.test(value)) return [];
    if (shape.within !== undefined) return mismatches(value, shape.within, path);
    return [`${path} is not ${shape.named}: ${shown(value)}`];
  }
  if (!isRecord(value)) return [`${path} is no record: ${shown(value)}`];
  return Object.entries(shape).flatMap(([field, inner]) =>
    mismatches(value[field], inner, path === '' ? field : `${path}.${field}`),
  );
}

/** Returns the fields of a shape that hold a value themselves, by their path: `items.image.thumbnail`. */
export function leavesOf(shape: Shape, path = ''): readonly string[] {
  if (isList(shape)) return leavesOf(shape[0], path);
  if (isHolds(shape)) return shape.within === undefined ? [path] : leavesOf(shape.within, path);
  const fields = Object.entries(shape);
  if (fields.length === 0) return [path];
  return fields.flatMap(([field, inner]) => leavesOf(inner, path === '' ? field : `${path}.${field}`));
}

/**
 * Returns those of them that tell something: neither null, false, 0 nor empty, of which a field that is lost can't be
 * told apart.
 */
export function toldBy(value: unknown, shape: Shape, path = ''): readonly string[] {
  if (isList(shape)) {
    return Array.isArray(value) ? value.flatMap((entry) => toldBy(entry, shape[0], path)) : [];
  }
  if (isHolds(shape) && shape.within !== undefined) return toldBy(value, shape.within, path);
  if (isHolds(shape) || Object.keys(shape).length === 0) return isNeutral(value) ? [] : [path];
  if (!isRecord(value)) return [];
  return Object.entries(shape).flatMap(([field, inner]) =>
    toldBy(value[field], inner, path === '' ? field : `${path}.${field}`),
  );
}

function isNeutral(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return !value;
  return Object.keys(value).length === 0;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);
const isHolds = (shape: Shape): shape is Holds => HOLDS.has(shape);
const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 120) ?? 'missing';
