/** A value within an input, by the names that lead to it. */
export type Path = readonly string[];

/** What is done to an input so that it has to be refused. */
export interface Damage {
  /** What was done, for the name of the case. */
  readonly what: string;
  /** Where, as a client spells it. */
  readonly path: Path;
  /** The value that stands there instead; `undefined` for none. */
  readonly value: unknown;
}

export const EXTRA = 'nonsense_of_a_client';

/** Returns the input with all of the damages done to it; what they stand in is made where it is missing. */
export function damaged(input: unknown, damages: readonly Damage[]): unknown {
  return damages.reduce<unknown>((whole, { path, value }) => put(whole, path, value), input);
}

function put(held: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  if (/^\d+$/.test(name)) {
    const list = Array.isArray(held) ? [...held] : [];
    list[Number(name)] = put(list[Number(name)], rest, value);
    return list;
  }
  const entries = new Map(Object.entries(Object(held)));
  const next = put(entries.get(name), rest, value);
  if (next === undefined) entries.delete(name);
  else entries.set(name, next);
  return Object.fromEntries(entries);
}

/** Of JSON Schema what the schemas of our routes use. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly items?: JsonSchema;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly minItems?: number;
  readonly maximum?: number;
  readonly minimum?: number;
}

/** Returns everything that can be done to an input of a schema so that it is none of it. */
export function damagesOf(schema: JsonSchema, path: Path = []): Damage[] {
  const { properties = {}, required = [] } = schema;
  const below = Object.entries(properties).flatMap(([name, given]) => {
    const at = [...path, name];
    const { of, isNullable } = withoutNull(given);
    const isNeeded = required.includes(name);
    return [
      ...(isNeeded ? [{ what: 'missing', path: at, value: undefined }] : []),
      ...(isNeeded && !isNullable && isTyped(of) ? [{ what: 'null', path: at, value: null }] : []),
      ...valueDamages(of, at),
    ];
  });
  const isStrict = schema.additionalProperties === false;
  return [...(isStrict ? [{ what: 'unknown', path: [...path, EXTRA], value: 1 }] : []), ...below];
}

function valueDamages(schema: JsonSchema, path: Path): Damage[] {
  const at = (what: string, value: unknown): Damage => ({ what, path, value });
  const types = [schema.type ?? []].flat();
  if (schema.enum) return [at('not among the values', EXTRA), at('a list', [EXTRA])];
  if (types.includes('string')) {
    const long = schema.maxLength === undefined ? [] : [at('too long', 'x'.repeat(schema.maxLength + 1))];
    return [at('a number', 5), at('an object', {}), at('a list', ['x']), ...long];
  }
  if (types.includes('number') || types.includes('integer')) return numberDamages(schema, at);
  if (types.includes('boolean')) return [at('a text', 'x'), at('a list', [true])];
  if (types.includes('array')) return listDamages(schema, path);
  if (types.includes('object')) return [at('a text', 'x'), at('a list', [{}]), ...damagesOf(schema, path)];
  return [];
}

function numberDamages(schema: JsonSchema, at: (what: string, value: unknown) => Damage): Damage[] {
  const { maximum, minimum, type } = schema;
  return [
    at('a text', 'x'),
    at('a list', [1]),
    at('beyond', maximum === undefined ? 1e12 : maximum + 1),
    at('below', minimum === undefined ? -1 : minimum - 1),
    ...(type === 'integer' ? [at('a fraction', 1.5)] : []),
  ];
}

function listDamages({ items = {}, maxItems, minItems }: JsonSchema, path: Path): Damage[] {
  const at = (what: string, value: unknown): Damage => ({ what, path, value });
  const many =
    maxItems === undefined
      ? []
      : [
          at(
            'too many',
            Array.from({ length: maxItems + 1 }, () => 'x'),
          ),
        ];
  const one = valueDamages(items, [...path, '0']);
  return [at('a text', 'x'), at('an object', {}), ...many, ...(minItems ? [at('too few', [])] : []), ...one];
}

const isTyped = ({ type, enum: values }: JsonSchema): boolean => type !== undefined || values !== undefined;

/** Parts whether a value may be null from what it is otherwise. */
function withoutNull(schema: JsonSchema): { readonly of: JsonSchema; readonly isNullable: boolean } {
  const ways = schema.anyOf?.filter(({ type }) => type !== 'null');
  if (ways)
    return {
      of: ways.length === 1 ? (ways[0] ?? {}) : {},
      isNullable: ways.length < (schema.anyOf?.length ?? 0),
    };
  const types = [schema.type ?? []].flat();
  if (!Array.isArray(schema.type) || !types.includes('null')) return { of: schema, isNullable: false };
  const [type = 'null'] = types.filter((name) => name !== 'null');
  return { of: { ...schema, type }, isNullable: true };
}
