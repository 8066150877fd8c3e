import type { FeedItem } from '@stoa/commerce';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { googleFeed } from './google-xml.ts';

const shop = {
  name: 'Quay & Co',
  origin: 'https://shop.example',
  code: 'quay',
  currency: 'EUR',
  isMarketplace: false,
};
const mug: FeedItem = {
  id: 'M-1',
  sellerId: 'seller',
  title: 'Mug',
  description: 'A mug',
  path: '/mug',
  pictures: ['mug.webp'],
  availability: 'in_stock',
  price: 1250,
  brand: null,
  gtin: null,
  mpn: null,
  weightGrams: 0,
  categories: [],
  attributes: {},
  choices: [],
};

async function itemOf(given: Partial<FeedItem>, place = shop): Promise<unknown> {
  async function* read() {
    yield [{ ...mug, ...given }];
  }
  let xml = '';
  for await (const piece of googleFeed(place, read())) xml += piece;
  expect(XMLValidator.validate(xml)).toBe(true);
  const { rss } = new XMLParser({ htmlEntities: true, parseTagValue: false }).parse(xml);
  expect(rss.channel).toMatchObject({ title: place.name, link: 'https://shop.example/' });
  return rss.channel.item;
}

const folder = 'https://shop.example/cdn/quay/images/products/large';

it('a plain product has what Google requires of each, and says that it has no numbers', async () => {
  expect(await itemOf({})).toEqual({
    'g:id': 'M-1',
    'g:title': 'Mug',
    'g:description': 'A mug',
    'g:link': 'https://shop.example/mug',
    'g:image_link': `${folder}/mug.webp.webp`,
    'g:availability': 'in_stock',
    'g:price': '12.50 EUR',
    'g:condition': 'new',
    'g:identifier_exists': 'no',
  });
});

it('a variation has its group, what was chosen of it, its reduced price and its numbers', async () => {
  const item = await itemOf({
    ...{ groupId: 'M', salePrice: 999, gtin: '4006381333931', brand: 'Clay', weightGrams: 300 },
    ...{ availability: 'backorder', availableOn: '2026-12-01' as const, categories: ['Home', 'Mugs'] },
    pictures: Array.from({ length: 12 }, (_, at) => `${at}.webp`),
    choices: [
      { label: 'Colour', value: 'Red' },
      { label: 'Handle', value: 'Left' },
    ],
    attributes: { material: 'Clay', color: 'Blue', gender: 'whoever', google_product_category: '2169' },
  });
  expect(item).toMatchObject({
    'g:item_group_id': 'M',
    'g:color': 'Red',
    'g:material': 'Clay',
    'g:product_detail': { 'g:attribute_name': 'Handle', 'g:attribute_value': 'Left' },
    'g:price': '12.50 EUR',
    'g:sale_price': '9.99 EUR',
    'g:availability': 'backorder',
    'g:availability_date': '2026-12-01T00:00Z',
    'g:gtin': '4006381333931',
    'g:google_product_category': '2169',
    'g:product_type': 'Home > Mugs',
    'g:shipping_weight': '300 g',
  });
  expect(item).toHaveProperty('g:additional_image_link.length', 10);
  expect(item).not.toHaveProperty('g:identifier_exists');
  expect(item).not.toHaveProperty('g:gender');
});

it('texts are as long as they may be, and no sign of them is markup', async () => {
  const title = `<b>&"'\u0001 ${'é'.repeat(200)}`;
  const item = await itemOf({ title, description: 'x'.repeat(6000) });
  expect(item).toHaveProperty('g:title', [...title.replace('\u0001', ' ')].slice(0, 150).join(''));
  expect(item).toHaveProperty('g:description.length', 5000);
});

it('a marketplace names the seller', async () => {
  expect(await itemOf({}, { ...shop, isMarketplace: true })).toHaveProperty('g:external_seller_id', 'seller');
});
