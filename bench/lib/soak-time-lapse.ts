import { inShop } from '@stoa/commerce/testing';
import { sql } from 'drizzle-orm';
import type { OwnShop } from '../../e2e/harness/own-shop.ts';

/** By which column a table is pruned, and after how many days. */
const AGES = [
  ['session', 'expires_at', 30],
  ['cart', 'updated_at', 60],
  ['mail', 'created_at', 90],
  ['idempotency_key', 'at', 7],
] as const;
const OPEN_AGES = [
  ['change', 'at', 1],
  ['rate_window', 'starts_at', 1],
] as const;

/**
 * Lets as much time pass for what is older than `milliseconds` as pruning waits for, and has the server prune: a day's
 * growth and its removal within a minute.
 */
export async function ageRows(own: OwnShop, milliseconds: number): Promise<void> {
  const age = (table: string, column: string, days: number, base: number) => sql`
    update ${sql.raw(table)} set ${sql.raw(column)} = ${sql.raw(column)} - make_interval(days => ${days + 1})
    where ${sql.raw(column)} between now() - interval '1 day' + make_interval(days => ${base})
      and now() - make_interval(secs => ${milliseconds / 1000}) + make_interval(days => ${base})`;
  await inShop(own.system, async (tx) => {
    // A session is as old as thirty days less what it still has.
    for (const [table, column, days] of AGES) {
      const base = table === 'session' ? days : 0;
      await tx.execute(age(table, column, days, base));
    }
    for (const [table, column, days] of OPEN_AGES) await tx.execute(age(table, column, days, 0));
    await tx.execute(sql`
      update pgboss.job set completed_on = completed_on - interval '1 day'
      where completed_on < now() - make_interval(secs => ${milliseconds / 1000})`);
    await tx.execute(sql`update pgboss.queue set maintain_on = null`);
    await tx.execute(sql`
      insert into pgboss.job (name, data, policy, deletion_seconds)
      select name, '{}', policy, deletion_seconds from pgboss.queue where name = 'prune' on conflict do nothing`);
  });
}
