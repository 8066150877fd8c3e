import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { makeShop, plainSettings, plainTheme } from '../testing/shops.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { type NewShop, publicSettings, readShopSettings } from './index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

async function shown(given: Partial<NewShop> = {}) {
  const shop = await makeShop(test.db, given);
  return { shop, settings: publicSettings(await readShopSettings({ db: test.db, shop })) };
}

it('name the shop, its kind and its industry [ENT-001, ENT-002, ENT-575, TEN-015]', async () => {
  const { shop, settings } = await shown({ name: 'Ember Cigars', industry: 'tobacco', frontendStatus: true });
  expect(settings.general.app).toEqual({ name: 'Ember Cigars', base_url: shop.baseUrl });
  expect(settings.client).toEqual({
    code: shop.code,
    name: 'Ember Cigars',
    type: 'essential',
    guid: shop.ownSellerId,
    marketplace: null,
    marketplace_guid: null,
    industry: 'tobacco',
    status: 'active',
    frontend_status: true,
  });
});

it('name who sells [ENT-003, ENT-004]', async () => {
  const { shop, settings } = await shown();
  const guid = shop.ownSellerId;
  expect(settings.sellers).toEqual([
    {
      ...{ _id: guid, guid, code: shop.code, name: shop.name, status: 'active' },
      ...{ approved_for_marketplace: false, logo: null, mobile_logo: null, origin_address: null },
    },
  ]);
  expect(settings.client_guids).toEqual([guid]);
  expect(settings.client_products).toEqual([guid]);
  expect(settings.client_address).toBeNull();
});

it('name regions, integrations and presentation [ENT-005, ENT-006, ENT-007, ENT-571, ENT-573, ENT-574, ENT-576]', async () => {
  const { settings } = await shown({
    settings: {
      ...plainSettings,
      checkout: { countries: ['US', 'CA'], usRestrictStates: ['AK', 'HI'] },
      footerSocial: { instagram: { visible: true, url: 'https://instagram.com/harbor', order: 1 } },
      integrations: { recaptchaSiteKey: 'site-key', analyticsMeasurementId: 'G-1', addthisIds: ['ra-1'] },
      account: { emailCaptureEnabled: true },
    },
  });
  expect(settings).toMatchObject({
    checkout_countries: ['US', 'CA'],
    us_restrict_states: ['AK', 'HI'],
    recaptcha: { site_key: 'site-key' },
    analytics: { measurement_id: 'G-1' },
    addthis: { ids: ['ra-1'] },
    account: { email_capture_enabled: true },
    active_theme: { ...plainTheme, version: '1', file_path: null },
    font_colors_file_path: null,
    active_review_module: 'stoa',
    footer_social: { instagram: { visible: true, url: 'https://instagram.com/harbor', order: 1 } },
    content: { footer: { copyrightMessage: 'default' } },
  });
});

it('name the modules [ENT-008, ENT-009, ENT-010, PERM-502]', async () => {
  const { settings } = await shown({
    settings: {
      ...plainSettings,
      modules: {
        hidePriceForAnonymous: true,
        preventCheckout: true,
        preventCheckoutMessage: 'Back on Monday.',
        allowRequestQuote: true,
        messages: { active: true, characterLimit: 500, initialStoreMessage: 'Hello!' },
      },
    },
  });
  expect(settings.modules).toEqual({
    messages: {
      is_active: true,
      is_active_checkout: false,
      is_enable_messages_on_product_pages: false,
      character_limit: 500,
      checkout_label: '',
      support_file_types: [],
      initial_store_message: 'Hello!',
      message_auto_response: '',
    },
    sociallogins: { hide_price_for_anonymous: true },
    'order-management': {
      prevent_checkout: true,
      prevent_checkout_message: 'Back on Monday.',
      allow_request_quote: true,
    },
  });
});

it('name shopping lists and save-for-later [ENT-011, ENT-012]', async () => {
  const off = await shown();
  expect(off.settings.others.shopping_list.enable).toBe(false);
  expect(off.settings.others.save_for_later.enable).toBe(false);
  const texts = { description: 'Keep it', saveActionText: 'Save', savedItemText: 'Saved' };
  const { settings } = await shown({
    settings: {
      ...plainSettings,
      others: {
        shoppingList: { enable: true, name: 'Lists', description: 'Plan' },
        saveForLater: { enable: true, ...texts },
      },
    },
  });
  expect(settings.others).toEqual({
    shopping_list: { enable: true, name: 'Lists', description: 'Plan' },
    save_for_later: {
      ...{ enable: true, description: 'Keep it' },
      ...{ save_action_text: 'Save', saved_item_text: 'Saved' },
    },
  });
});

it('keep to themselves what no browser needs: rates, methods, instructions', async () => {
  const { settings } = await shown();
  expect(JSON.stringify(settings)).not.toMatch(/rate|8875|instructions|Send it to us|shippingMethods/i);
  expect(Object.keys(settings).sort()).toEqual(
    `account active_review_module active_theme addthis analytics checkout_countries client client_address
     client_guids client_products content currency font_colors_file_path footer_social general listing locale
     modules others recaptcha sellers time_zone us_restrict_states`.split(/\s+/),
  );
});
