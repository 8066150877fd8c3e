import { createTestDatabase, plainTheme } from '@stoa/commerce/testing';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { everyFieldOf } from './testing/every-operation.ts';
import { nimbusFooter, nimbusListing, nimbusTheme, serveNimbus } from './testing/nimbus.ts';
import { type ServedSale, serveSale } from './testing/test-sale.ts';

const database = await createTestDatabase(inject('postgresUrl'));
afterAll(() => database.drop());

/** All settings of the contract, asked anew. */
const allOf = async (sale: ServedSale) =>
  Object(await ask(sale.visitor(), `{ initSettings ${everyFieldOf('Settings', 2)} }`)).initSettings;

const { sale: full, marketplace, sellerId } = await serveNimbus(database.db);
afterAll(() => full.server.close());

/** A shop that says nothing but what it must. */
const plain = await serveSale(database.db, {
  name: 'Ember Cigars',
  industry: 'tobacco',
  settings: {
    general: { supportEmail: 'help@ember.test' },
    checkout: { countries: ['US'] },
    modules: { reviewsActive: false },
    listing: {},
    footerSocial: {},
    footer: {},
    others: {},
  },
});
afterAll(() => plain.server.close());

const features = {
  ...{ cart: true, checkout: true, search: true, accounts: true, registration: true },
  ...{ reviews: false, messages: false, shopping_lists: false, save_for_later: false },
  ...{ coupons: false, freebies: false, quotes: false, express_wallet: false, popups: false },
};
/** What is the same in every shop so far. */
const ofEveryShop = {
  active_review_module: null,
  features,
  font_colors_file_path: null,
  inventory: { max_cart_qty: 100, max_cart_lines: 200 },
  order_attributes: {},
};
const messagesOff = {
  is_active: false,
  is_active_checkout: false,
  is_enable_messages_on_product_pages: false,
};

