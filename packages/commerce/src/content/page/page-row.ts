import { page } from '@stoa/database';
import { and, eq } from 'drizzle-orm';
import { storedRow } from '../../kernel/change/index.ts';
import type { Shop } from '../../kernel/context.ts';

/** A page as the record of a change. */
export const pageRow = (shop: Pick<Shop, 'id'>, pageId: string) =>
  storedRow({
    entity: 'page',
    id: pageId,
    field: 'pageId',
    table: page,
    where: and(eq(page.shopId, shop.id), eq(page.id, pageId)),
  });
