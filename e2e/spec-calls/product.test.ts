import { describe, expect, test } from 'vitest';
import { at, Caller, claims, expectShape, type Json, listAt, textAt } from './caller.ts';
import { allProducts, listed } from './products.ts';
import { any, filled, flag, list, number, optional, orNull, selection, text, whole } from './shape.ts';
import { card, media, priceLevel } from './shapes.ts';

const harbor = new Caller('harbor');
const ember = new Caller('ember');

/** ENT-048 to ENT-052. */
const personalizationOption = whole({
  code: filled,
  label: filled,
  type: filled,
  required: flag,
  displayed: flag,
  character_limit: optional(orNull(number)),
});
const thumbnail = optional(orNull(whole({ type: filled, value: filled, enlarge: optional(flag) })));
const option = whole({
  _id: filled,
  label: filled,
  help_text: optional(any),
  option_type: filled,
  is_required: flag,
  text_limit: optional(any),
  additional_fee: number,
  initial_visibility: filled,
  placeholder_text: optional(any),
  icon: optional(any),
  thumbnail,
  values: [
    whole({
      _id: filled,
      label: filled,
      additional_fee: number,
      is_default: flag,
      initial_visibility: filled,
      thumbnail,
    }),
  ],
});
const rule = whole({
  operator: filled,
  conditions: [whole({ option: filled, values: list, operator: optional(text) })],
  actions: [whole({ option: filled, action: filled, values: optional(list) })],
});

/** ENT-016 to ENT-037, ENT-514 to ENT-524, as far as the contract has it. */
const product = {
  ...card,
  description: any,
  images: [media] as const,
  breadcrumb: [{ name: filled, slug: filled }] as const,
  children: [{ _id: filled, name: filled, slug: filled }] as const,
  product_options_fee: orNull(number),
  shipping_fee: number,
  non_shippable_product: flag,
  item_delivery_info: text,
  limit_shipping_option: any,
  delivery_estimate: any,
  qty: orNull(number),
  allow_backorders: flag,
  backorder_message: text,
  website_visibility: flag,
  personalization_options: any,
  personalization_data: any,
  invalid_personalization_data: any,
  product_options: any,
  product_options_data: any,
  product_option_rules: any,
  invalid_product_options_data: any,
  available_price_levels: [priceLevel] as const,
  variations: [{ variation_text: filled, variation_values: any, is_from_jpin: flag }] as const,
  variants: [
    {
      _id: filled,
      code: filled,
      label: filled,
      display_type: filled,
      button_setting: any,
      options: [{ value: filled }],
    },
  ] as const,
  default_variation_sku: orNull(text),
  cigarbrandline: orNull(text),
  cigarstrength: orNull(text),
  cigarorigin: orNull(text),
  cigarwrapper: orNull(text),
  cigarbinder: orNull(text),
  cigarfiller: orNull(text),
  seo_crawler_setting: text,
  canonicalPath: filled,
};

/** The first products of which this is true; with details, lists may hold 24 at once. */
async function some(
  shop: Caller,
  count: number,
  fields: string,
  isSo: (one: Json) => boolean,
): Promise<Json[]> {
  const found: Json[] = [];
  for await (const one of listed(shop, `_id slug ${fields}`, 24)) {
    if (isSo(one)) found.push(one);
    if (found.length === count) return found;
  }
  throw new Error(`not ${count} products with ${fields}`);
}

/** Read once: it stays as it is. */
const ofHarbor = allProducts(harbor);

async function productBySlug(shop: Caller, slug: unknown): Promise<Json> {
  const data = await shop.graphql(`{ product(slug:${JSON.stringify(slug)}) { ${selection(product)} } }`);
  return at(data, 'product') as Json;
}

claims(product, [
  'hide_price',
  'msrp',
  'low_stock_alert_message',
  'archived',
  'image.oembed',
  'images.oembed',
  'product_options_fee',
  'limit_shipping_option',
  'personalization_data',
  'product_options_data',
  'variations.is_from_jpin',
  'variants.button_setting',
  'seo_crawler_setting',
]);
claims(option, ['additional_fee', 'icon', 'thumbnail']);
claims(rule);
claims(personalizationOption);
claims(priceLevel);

