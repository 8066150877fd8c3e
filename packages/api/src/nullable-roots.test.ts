import { isNonNullType } from 'graphql';
import { expect, it } from 'vitest';
import { contractSchema } from './graphql/schema.ts';
import { serveMug } from './testing/served-mug.ts';

const { sale, mug } = await serveMug();

it('no operation is promised, so that none can take the rest of a document with it', () => {
  const schema = contractSchema();
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  expect(roots.length).toBeGreaterThan(50);
  expect(roots.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)).toEqual([]);
});

it('a cart that is no longer there leaves the rest of the document as it is [API-GQL-508]', async () => {
  const stale = { 'quote-id': '01890a5d-ac96-774b-bcce-b302099a8057' };
  const query = `query ($id: ID!) { getCartSummary { grand_total } product(_id: $id) { sku } getCartCount { count } }`;
  const { status, body } = await sale.visitor().graphql(query, { id: mug.id }, stale);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    data: { getCartSummary: null, product: { sku: 'MUG-1' }, getCartCount: { count: 0 } },
    errors: [{ path: ['getCartSummary'], extensions: { code: 'NOT_FOUND', field: 'quote-id' } }],
  });
});

it('a list that is refused leaves the rest of the document as it is', async () => {
  const query = `query ($id: ID!) {
    products(input: { type: "newest", limit: 100000 }) { total } product(_id: $id) { sku } }`;
  const { body } = await sale.visitor().graphql(query, { id: mug.id });
  expect(body).toMatchObject({
    data: { products: null, product: { sku: 'MUG-1' } },
    errors: [{ path: ['products'], extensions: { code: 'BAD_USER_INPUT' } }],
  });
});
