import { expect, it } from 'vitest';
import { serveMug } from '../testing/served-mug.ts';

const { sale } = await serveMug();

const PRODUCTS = 'query ($input: ProductSearchInput!) { products(input: $input) { total } }';

it('a name as long as a body is told by its beginning alone', async () => {
  const name = 'x'.repeat(900_000);
  const sent = await sale.visitor().graphql(PRODUCTS, { input: { type: 'newest', [name]: 1 } });
  const [{ extensions }] = Object(sent.body).errors;
  expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'x'.repeat(255) });
  const codes = extensions.field_errors.map(({ code }: { readonly code: string }) => code);
  expect(codes).toEqual(['input.unknown', 'field.max_length']);
  expect(sent.text.length).toBeLessThan(5000);
});

it('of a document with several operations a variable is told where the one that runs has it', async () => {
  const query = `query A($id: ID!) { category(_id: $id) { name } }
    query B($id: ID!) { product(_id: $id) { ...Levels } getPriceLevels(productId: $id) { ...Told } }
    query C($id: ID!) { ...Prices }
    fragment Levels on Product { name }
    fragment Told on PriceLevels { priceLevels { price } }
    fragment Prices on Query { getPriceLevels(productId: $id) { ...Told } }`;
  const ask = (operationName: string) =>
    sale.visitor().post('/api-graphql', { query, operationName, variables: { id: {} } });
  const fieldOf = async (operation: string) => Object((await ask(operation)).body).errors[0].extensions.field;
  expect(await fieldOf('B')).toBe('_id');
  expect(await fieldOf('C')).toBe('productId');
});

it('of many faults twenty are told, however deep they stand', async () => {
  const faults = Object.fromEntries(Array.from({ length: 700 }, (_, at) => [`n${at}`, 'y'.repeat(1001)]));
  const deep = Array.from({ length: 30 }).reduce<object>((inner) => ({ ['a'.repeat(1000)]: inner }), faults);
  const byRest = await sale.visitor().post('/api/products/search', { type: 'newest', deep });
  expect(Object(byRest.body).field_errors).toHaveLength(20);
  expect(byRest.text.length).toBeLessThan(100_000);
  const byGraphql = await sale
    .visitor()
    .graphql(PRODUCTS, { input: { type: 'newest', sku_list: [{}, deep] } });
  expect(Object(byGraphql.body).errors[0].extensions.field_errors.length).toBeLessThanOrEqual(20);
  expect(byGraphql.text.length).toBeLessThan(100_000);
});

it('an id that a route does not know is told once, and beside it the one that is missing', async () => {
  const { body } = await sale.visitor().post('/api/orders/reorder', { id: 'x' });
  const told = Object(body).field_errors.map(({ field, code }: Record<string, string>) => [field, code]);
  expect(told).toEqual([
    ['_id', 'field.required'],
    ['id', 'input.unknown'],
  ]);
});
