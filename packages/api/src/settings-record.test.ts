import {
  approveSeller,
  carrySeller,
  createProduct,
  createSeller,
  type NewShop,
  type Shop,
  systemContext,
} from '@stoa/commerce';
import {
  createTestDatabase,
  makeSale,
  makeShop,
  plainSettings,
  plainTheme,
  simpleProduct,
  type TestDatabase,
  testClock,
  testPlatform,
} from '@stoa/commerce/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { TestClient } from './testing/test-client.ts';
import { newYork, type ServedSale, serveSale } from './testing/test-sale.ts';
import { serveShop } from './testing/test-server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());

/** Returns a shop of its own, asked and closed. */
async function withShop<T>(given: Partial<NewShop>, work: (sale: ServedSale) => Promise<T>): Promise<T> {
  const sale = await serveSale(database.db, given);
  try {
    return await work(sale);
  } finally {
    await sale.server.close();
  }
}

/** Returns a shop's settings as a newly started server answers them. */
async function settingsAnew(shop: Shop, fields: string) {
  const server = await serveShop(database.db, shop, testClock());
  try {
    return Object(await ask(new TestClient(server.url), `{ initSettings { ${fields} } }`)).initSettings;
  } finally {
    await server.close();
  }
}

const settingsOf = async (sale: ServedSale, fields: string) =>
  Object(await ask(sale.visitor(), `{ initSettings { ${fields} } }`)).initSettings;

describe('the settings of the contract', () => {
  const settings: NewShop['settings'] = {
    ...plainSettings,
    checkout: { countries: ['CA', 'US'], usRestrictStates: ['AK', 'HI'] },
    modules: {
      hidePriceForAnonymous: true,
      preventCheckout: true,
      preventCheckoutMessage: 'Back on Monday.',
      allowRequestQuote: true,
      reviewsActive: false,
      messages: {
        active: true,
        activeAtCheckout: true,
        onProductPages: true,
        characterLimit: 500,
        checkoutLabel: 'Ask us',
        supportFileTypes: ['pdf'],
        initialStoreMessage: 'Hello!',
        autoResponse: 'We read this soon.',
      },
    },
    integrations: { recaptchaSiteKey: 'site-key', analyticsMeasurementId: 'G-1', addthisIds: ['ra-1'] },
    footerSocial: { instagram: { visible: true, url: 'https://instagram.com/harbor' } },
    footer: { enableLink: true, linkLabel: 'Imprint', linkValue: '/imprint' },
    others: {
      shoppingList: { enable: true, name: 'Lists', description: 'Plan' },
      saveForLater: {
        enable: true,
        description: 'Keep it',
        saveActionText: 'Save',
        savedItemText: 'Saved',
      },
    },
  };

  it('tell regions and the ids that others gave the shop [ENT-005, ENT-006, ENT-573, ENT-574]', async () => {
    const fields = 'checkout_countries us_restrict_states recaptcha addthis analytics';
    expect(await withShop({ settings }, (sale) => settingsOf(sale, fields))).toEqual({
      checkout_countries: ['CA', 'US'],
      us_restrict_states: ['AK', 'HI'],
      recaptcha: { site_key: 'site-key' },
      addthis: { ids: ['ra-1'] },
      analytics: { measurement_id: 'G-1' },
    });
  });

  it('tell how the shop looks, of which there is no file [ENT-007, ENT-571]', async () => {
    const fields = 'active_theme active_review_module font_colors_file_path footer_social content';
    const [shown, later] = await withShop({ settings }, async (sale) => {
      const first = await settingsOf(sale, fields);
      await database.db.pool.query('update shop set revision = 2 where id = $1', [sale.shop.id]);
      return [first, await settingsAnew(sale.shop, 'active_theme')];
    });
    expect(later.active_theme).toMatchObject({ ...plainTheme, version: '2', file_path: null });
    expect(shown).toMatchObject({
      active_theme: { ...plainTheme, version: '1', file_path: null },
      active_review_module: null,
      font_colors_file_path: null,
      footer_social: [{ network: 'instagram', url: 'https://instagram.com/harbor' }],
      content: { footer: { enableLink: true, linkLabel: 'Imprint', linkValue: '/imprint' } },
    });
    const plain = await withShop({}, (sale) => settingsOf(sale, 'active_review_module'));
    expect(plain).toEqual({ active_review_module: null });
    const stars = (given: Partial<NewShop>) => withShop(given, (sale) => settingsOf(sale, 'ratings_shown'));
    expect([await stars({ settings }), await stars({})]).toEqual([
      { ratings_shown: false },
      { ratings_shown: true },
    ]);
  });

  it('tell the modules, those without calls as switched off [ENT-008, ENT-009, ENT-010, PERM-502]', async () => {
    const { modules } = await withShop({ settings }, (sale) => settingsOf(sale, 'modules'));
    expect(modules).toEqual({
      messages: {
        is_active: false,
        is_active_checkout: false,
        is_enable_messages_on_product_pages: false,
        character_limit: 500,
        checkout_label: 'Ask us',
        support_file_types: ['pdf'],
        initial_store_message: 'Hello!',
        message_auto_response: 'We read this soon.',
      },
      sociallogins: { hide_price_for_anonymous: true },
      'order-management': {
        prevent_checkout: true,
        prevent_checkout_message: 'Back on Monday.',
        allow_request_quote: false,
      },
    });
  });

  it.each<[string, NewShop['settings']['modules']]>([
    ['hide_price_for_anonymous', { hidePriceForAnonymous: true }],
    ['prevent_checkout', { preventCheckout: true }],
  ])('tell each switch of the modules by its own name: %s [ENT-009, ENT-010]', async (name, on) => {
    const given = { settings: { ...plainSettings, modules: on } };
    const { modules } = await withShop(given, (sale) => settingsOf(sale, 'modules'));
    const switches = Object.values(modules).flatMap((module) => Object.entries(Object(module)));
    expect(switches.filter(([, value]) => value === true)).toEqual([[name, true]]);
  });

  it('prevent a checkout in the words of the shop, in the cart and at the checkout [CHK-002, CHK-003]', async () => {
    const query = '{ getCartSummary { checkout_prevented } checkout { prevented_message } }';
    const told = (given: Partial<NewShop>) => withShop(given, (sale) => ask(sale.visitor(), query));
    const words = (prevented: string | null) => ({
      getCartSummary: { checkout_prevented: prevented },
      checkout: { prevented_message: prevented },
    });
    expect(await told({ settings })).toEqual(words('Back on Monday.'));
    const modules = { ...settings.modules, preventCheckout: false };
    expect(await told({ settings: { ...settings, modules } })).toEqual(words(null));
  });

  it('let a message have 3000 characters where the shop says nothing else [CONST-001]', async () => {
    const { modules } = await withShop({}, (sale) => settingsOf(sale, 'modules'));
    expect(modules.messages).toMatchObject({ is_active: false, character_limit: 3000 });
  });

  it('tell of shopping lists and save-for-later, which nothing can be put on yet [ENT-011, ENT-012]', async () => {
    const { others } = await withShop({ settings }, (sale) => settingsOf(sale, 'others'));
    expect(others).toEqual({
      shopping_list: { enable: false, name: 'Lists', description: 'Plan' },
      save_for_later: {
        enable: false,
        description: 'Keep it',
        save_action_text: 'Save',
        saved_item_text: 'Saved',
      },
    });
    const plain = await withShop({}, (sale) => settingsOf(sale, 'others'));
    expect(plain.others).toMatchObject({
      shopping_list: { enable: false },
      save_for_later: { enable: false },
    });
  });
});

