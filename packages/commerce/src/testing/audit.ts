import { auditEntry, readInShop, type ShopScope } from '@stoa/database';
import { asc } from 'drizzle-orm';

/** Reads the audit log of a shop, oldest first. */
export function readAudit({ db, shop }: ShopScope) {
  return readInShop({ db, shop }, (tx) => tx.select().from(auditEntry).orderBy(asc(auditEntry.id)));
}
