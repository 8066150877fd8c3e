import { shop } from '@stoa/database';
import { eq } from 'drizzle-orm';
import { storedRow } from '../kernel/change/index.ts';

/** A shop as the record of a change. */
export const shopRow = (shopId: string) =>
  storedRow({ entity: 'shop', id: shopId, field: 'shop', table: shop, where: eq(shop.id, shopId) });