describe('who sells', () => {
  const place = {
    addressLine1: '1 Pier',
    cityLocality: 'Portland',
    stateProvince: 'ME',
    postalCode: '04101',
    country: 'US',
  };
  const told = {
    address_line1: '1 Pier',
    city_locality: 'Portland',
    state_province: 'ME',
    postal_code: '04101',
  };
  const SELLER = '_id guid code name status approved_for_marketplace logo mobile_logo origin_address';
  const CLIENT = `client { code type guid marketplace marketplace_guid industry name status frontend_status }
    client_guids client_products client_address sellers { ${SELLER} }`;

  it('is told with pictures and address, in a marketplace and in a shop of one of its sellers [ENT-002, ENT-003, ENT-004, ENT-040, ENT-546, ENT-574, ENT-575, TEN-005]', async () => {
    const platform = testPlatform(database.db);
    const pictures = { logo: 'nimbus', mobileLogo: 'nimbus-small' };
    const named = { code: 'nimbus', name: 'Nimbus', ...pictures, originAddress: place };
    const { sellerId } = await createSeller(platform, named);
    const market = await makeShop(database.db, { type: 'marketplace' });
    await carrySeller(platform, { shopId: market.id, sellerId });
    await approveSeller(systemContext(platform, market, 'test'), { sellerId });
    const seller = {
      _id: sellerId,
      guid: sellerId,
      code: 'nimbus',
      name: 'Nimbus',
      status: 'active',
      logo: 'nimbus',
      mobile_logo: 'nimbus-small',
      origin_address: told,
    };
    const { sellerId: other } = await createSeller(platform, { code: 'atlas', name: 'Atlas' });
    await carrySeller(platform, { shopId: market.id, sellerId: other });
    await database.db.pool.query(`update seller set status = 'inactive' where id = $1`, [other]);
    const inMarket = await settingsAnew(market, CLIENT);
    expect(inMarket).toMatchObject({
      client: { type: 'marketplace', guid: market.id, marketplace: null, marketplace_guid: null },
      client_guids: [sellerId],
      client_products: [sellerId],
      client_address: null,
    });
    expect(new Set(inMarket.sellers)).toEqual(
      new Set([
        { ...seller, approved_for_marketplace: true },
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
    await withShop(link, async (sale) => {
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
        client_address: { ...told, country: 'US' },
        sellers: [{ ...seller, approved_for_marketplace: expect.any(Boolean) }],
      });
      const { id } = await createProduct(sale.system, simpleProduct());
      const query = `query ($id: ID!) { product(_id: $id) { client_guid seller { ${SELLER} } } }`;
      expect(await ask(sale.visitor(), query, { id })).toMatchObject({
        product: { client_guid: sellerId, seller },
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
    await withShop(given, async (sale) => {
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
