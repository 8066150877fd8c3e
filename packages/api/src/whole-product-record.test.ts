import { plainSettings } from '@stoa/commerce/testing';
import { describe, expect, it } from 'vitest';
import { everyFieldOf } from './testing/every-operation.ts';
import { BARE_CARD, BARE_DETAILS, pictureOf, productNames, stockNames } from './testing/product-fields.ts';
import { serveJug } from './testing/served-jug.ts';
import { someText } from './testing/some-text.ts';
import { filmOfVase, makeVases } from './testing/vases.ts';

const { sale, id, productOf, who } = await serveJug({
  settings: {
    ...plainSettings,
    attributes: [{ code: 'material', label: 'Made of' }],
    delivery: {
      default: 'standard',
      rules: [{ id: 'standard', cutoff: '14:00', handlingDays: [1, 2], transitDays: [2, 4] }],
    },
  },
});
const { vase, waits } = await makeVases(sale);

const { ownSellerId, code, name } = sale.shop;
const ofShop = {
  client_guid: ownSellerId,
  sellerId: ownSellerId,
  seller: {
    ...{ _id: ownSellerId, guid: ownSellerId, code, name, status: 'active' },
    ...{ approved_for_marketplace: false, logo: null, mobile_logo: null, origin_address: null },
  },
};

const front = pictureOf('jug-front', 'from the front');
const side = pictureOf('jug-side', 'from the front');
const jugCard = {
  ...BARE_CARD,
  ...ofShop,
  ...productNames({ name: 'Harbour jug', slug: 'harbour-jug' }),
  ...stockNames('in-stock', 5, 5),
  _id: id,
  id,
  sku: 'JUG-1',
  class_code: 'simple',
  sub_title: 'Holds a litre',
  short_description: 'A jug for the table.',
  brand: 'Tideline',
  brandid: 'Tideline',
  image: front,
  second_image: side,
  categories: ['jugs'],
  category_slugs: ['jugs'],
  primary_category: 'jugs',
  price: 40,
  final_price: 40,
  msrp: 50,
  discount_percent: 20,
  shipping_fee: 2.5,
  product_option_set: true,
  review_avg_rating: 4.5,
  review_count: 4,
  stockStatusText: 'stock.in_stock {}',
  low_stock_alert_message: 'Nearly gone',
  stock_message: { code: 'literal', params: { text: 'Nearly gone' }, text: 'Nearly gone' },
};
const jugPage = {
  ...BARE_DETAILS,
  attributes: [{ code: 'material', label: 'Made of', value: 'Stoneware, Cork' }],
  available_price_levels: [
    {
      _id: someText,
      currency: 'USD',
      customer_groups: [],
      min_qty: 4,
      price: 36,
      savePercent: 12,
      text: 'price.level {"min_qty":4,"price":"$36.00","percent":12}',
    },
  ],
  breadcrumb: [
    { name: 'Kitchen', slug: 'kitchen', path: 'kitchen' },
    { name: 'Jugs', slug: 'jugs', path: 'kitchen/jugs' },
  ],
  delivery_estimate: 'standard',
  description: [{ type: 'paragraph', content: [{ type: 'text', text: 'Thrown by hand.' }] }],
  images: [front, side],
  invalid_personalization_data: { initials: 'field.required {"label":"Initials"}' },
  invalid_product_options_data: { Glaze: 'field.required {"label":"Glaze"}' },
  item_delivery_info: 'Comes in straw',
  limit_shipping_option: ['standard'],
  meta_title: 'A jug by Tideline',
  meta_description: 'Thrown in the harbour.',
  personalization_options: [
    expect.objectContaining({ code: 'initials' }),
    expect.objectContaining({ code: 'card' }),
  ],
  product_option_rules: [
    expect.objectContaining({ operator: 'all' }),
    expect.objectContaining({ operator: 'any' }),
  ],
  product_options: [
    expect.objectContaining({ code: 'glaze' }),
    expect.objectContaining({ code: 'dedication' }),
  ],
  review_stars: [0, 0, 0, 2, 2],
  seo_crawler_setting: 'No-index and follow',
};

const tall = pictureOf('tall', 'in a window');
const above = pictureOf('top', 'from above');
const vaseCard = {
  ...BARE_CARD,
  ...ofShop,
  ...productNames({ name: 'Tall vase', slug: 'tall-vase' }),
  ...stockNames('in-stock', 5, 5),
  _id: vase.id,
  id: vase.id,
  sku: 'VASE',
  class_code: 'variable_product',
  child_class_code: 'simple',
  badges: ['New', 'Handmade'],
  swatches: [{ value: 'Sage', swatch: '#8fa08a' }],
  image: tall,
  second_image: above,
  categories: ['kitchen', 'jugs'],
  category_slugs: ['kitchen', 'jugs'],
  primary_category: 'jugs',
  price: 30,
  final_price: 30,
  from_price: 30,
  stockStatusText: 'stock.in_stock {}',
  website_display: 'other',
};
const vasePage = {
  ...BARE_DETAILS,
  attributes: [{ code: 'badge', label: 'Badge', value: 'New, Handmade, Third' }],
  breadcrumb: jugPage.breadcrumb,
  default_variation_sku: 'VASE-Oat',
  delivery_estimate: 'standard',
  images: [{ ...pictureOf('wheel', 'on the wheel', 'video'), oembed: filmOfVase }, tall, above],
  variants: [
    {
      _id: `${vase.id}:color`,
      code: 'color',
      label: 'Colour',
      display_type: 'button',
      button_setting: { shape: 'round' },
      options: [
        { value: 'Sage', swatch: '#8fa08a', selected: false, enabled: true },
        { value: 'Oat', swatch: null, selected: true, enabled: true },
      ],
    },
  ],
  variations: [
    expect.objectContaining({ sku: 'VASE-Sage', isBuyable: false }),
    expect.objectContaining({ sku: 'VASE-Oat', isBuyable: true }),
  ],
};

