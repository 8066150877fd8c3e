import {
  inOwnerSession,
  openDatabase,
  type ProductSearch,
  productFacets,
  type ShopContext,
  searchProducts,
} from '@stoa/commerce';
import { silentLog } from '../../apps/server/src/postgres/testing.ts';
import { alternately } from '../lib/alternately.ts';
import { startBenchDatabase } from '../lib/bench-database.ts';
import type { Figure } from '../lib/figure.ts';
import { type ManyProducts, makeProducts } from '../lib/many-products.ts';

const [FEW, MANY] = [1000, 100_000];
/** The first page over many to the same over few, and a page far on to the first. ADM-070 */
const [MOST_OF_FEW, MOST_OF_FIRST] = [4, 2];

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

/** How lists of products take longer with more products, and further on. */
export async function productList(): Promise<Figure[]> {
  const database = await startBenchDatabase(0);
  const db = openDatabase({ url: database.url, log: silentLog });
  try {
    const [few, many] = [await makeProducts(db, FEW), await makeProducts(db, MANY)];
    // As PostgreSQL does it by itself within a minute; for anybody but the owner it would do nothing.
    await inOwnerSession(database.url, (owner) => owner.query('vacuum (analyze)'));
    return [...(await overNumbers(few, many)), ...(await furtherOn(many.ctx))];
  } finally {
    await db.close();
    await database.stop();
  }
}

async function overNumbers(few: ManyProducts, many: ManyProducts): Promise<Figure[]> {
  const figures: Figure[] = [];
  const ofMany = firstPages(many);
  for (const [name, search] of Object.entries(firstPages(few))) {
    const [base, ours] = await alternately([
      () => searchProducts(few.ctx, search),
      () => searchProducts(many.ctx, ofMany[name]),
    ]);
    figures.push(figure(`products, ${name}, ${MANY} of them`, ours, `${FEW} of them`, base, MOST_OF_FEW));
  }
  const [base, ours] = await alternately([() => productFacets(few.ctx), () => productFacets(many.ctx)]);
  figures.push(
    figure(`what products are filtered by, ${MANY} of them`, ours, `${FEW} of them`, base, MOST_OF_FEW),
  );
  return figures;
}

async function furtherOn(many: ShopContext): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const sort of sorts) {
    const search: ProductSearch = { visible: true, sort };
    const after = await placeAt(many, search, 50_000);
    const [base, ours] = await alternately([
      () => searchProducts(many, search),
      () => searchProducts(many, { ...search, after }),
    ]);
    figures.push(figure(`products by ${sort}, 1,000 pages on`, ours, 'first page', base, MOST_OF_FIRST));
  }
  return figures;
}

/** Returns the cursor after so many products. */
async function placeAt(ctx: ShopContext, search: ProductSearch, products: number): Promise<string> {
  let after: string | undefined;
  for (let seen = 0; seen < products; seen += 100) {
    after = (await searchProducts(ctx, { ...search, limit: 100, ...(after && { after }) })).next;
    if (after === undefined) throw new Error('there are fewer products');
  }
  return after ?? '';
}

function figure(name: string, ours: number, beside: string, base: number, most: number): Figure {
  const show = (ms: number) => `${ms.toFixed(1)} ms`;
  const ratio = ours / base;
  return {
    name,
    ours: show(ours),
    beside: `${beside} ${show(base)}`,
    ratio,
    bar: `at most ${most}`,
    met: ratio <= most,
  };
}
