import { category } from '@stoa/database';
import { eq } from 'drizzle-orm';
import { storedRow } from '../kernel/change/index.ts';
import type { Shop } from '../kernel/context.ts';
import { lockCategories } from './category-paths.ts';

/** A category as the record of a change; `parent` is the slug above. */
export const categoryRow = (shop: Pick<Shop, 'id'>, categoryId: string, of?: 'tree') =>
  storedRow({
    shop,
    entity: 'category',
    id: categoryId,
    field: 'categoryId',
    table: category,
    where: eq(category.id, categoryId),
    view: ({ parentId: _, ...row }) => ({ ...row, parent: row.path.split('/').at(-2) ?? null }),
    // A change of the shape of the tree locks it before anything in it.
    ...(of && { lockFirst: (tx) => lockCategories(tx, shop.id) }),
  });
