import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { makeShop, plainSettings } from '../testing/shops.ts';
import { withoutIds } from '../testing/without-ids.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { type NewShop, publicSettings, readShopSettings } from './index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

it('keep to themselves what no browser needs: rates, methods, instructions', async () => {
  const shop = await makeShop(test.db);
  const settings = publicSettings(await readShopSettings({ db: test.db, shop }));
  expect(withoutIds(JSON.stringify(settings))).not.toMatch(
    /rate|8875|instructions|Send it to us|shippingMethods/i,
  );
  expect(Object.keys(settings).sort()).toEqual(
    `account active_review_module active_theme addthis analytics checkout_countries client client_address
     client_guids client_products content currency font_colors_file_path footer_social general listing locale
     modules others recaptcha sellers time_zone us_restrict_states`.split(/\s+/),
  );
});

it.each<[string, NewShop['settings']]>([
  ['is_active', { ...plainSettings, modules: { messages: { active: true } } }],
  ['is_active_checkout', { ...plainSettings, modules: { messages: { activeAtCheckout: true } } }],
  [
    'is_enable_messages_on_product_pages',
    { ...plainSettings, modules: { messages: { onProductPages: true } } },
  ],
  ['allow_request_quote', { ...plainSettings, modules: { allowRequestQuote: true } }],
  ['enable', { ...plainSettings, others: { shoppingList: { enable: true, name: '', description: '' } } }],
])('have each switch of the merchant by its own name: %s', async (name, settings) => {
  const shop = await makeShop(test.db, { settings });
  const { modules, others } = publicSettings(await readShopSettings({ db: test.db, shop }));
  const switches = [...Object.values(modules), ...Object.values(others)].flatMap(Object.entries);
  expect(switches.filter(([, value]) => value === true)).toEqual([[name, true]]);
});
