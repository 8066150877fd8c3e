import { type Database, listing, newId, offer } from '@stoa/database';
import { draw } from '@stoa/search/testing';
import fc from 'fast-check';
import { createCategories } from '../category/index.ts';
import type { ProductInput } from '../product/index.ts';
import { createProducts } from '../product/index.ts';
import { approveSeller, carrySeller, createSeller } from '../shop/index.ts';
import { testPlatform } from './context.ts';
import { simpleProduct, variableProduct } from './products.ts';
import { makeSale, type TestSale } from './sale.ts';
import { unique } from './unique.ts';

interface ShelfProduct {
  readonly id: string;
  readonly sellerId: string;
  /** What is sold of it and has a price and stock: a variation, or it itself. */
  readonly sold: string;
}

/** A shop with some hundred random products, alike in much, so that orders have many ties. */
export interface Shelf extends TestSale {
  readonly sellerIds: readonly string[];
  readonly products: readonly ShelfProduct[];
}

const oneIn = (n: number) => fc.nat(n - 1).map((drawn) => drawn === 0);
const anyProduct = fc.record({
  popularity: fc.nat(3),
  price: fc.constantFrom(100, 200, 300, 400),
  brand: fc.nat(99).map((n) => (n < 8 ? 'Scarce' : n < 50 ? 'Common' : null)),
  assigned: fc.nat(99).map((n) => (n < 2 ? 'few' : n < 70 ? 'most' : 'everything')),
  available: fc.nat(1),
  featured: oneIn(8),
  hidePrice: oneIn(8),
  visible: oneIn(8).map((no) => !no),
  websiteVisibility: oneIn(8).map((no) => !no),
  unavailableForSale: oneIn(8),
  isVariable: oneIn(6),
});
type Drawn = typeof anyProduct extends fc.Arbitrary<infer T> ? T : never;

function toInput({ isVariable, price, available, assigned, brand, ...drawn }: Drawn): ProductInput {
  // What is scarce nobody buys either.
  const known = brand === 'Scarce' && drawn.popularity > 0 ? null : brand;
  const common = { ...drawn, brand: known, categories: [assigned] };
  if (!isVariable) return simpleProduct({ ...common, price, stock: { available } });
  const product = variableProduct({ red: price, blue: price + 50 }, common);
  return { ...product, variations: product.variations.map((one) => ({ ...one, stock: { available } })) };
}

async function addCategories({ system }: TestSale): Promise<void> {
  await createCategories(system, [
    { name: 'Everything' },
    { name: 'Most', parent: 'everything' },
    { name: 'Few', parent: 'everything' },
  ]);
}

async function addProducts({ system }: TestSale, sellerId: string, count: number): Promise<ShelfProduct[]> {
  const made = await createProducts(system, draw(anyProduct, count).map(toInput), { sellerId });
  return made.map(({ id, variationIds }) => ({ id, sellerId, sold: Object.values(variationIds)[0] ?? id }));
}

/** Returns a shop that sells by itself. */
export async function stockShop(db: Database): Promise<Shelf> {
  const sale = await makeSale(db);
  await addCategories(sale);
  const own = sale.shop.ownSellerId ?? '';
  return { ...sale, sellerIds: [own], products: await addProducts(sale, own, 600) };
}

/** Three sellers, the last of which may not sell, and listings on which offers of the others meet. */
export async function stockMarketplace(db: Database): Promise<Shelf> {
  const sale = await makeSale(db, { type: 'marketplace' });
  await addCategories(sale);
  const platform = testPlatform(db, sale.system.clock);
  const products: ShelfProduct[] = [];
  const sellerIds: string[] = [];
  for (const count of [500, 100, 100]) {
    const name = unique('seller');
    const { sellerId } = await createSeller(platform, { code: name, name });
    await carrySeller(platform, { shopId: sale.shop.id, sellerId });
    if (sellerIds.push(sellerId) < 3) await approveSeller(sale.system, { sellerId });
    products.push(...(await addProducts(sale, sellerId, count)));
  }
  for (let at = 0; at < 50; at++) await meet(sale, [products[at], products[550 + at]]);
  return { ...sale, sellerIds, products };
}

/** No use case makes listings yet. */
async function meet(
  { shop, system }: TestSale,
  offers: readonly (ShelfProduct | undefined)[],
): Promise<void> {
  const key = { shopId: shop.id, listingId: newId() };
  await system.db.queries.insert(listing).values({
    shopId: shop.id,
    id: key.listingId,
    jpin: unique('jpin'),
    slug: unique('slug'),
    name: 'Listing',
  });
  await system.db.queries
    .insert(offer)
    .values(offers.flatMap((one) => (one ? [{ ...key, productId: one.id }] : [])));
}
