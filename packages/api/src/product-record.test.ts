import {
  archiveProduct,
  createCategory,
  createCustomer,
  createProduct,
  createProducts,
  saveCustomerGroup,
  setStockRules,
} from '@stoa/commerce';
import {
  createTestDatabase,
  simpleProduct,
  type TestDatabase,
  variableProduct,
} from '@stoa/commerce/testing';
import { isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { contractSchema } from './graphql/schema.ts';
import { ask } from './testing/ask.ts';
import { restDoor } from './testing/doors.ts';
import { accepted } from './testing/outcome.ts';
import type { TestClient } from './testing/test-client.ts';
import { type ServedSale, serveSale } from './testing/test-sale.ts';

let database: TestDatabase;
let sale: ServedSale;
let who: TestClient;
let id: string;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  sale = await serveSale(database.db);
  who = sale.visitor();
  id = await makeJug(sale);
});
afterAll(async () => {
  await sale.server.close();
  await database.drop();
});

async function makeJug({ system }: ServedSale): Promise<string> {
  await saveCustomerGroup(system, { code: 'wholesale', name: 'Wholesale' });
  await createCategory(system, { name: 'Kitchen', slug: 'kitchen' });
  await createCategory(system, { name: 'Jugs', slug: 'jugs', parent: 'kitchen' });
  const picture = { alt: 'from the front', width: 1200, height: 900 };
  const made = await createProduct(system, {
    classCode: 'simple',
    sku: 'JUG-1',
    name: 'Harbour jug',
    slug: 'harbour-jug',
    subTitle: 'Holds a litre',
    shortDescription: 'A jug for the table.',
    brand: 'Tideline',
    description: [{ type: 'paragraph', content: [{ type: 'text', text: 'Thrown by hand.' }] }],
    itemDeliveryInfo: 'Comes in straw',
    limitShippingMethods: ['standard'],
    price: 4000,
    msrp: 5000,
    shippingFee: 250,
    categories: ['jugs'],
    priceLevels: [
      { minQty: 4, price: 3600, savePercent: 12 },
      { minQty: 2, price: 3900, customerGroups: ['wholesale'] },
    ],
    media: [
      { file: 'jug-front', ...picture },
      { file: 'jug-side', ...picture },
    ],
    stock: { available: 5, lowStockThreshold: 6, lowStockAlertMessage: 'Nearly gone' },
    reviewStars: [0, 0, 0, 2, 2],
    seoCrawlerSetting: 'No-index and follow',
    personalizationOptions: [
      {
        code: 'initials',
        label: 'Initials',
        type: 'text',
        required: true,
        displayed: true,
        characterLimit: 3,
      },
      { code: 'card', label: 'Card', type: 'textarea', required: false, displayed: false },
    ],
    productOptions: [
      {
        id: 'glaze',
        label: 'Glaze',
        helpText: 'Inside only',
        optionType: 'button',
        isRequired: true,
        additionalFee: 100,
        initialVisibility: 'show',
        placeholderText: 'Choose',
        icon: 'kiln',
        thumbnail: { type: 'image', value: 'glazes', enlarge: true },
        values: [
          {
            id: 'ash',
            label: 'Ash',
            additionalFee: 250,
            isDefault: true,
            initialVisibility: 'show',
            thumbnail: { type: 'color', value: '#bbb8ad', enlarge: false },
          },
          { id: 'oak', label: 'Oak', additionalFee: 0, isDefault: false, initialVisibility: 'disable' },
        ],
      },
      {
        id: 'dedication',
        label: 'Dedication',
        optionType: 'text',
        isRequired: false,
        values: [],
        additionalFee: 0,
        initialVisibility: 'hide',
        textLimit: { min: 2, max: 40 },
      },
    ],
    productOptionRules: [
      {
        operator: 'all',
        conditions: [{ option: 'glaze', values: ['ash'], operator: 'not_selected' }],
        actions: [{ option: 'dedication', action: 'show', values: [] }],
      },
      {
        operator: 'any',
        conditions: [{ option: 'dedication', values: ['0'], operator: 'selected' }],
        actions: [{ option: 'glaze', action: 'hide_value', values: ['oak'] }],
      },
    ],
  });
  return made.id;
}

