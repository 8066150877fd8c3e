import {
  address,
  category,
  categoryProduct,
  product,
  publication,
  refreshStatistics,
  stock,
  stockMovement,
} from '@stoa/database';
import type { ShopContext } from '../kernel/context.ts';

const tables = {
  categories: [category],
  products: [product, publication, categoryProduct, address, stock, stockMovement],
} as const;

/** Tells PostgreSQL at once that many categories or products were just written, so that it plans for them. */
export const refreshCatalogueStatistics = (
  ctx: Pick<ShopContext, 'db'>,
  written: keyof typeof tables,
): Promise<void> => refreshStatistics(ctx.db, tables[written]);
