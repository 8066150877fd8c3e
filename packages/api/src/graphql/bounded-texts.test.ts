import { SlugPageDocument } from '@stoa/contract';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { longerTexts, MAX_TEXT } from '../edge/bounded-texts.ts';
import { restRoutes } from '../rest/index.ts';
import { serveMug } from '../testing/served-mug.ts';
import { contractSchema } from './schema.ts';

const { sale } = await serveMug({});

type Input = GraphQLArgument | GraphQLInputField;

/** Every place of an argument where a text may stand, by the names that lead to it. */
function textsOf({ name, type }: Input, within: readonly string[] = []): string[][] {
  const named = getNamedType(type);
  const path = [...within, name];
  if (isInputObjectType(named)) return Object.values(named.getFields()).flatMap((one) => textsOf(one, path));
  return ['String', 'ID', 'JSON'].includes(named.name) ? [path] : [];
}

/** What is sent with a text at the end of the path, and as little as possible beside it. */
function sentWith({ name, type }: Input, [, next, ...path]: readonly string[], text: string): unknown {
  const isList = isListType(isNonNullType(type) ? type.ofType : type);
  const named = getNamedType(type);
  const listed = (one: unknown) => (isList ? [one] : one);
  if (!isInputObjectType(named)) return listed(named.name === 'JSON' ? { [name]: { of: text } } : text);
  const fields = Object.values(named.getFields()).filter(
    (field) => field.name === next || isNonNullType(field.type),
  );
  const sent = fields.map((field) => [
    field.name,
    field.name === next ? sentWith(field, [next, ...path], text) : least(field),
  ]);
  return listed(Object.fromEntries(sent));
}

function least({ type }: Input): unknown {
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    const needed = Object.values(named.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(needed.map((field) => [field.name, least(field)]));
  }
  const one = ['Int', 'Float', 'Money'].includes(named.name) ? 1 : named.name === 'Boolean' ? true : 'x';
  return isListType(isNonNullType(type) ? type.ofType : type) ? [one] : one;
}

function document(kind: string, field: GraphQLField<unknown, unknown>, given: object): string {
  const used = field.args.filter(({ name }) => name in given);
  const declared = used.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = used.map(({ name }) => `${name}: $${name}`).join(', ');
  const below = isObjectType(getNamedType(field.type)) ? ' { __typename }' : '';
  return `${kind} (${declared}) { ${field.name}(${passed})${below} }`;
}

const schema = contractSchema();
const places = (['query', 'mutation'] as const).flatMap((kind) => {
  const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type?.getFields() ?? {}).flatMap((field) =>
    field.args.flatMap((argument) =>
      textsOf(argument).map((path) => ({
        kind,
        field,
        argument,
        path,
        title: [field.name, ...path].join('.'),
      })),
    ),
  );
});

describe('a text that is longer than anybody needs', () => {
  it('may be sent in many places', () => {
    expect(places.length).toBeGreaterThan(80);
  });

  it.each(places)('is refused at $title', async ({ kind, field, argument, path }) => {
    const most = Math.max(MAX_TEXT, ...path.map((name) => longerTexts[name] ?? 0));
    const needed = field.args.filter((one) => isRequiredArgument(one) && one !== argument);
    const given = {
      ...Object.fromEntries(needed.map((one) => [one.name, least(one)])),
      [argument.name]: sentWith(argument, path, 'x'.repeat(most + 1)),
    };
    const { body } = await sale.visitor().graphql(document(kind, field, given), given);
    const [{ extensions }] = Object(body).errors;
    expect(extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      field_errors: [{ code: 'field.max_length', params: { length: most } }],
    });
    // Within JSON the text has a name of its own.
    expect([path.at(-1), 'of']).toContain(extensions.field_errors[0].params.label);
  });

  it('is refused below a field, too, and as a name within JSON', async () => {
    const asked = `query ($filter: JSON) { categoryBySlug(slug: "mugs") { pliable_data(filter: $filter) { success } } }`;
    const name = 'x'.repeat(MAX_TEXT + 1);
    const [long, named] = await Promise.all(
      [{ color: [name] }, { [name]: 'Sage' }].map((filter) => sale.visitor().graphql(asked, { filter })),
    );
    const told = (field: string) => ({ errors: [{ extensions: { code: 'BAD_USER_INPUT', field } }] });
    expect(long?.body).toMatchObject(told('filter.color.0'));
    expect(named?.body).toMatchObject(told('filter'));
  });

  it('is refused where our storefront’s own documents ask', async () => {
    const variables = { slug: 'x'.repeat(MAX_TEXT + 1) };
    const { body } = await sale.visitor().graphql(SlugPageDocument.toString(), variables);
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT', field: 'slug' } }] });
  });

  it.each(restRoutes.map(({ method, path }) => [method, path] as const))(
    'is refused by REST: %s %s',
    async (method, path) => {
      const text = 'x'.repeat(MAX_TEXT + 1);
      const own = { 'sec-fetch-site': 'same-origin' };
      const who = sale.visitor();
      const asked = path.replace(/:\w+/g, 'x');
      const { status, body } =
        method === 'GET'
          ? await who.get(`${asked}?of=${text}`, own)
          : await who.post(asked, { of: { these: [text] } }, own);
      const field = method === 'GET' ? 'of' : 'of.these.0';
      expect([status, body]).toMatchObject([400, { code: 'BAD_USER_INPUT', field }]);
    },
  );
});
