import { mail, type Queries, shop } from '@stoa/database';
import { and, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { enqueue } from '../kernel/jobs/enqueue.ts';
import { sendMailKind } from './send-mail-kind.ts';

/**
 * Enqueues mail that waits and has no job: an earlier version wrote it, which sent mail without jobs. It has all its
 * attempts again. Needs a connection that owns the tables, and the queue.
 */
export async function queueWaitingMail(owner: pg.Client): Promise<void> {
  await drizzle(owner).transaction(async (tx) => {
    const shops = await tx.select({ id: shop.id }).from(shop);
    for (const { id } of shops) await queueMailOf(tx, id);
  });
}

async function queueMailOf(tx: Queries, shopId: string): Promise<void> {
  // Row-level security applies to the owner too.
  await tx.execute(sql`select set_config('stoa.shop', ${shopId}, true)`);
  const waiting = await tx
    .select({ id: mail.id })
    .from(mail)
    .where(and(eq(mail.shopId, shopId), eq(mail.status, 'queued')));
  if (waiting.length === 0) return;
  const { rows } = await tx.execute<{ mailId: string }>(sql`
    select data->>'mailId' as "mailId" from pgboss.job
    where name = ${sendMailKind.queue} and group_id = ${shopId}`);
  const queued = new Set(rows.map(({ mailId }) => mailId));
  const missing = waiting.filter(({ id }) => !queued.has(id)).map(({ id }) => ({ mailId: id }));
  await enqueue(tx, { shop: { id: shopId }, clock: () => new Date() }, sendMailKind, ...missing);
}
