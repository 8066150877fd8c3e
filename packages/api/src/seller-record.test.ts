import { approveSeller, carrySeller, createProduct, createSeller } from '@stoa/commerce';
import { simpleProduct, testPlatform } from '@stoa/commerce/testing';
import { afterAll, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { everyFieldOf } from './testing/every-operation.ts';
import { nimbusSeller, toldNimbus } from './testing/nimbus.ts';
import { serveOwnSale } from './testing/served-sale.ts';
import { TestClient } from './testing/test-client.ts';
import { serveShop } from './testing/test-server.ts';

const { shop, system, clock } = await serveOwnSale({ type: 'marketplace' });
const { sellerId } = await createSeller(testPlatform(system.db, clock), nimbusSeller);
await carrySeller(testPlatform(system.db, clock), { shopId: shop.id, sellerId });
await approveSeller(system, { sellerId });
const { id } = await createProduct(system, simpleProduct(), { sellerId });
// A server knows the sellers that a shop carried when it began.
const server = await serveShop(system.db, shop, clock);
afterAll(() => server.close());
const who = new TestClient(server.url);

it('a product of a marketplace tells its seller with pictures and address, by both doors [ENT-019, ENT-040]', async () => {
  const seller = { ...toldNimbus, _id: sellerId, guid: sellerId };
  const product = { client_guid: sellerId, sellerId, seller };
  const query = `query ($id: ID!) { product(_id: $id) { client_guid sellerId seller ${everyFieldOf('Seller', 0)} } }`;
  expect(await ask(who, query, { id })).toEqual({ product });
  expect((await who.get(`/api/products/${id}`)).body).toMatchObject({ product });
});
