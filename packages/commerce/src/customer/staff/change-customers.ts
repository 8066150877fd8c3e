import { customer, type Queries, uuids } from '@stoa/database';
import { type AccountStatus, accountStatuses, msg, ShopError } from '@stoa/domain';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { changing } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput, recordId } from '../../kernel/input.ts';
import { breaksAs } from '../../kernel/input-issues.ts';
import { groupCode, statusColumns, statusOf } from '../create-customer.ts';
import { orRefused } from '../or-refused.ts';
import { statusTeller } from './tell-status.ts';

/** Each is an entry of the audit log, and a mail. */
const MOST = 500;

const customersChange = z
  .object({
    customers: z.array(recordId).min(1).max(MOST),
    status: z.enum(accountStatuses).optional(),
    group: groupCode.optional(),
    /** Mails whoever is approved or restricted by it. */
    tell: z.boolean().default(false),
  })
  .refine(({ status, group }) => status !== undefined || group !== undefined, {
    path: ['status'],
    ...breaksAs(msg('customer.nothing_given')),
  });
export type CustomersChange = z.input<typeof customersChange>;

type Row = typeof customer.$inferSelect;
type Wanted = Pick<z.output<typeof customersChange>, 'status' | 'group'>;

/**
 * Approves or restricts up to 500 customers at once, or moves them to another group: all of them or none. Who is as
 * wanted already stays untouched, and gets no mail. Returns how many were changed. Needs `customers:write`. ADM-302
 * @throws ShopError `not-found` on `customers` of which one is not of this shop; `invalid-input`, also on a `group` that
 * the shop has not, and where neither status nor group is given
 */
export async function changeCustomers(ctx: ShopContext, input: CustomersChange): Promise<number> {
  const { customers, tell, ...wanted } = parseInput(customersChange, input);
  const ids = [...new Set(customers)];
  const change = { verb: 'customer.change', scope: 'customers:write', of: 'customer' } as const;
  const told = await statusTeller(ctx, tell);
  return orRefused(() =>
    changing(ctx, change, async ({ tx, wrote }) => {
      const rows = await lockRows(tx, ctx, ids);
      const others = rows.filter((row) => !isAsWanted(row, wanted));
      const withOtherStatus = others.filter((row) => wanted.status && statusOf(row) !== wanted.status);
      await write(tx, ctx, others, wanted);
      await writeStatus(tx, ctx, withOtherStatus, wanted.status);
      wrote(...others.map((row) => written(row, wanted)));
      const ofNow = withOtherStatus.map((row) => ({ ...row, revision: row.revision + 1 }));
      if (wanted.status) await told(tx, wanted.status, ofNow);
      return others.length;
    }),
  );
}

/** Locks them in the order of their ids, so that two who change several never wait for each other. */
async function lockRows(tx: Queries, ctx: ShopContext, ids: readonly string[]): Promise<Row[]> {
  const rows = await tx
    .select()
    .from(customer)
    .where(areOf(ctx, ids))
    .orderBy(asc(customer.id))
    .for('no key update');
  if (rows.length < ids.length) throw new ShopError('not-found', { field: 'customers' });
  return rows;
}

const isAsWanted = (row: Row, { status = statusOf(row), group = row.groupCode }: Wanted): boolean =>
  status === statusOf(row) && group === row.groupCode;

async function write(tx: Queries, ctx: ShopContext, rows: readonly Row[], { group }: Wanted): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .update(customer)
    .set({
      ...(group !== undefined && { groupCode: group }),
      revision: sql`${customer.revision} + 1`,
      updatedAt: ctx.clock(),
    })
    .where(areOf(ctx, idsOf(rows)));
}

/** Only where it is another one: who waits already goes on waiting for the link that was mailed to them. */
async function writeStatus(
  tx: Queries,
  ctx: ShopContext,
  rows: readonly Row[],
  status: AccountStatus | undefined,
): Promise<void> {
  if (rows.length === 0 || status === undefined) return;
  await tx
    .update(customer)
    .set(statusColumns(status))
    .where(areOf(ctx, idsOf(rows)));
}

const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => id);

const areOf = ({ shop }: ShopContext, ids: readonly string[]): SQL | undefined =>
  and(eq(customer.shopId, shop.id), sql`${customer.id} = any(${uuids(ids)})`);

function written(row: Row, { status, group }: Wanted) {
  const before = { status: statusOf(row), group: row.groupCode };
  const after = { status: status ?? before.status, group: group ?? before.group };
  return { id: row.id, before, after, revision: row.revision + 1 };
}
