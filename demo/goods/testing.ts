import { flatCategories } from './category.ts';
import type { ShopData } from './shops/types.ts';
import { shopData } from './shops.ts';
import type { Picture, Product, Stock } from './types.ts';

/** The shops that sell something. */
export const openShops: readonly ShopData[] = shopData.filter((shop) => shop.goods.length > 0);

export const allGoods: readonly Product[] = openShops.flatMap((shop) => shop.goods);

/** Values that occur more than once. */
export function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, at) => values.indexOf(value) !== at))];
}

/** Skus of a shop's products and of their variations. */
export function skusOf(shop: ShopData): string[] {
  return shop.goods.flatMap(({ sku, variations }) => [sku, ...variations.map((variation) => variation.sku)]);
}

export function picturesOf({ pictures, variations }: Product): Picture[] {
  return [...pictures, ...variations.flatMap(({ picture }) => (picture ? [picture] : []))];
}

/** Stock of what can be bought by itself: a product without variations, or each of them. */
export function stocksOf({ classCode, stock, variations }: Product): readonly Stock[] {
  if (classCode === 'grouped') return [];
  return classCode === 'variable_product' ? variations.map((variation) => variation.stock) : [stock];
}

/** Returns every path that leads somewhere in a shop. */
export function pathsOf(shop: ShopData): ReadonlySet<string> {
  const slugs = [shop.goods, flatCategories(shop.categories), shop.pages]
    .flat()
    .map(({ slug }) => `/${slug}`);
  return new Set(['/', '/brands', ...slugs]);
}
