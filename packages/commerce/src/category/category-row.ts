import { category, type Queries } from '@stoa/database';
import { and, eq } from 'drizzle-orm';
import { storedRow } from '../kernel/change/index.ts';
import type { Shop } from '../kernel/context.ts';
import { lockCategories } from './category-paths.ts';

/** A category as the record of a change. */
export const categoryRow = (shop: Pick<Shop, 'id'>, categoryId: string) =>
  storedRow({
    entity: 'category',
    id: categoryId,
    field: 'categoryId',
    table: category,
    where: and(eq(category.shopId, shop.id), eq(category.id, categoryId)),
  });

/** As `categoryRow`, for a change of the shape of the tree, which is locked first. */
export function categoryInTree(shop: Pick<Shop, 'id'>, categoryId: string) {
  const record = categoryRow(shop, categoryId);
  return {
    ...record,
    lock: async (tx: Queries) => {
      await lockCategories(tx, shop.id);
      return record.lock(tx);
    },
  };
}