describe('a product', () => {
  test('of each class and of each stock status is found by slug with all its fields [API-GQL-553, ENT-016, ENT-017, ENT-019, ENT-020, ENT-027, ENT-031, ENT-514, ENT-518]', async () => {
    const all = await ofHarbor;
    const kinds = new Map(all.map((one) => [`${one.class_code} ${one.stockStatus}`, one]));
    expect([...kinds.keys()].join()).toMatch(/variable_product/);
    for (const [kind, { slug, _id, class_code, stockStatus }] of kinds) {
      const whole = await productBySlug(harbor, slug);
      expectShape(whole, product);
      expect(whole, kind).toMatchObject({ _id, id: _id, class_code, stockStatus, stock_status: stockStatus });
      expect(at(whole, 'stockInfo.status'), kind).toBe(stockStatus);
    }
    expect(new Set(all.map((one) => one.class_code))).toEqual(
      new Set(['simple', 'variable_product', 'grouped', 'gift_certificate']),
    );
  });

  test('is the same by its id, whichever of _id and id is read [API-GQL-552, ENT-515]', async () => {
    const [some] = await ofHarbor;
    const id = textAt(some, '_id');
    const data = await harbor.graphql(`{ product(_id:${JSON.stringify(id)}) { _id id slug } }`);
    expect(data.product).toEqual({ _id: id, id, slug: some?.slug });
  });

  test('that is not there is null, by id and by slug', async () => {
    const data = await harbor.graphql(
      '{ a: product(_id:"nothing") { _id } b: product(slug:"nothing") { _id } }',
    );
    expect(data).toEqual({ a: null, b: null });
  });

  test('of another shop is not there', async () => {
    const [some] = await ofHarbor;
    const data = await ember.graphql(
      `{ a: product(_id:${JSON.stringify(some?._id)}) { _id } b: product(slug:${JSON.stringify(some?.slug)}) { _id } }`,
    );
    expect(data).toEqual({ a: null, b: null });
  });

  test('of several variations has variants with their options, and each variation its values [ENT-022, ENT-032, ENT-037, ENT-522]', async () => {
    const variable = (await ofHarbor).filter((one) => one.class_code === 'variable_product');
    const { variants, variations, default_variation_sku } = await productBySlug(harbor, variable[0]?.slug);
    expect((variants as Json[]).length).toBeGreaterThan(0);
    expect((variations as Json[]).length).toBeGreaterThan(1);
    for (const variant of variants as Json[]) {
      expect(['button', 'dropdown', 'radio']).toContain(variant.display_type);
      const values = listAt(variant, 'options').map(({ value }) => value);
      for (const variation of variations as Json[]) {
        expect(values).toContain(at(variation, `variation_values.${variant.code}`));
      }
    }
    for (const variation of variations as Json[]) {
      const values = Object.values(variation.variation_values as Json);
      expect(String(variation.variation_text).split(' | ').toSorted()).toEqual(values.toSorted());
    }
    expect(default_variation_sku).toBeTypeOf('string');
  });

  test('that is a set has children, which are products of their own [ENT-023]', async () => {
    const set = (await ofHarbor).find((one) => one.class_code === 'grouped');
    const { children } = await productBySlug(harbor, set?.slug);
    expect((children as Json[]).length).toBeGreaterThan(0);
    const child = (children as Json[])[0];
    expect(await productBySlug(harbor, child?.slug)).toMatchObject({ _id: child?._id, name: child?.name });
  });

  test('with options names them, their values and their rules [ENT-051, ENT-052]', async () => {
    const withOptions = (await ofHarbor).filter((one) => one.product_option_set);
    const read = await Promise.all(withOptions.map(({ slug }) => productBySlug(harbor, slug)));
    const options = read.flatMap((one) => listAt(one, 'product_options'));
    expectShape(read, [product]);
    expect(options.length).toBeGreaterThan(0);
    expectShape(options, [option]);
    const rules = read.flatMap((one) => listAt(one, 'product_option_rules'));
    expect(rules.length).toBeGreaterThan(0);
    expectShape(rules, [rule]);
    expect(rules.every(({ operator }) => operator === 'any' || operator === 'all')).toBe(true);
  });

  test('that is personalised names what it asks for [ENT-048]', async () => {
    const certificates = (await ofHarbor).filter((one) => one.class_code === 'gift_certificate');
    const { personalization_options } = await productBySlug(harbor, certificates[0]?.slug);
    expect((personalization_options as Json[]).length).toBeGreaterThan(0);
    expectShape(personalization_options, [personalizationOption]);
  });

  test('of tobacco tells what it is made of, and its price to nobody who may not see it [ENT-034, ENT-524, PRICE-011]', async () => {
    const cigars = await some(ember, 3, 'cigarstrength', ({ cigarstrength }) => cigarstrength !== null);
    const read = await Promise.all(cigars.map(({ slug }) => productBySlug(ember, slug)));
    expect(
      read.some((one) => one.cigarorigin && one.cigarwrapper && one.cigarbinder && one.cigarfiller),
    ).toBe(true);
    expectShape(read, [product]);
    for (const one of read) {
      expect(one).toMatchObject({ price: null, final_price: null, msrp: null, available_price_levels: [] });
    }
  });
});

