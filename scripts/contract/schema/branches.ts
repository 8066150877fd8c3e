import { type ApiDocument, lookUp, type Schema } from '../api-document.ts';

/** One of the kinds of values that a schema allows. */
export interface Branch {
  /** A type of JSON Schema; undefined for values of every type. */
  readonly type: string | undefined;
  /** The only values; undefined for all of the type. */
  readonly values: readonly unknown[] | undefined;
  /** Whether the one value stands as a constant, which is more than a list that happens to have one. */
  readonly isConstant: boolean;
  readonly schema: Schema;
}

/** Takes a schema apart into kinds of values, so that each can be looked for in another schema. */
export function branchesOf(document: ApiDocument, schema: Schema): readonly Branch[] {
  const { $ref, ...own } = schema;
  if ($ref !== undefined) return branchesOf(document, { ...(lookUp(document, $ref) as Schema), ...own });
  const { anyOf, oneOf, ...common } = schema;
  const either = anyOf ?? oneOf;
  if (either) return either.flatMap((one) => branchesOf(document, { ...one, ...common }));
  const { type } = schema;
  if (Array.isArray(type))
    return type.flatMap((one: string) => branchesOf(document, { ...schema, type: one }));
  if ('const' in schema) return literals([schema.const], schema, true);
  if (schema.enum) return literals(schema.enum, schema, false);
  return [
    { type: typeof type === 'string' ? type : undefined, values: undefined, isConstant: false, schema },
  ];
}

function literals(values: readonly unknown[], schema: Schema, isConstant: boolean): Branch[] {
  return [...Map.groupBy(values, typeOf)].map(([type, same]) => ({ type, values: same, isConstant, schema }));
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
