import type { Database } from '@stoa/database';
import { createCategories } from '../category/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { createProduct, type ProductInput, type ProductSearch, searchProducts } from '../product/index.ts';
import { makeSale } from './sale.ts';

/** Returns the skus of the products that the back office finds, in their order. */
export const listedSkus = async (ctx: ShopContext, search: ProductSearch = {}): Promise<string[]> =>
  (await searchProducts(ctx, { limit: 100, ...search })).products.map(({ sku }) => sku);

/**
 * Makes a shop with these products, each a minute after the one before, from 12:01 on, and with the categories Home,
 * Kitchen in it, and Home decoration, whose ids are in that order.
 */
export async function makeCatalogue(db: Database, products: readonly ProductInput[]) {
  const sale = await makeSale(db, { currency: 'EUR' });
  const categories = await createCategories(sale.system, [
    { name: 'Home' },
    { name: 'Kitchen', parent: 'home' },
    { name: 'Home decoration' },
  ]);
  const ids = new Map<string, string>();
  for (const product of products) {
    sale.clock.advance(60);
    const made = await createProduct(sale.system, product);
    ids.set(product.sku, made.id);
    for (const [sku, id] of Object.entries(made.variationIds)) ids.set(sku, id);
  }
  const idOf = (sku: string) => ids.get(sku) ?? '';
  return { ...sale, idOf, categoryIds: categories.map(({ id }) => id) };
}