const productOf = async (fields: string, key: object = { id }): Promise<object> => {
  const query = `query ($id: ID, $slug: String) { product(_id: $id, slug: $slug) { ${fields} } }`;
  return Object(await ask(who, query, key)).product;
};

describe('a product of the contract', () => {
  it('tells who it is, by id and by slug alike [ENT-016, ENT-017, ENT-514, ENT-515, API-GQL-553]', async () => {
    const fields = `_id id name actual_name sub_title short_description description slug sku brand
      image { medium alt } images { medium } breadcrumb { name slug path }`;
    const known = await productOf(fields);
    expect(known).toMatchObject({
      _id: id,
      id,
      name: 'Harbour jug',
      actual_name: 'Harbour jug',
      sub_title: 'Holds a litre',
      short_description: 'A jug for the table.',
      slug: 'harbour-jug',
      sku: 'JUG-1',
      brand: 'Tideline',
      description: [{ type: 'paragraph', content: [{ type: 'text', text: 'Thrown by hand.' }] }],
      image: { medium: '/images/products/medium/jug-front', alt: 'from the front' },
      images: [
        { medium: '/images/products/medium/jug-front' },
        { medium: '/images/products/medium/jug-side' },
      ],
      breadcrumb: [
        { name: 'Kitchen', slug: 'kitchen', path: 'kitchen' },
        { name: 'Jugs', slug: 'jugs', path: 'kitchen/jugs' },
      ],
    });
    expect(await productOf(fields, { slug: 'harbour-jug' })).toEqual(known);
  });

  it('tells what a card shows beside its name: badges, colours and a second picture', async () => {
    const made = await createProduct(
      sale.system,
      variableProduct(
        { Sage: 900, Oat: 900 },
        {
          slug: 'badged',
          attributes: { badge: ['New', 'Handmade', 'Third'] },
          media: ['front', 'side', 'back'].map((file) => ({ file, alt: '', width: 900, height: 900 })),
          variants: [
            {
              id: 'color',
              label: 'Colour',
              displayType: 'button',
              options: [
                { value: 'Sage', swatch: '#8fa08a' },
                { value: 'Oat', swatch: 'red;--x:1' },
              ],
            },
          ],
        },
      ),
    );
    const fields = 'second_image { medium } badges swatches { value swatch }';
    expect(await productOf(fields, { id: made.id })).toEqual({
      second_image: { medium: '/images/products/medium/side' },
      badges: ['New', 'Handmade'],
      swatches: [{ value: 'Sage', swatch: '#8fa08a' }],
    });
    expect(await productOf(fields)).toMatchObject({ badges: [], swatches: [] });
  });

  it('tells its films with a poster and their player [PDP-014, ENT-041]', async () => {
    const poster = { alt: 'on the wheel', width: 1200, height: 900 };
    const { id: filmed } = await createProduct(sale.system, {
      classCode: 'simple',
      sku: 'JUG-F',
      name: 'Filmed jug',
      price: 4000,
      media: [
        { file: 'wheel', kind: 'video', video: 'https://youtu.be/aqz-KE-bpKQ', ...poster },
        { file: 'jug-front', ...poster },
      ],
    });
    const fields = 'image { type thumbnail medium large } images { type oembed { html thumbnail_url url } }';
    const html = expect.stringMatching(
      /^<iframe src="https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?autoplay=1&amp;rel=0"/,
    );
    expect(await productOf(fields, { id: filmed })).toEqual({
      image: {
        type: 'image',
        thumbnail: '/images/products/thumbnail/jug-front',
        medium: '/images/products/medium/jug-front',
        large: '/images/products/large/jug-front',
      },
      images: [
        {
          type: 'video',
          oembed: {
            html,
            thumbnail_url: '/images/products/thumbnail/wheel.webp',
            url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
          },
        },
        { type: 'image', oembed: null },
      ],
    });
  });

  it('tells its price, rating and sellers [ENT-031, ENT-517]', async () => {
    const { ownSellerId } = sale.shop;
    const fields = 'price final_price msrp hide_price review_count review_avg_rating client_guid sellerId';
    expect(await productOf(fields)).toEqual({
      price: 40,
      final_price: 40,
      msrp: 50,
      hide_price: false,
      review_count: 4,
      review_avg_rating: 4.5,
      client_guid: ownSellerId,
      sellerId: ownSellerId,
    });
  });

  it('tells what it costs, with the options that are chosen, sent, and for more of it [ENT-024, ENT-517]', async () => {
    const fields = `price final_price msrp hide_price shipping_fee available_price_levels { min_qty price }
      none: product_options_fee ash: product_options_fee(chosen: { Glaze: "Ash" })
      unknown: product_options_fee(chosen: { Glaze: "Gold" })`;
    expect(await productOf(fields)).toEqual({
      price: 40,
      final_price: 40,
      msrp: 50,
      hide_price: false,
      shipping_fee: 2.5,
      available_price_levels: [{ min_qty: 4, price: 36 }],
      none: 0,
      ash: 3.5,
      unknown: 0,
    });
    const lessened = simpleProduct({ msrp: 1200, priceLevels: [{ minQty: 1, price: 900 }] });
    const { id: reduced } = await createProduct(sale.system, lessened);
    expect(await productOf('price final_price msrp', { id: reduced })).toEqual({
      price: 10,
      final_price: 9,
      msrp: 12,
    });
    const secret = simpleProduct({ hidePrice: true, msrp: 9900 });
    const { id: hidden } = await createProduct(sale.system, secret);
    expect(await productOf('price final_price msrp hide_price', { id: hidden })).toEqual({
      price: null,
      final_price: null,
      msrp: null,
      hide_price: true,
    });
  });

  it('tells how it is sent [ENT-025]', async () => {
    const fields = 'non_shippable_product item_delivery_info limit_shipping_option delivery_estimate';
    expect(await productOf(fields)).toEqual({
      non_shippable_product: false,
      item_delivery_info: 'Comes in straw',
      limit_shipping_option: ['standard'],
      delivery_estimate: null,
    });
    const { id: lesson } = await createProduct(sale.system, simpleProduct({ nonShippable: true }));
    expect(await productOf('non_shippable_product limit_shipping_option', { id: lesson })).toEqual({
      non_shippable_product: true,
      limit_shipping_option: [],
    });
  });

  it('tells how many there are, and what is said of those that come later [ENT-026]', async () => {
    const fields = 'salableQty qty allow_backorders backorder_message low_stock_alert_message';
    expect(await productOf(fields)).toEqual({
      salableQty: 5,
      qty: 5,
      allow_backorders: false,
      backorder_message: '',
      low_stock_alert_message: 'Nearly gone',
    });
    const { id: productId } = await createProduct(sale.system, simpleProduct({ stock: { available: 0 } }));
    const rules = { allowBackorders: true, backorderMessage: 'Thrown for you' };
    await setStockRules(sale.system, { productId, ...rules });
    expect(await productOf(fields, { id: productId })).toMatchObject({
      salableQty: 0,
      qty: 0,
      allow_backorders: true,
      backorder_message: 'Thrown for you',
    });
  });

  it('tells its stock and whether it can be had [ENT-027, ENT-028, ENT-520]', async () => {
    const fields = `stockStatus stockStatusText isInStock isBackorders
      archived website_visibility available_for_sale unavailable_for_sale`;
    expect(await productOf(fields)).toEqual({
      stockStatus: 'in-stock',
      isInStock: true,
      isBackorders: false,
      stockStatusText: expect.stringContaining('stock.in_stock'),
      archived: false,
      website_visibility: true,
      available_for_sale: true,
      unavailable_for_sale: false,
    });
    const past = { classCode: 'simple', sku: 'JUG-0', name: 'Old jug', price: 100 } as const;
    const { id: old } = await createProduct(sale.system, { ...past, unavailableForSale: true });
    expect(await productOf(fields, { id: old })).toMatchObject({
      stockStatus: 'unavailable_for_sale',
      isInStock: false,
      available_for_sale: false,
      unavailable_for_sale: true,
    });
    const { id: out } = await createProduct(sale.system, simpleProduct({ stock: { available: 0 } }));
    expect(await productOf(fields, { id: out })).toMatchObject({
      stockStatus: 'out-of-stock',
      isInStock: false,
      isBackorders: false,
      stockStatusText: expect.stringContaining('stock.out_of_stock'),
      available_for_sale: false,
      unavailable_for_sale: false,
    });
    const waits = simpleProduct({ stock: { available: 0, allowBackorders: true } });
    const { id: later } = await createProduct(sale.system, waits);
    expect(await productOf(fields, { id: later })).toMatchObject({
      stockStatus: 'backordered',
      isInStock: false,
      isBackorders: true,
      stockStatusText: expect.stringContaining('stock.backordered'),
      available_for_sale: true,
      unavailable_for_sale: false,
    });
    const [hidden, gone] = await createProducts(sale.system, [
      simpleProduct({ websiteVisibility: false }),
      simpleProduct(),
    ]);
    await archiveProduct(sale.system, gone?.id ?? '');
    for (const not of [hidden, gone]) expect(await productOf('_id', { id: not?.id })).toBeNull();
  });

  it('tells robots and its canonical path [ENT-035]', async () => {
    expect(await productOf('seo_crawler_setting canonicalPath')).toEqual({
      seo_crawler_setting: 'No-index and follow',
      canonicalPath: '/harbour-jug',
    });
  });

  it('tells what can be written on it, and how much of it [ENT-029, ENT-048]', async () => {
    const { personalization_options } = Object(await productOf('personalization_options'));
    expect(personalization_options).toEqual([
      {
        code: 'initials',
        label: 'Initials',
        type: 'text',
        required: true,
        displayed: true,
        character_limit: 3,
      },
      { code: 'card', label: 'Card', type: 'textarea', required: false, displayed: false },
    ]);
  });

  it('tells its options with values, fees in major units, and pictures [ENT-030, ENT-049, ENT-050, ENT-051, ENT-516]', async () => {
    const { product_options, product_option_set } = Object(
      await productOf('product_options product_option_set'),
    );
    expect(product_option_set).toBe(true);
    expect(product_options).toMatchObject([
      {
        _id: 'glaze',
        label: 'Glaze',
        help_text: 'Inside only',
        option_type: 'button',
        is_required: true,
        additional_fee: 1,
        initial_visibility: 'show',
        placeholder_text: 'Choose',
        thumbnail: {
          type: 'image',
          value: '/images/products/thumbnail/glazes',
          enlarge: true,
          medium: '/images/products/medium/glazes',
          large: '/images/products/large/glazes',
        },
        icon: '/images/products/thumbnail/kiln',
        values: [
          {
            _id: 'ash',
            label: 'Ash',
            additional_fee: 2.5,
            is_default: true,
            initial_visibility: 'show',
            thumbnail: { type: 'color', value: '#bbb8ad', enlarge: false },
          },
          { _id: 'oak', label: 'Oak', additional_fee: 0, is_default: false, initial_visibility: 'disable' },
        ],
      },
      {
        _id: 'dedication',
        option_type: 'text',
        is_required: false,
        initial_visibility: 'hide',
        text_limit: { min: 2, max: 40 },
      },
    ]);
  });

  it('tells the rules by which its options open and close [ENT-030, ENT-052]', async () => {
    expect(await productOf('product_option_rules')).toEqual({
      product_option_rules: [
        {
          operator: 'all',
          conditions: [{ option: 'glaze', values: ['ash'], operator: 'not_selected' }],
          actions: [{ option: 'dedication', action: 'show', values: [] }],
        },
        {
          operator: 'any',
          conditions: [{ option: 'dedication', values: ['0'], operator: 'selected' }],
          actions: [{ option: 'glaze', action: 'hide_value', values: ['oak'] }],
        },
      ],
    });
  });
});