describe('price levels', () => {
  async function levelsOf(caller: Caller, id: unknown): Promise<readonly Json[]> {
    const data = await caller.graphql(
      `{ getPriceLevels(productId:${JSON.stringify(id)}) { priceLevels { ${selection(priceLevel)} } } }`,
    );
    return listAt(data, 'getPriceLevels.priceLevels');
  }

  test('of a product are told to whom they are for: those of a group only to its members [API-020, API-GQL-536, ENT-039, PRICE-012, PRICE-013, PRICE-023]', async () => {
    const wholesale = new Caller('harbor');
    await wholesale.signIn('wholesale@example.com');
    const [levelled] = await some(
      wholesale,
      1,
      'available_price_levels { customer_groups } slug',
      (one) =>
        JSON.stringify(one).includes('"customer_groups":[]') && JSON.stringify(one).includes('wholesale'),
    );
    expectShape(await productBySlug(wholesale, levelled?.slug), product);
    const theirs = await levelsOf(wholesale, levelled?._id);
    expectShape(theirs, [priceLevel]);
    expect(theirs.flatMap(({ customer_groups }) => customer_groups)).toContain('wholesale');
    const open = theirs.filter(({ customer_groups }) => (customer_groups as unknown[]).length === 0);
    expect(open.length).toBeGreaterThan(0);
    expect(await levelsOf(harbor, levelled?._id)).toEqual(open);
    await wholesale.get('/api/auth/logout');
  });

  test('of a product that is not there are none', async () => {
    const data = await harbor.graphql('{ getPriceLevels(productId:"nothing") { priceLevels { _id } } }');
    expect(data.getPriceLevels).toEqual({ priceLevels: [] });
  });
});

test('the estimate of a delivery follows the time zone, and names the three steps [API-018, API-019, API-GQL-537, ENT-063]', async () => {
  const step = { text: filled };
  const estimate = { orderPlacedData: step, orderShipData: step, deliveredData: step };
  const [some] = await ofHarbor;
  const { delivery_estimate } = await productBySlug(harbor, some?.slug);
  for (const id of [null, delivery_estimate]) {
    const data = await harbor.graphql(
      `{ getDeliveryEstimateInfo(deliveryEstimateId:${JSON.stringify(id)},timezone_offset:300)
         { deliveryEstimate { ${selection(estimate)} } } }`,
    );
    expectShape(at(data, 'getDeliveryEstimateInfo.deliveryEstimate'), estimate);
  }
});
