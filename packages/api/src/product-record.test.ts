import { createCategory, createProduct, saveCustomerGroup } from '@stoa/commerce';
import { createTestDatabase, type TestDatabase } from '@stoa/commerce/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask } from './testing/ask.ts';
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
    ...{ classCode: 'simple', sku: 'JUG-1', name: 'Harbour jug', slug: 'harbour-jug' },
    ...{ subTitle: 'Holds a litre', shortDescription: 'A jug for the table.', brand: 'Tideline' },
    ...{ price: 4000, msrp: 5000, shippingFee: 250, categories: ['jugs'] },
    priceLevels: [
      { minQty: 4, price: 3600, savePercent: 12 },
      { minQty: 2, price: 3900, customerGroups: ['wholesale'] },
    ],
    media: [
      { file: 'jug-front', ...picture },
      { file: 'jug-side', ...picture },
    ],
    stock: { onHand: 5, lowStockThreshold: 6, lowStockAlertMessage: 'Nearly gone' },
    reviewStars: [0, 0, 0, 2, 2],
    seoCrawlerSetting: 'No-index and follow',
    personalizationOptions: [
      {
        ...{ code: 'initials', label: 'Initials', type: 'text', required: true, displayed: true },
        characterLimit: 3,
      },
    ],
    productOptions: [
      {
        ...{ id: 'glaze', label: 'Glaze', helpText: 'Inside only', optionType: 'button', isRequired: true },
        ...{ additionalFee: 100, initialVisibility: 'show', placeholderText: 'Choose', icon: 'kiln' },
        thumbnail: { type: 'image', value: 'glazes', enlarge: true },
        values: [
          {
            ...{ id: 'ash', label: 'Ash', additionalFee: 250, isDefault: true, initialVisibility: 'show' },
            thumbnail: { type: 'color', value: '#bbb8ad', enlarge: false },
          },
        ],
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
  it('tells who it is, by id and by slug alike [ENT-016, ENT-514, ENT-515, API-GQL-553]', async () => {
    const fields = `_id id name actual_name sub_title short_description description slug sku brand
      image { medium alt } images { medium } breadcrumb { name slug path }`;
    const known = await productOf(fields);
    expect(known).toMatchObject({
      ...{ _id: id, id, name: 'Harbour jug', actual_name: 'Harbour jug', sub_title: 'Holds a litre' },
      ...{ short_description: 'A jug for the table.', slug: 'harbour-jug', sku: 'JUG-1', brand: 'Tideline' },
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
    expect(known).toHaveProperty('description');
    expect(await productOf(fields, { slug: 'harbour-jug' })).toEqual(known);
  });

  it('tells its films with a poster and their player [PDP-014, ENT-041]', async () => {
    const poster = { alt: 'on the wheel', width: 1200, height: 900 };
    const { id: filmed } = await createProduct(sale.system, {
      ...{ classCode: 'simple', sku: 'JUG-F', name: 'Filmed jug', price: 4000 },
      media: [
        { file: 'wheel', kind: 'video', video: 'https://youtu.be/aqz-KE-bpKQ', ...poster },
        { file: 'jug-front', ...poster },
      ],
    });
    const fields = 'image { type medium } images { type oembed { html thumbnail_url url } }';
    const html = expect.stringMatching(
      /^<iframe src="https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?autoplay=1&amp;rel=0"/,
    );
    expect(await productOf(fields, { id: filmed })).toEqual({
      image: { type: 'image', medium: '/images/products/medium/jug-front' },
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

  it('tells its price, rating and sellers [ENT-019, ENT-031, ENT-517]', async () => {
    const { ownSellerId } = sale.shop;
    const fields = 'price final_price msrp hide_price review_count review_avg_rating client_guid sellerId';
    expect(await productOf(fields)).toEqual({
      ...{ price: 40, final_price: 40, msrp: 50, hide_price: false },
      ...{ review_count: 4, review_avg_rating: 4.5 },
      ...{ client_guid: ownSellerId, sellerId: ownSellerId },
    });
  });

  it('tells its stock and whether it can be had [ENT-027, ENT-028, ENT-520]', async () => {
    const fields = `stockStatus stockStatusText isInStock isBackorders
      archived website_visibility available_for_sale unavailable_for_sale`;
    expect(await productOf(fields)).toMatchObject({
      ...{ stockStatus: 'in-stock', isInStock: true, isBackorders: false },
      ...{ archived: false, website_visibility: true },
      ...{ available_for_sale: true, unavailable_for_sale: false },
    });
    const past = { classCode: 'simple', sku: 'JUG-0', name: 'Old jug', price: 100 } as const;
    const { id: old } = await createProduct(sale.system, { ...past, unavailableForSale: true });
    expect(await productOf(fields, { id: old })).toMatchObject({
      ...{ stockStatus: 'unavailable_for_sale', isInStock: false },
      ...{ available_for_sale: false, unavailable_for_sale: true },
    });
  });

  it('tells robots and its canonical path [ENT-035]', async () => {
    expect(await productOf('seo_crawler_setting canonicalPath')).toEqual({
      ...{ seo_crawler_setting: 'No-index and follow', canonicalPath: '/harbour-jug' },
    });
  });

  it('tells what can be written on it, and how much of it [ENT-048]', async () => {
    const { personalization_options } = Object(await productOf('personalization_options'));
    expect(personalization_options).toEqual([
      {
        ...{ code: 'initials', label: 'Initials', type: 'text' },
        ...{ required: true, displayed: true, character_limit: 3 },
      },
    ]);
  });

  it('tells its options with values, fees in major units, and pictures [ENT-050, ENT-051]', async () => {
    const { product_options } = Object(await productOf('product_options'));
    expect(product_options).toMatchObject([
      {
        ...{ label: 'Glaze', help_text: 'Inside only', option_type: 'button', is_required: true },
        ...{ additional_fee: 1, initial_visibility: 'show', placeholder_text: 'Choose' },
        thumbnail: {
          ...{ type: 'image', value: '/images/products/thumbnail/glazes', enlarge: true },
          ...{ medium: '/images/products/medium/glazes', large: '/images/products/large/glazes' },
        },
        icon: '/images/products/thumbnail/kiln',
        values: [
          {
            ...{ label: 'Ash', additional_fee: 2.5, is_default: true, initial_visibility: 'show' },
            thumbnail: { type: 'color', value: '#bbb8ad', enlarge: false },
          },
        ],
      },
    ]);
  });
});

it('the price levels of a product are those open to the asker [API-020, API-GQL-536, ENT-039]', async () => {
  const query = `query ($id: ID!) {
    getPriceLevels(productId: $id) { priceLevels { _id customer_groups min_qty price savePercent text } } }`;
  const { getPriceLevels } = Object(await ask(who, query, { id }));
  expect(getPriceLevels.priceLevels).toEqual([
    {
      ...{ _id: expect.any(String), customer_groups: [], min_qty: 4, price: 36, savePercent: 12 },
      text: expect.stringContaining('36.00'),
    },
  ]);
});

it('the seller of a product tells where it sends from [ENT-040]', async () => {
  expect(await productOf('seller { _id code name origin_address }')).toEqual({
    seller: {
      ...{ _id: sale.shop.ownSellerId, code: expect.any(String), name: sale.shop.name },
      origin_address: null,
    },
  });
});
