import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { longerTexts, MAX_TEXT } from './edge/bounded-texts.ts';
import { type Damage, damaged, EXTRA, type Path } from './testing/damages.ts';
import { everyOperation, type Operation } from './testing/every-operation.ts';
import { serveMug } from './testing/served-mug.ts';
import { toldByGraphql, untold } from './testing/told-faults.ts';

const { sale, mug } = await serveMug();
const who = sale.visitor();

const asked = { product: mug.id, slug: 'harbour-mug', category: 'mugs' };
const operations = [...everyOperation('query', asked), ...everyOperation('mutation', asked)]
  .filter(({ field }) => field.args.length > 0)
  // A field that is asked in several ways is damaged in the first.
  .filter(({ name }, at, all) => all.findIndex((one) => one.name === name) === at);

/** Everything that can be done to a value of a type so that it is none of it. */
function damagesOf(type: GraphQLInputType, path: Path): Damage[] {
  const at = (what: string, value: unknown): Damage => ({ what, path, value });
  if (isNonNullType(type)) {
    return [at('missing', undefined), at('null', null), ...damagesOf(type.ofType, path)];
  }
  if (isListType(type))
    return damagesOf(isNonNullType(type.ofType) ? type.ofType.ofType : type.ofType, [...path, '0']);
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).flatMap((field) =>
      damagesOf(field.type, [...path, field.name]),
    );
    return [
      at('a text', 'x'),
      at('a list', [{}]),
      { what: 'unknown', path: [...path, EXTRA], value: 1 },
      ...fields,
    ];
  }
  switch (type.name) {
    case 'Int':
      return [
        at('a text', 'x'),
        at('a list', [1]),
        at('a fraction', 1.5),
        at('beyond', 3e9),
        at('below', -3e9),
      ];
    case 'Float':
    case 'Money':
      return [at('a text', 'x'), at('a list', [1])];
    case 'Boolean':
      return [at('a text', 'x'), at('a list', [true])];
    case 'String':
    case 'ID':
      return [at('an object', {}), at('a list', ['x']), at('too long', 'x'.repeat(mostAt(path) + 1))];
    default:
      return [];
  }
}

const mostAt = (path: Path) => path.reduce((most, name) => longerTexts[name] ?? most, MAX_TEXT);

function damagesOfOperation({ field }: Operation): Damage[] {
  return field.args.flatMap((argument) => {
    const { type } = argument;
    const isNeeded = isRequiredInputField(argument) || !isNonNullType(type);
    return damagesOf(isNeeded ? type : type.ofType, [argument.name]);
  });
}

/** Each damage beside another of elsewhere. */
const inPairs = (all: readonly Damage[]): (readonly Damage[])[] =>
  all.flatMap((damage, at) => {
    const others = [...all.slice(at + 1), ...all.slice(0, at)];
    const other = others.find(({ path }) => !isWithin(path, damage.path) && !isWithin(damage.path, path));
    return [other ? [damage, other] : [damage]];
  });

const oneByOne = (all: readonly Damage[]): (readonly Damage[])[] => all.map((damage) => [damage]);

const isWithin = (path: Path, other: Path) => other.every((name, at) => path[at] === name);

const TOLD = 'code message field field_errors { field code message params }';

/** The rest of the answer does not matter. */
function selection(field: GraphQLField<unknown, unknown>): string {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return '';
  return ` { ${'field_errors' in type.getFields() ? TOLD : '__typename'} }`;
}

/** Sends the arguments as variables of other names, so that the path of a fault can't be that of a variable. */
function byVariables({ kind, field }: Operation, given: object) {
  const declared = field.args.map(({ name, type }) => `$as_${name}: ${String(type)}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $as_${name}`).join(', ');
  const variables = Object.fromEntries(Object.entries(given).map(([name, value]) => [`as_${name}`, value]));
  return who.graphql(`${kind} (${declared}) { ${field.name}(${passed})${selection(field)} }`, variables);
}

function byLiterals({ kind, field }: Operation, given: object) {
  const passed = Object.entries(given).map(([name, value]) => `${name}: ${literal(value)}`);
  const call = passed.length === 0 ? field.name : `${field.name}(${passed.join(', ')})`;
  return who.graphql(`${kind} { ${call}${selection(field)} }`);
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, one]) => `${name}: ${literal(one)}`)
    .join(', ')} }`;
}

/** As the contract spells it: below the argument `input`. */
const spelled = (path: Path) => (path[0] === 'input' && path.length > 1 ? path.slice(1) : path).join('.');

describe.each([
  ['variables', byVariables, oneByOne],
  ['literals', byLiterals, inPairs],
] as const)('what was sent by %s', (_way, send, arranged) => {
  it.each(operations.map((operation) => [operation.name, operation] as const))(
    'to %s is told with every fault by its rule and path',
    async (name, operation) => {
      const silent: string[] = [];
      for (const damages of arranged(damagesOfOperation(operation))) {
        const answer = await send(operation, Object(damaged(operation.variables, damages)));
        const faults = untold(
          toldByGraphql(answer, name),
          damages.map(({ path }) => spelled(path)),
        );
        const what = damages.map((damage) => `${damage.path.join('.')} ${damage.what}`).join(' and ');
        silent.push(...faults.map((fault) => `${what}: ${fault}`));
      }
      expect(silent).toEqual([]);
    },
  );
});

it('as variables that are wrong in several places tells them all', async () => {
  const query = `mutation ($order: PlaceOrderInput!) {
    placeOrder(input: $order, idempotency_key: "k") { success } }`;
  const address = { city: 5, street: 'x'.repeat(MAX_TEXT + 1), planet: 'Mars' };
  const order = { email: ['ada@example.com'], shipping_address: address };
  const told = toldByGraphql(await who.graphql(query, { order }), 'placeOrder');
  expect(told?.field_errors).toMatchObject([
    { field: 'email', code: 'input.text', params: { field: 'email' } },
    { field: 'expected_total', code: 'field.required' },
    { field: 'payment_method', code: 'field.required', params: { field: 'paymentMethod' } },
    { field: 'shipping_address.city', code: 'input.text' },
    { field: 'shipping_address.planet', code: 'input.unknown' },
    { field: 'shipping_address.street', code: 'field.max_length', params: { length: MAX_TEXT } },
  ]);
});

it('are many, of every operation', () => {
  const counted = operations.map((operation) => damagesOfOperation(operation).length);
  expect(Math.min(...counted)).toBeGreaterThan(0);
  expect(counted.reduce((sum, count) => sum + count)).toBeGreaterThan(300);
});
