import { shop, shopSettings } from '@stoa/database';
import { eq } from 'drizzle-orm';
import { storedRow } from '../kernel/change/index.ts';

/** A shop as the record of a change, its settings with what has been added to them since they were saved. */
export const shopRow = (shopId: string) =>
  storedRow({
    shop: { id: shopId },
    entity: 'shop',
    id: shopId,
    field: 'shop',
    table: shop,
    where: eq(shop.id, shopId),
    view: (row) => ({ ...row, settings: shopSettings.safeParse(row.settings).data ?? row.settings }),
  });
