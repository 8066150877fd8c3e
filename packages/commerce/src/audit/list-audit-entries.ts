import { readInShop } from '@stoa/database';
import { z } from 'zod';
import type { ShopContext } from '../kernel/context.ts';
import { endsAfterItsStart } from '../kernel/day-span.ts';
import { parseInput } from '../kernel/input.ts';
import { requireScope } from '../staff/index.ts';
import { readCursor, writeCursor } from './audit-cursor.ts';
import { type AuditEntry, readEntries } from './audit-entry.ts';
import { auditFilterFields, matching } from './audit-filter.ts';

const auditQuery = auditFilterFields
  .extend({
    /** `next` of the page before. */
    after: z.string().optional(),
    limit: z.int().min(1).max(100).default(50),
  })
  .refine(endsAfterItsStart, { path: ['to'] });
export type AuditQuery = z.input<typeof auditQuery>;

/** A page of the audit log. */
export interface AuditPage {
  /** Newest first. */
  readonly entries: readonly AuditEntry[];
  /** Leads to the page with older ones; absent on the last. */
  readonly next?: string;
}

/**
 * Lists the entries of the shop's audit log, newest first. Entries that are written meanwhile make none come twice, for
 * a page begins after the last entry of the one before. Needs `staff:read`. ADM-019
 * @throws ShopError `unauthenticated`, `forbidden`; `invalid-input` on `to` for a span that ends before it begins, on
 * `cursor` for an `after` that no page gave
 */
export async function listAuditEntries(ctx: ShopContext, query: AuditQuery): Promise<AuditPage> {
  requireScope(ctx, 'staff:read');
  const { after, limit, ...filter } = parseInput(auditQuery, query);
  const place = after === undefined ? undefined : readCursor(after);
  const found = await readInShop(ctx, (tx) =>
    readEntries(tx, matching(ctx.shop, filter), { after: place, limit: limit + 1 }),
  );
  const entries = found.slice(0, limit);
  const last = entries.at(-1);
  return { entries, ...(last && found.length > limit && { next: writeCursor(last) }) };
}