describe('the settings of the contract, asked for all fields', () => {
  it('tell what the shop has set, and modules without calls as switched off [API-GQL-511, ENT-001, ENT-002, ENT-003, ENT-004, ENT-005, ENT-006, ENT-007, ENT-008, ENT-009, ENT-010, ENT-011, ENT-012, ENT-571, ENT-573, ENT-574, ENT-575, PERM-502]', async () => {
    const address = {
      address_line1: '1 Pier',
      city_locality: 'Portland',
      state_province: 'ME',
      postal_code: '04101',
    };
    expect(await allOf(full)).toEqual({
      ...ofEveryShop,
      account: { email_capture_enabled: true },
      active_theme: { ...nimbusTheme, file_path: null, version: '1' },
      addthis: { ids: ['ra-1'] },
      analytics: { measurement_id: 'G-1' },
      checkout_countries: ['CA', 'US'],
      client: {
        code: full.shop.code,
        type: 'marketplaceseller',
        guid: sellerId,
        industry: 'outdoor',
        marketplace: marketplace.code,
        marketplace_guid: marketplace.id,
        name: 'Nimbus Outfitters',
        status: 'active',
        frontend_status: true,
      },
      client_address: { ...address, country: 'US' },
      client_guids: [sellerId],
      client_products: [sellerId],
      content: { footer: nimbusFooter },
      currency: 'EUR',
      email_capture_enabled: true,
      // Instagram, without a number of its own, has its usual place.
      footer_social: [
        { network: 'instagram', url: 'https://instagram.com/nimbus', visible: true, order: 4 },
        { network: 'facebook', url: 'https://facebook.com/nimbus', visible: true, order: 9 },
      ],
      general: {
        app: { name: 'Nimbus Outfitters', base_url: full.shop.baseUrl },
        support_email: 'help@nimbus.test',
        support_phone: '+1 207 555 0100',
      },
      listing: nimbusListing,
      locale: 'de-DE',
      modules: {
        messages: {
          ...messagesOff,
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
      },
      others: {
        shopping_list: { enable: false, name: 'Lists', description: 'Plan' },
        save_for_later: {
          enable: false,
          description: 'Keep it',
          save_action_text: 'Save',
          saved_item_text: 'Saved',
        },
      },
      purchase_terms: {
        shipping_from: 4.95,
        free_shipping_from: 50,
        payment_methods: ['Check'],
        returns_text: 'Free for 30 days.',
        returns_url: '/returns',
      },
      ratings_shown: true,
      recaptcha: { site_key: 'site-key' },
      sellers: [
        {
          _id: sellerId,
          guid: sellerId,
          code: 'nimbus',
          name: 'Nimbus',
          status: 'active',
          // Of a marketplace, and this shop is none.
          approved_for_marketplace: false,
          logo: 'nimbus',
          mobile_logo: 'nimbus-small',
          origin_address: address,
        },
      ],
      time_zone: 'Europe/Berlin',
      us_restrict_states: ['AK', 'HI'],
    });
  });

  it('tell their defaults where the shop says nothing [ENT-001, ENT-002, ENT-004, ENT-006, ENT-007, ENT-008, ENT-009, ENT-010, ENT-011, ENT-012, ENT-571, ENT-573, ENT-575, CONST-001, TEN-003, TEN-015]', async () => {
    const guid = plain.shop.ownSellerId;
    expect(await allOf(plain)).toEqual({
      ...ofEveryShop,
      account: { email_capture_enabled: false },
      active_theme: {
        ...plainTheme,
        productPage: { thumbnails: 'down', enlarged: 'fullscreen', tabs: 'tab' },
        cards: { layout: 'standard', nameLines: 2, subTitleLines: 1, stock: false, spacing: 8 },
        file_path: null,
        version: '1',
      },
      addthis: { ids: [] },
      analytics: { measurement_id: null },
      checkout_countries: ['US'],
      client: {
        code: plain.shop.code,
        type: 'essential',
        guid,
        industry: 'tobacco',
        marketplace: null,
        marketplace_guid: null,
        name: 'Ember Cigars',
        status: 'active',
        frontend_status: null,
      },
      client_address: null,
      client_guids: [guid],
      client_products: [guid],
      content: {
        footer: {
          copyrightMessage: 'default',
          copyrightContent: '',
          enableLink: false,
          linkLabel: '',
          linkValue: '',
        },
      },
      currency: 'USD',
      email_capture_enabled: false,
      footer_social: [],
      general: {
        app: { name: 'Ember Cigars', base_url: plain.shop.baseUrl },
        support_email: 'help@ember.test',
        support_phone: '',
      },
      listing: {
        pageSize: 24,
        breadcrumb: true,
        descriptionLimit: 0,
        layout: 'grid',
        paging: 'scroll',
        filterPlacement: 'left',
        facets: [],
      },
      locale: 'en-US',
      modules: {
        messages: {
          ...messagesOff,
          character_limit: 3000,
          checkout_label: '',
          support_file_types: [],
          initial_store_message: '',
          message_auto_response: '',
        },
        sociallogins: { hide_price_for_anonymous: false },
        'order-management': {
          prevent_checkout: false,
          prevent_checkout_message: '',
          allow_request_quote: false,
        },
      },
      others: {
        shopping_list: { enable: false, name: '', description: '' },
        save_for_later: { enable: false, description: '', save_action_text: '', saved_item_text: '' },
      },
      purchase_terms: {
        shipping_from: null,
        free_shipping_from: null,
        payment_methods: [],
        returns_text: '',
        returns_url: null,
      },
      ratings_shown: false,
      recaptcha: { site_key: null },
      sellers: [
        {
          _id: guid,
          guid,
          code: plain.shop.code,
          name: 'Ember Cigars',
          status: 'active',
          approved_for_marketplace: false,
          logo: null,
          mobile_logo: null,
          origin_address: null,
        },
      ],
      time_zone: 'America/New_York',
      us_restrict_states: [],
    });
  });
});