describe('a product of several', () => {
  it('that has variations tells them, by what they differ and which is shown first [ENT-020, ENT-032, ENT-037, ENT-516, ENT-522]', async () => {
    const cushion = variableProduct({ red: 2000, blue: 1500 }, { sku: 'CUSHION' });
    const { id: made, variationIds } = await createProduct(sale.system, {
      ...cushion,
      defaultVariationSku: 'CUSHION-blue',
      variants: [
        {
          id: 'color',
          label: 'Colour',
          displayType: 'radio',
          buttonSetting: { shape: 'round' },
          options: [{ value: 'red', swatch: '#aa0000' }, { value: 'blue' }],
        },
      ],
    });
    const fields = `class_code child_class_code default_variation_sku
      variants { _id code label display_type button_setting options { value swatch } }
      variations { _id sku variation_values variation_text is_from_jpin price salableQty }`;
    const variation = (color: string, price: number) => ({
      _id: variationIds[`CUSHION-${color}`],
      sku: `CUSHION-${color}`,
      price,
      salableQty: 5,
      variation_values: { color },
      variation_text: color,
      is_from_jpin: false,
    });
    expect(await productOf(fields, { id: made })).toEqual({
      class_code: 'variable_product',
      child_class_code: 'simple',
      default_variation_sku: 'CUSHION-blue',
      variants: [
        {
          _id: `${made}:color`,
          code: 'color',
          label: 'Colour',
          display_type: 'radio',
          button_setting: { shape: 'round' },
          options: [
            { value: 'red', swatch: '#aa0000' },
            { value: 'blue', swatch: null },
          ],
        },
      ],
      variations: [variation('red', 20), variation('blue', 15)],
    });
    for (const displayType of ['button', 'dropdown'] as const) {
      const variant = { id: 'color', label: 'Colour', displayType, options: [{ value: 'red' }] };
      const drawn = { ...variableProduct({ red: 2000 }), variants: [variant] };
      const { id: other } = await createProduct(sale.system, drawn);
      expect(await productOf('variants { display_type }', { id: other })).toEqual({
        variants: [{ display_type: displayType }],
      });
    }
  });

  it('that is a group tells its members, and a gift certificate what it is [ENT-020, ENT-023, ENT-516]', async () => {
    await createProduct(sale.system, simpleProduct({ sku: 'LID', price: 300 }));
    const { id: group } = await createProduct(sale.system, {
      classCode: 'grouped',
      sku: 'SET',
      name: 'Jug and lid',
      children: ['LID', 'JUG-1'],
    });
    const fields = 'class_code child_class_code product_option_set children { sku class_code price }';
    expect(await productOf(fields, { id: group })).toEqual({
      class_code: 'grouped',
      child_class_code: null,
      product_option_set: false,
      children: [
        { sku: 'LID', class_code: 'simple', price: 3 },
        { sku: 'JUG-1', class_code: 'simple', price: 40 },
      ],
    });
    const gift = { classCode: 'gift_certificate', sku: 'GIFT', name: 'Gift', price: 5000 } as const;
    const { id: certificate } = await createProduct(sale.system, gift);
    expect(await productOf('class_code', { id: certificate })).toEqual({ class_code: 'gift_certificate' });
  });
});

