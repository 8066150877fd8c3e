import {
  address,
  category,
  categoryProduct,
  priceLevel,
  product,
  productEntry,
  productMedia,
  publication,
  refreshOutgrownStatistics,
  refreshStatistics,
  stock,
  stockMovement,
} from '@stoa/database';
import type { ShopContext } from '../kernel/context.ts';

const tables = {
  categories: [category],
  products: [
    product,
    publication,
    productEntry,
    productMedia,
    priceLevel,
    categoryProduct,
    address,
    stock,
    stockMovement,
  ],
} as const;

/** Tells PostgreSQL at once that many categories or products were just written, so that it plans for them. */
export const refreshCatalogueStatistics = (
  ctx: Pick<ShopContext, 'db'>,
  written: keyof typeof tables,
): Promise<void> => refreshStatistics(ctx.db, tables[written]);

/** As `refreshCatalogueStatistics` of products, where PostgreSQL plans for fewer than the `written` ones alone. */
export const refreshOutgrownCatalogue = (ctx: Pick<ShopContext, 'db'>, written: number): Promise<void> =>
  refreshOutgrownStatistics(ctx.db, tables.products, written);
