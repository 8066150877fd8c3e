import {
  approveSeller,
  carrySeller,
  createProduct,
  createSeller,
  type NewShop,
  systemContext,
} from '@stoa/commerce';
import {
  createTestDatabase,
  makeSale,
  makeShop,
  simpleProduct,
  type TestDatabase,
  testPlatform,
} from '@stoa/commerce/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { settingsAnew, settingsOf, withShop } from './testing/asked-shop.ts';
import { nimbusSeller, toldNimbus } from './testing/nimbus.ts';
import { TestClient } from './testing/test-client.ts';
import { newYork } from './testing/test-sale.ts';
import { serveShop } from './testing/test-server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());

describe('who sells', () => {
  const SELLER = '_id guid code name status approved_for_marketplace logo mobile_logo origin_address';
  const CLIENT = `client { code type guid marketplace marketplace_guid industry name status frontend_status }
    client_guids client_products client_address sellers { ${SELLER} }`;

  it('is told with pictures and address, in a marketplace and in a shop of one of its sellers [ENT-002, ENT-003, ENT-004, ENT-040, ENT-546, ENT-574, ENT-575, TEN-005]', async () => {
    const platform = testPlatform(database.db);
    const { sellerId } = await createSeller(platform, nimbusSeller);
    const market = await makeShop(database.db, { type: 'marketplace' });
    await carrySeller(platform, { shopId: market.id, sellerId });
    await approveSeller(systemContext(platform, market, { command: 'test' }), { sellerId });
    const seller = { ...toldNimbus, _id: sellerId, guid: sellerId };
    const { sellerId: other } = await createSeller(platform, { code: 'atlas', name: 'Atlas' });
    await carrySeller(platform, { shopId: market.id, sellerId: other });
    await database.db.pool.query(`update seller set status = 'inactive' where id = $1`, [other]);
    const inMarket = await settingsAnew(database.db, market, CLIENT);
    expect(inMarket).toMatchObject({
      client: { type: 'marketplace', guid: market.id, marketplace: null, marketplace_guid: null },
      client_guids: [sellerId],
      client_products: [sellerId],
      client_address: null,
    });
    expect(new Set(inMarket.sellers)).toEqual(
      new Set([
        seller,
        {
          _id: other,
          guid: other,
          code: 'atlas',
          name: 'Atlas',
          status: 'inactive',
          approved_for_marketplace: false,
          logo: null,
          mobile_logo: null,
          origin_address: null,
        },
      ]),
    );
    const link: Partial<NewShop> = {
      type: 'marketplaceseller',
      marketplaceId: market.id,
      sellerId,
      industry: 'outdoor',
      name: 'Nimbus Outfitters',
      frontendStatus: true,
    };
    // Its own shop asks no marketplace.
    const own = { ...seller, approved_for_marketplace: false };
    await withShop(database.db, link, async (sale) => {
      expect(await settingsOf(sale, CLIENT)).toEqual({
        client: {
          code: sale.shop.code,
          type: 'marketplaceseller',
          guid: sellerId,
          industry: 'outdoor',
          marketplace: market.code,
          marketplace_guid: market.id,
          name: 'Nimbus Outfitters',
          status: 'active',
          frontend_status: true,
        },
        client_guids: [sellerId],
        client_products: [sellerId],
        client_address: { ...toldNimbus.origin_address, country: 'US' },
        sellers: [own],
      });
      const { id } = await createProduct(sale.system, simpleProduct());
      const query = `query ($id: ID!) { product(_id: $id) { client_guid seller { ${SELLER} } } }`;
      expect(await ask(sale.visitor(), query, { id })).toMatchObject({
        product: { client_guid: sellerId, seller: own },
      });
      const buyer = sale.visitor();
      await buyer.post('/api/cart/add', { id, qty: 1 });
      const cart = '{ getCartSummary { seller { _id guid code name logo } } }';
      expect(await ask(buyer, cart)).toEqual({
        getCartSummary: {
          seller: { _id: sellerId, guid: sellerId, code: 'nimbus', name: 'Nimbus', logo: 'nimbus' },
        },
      });
    });
  });

  it('has a cart of their own on a marketplace, which the header asks for, and products that tell whose they are [ENT-019, API-GQL-534, API-GQL-555, API-REST-515, API-REST-516]', async () => {
    const market = await makeSale(database.db, { type: 'marketplace' });
    const { system, shop, clock } = market;
    const sold: { id: string; sellerId: string }[] = [];
    for (const [at, code] of ['north', 'south'].entries()) {
      const { sellerId } = await createSeller(system, { code: `${shop.code}-${code}`, name: code });
      await carrySeller(system, { shopId: shop.id, sellerId });
      await approveSeller(system, { sellerId });
      const mug = { classCode: 'simple', sku: code, slug: code, name: code, stock: null } as const;
      const { id } = await createProduct(system, { ...mug, price: 1000 * (at + 1) }, { sellerId });
      sold.push({ id, sellerId });
    }
    const server = await serveShop(database.db, shop, clock);
    try {
      const who = new TestClient(server.url);
      for (const { id, sellerId } of sold) {
        const asked = await ask(who, `{ product(_id: "${id}") { client_guid sellerId } }`);
        expect(asked).toEqual({ product: { client_guid: sellerId, sellerId } });
        const added = await who.post('/api/cart/add', { id, qty: 1, sellerGuid: sellerId });
        expect(added.status).toBe(200);
      }
      for (const [at, { sellerId }] of sold.entries()) {
        const amount = 10 * (at + 1);
        const header = { 'seller-guid': sellerId };
        const asked = await who.graphql('{ getCartSummary { amount } }', {}, header);
        expect(asked.body).toEqual({ data: { getCartSummary: { amount } } });
        const { body } = await who.post('/api/cart/estimate-tax', { address: newYork }, header);
        expect(body).toMatchObject({ success: true, summary: { amount } });
      }
      const carts = '{ getMarketplaceCarts(is_first: true) { amount seller { name } } }';
      const { getMarketplaceCarts } = Object(await ask(who, carts));
      expect(getMarketplaceCarts).toHaveLength(2);
      expect(getMarketplaceCarts).toContainEqual({ amount: 10, seller: { name: 'north' } });
      expect(getMarketplaceCarts).toContainEqual({ amount: 20, seller: { name: 'south' } });
    } finally {
      await server.close();
    }
  });

  it('is the shop itself where it is the only one, with the name and address it is known by [ENT-001, ENT-002, ENT-575, TEN-003, TEN-015]', async () => {
    const given = { name: 'Ember Cigars', industry: 'tobacco' };
    await withShop(database.db, given, async (sale) => {
      const guid = sale.shop.ownSellerId;
      expect(await settingsOf(sale, `general ${CLIENT}`)).toMatchObject({
        general: { app: { name: 'Ember Cigars', base_url: sale.shop.baseUrl } },
        client: {
          code: sale.shop.code,
          name: 'Ember Cigars',
          type: 'essential',
          guid,
          industry: 'tobacco',
          marketplace: null,
          marketplace_guid: null,
          status: 'active',
          frontend_status: null,
        },
        client_guids: [guid],
        client_products: [guid],
        client_address: null,
        sellers: [{ _id: guid, guid, code: sale.shop.code, name: 'Ember Cigars', status: 'active' }],
      });
    });
  });
});
