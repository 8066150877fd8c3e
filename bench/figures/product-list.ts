import { type ProductSearch, productFacets, searchProducts } from '@stoa/commerce';
import { alternately } from '../lib/alternately.ts';
import { atMostTimes, type Figure } from '../lib/figure.ts';
import { FEW, furtherOn, MANY, MOST_OF_FEW, overNumbers, withFewAndMany } from '../lib/list-growth.ts';
import { type ManyProducts, makeProducts } from '../lib/many-products.ts';

/** First pages with their count. */
const firstPages = ({ categoryIds }: ManyProducts): Readonly<Record<string, ProductSearch>> => ({
  'brand and visibility, by name': { brand: ['Oak', 'Elm'], visible: true, sort: 'name', direction: 'asc' },
  'kind and what is missing, by change': { kind: ['simple'], missing: ['picture', 'alt'] },
  'visibility and price, which most pass, by sku': { visible: true, mostPrice: 1_000_000, sort: 'sku' },
  'days and price, by price': { from: '2025-06-01', leastPrice: 50_000, sort: 'price' },
  'category and visibility, by change': { category: categoryIds.slice(3, 4), visible: true },
  'attribute and category, by name': {
    category: categoryIds.slice(10, 15),
    attribute: ['color=red'],
    sort: 'name',
  },
  'two attributes, by change': { attribute: ['color=red', 'material=m7'] },
  'what is low in stock of a brand': { stock: ['low'], brand: ['Oak'] },
  'what is low in stock, of all': { stock: ['low'], visible: true },
  'a sku': { q: 'P-77' },
  'a word': { q: 'tripod' },
  'two words and a filter, by price': { q: 'oak tripod', visible: true, sort: 'price' },
  'two letters': { q: 'ta' },
});

const sorts = ['changed', 'name', 'sku', 'price'] as const;

const list = { rows: 'products', search: searchProducts };

/** How lists of products take longer with more products, and further on. */
export const productList = (): Promise<Figure[]> =>
  withFewAndMany(makeProducts, '', async (few, many) => [
    ...(await overNumbers<ProductSearch>(
      list,
      { ctx: few.ctx, pages: firstPages(few) },
      { ctx: many.ctx, pages: firstPages(many) },
    )),
    await facets(few, many),
    ...(await furtherOn<ProductSearch>(
      list,
      many.ctx,
      Object.fromEntries(sorts.map((sort) => [sort, { visible: true, sort }])),
    )),
  ]);

async function facets(few: ManyProducts, many: ManyProducts): Promise<Figure> {
  const [time, ours] = await alternately([() => productFacets(few.ctx), () => productFacets(many.ctx)]);
  const beside = { name: `${FEW} of them`, time };
  return atMostTimes(`what products are filtered by, ${MANY} of them`, ours, beside, MOST_OF_FEW);
}
