import type { Product } from '@stoa/admin-contract';
import { expect, it } from 'vitest';
import { changedEntries } from '../../../kit/form/changed-fields.ts';
import { NOWHERE } from '../../../kit/place.ts';
import { changeOf, inOrder, valuesOf } from './product-values.ts';
import { productSchema } from './schema.ts';

const place = { ...NOWHERE, locale: 'de', currency: 'EUR' };

const lamp: Product = {
  id: '0190a1b2-0000-7000-8000-000000000001',
  version: 3,
  kind: 'simple',
  sku: 'LAMP-1',
  name: 'Lamp',
  seller: { id: '0190a1b2-0000-7000-8000-000000000002', name: 'Quay', isOwn: true },
  slug: 'lamp',
  address: 'https://quay.example/lamp',
  formerSlugs: [],
  visible: true,
  archived: false,
  lacks: [],
  subTitle: '',
  shortDescription: 'A lamp.',
  description: [{ type: 'paragraph', content: [{ type: 'text', text: 'Of brass.' }] }],
  brand: null,
  gtin: null,
  mpn: null,
  attributes: { wattage: 40, colour: ['brass'] },
  categories: ['lamps', 'home', 'gifts'].map((slug) => ({ id: slug, slug, name: slug })),
  media: [{ file: 'lamp.jpg', kind: 'image', video: null, alt: 'A lamp', width: 40, height: 30 }],
  currency: 'EUR',
  price: { from: 129_050, to: 129_050 },
  msrp: null,
  priceLevels: [{ minQty: 10, price: 99_000, customerGroups: [], savePercent: null }],
  hidePrice: false,
  shippingFee: 450,
  weightGrams: 1250,
  nonShippable: false,
  limitShippingMethods: null,
  itemDeliveryInfo: '',
  deliveryEstimate: null,
  websiteVisibility: true,
  unavailableForSale: false,
  discontinued: false,
  featured: false,
  websiteDisplay: 'single',
  metaTitle: '',
  metaDescription: '',
  seoCrawlerSetting: '',
  stock: null,
  children: [],
  variationAttributes: [],
  variations: 0,
  optionCount: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  changedAt: '2026-01-01T00:00:00.000Z',
};
const values = valuesOf(lamp, place);

it('numbers of a product are typed in the language of the person, and the form takes what it is filled with [ADM-066]', () => {
  expect(values).toMatchObject({ price: '1290,50', msrp: '', shippingFee: '4,50', weightGrams: '1,25 kg' });
  expect(values.categories).toEqual(['lamps', 'gifts', 'home']);
  expect(productSchema(place, true).safeParse(values).data).toEqual(values);
});

it('a save sends the changed fields alone, as the contract has them', () => {
  const typed = {
    ...values,
    price: '1.300',
    msrp: '1500',
    weightGrams: '900 g',
    shippingFee: '',
    brand: 'Kiln',
    attributes: values.attributes.map((row) => ({
      ...row,
      values: row.name === 'wattage' ? ['60'] : row.values,
    })),
    children: [{ id: 'a', sku: 'CUP', name: 'Cup', price: 100 }],
  };
  expect(changeOf(changedEntries(values, values), place)).toEqual({});
  expect(changeOf(changedEntries(values, typed), place)).toEqual({
    price: 130_000,
    msrp: 150_000,
    weightGrams: 900,
    shippingFee: 0,
    brand: 'Kiln',
    attributes: { colour: ['brass'], wattage: 60 },
    children: ['CUP'],
  });
});

it('a brand or number that is emptied is none', () => {
  const known = { ...values, brand: 'Kiln', gtin: '4006381333931', mpn: 'K-1' };
  const emptied = changedEntries(known, { ...known, brand: '', gtin: '', mpn: '' });
  expect(changeOf(emptied, place)).toEqual({ brand: null, gtin: null, mpn: null });
});

it('what has no price of its own asks for none', () => {
  const group = valuesOf({ ...lamp, kind: 'grouped' }, place);
  expect(group.price).toBe('');
  expect(productSchema(place, false).safeParse(group).success).toBe(true);
  expect(productSchema(place, true).safeParse(group).success).toBe(false);
});

it('the primary category stays the first, the others are in one order', () => {
  expect(inOrder(['b', 'd', 'a', 'c'])).toEqual(['b', 'a', 'c', 'd']);
  expect(inOrder([])).toEqual([]);
});
