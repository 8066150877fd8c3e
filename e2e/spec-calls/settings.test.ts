import { expect, test } from 'vitest';
import { at, Caller, claims, expectShape } from './caller.ts';
import { any, filled, flag, list, number, orNull, record, selection, text, whole } from './shape.ts';

const harbor = new Caller('harbor');
const ember = new Caller('ember');

/** ENT-001 to ENT-012, ENT-571 to ENT-575, as far as the contract has it. */
const settings = {
  general: whole({ app: whole({ name: filled, base_url: filled }) }),
  client: {
    code: filled,
    type: filled,
    guid: filled,
    marketplace: any,
    marketplace_guid: any,
    industry: text,
    status: filled,
    frontend_status: flag,
  },
  sellers: [
    {
      _id: filled,
      guid: filled,
      code: filled,
      status: filled,
      approved_for_marketplace: flag,
      logo: orNull(text),
      mobile_logo: orNull(text),
    },
  ] as const,
  client_products: list,
  client_guids: list,
  client_address: any,
  checkout_countries: list,
  us_restrict_states: list,
  recaptcha: whole({ site_key: orNull(text) }),
  addthis: whole({ ids: list }),
  analytics: whole({ measurement_id: orNull(text) }),
  active_theme: whole({ file_path: orNull(text), version: filled }),
  font_colors_file_path: orNull(text),
  footer_social: list,
  content: record,
  active_review_module: orNull(text),
  modules: whole({
    messages: whole({
      is_active: flag,
      is_active_checkout: flag,
      character_limit: number,
      checkout_label: text,
      support_file_types: list,
      is_enable_messages_on_product_pages: flag,
      initial_store_message: text,
      message_auto_response: text,
    }),
    sociallogins: whole({ hide_price_for_anonymous: flag }),
    'order-management': whole({
      prevent_checkout: flag,
      allow_request_quote: flag,
      prevent_checkout_message: text,
    }),
  }),
  others: whole({
    shopping_list: whole({ enable: flag, description: text, name: text }),
    save_for_later: whole({ enable: flag, description: text, save_action_text: text, saved_item_text: text }),
  }),
};

claims(settings, [
  'client.marketplace',
  'client.marketplace_guid',
  'sellers.approved_for_marketplace',
  'sellers.logo',
  'sellers.mobile_logo',
  'client_address',
  'recaptcha',
  'addthis',
  'analytics',
  'active_theme.file_path',
  'font_colors_file_path',
  'active_review_module',
  'modules.messages.is_active',
  'modules.messages.is_active_checkout',
  'modules.messages.checkout_label',
  'modules.messages.support_file_types',
  'modules.messages.is_enable_messages_on_product_pages',
  'modules.order-management.prevent_checkout',
  'modules.order-management.allow_request_quote',
  'modules.order-management.prevent_checkout_message',
  'others.shopping_list.enable',
  'others.save_for_later.enable',
]);

test('settings hold what the specification names of general, client, sellers, modules and the rest [API-GQL-511, ENT-001, ENT-005, ENT-009]', async () => {
  for (const shop of [harbor, ember]) {
    const data = await shop.graphql(`{ initSettings { ${selection(settings)} } }`);
    expectShape(data.initSettings, settings);
    expect(at(data, 'initSettings.general.app.base_url')).toBe(`http://${shop.host}`);
  }
});

test('settings are those of the shop that is asked [TEN-507, ENT-002, ENT-009]', async () => {
  const asked = '{ initSettings { client { code industry } modules } }';
  const [one, other] = [await harbor.graphql(asked), await ember.graphql(asked)];
  expect(one.initSettings).toMatchObject({
    client: { code: 'harbor' },
    modules: { sociallogins: { hide_price_for_anonymous: false } },
  });
  expect(other.initSettings).toMatchObject({
    client: { code: 'ember', industry: 'tobacco' },
    modules: { sociallogins: { hide_price_for_anonymous: true } },
  });
});

test('the value of each model that is asked for is told [API-REST-518, API-REST-519]', async () => {
  const models = [
    'modules.messages.is_active',
    'modules.sociallogins.hide_price_for_anonymous',
    'general.app.name',
  ];
  const { body } = await ember.post('/api/setting/configuration', { models });
  const { initSettings } = await ember.graphql('{ initSettings { general modules } }');
  for (const model of models) {
    expect((body.data as Record<string, unknown>)[model], model).toEqual({ value: at(initSettings, model) });
  }
});

test('a list of models that is none is refused by its code and field', async () => {
  const { status, body } = await harbor.post('/api/setting/configuration', {});
  expect(status).toBe(400);
  expect(body).toMatchObject({ success: false, code: 'BAD_USER_INPUT', field: 'models' });
});

const countries = {
  success: flag,
  countries: [{ code: filled, name: filled, states: [{ code: filled, name: filled }] }],
  state_required: list,
} as const;

claims(countries);

test('the countries of a shop are told with their states, by both doors alike [API-REST-513]', async () => {
  const { status, body } = await harbor.get('/api/countries');
  expect(status).toBe(200);
  expectShape(body, countries);
  const data = await harbor.graphql(
    '{ initSettings { checkout_countries } countries { success countries { code name states { code name } } state_required } }',
  );
  expect(data.countries).toEqual(body);
  expect(body.success).toBe(true);
  const codes = (body.countries as { code: string }[]).map(({ code }) => code);
  expect(codes).toEqual(at(data, 'initSettings.checkout_countries'));
  expect(codes).toEqual((at(data, 'countries.countries') as { code: string }[]).map(({ code }) => code));
});

test('settings hold inventory, features, order attributes and what is collected of addresses', async () => {
  const { initSettings } = await harbor.graphql(
    '{ initSettings { general others modules inventory features order_attributes active_review_module active_theme font_colors_file_path footer_social content email_capture_enabled } }',
  );
  expectShape(initSettings, {
    inventory: record,
    features: record,
    order_attributes: any,
    email_capture_enabled: flag,
  });
  expect(at(initSettings, 'active_theme.version')).toBeTypeOf('string');
});

const icon = { url: filled, visible: flag, order: number };

claims(icon);

test('icons of the footer say whether they are visible, where they lead and in which order [ENT-571]', async () => {
  const { initSettings } = await harbor.graphql('{ initSettings { footer_social } }');
  expectShape(at(initSettings, 'footer_social'), [icon]);
});

test('each requested model is answered, one that is not there by nothing [API-REST-519]', async () => {
  const models = ['modules.paypal.is_active', 'client.code'];
  const { body } = await harbor.post('/api/setting/configuration', { models });
  expect(body.data).toEqual({
    'modules.paypal.is_active': { value: null },
    'client.code': { value: 'harbor' },
  });
});
