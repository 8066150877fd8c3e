import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';
import { expect, it } from 'vitest';

const text = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8');
const schema = buildSchema(text);
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
);

interface Described {
  readonly at: string;
  readonly description: string | null | undefined;
}

/** Everything of a type that a client reads about: itself, its fields with their arguments, its values. */
function partsOf(type: GraphQLNamedType): Described[] {
  const own = { at: type.name, description: type.description };
  if (isEnumType(type)) {
    const values = type
      .getValues()
      .map(({ name, description }) => ({ at: `${type.name}.${name}`, description }));
    return [own, ...values];
  }
  if (isInputObjectType(type)) {
    return [
      own,
      ...Object.values(type.getFields()).map(({ name, description }) => ({
        at: `${type.name}.${name}`,
        description,
      })),
    ];
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return [own];
  return [
    own,
    ...Object.values(type.getFields()).flatMap(({ name, description, args }) => [
      { at: `${type.name}.${name}`, description },
      ...args.map((argument) => ({
        at: `${type.name}.${name}(${argument.name})`,
        description: argument.description,
      })),
    ]),
  ];
}

it('every type, field, argument and value of the contract is described', () => {
  const parts = types.flatMap(partsOf);
  expect(parts.length).toBeGreaterThan(900);
  expect(parts.filter(({ description }) => !description?.trim()).map(({ at }) => at)).toEqual([]);
});

it('every scalar says where it is specified', () => {
  for (const type of types.filter(isScalarType)) expect(type.specifiedByURL, type.name).toMatch(/^https:/);
});

it('what is deprecated says what stands in its place, and until when it stays', () => {
  const reasons = [...text.matchAll(/@deprecated\(reason: "([^"]*)"\)/g)].map(([, reason]) => reason);
  expect(text.match(/@deprecated/g)?.length).toBe(reasons.length);
  for (const reason of reasons) expect(reason).toMatch(/: use \w+\. Stays until \d{4}-\d{2}-\d{2}\.$/);
});
