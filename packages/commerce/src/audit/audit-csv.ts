import { type FieldChange, readInShop } from '@stoa/database';
import { guarded } from '@stoa/domain';
import { stringify } from 'csv-stringify/sync';
import type { SQL } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput } from '../kernel/input.ts';
import { requireScope } from '../staff/index.ts';
import { type AuditEntry, readEntries } from './audit-entry.ts';
import { type AuditFilter, auditFilter, matching } from './audit-filter.ts';

/** Entries that are held at a time: those of whole pages are large. */
const BATCH = 100;

const COLUMNS = [
  'time',
  'person',
  'person id',
  'means',
  'network address',
  'action',
  'kind',
  'record',
  'field',
  'before',
  'after',
] as const;

/**
 * Returns the shop's audit log as parts of a CSV file, newest first: a line for each changed field, and one for an entry
 * without any. Times are in UTC; values that are no text are JSON; what a spreadsheet would run as a formula has an
 * apostrophe before it. Only some entries are held at a time, and no transaction stays open while the reader is slow.
 * Needs `staff:read`. ADM-019
 * @throws ShopError at once, not with the first part: `unauthenticated`, `forbidden`; `invalid-input` on `to` for a span
 * that ends before it begins
 */
export function auditCsv(ctx: ShopContext, filter: AuditFilter): AsyncGenerator<string> {
  requireScope(ctx, 'staff:read');
  return parts(ctx, matching(ctx.shop, parseInput(auditFilter, filter)));
}

async function* parts(ctx: ShopContext, which: SQL | undefined): AsyncGenerator<string> {
  yield stringify([[...COLUMNS]]);
  let after: AuditEntry | undefined;
  for (;;) {
    const place = after;
    const entries = await readInShop(ctx, (tx) => readEntries(tx, which, { after: place, limit: BATCH }));
    if (entries.length > 0) yield stringify(entries.flatMap(linesOf));
    if (entries.length < BATCH) return;
    after = entries.at(-1);
  }
}

function linesOf(entry: AuditEntry): string[][] {
  const { at, actor, means, networkAddress = '', verb, entity, entityId, changes } = entry;
  const told = [
    at.toISOString(),
    actor.name,
    actor.kind === 'staff' ? actor.id : '',
    means,
    networkAddress,
    verb,
    entity,
    entityId,
  ];
  const fields: readonly FieldChange[] = changes.length > 0 ? changes : [{ path: [] }];
  return fields.map(({ path, before, after }) =>
    [...told, path.join('.'), textOf(before), textOf(after)].map(guarded),
  );
}

function textOf(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
