import { createProduct } from '@stoa/commerce';
import { variableProduct } from '@stoa/commerce/testing';
import { expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { everyFieldOf } from './testing/every-operation.ts';
import { serveMug } from './testing/served-mug.ts';
import { someText } from './testing/some-text.ts';

const { sale } = await serveMug();

const size = { width: 1200, height: 900 };
const quilt = variableProduct(
  { red: 3000, blue: 3200, green: 3400 },
  {
    sku: 'QUILT',
    name: 'Quilt',
    media: [{ file: 'all', alt: 'all of them', ...size }],
    websiteDisplay: 'other',
  },
);
const [red, blue, green] = quilt.variations;
/** One that is nearly gone, one that comes later and one that is no longer sold. */
const made = await createProduct(sale.system, {
  ...quilt,
  defaultVariationSku: 'QUILT-red',
  variations: [
    {
      ...red,
      msrp: 4000,
      priceLevels: [{ minQty: 2, price: 2700 }],
      media: [{ file: 'red', alt: 'the red one', ...size }],
      stock: { available: 4, lowStockThreshold: 5, lowStockAlertMessage: 'Nearly gone' },
    },
    { ...blue, stock: { available: 0, allowBackorders: true, backorderMessage: 'In May' } },
    { ...green, unavailableForSale: true, discontinued: true, stock: { available: 0 } },
  ],
} as typeof quilt);

const picture = (file: string, alt: string) => ({
  ...size,
  alt,
  type: 'image',
  thumbnail: `/images/products/thumbnail/${file}`,
  medium: `/images/products/medium/${file}`,
  large: `/images/products/large/${file}`,
});
const ownPicture = picture('red', 'the red one');
const sharedPicture = picture('all', 'all of them');

/** What the variation has and the product made of it has by the same name. */
const shared = {
  red: {
    sku: 'QUILT-red',
    variation_text: 'red',
    price: 30,
    final_price: 30,
    msrp: 40,
    discount_percent: 25,
    allow_backorders: false,
    backorder_message: '',
    low_stock_alert_message: 'Nearly gone',
    stockStatus: 'in-stock',
    stockStatusText: 'stock.in_stock {}',
    stock_message: { code: 'literal', params: { text: 'Nearly gone' }, text: 'Nearly gone' },
    isBackorders: false,
    isBuyable: true,
    isInStock: true,
    maxCartQty: 4,
    qty: 4,
    salableQty: 4,
    unavailable_for_sale: false,
    variation_settings: { variable_link_image: true, variable_image_index: null },
  },
  blue: {
    sku: 'QUILT-blue',
    variation_text: 'blue',
    price: 32,
    final_price: 32,
    msrp: null,
    discount_percent: 0,
    allow_backorders: true,
    backorder_message: 'In May',
    low_stock_alert_message: '',
    stockStatus: 'backordered',
    stockStatusText: 'In May',
    stock_message: null,
    isBackorders: true,
    isBuyable: true,
    isInStock: false,
    maxCartQty: 100,
    qty: 0,
    salableQty: 0,
    unavailable_for_sale: false,
    variation_settings: { variable_link_image: false, variable_image_index: null },
  },
  green: {
    sku: 'QUILT-green',
    variation_text: 'green',
    price: 34,
    final_price: 34,
    msrp: null,
    discount_percent: 0,
    allow_backorders: false,
    backorder_message: '',
    low_stock_alert_message: '',
    stockStatus: 'unavailable_for_sale',
    stockStatusText: 'stock.unavailable {}',
    stock_message: null,
    isBackorders: false,
    isBuyable: false,
    isInStock: false,
    maxCartQty: 1,
    qty: 0,
    salableQty: 0,
    unavailable_for_sale: true,
    variation_settings: { variable_link_image: false, variable_image_index: null },
  },
};

const ALWAYS = {
  archived: false,
  currency: 'USD',
  hide_price: false,
  is_price_hidden: false,
};

it('a variation, asked for all of its fields, tells its price, its stock and whether it can be bought [ENT-022, ENT-036, ENT-522]', async () => {
  const query = `{ product(slug: "quilt") { variations ${everyFieldOf('Variation', 2)} } }`;
  const { product } = Object(await ask(sale.visitor(), query));
  const parent = {
    _id: made.id,
    class_code: 'variable_product',
    images: [sharedPicture],
    website_display: 'other',
  };
  const level = {
    _id: someText,
    currency: 'USD',
    customer_groups: [],
    min_qty: 2,
    price: 27,
    savePercent: 10,
    text: 'price.level {"min_qty":2,"price":"$27.00","percent":10}',
  };
  const whole = (color: keyof typeof shared, own: object) => ({
    ...ALWAYS,
    ...shared[color],
    _id: made.variationIds[`QUILT-${color}`],
    variation_values: { color },
    available_price_levels: [],
    discontinued: false,
    image: null,
    is_from_jpin: false,
    parentVariableProduct: parent,
    product: expect.objectContaining({ sku: `QUILT-${color}` }),
    ...own,
  });
  expect(product.variations).toEqual([
    whole('red', { available_price_levels: [level], image: { ...ownPicture, oembed: null } }),
    whole('blue', {}),
    whole('green', { discontinued: true }),
  ]);
});

it('a variation as a product of its own tells the same, and by the other names of a product [ENT-026, ENT-522]', async () => {
  const query = `{ product(slug: "quilt") { variations { product ${everyFieldOf('Product', 1)} } } }`;
  const { product } = Object(await ask(sale.visitor(), query));
  const { red: nearlyGone, blue: later, green: gone } = shared;
  const whole = ({ sku, ...same }: (typeof shared)[keyof typeof shared], own: object) => ({
    product: expect.objectContaining({
      ...ALWAYS,
      ...same,
      sku,
      _id: made.variationIds[sku],
      id: made.variationIds[sku],
      variable_product: made.id,
      parentVariableProduct: { _id: made.id, class_code: 'variable_product', website_display: 'other' },
      class_code: 'simple',
      child_class_code: null,
      url: `/quilt/pv/${sku}`,
      available_for_sale: same.isBuyable,
      from_price: null,
      image: sharedPicture,
      stock_status: same.stockStatus,
      stockInfo: { status: same.stockStatus },
      stockQty: same.salableQty,
      backordersQty: 0,
      backordersMessage: '',
      available_price_levels: [],
      ...own,
    }),
  });
  expect(product.variations).toEqual([
    whole(nearlyGone, {
      image: ownPicture,
      available_price_levels: [expect.objectContaining({ price: 27 })],
    }),
    whole(later, { backordersQty: 1, backordersMessage: 'In May' }),
    whole(gone, {}),
  ]);
});

it('the attributes of a product, asked for all of their fields, tell which options are chosen and can be [ENT-037, ENT-038]', async () => {
  const query = `{ product(slug: "quilt") { variants ${everyFieldOf('Variant', 1)} } }`;
  const { product } = Object(await ask(sale.visitor(), query));
  const option = (value: string, selected: boolean, enabled: boolean) => ({
    value,
    selected,
    enabled,
    swatch: null,
  });
  expect(product.variants).toEqual([
    {
      _id: `${made.id}:color`,
      code: 'color',
      label: 'Colour',
      display_type: 'button',
      button_setting: null,
      options: [option('red', true, true), option('blue', false, true), option('green', false, false)],
    },
  ]);
});
