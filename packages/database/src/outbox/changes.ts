import type { Queries } from '../connection/database.ts';
import { change } from '../platform.ts';

/** The kinds of changes, named `subject.verb`; readers of the outbox select by them. */
export type ChangeKind =
  | 'shop.changed'
  | 'product.changed'
  | 'price.changed'
  | 'stock.changed'
  | 'stock.status-changed'
  | 'publication.changed'
  | 'category.changed'
  | 'content.changed'
  | 'menu.changed'
  | 'search.changed'
  | 'customer.changed'
  | 'customer.signed-out'
  | 'customer.asked-reset'
  | 'order.placed'
  | 'order.changed'
  | 'mail.queued'
  | 'staff.asked-reset';

export interface NewChange {
  readonly kind: ChangeKind;
  readonly entityId: string;
  readonly shopId?: string;
  readonly sellerId?: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Writes changes in the caller's transaction and wakes the readers when it commits. */
export async function emit(tx: Queries, ...changes: readonly NewChange[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map((c) => ({
    ...c,
    data: c.data ?? {},
    shopId: c.shopId ?? null,
    sellerId: c.sellerId ?? null,
  }));
  await tx.insert(change).values(rows);
}