const tulipsCard = {
  ...BARE_CARD,
  ...ofShop,
  ...productNames({ name: 'Tulips', slug: 'tulips' }),
  ...stockNames('backordered', 0, 100),
  _id: waits.id,
  id: waits.id,
  sku: 'TULIPS',
  class_code: 'simple',
  price: null,
  final_price: null,
  hide_price: true,
  non_shippable_product: true,
  allow_backorders: true,
  backorder_message: 'In May',
  backordersQty: 1,
  backordersMessage: 'In May. stock.expected_ship {"date":"Mar 11 2026"}',
  backorderExpectedShipDate: '2026-03-11',
  stockStatusText: 'In May',
  stock_message: {
    code: 'stock.expected_ship',
    params: { date: 'Mar 11 2026' },
    text: 'stock.expected_ship {"date":"Mar 11 2026"}',
  },
  website_display: 'other',
};

/** What GraphQL tells with types of its own, in place of JSON. */
const TYPED = [
  'descriptionBlocks',
  'descriptionText',
  'personalizationOptions',
  'productOptionRules',
  'productOptions',
];
const typed = Object.fromEntries(TYPED.map((field) => [field, expect.anything()]));

describe('a product, asked for all of its fields', () => {
  const whole = (of: string) => productOf(everyFieldOf('Product', 2).slice(2, -1), { id: of });

  it('tells all that is known of it [ENT-016, ENT-024, ENT-025, ENT-031, ENT-514, ENT-517]', async () => {
    expect(await whole(id)).toEqual({ ...typed, ...jugCard, ...jugPage });
  });

  it('tells of one that comes in kinds what they have in common, and its films [ENT-032, ENT-041]', async () => {
    expect(await whole(vase.id)).toEqual({ ...typed, ...vaseCard, ...vasePage });
  });

  it('tells of one that waits when it comes, and nothing that it has not [ENT-027, ENT-518, ENT-519]', async () => {
    expect(await whole(waits.id)).toEqual({ ...typed, ...tulipsCard, ...BARE_DETAILS });
  });
});

describe('a product, over REST', () => {
  const whole = async (of: string) => (await who.get(`/api/products/${of}`)).body;

  it('tells the same, with the cards of those beside it', async () => {
    const beside = { children: [], related: [vaseCard] };
    expect(await whole(id)).toEqual({ success: true, product: { ...jugCard, ...jugPage, ...beside } });
    const alone = { children: [], related: [] };
    expect(await whole(waits.id)).toEqual({
      success: true,
      product: { ...tulipsCard, ...BARE_DETAILS, ...alone },
    });
  });

  it('tells each variation with what it has itself as a product [ENT-522]', async () => {
    const parent = {
      _id: vase.id,
      class_code: 'variable_product',
      images: vasePage.images,
      website_display: 'other',
    };
    const variation = (color: string, price: number, salableQty: number, own: object) => {
      const sku = `VASE-${color}`;
      const both = { _id: vase.variationIds[sku], sku, price, final_price: price, salableQty };
      const costs = { msrp: Object(own).msrp ?? null, hide_price: false, is_price_hidden: false };
      return {
        ...{ ...both, ...costs, discount_percent: 0, ...own, qty: salableQty, currency: 'USD' },
        ...{ variation_values: { color }, variation_text: color, parentVariableProduct: parent },
        ...{ available_price_levels: [], image: null, stock_message: null },
        ...{ backorder_message: '', low_stock_alert_message: '', isBackorders: false },
        ...{ allow_backorders: false, archived: false, discontinued: false, unavailable_for_sale: false },
        ...{ variation_settings: { variable_link_image: false, variable_image_index: null } },
        is_from_jpin: false,
        product: {
          ...{ ...both, ...costs, id: both._id, variable_product: vase.id, class_code: 'simple' },
          ...{ name: 'Tall vase', slug: 'tall-vase', url: `/tall-vase/pv/${sku}`, image: tall },
          ...{ client_guid: ownSellerId, sellerId: ownSellerId },
          stockStatus: Object(own).stockStatus,
        },
      };
    };
    const gone = { stockStatus: 'out-of-stock', stockStatusText: 'stock.out_of_stock {}' };
    const there = { stockStatus: 'in-stock', stockStatusText: 'stock.in_stock {}' };
    const beside = { children: [], related: [jugCard] };
    const variations = [
      variation('Sage', 30, 0, { ...gone, isInStock: false, isBuyable: false, maxCartQty: 1 }),
      variation('Oat', 34, 5, {
        ...there,
        isInStock: true,
        isBuyable: true,
        maxCartQty: 5,
        msrp: 40,
        discount_percent: 15,
      }),
    ];
    expect(await whole(vase.id)).toEqual({
      success: true,
      product: { ...vaseCard, ...vasePage, ...beside, variations },
    });
  });
});