const choicesOf = (field: string, given?: object) =>
  ask(who, `query ($id: ID!, $given: JSON) { product(_id: $id) { told: ${field} } }`, { id, given }).then(
    (answer) => Object(answer).product.told,
  );

describe('what a cart would make of choices, before anything is put in', () => {
  it('tells the options it would keep, and in words what is wrong with the others [ENT-030]', async () => {
    const kept = (chosen?: object) => choicesOf('product_options_data(chosen: $given)', chosen);
    const wrong = (chosen?: object) => choicesOf('invalid_product_options_data(chosen: $given)', chosen);
    expect([await kept(), await wrong()]).toEqual([
      {},
      { Glaze: expect.stringMatching(/^field\.required.*Glaze/) },
    ]);
    expect([await kept({ Glaze: ' ash ' }), await wrong({ Glaze: ' ash ' })]).toEqual([{ Glaze: 'Ash' }, {}]);
    const unknown = { Glaze: 'Gold', Lid: 'Cork' };
    expect(await kept(unknown)).toEqual({});
    expect(Object.keys(await wrong(unknown))).toEqual(['Glaze', 'Lid']);
  });

  it('tells the personalisation it would keep, and in words what is wrong with it [ENT-029]', async () => {
    const kept = (filled?: object) => choicesOf('personalization_data(filled: $given)', filled);
    const wrong = (filled?: object) => choicesOf('invalid_personalization_data(filled: $given)', filled);
    expect([await kept(), await wrong()]).toEqual([
      {},
      { initials: expect.stringMatching(/^field\.required.*Initials/) },
    ]);
    const good = { initials: ' AL ', shoe: '43' };
    expect([await kept(good), await wrong(good)]).toEqual([{ initials: 'AL' }, {}]);
    expect(await wrong({ initials: 'ABCD' })).toEqual({ initials: expect.stringContaining('3') });
  });

  it('refuses what are no texts, and says where', async () => {
    for (const chosen of [[], { Glaze: 1 }, { Glaze: { $ne: '' } }]) {
      const query =
        'query ($id: ID!, $chosen: JSON) { product(_id: $id) { product_options_data(chosen: $chosen) } }';
      const { body } = await who.graphql(query, { id, chosen });
      expect(Object(body).errors[0].extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: expect.stringMatching(/^chosen/),
      });
    }
  });
});

