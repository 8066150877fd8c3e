import { page } from '@stoa/database';
import { eq } from 'drizzle-orm';
import { storedRow } from '../../kernel/change/index.ts';
import type { Shop } from '../../kernel/context.ts';

/** A page as the record of a change. */
export const pageRow = (shop: Pick<Shop, 'id'>, pageId: string) =>
  storedRow({
    shop,
    entity: 'page',
    id: pageId,
    field: 'pageId',
    table: page,
    where: eq(page.id, pageId),
  });
