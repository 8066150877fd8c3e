import { type NewShop, setShopStatus } from '@stoa/commerce';
import {
  createTestDatabase,
  makeShop,
  plainSettings,
  plainTheme,
  testPlatform,
} from '@stoa/commerce/testing';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { settingsAnew, settingsOf, withShop } from './testing/asked-shop.ts';

const database = await createTestDatabase(inject('postgresUrl'));
afterAll(() => database.drop());

const preventing = {
  ...plainSettings,
  modules: { preventCheckout: true, preventCheckoutMessage: 'Back on Monday.' },
};

describe('the settings of the contract', () => {
  it('tell the version of how the shop looks, which each change makes another [ENT-571]', async () => {
    const shop = await makeShop(database.db);
    await database.db.pool.query('update shop set revision = 2 where id = $1', [shop.id]);
    const { active_theme } = await settingsAnew(database.db, shop, 'active_theme');
    expect(active_theme).toMatchObject({ ...plainTheme, version: '2', file_path: null });
  });

  it('tell that a shop which was open is suspended [ENT-575]', async () => {
    const shop = await makeShop(database.db, { frontendStatus: true });
    await setShopStatus(testPlatform(database.db), shop.id, 'suspend');
    expect(await settingsAnew(database.db, shop, 'client { status frontend_status }')).toEqual({
      client: { status: 'suspended', frontend_status: false },
    });
  });

  it.each<[string, NewShop['settings']['modules']]>([
    ['hide_price_for_anonymous', { hidePriceForAnonymous: true }],
    ['prevent_checkout', { preventCheckout: true }],
  ])('tell each switch of the modules by its own name: %s [ENT-009, ENT-010]', async (name, on) => {
    const given = { settings: { ...plainSettings, modules: on } };
    const { modules } = await withShop(database.db, given, (sale) => settingsOf(sale, 'modules'));
    const switches = Object.values(modules).flatMap((module) => Object.entries(Object(module)));
    expect(switches.filter(([, value]) => value === true)).toEqual([[name, true]]);
  });

  it('prevent a checkout in the words of the shop, in the cart and at the checkout [CHK-002, CHK-003]', async () => {
    const query = '{ getCartSummary { checkout_prevented } checkout { prevented_message } }';
    const told = (settings: NewShop['settings']) =>
      withShop(database.db, { settings }, (sale) => ask(sale.visitor(), query));
    const words = (prevented: string | null) => ({
      getCartSummary: { checkout_prevented: prevented },
      checkout: { prevented_message: prevented },
    });
    expect(await told(preventing)).toEqual(words('Back on Monday.'));
    const modules = { ...preventing.modules, preventCheckout: false };
    expect(await told({ ...preventing, modules })).toEqual(words(null));
    const silent = { ...plainSettings, modules: { preventCheckout: true, preventCheckoutMessage: ' ' } };
    expect(await told(silent)).toEqual(words('checkout.prevented {}'));
  });
});

it('a setting that is asked for has an entry, also where there is none [API-REST-519]', async () => {
  const models = ['modules.messages.is_active', 'modules.paypal.is_active', 'integrations.secret'];
  const { body } = await withShop(database.db, {}, (sale) =>
    sale.visitor().post('/api/setting/configuration', { models }),
  );
  expect(body).toEqual({
    success: true,
    data: {
      'modules.messages.is_active': { value: false },
      'modules.paypal.is_active': { value: null },
      'integrations.secret': { value: null },
    },
  });
});