it('a product is told over REST by the fields of the contract and no others', async () => {
  const { body } = await who.get(`/api/products/${id}`);
  const type = contractSchema().getType('Product');
  const known = isObjectType(type) ? Object.keys(type.getFields()) : [];
  const told = Object.keys(Object(body).product);
  expect(told.length).toBeGreaterThan(50);
  expect(told.filter((name) => !known.includes(name))).toEqual([]);
});

it('a variation tells of its product, and which of its pictures it shows [ENT-021, ENT-022, VAR-037]', async () => {
  const shape = { alt: 'from the front', width: 1200, height: 900 };
  const cushion = variableProduct(
    { red: 3000, blue: 3200, green: 3400 },
    {
      websiteDisplay: 'other',
      media: [
        { file: 'all', ...shape },
        { file: 'blue', ...shape },
      ],
    },
  );
  const [red, blue, green] = cushion.variations;
  const made = await createProduct(sale.system, {
    ...cushion,
    variations: [
      red,
      { ...blue, media: [{ file: 'blue', ...shape }] },
      { ...green, media: [{ file: 'own', ...shape }] },
    ],
  } as typeof cushion);
  const fields = `variations { variation_settings { variable_link_image variable_image_index }
    parentVariableProduct { _id class_code website_display images { medium } } }`;
  const { variations } = Object(await productOf(fields, { id: made.id }));
  const parent = {
    _id: made.id,
    class_code: 'variable_product',
    website_display: 'other',
    images: [{ medium: '/images/products/medium/all' }, { medium: '/images/products/medium/blue' }],
  };
  const settings = [
    { variable_link_image: false, variable_image_index: null },
    { variable_link_image: true, variable_image_index: 1 },
    { variable_link_image: true, variable_image_index: null },
  ];
  expect(variations).toEqual(
    settings.map((variation_settings) => ({ variation_settings, parentVariableProduct: parent })),
  );
});

it('the price levels of a product are those open to the requester [API-020, API-GQL-536, ENT-039, PRICE-023]', async () => {
  const query = `query ($id: ID!) {
    getPriceLevels(productId: $id) { priceLevels { _id customer_groups min_qty price savePercent text } } }`;
  const { getPriceLevels } = Object(await ask(who, query, { id }));
  expect(getPriceLevels.priceLevels).toEqual([
    {
      _id: expect.stringMatching(/^[\da-f-]{36}$/),
      customer_groups: [],
      min_qty: 4,
      price: 36,
      savePercent: 12,
      text: expect.stringContaining('36.00'),
    },
  ]);
  const account = { email: 'trade@example.com', password: 'correct horse' };
  await createCustomer(sale.system, { ...account, group: 'wholesale', status: 'verified' });
  const token = accepted(await restDoor.login(sale.visitor(), account.email, account.password));
  const trade = sale.visitor({ authorization: `Bearer ${token}` });
  expect(Object(await ask(trade, query, { id })).getPriceLevels.priceLevels).toMatchObject([
    { customer_groups: ['wholesale'], min_qty: 2, price: 39, savePercent: 3 },
    { customer_groups: [], min_qty: 4, price: 36 },
  ]);
});
