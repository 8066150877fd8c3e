import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { makeShop } from '../testing/shops.ts';
import { withoutIds } from '../testing/without-ids.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { publicSettings, readShopSettings } from './index.ts';

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
    `account active_theme addthis analytics checkout_countries client client_address client_guids client_products
     content general listing modules others ratings_shown recaptcha us_restrict_states`.split(/\s+/),
  );
});
