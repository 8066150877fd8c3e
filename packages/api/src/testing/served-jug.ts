import type { NewShop } from '@stoa/commerce';
import { ask } from './ask.ts';
import { makeJug } from './jug.ts';
import { serveOwnSale } from './served-sale.ts';
import type { TestClient } from './test-client.ts';

/** Returns a served shop of the test file's own with the jug on sale, until the tests of the file have run. */
export async function serveJug(given: Partial<NewShop> = {}) {
  const sale = await serveOwnSale(given);
  const id = await makeJug(sale);
  const who = sale.visitor();
  return { sale, id, who, productOf: productAskedBy(who, id) };
}

/** Returns what tells fields of a product, of `id` unless another is named. */
function productAskedBy(who: TestClient, id: string) {
  return async (fields: string, key: object = { id }): Promise<object> => {
    const query = `query ($id: ID, $slug: String) { product(_id: $id, slug: $slug) { ${fields} } }`;
    return Object(await ask(who, query, key)).product;
  };
}
