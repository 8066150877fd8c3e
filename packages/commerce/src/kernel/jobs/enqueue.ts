import type { Queries } from '@stoa/database';
import { sql } from 'drizzle-orm';
import type { Shop } from '../context.ts';
import type { JobKind } from './job-kind.ts';

/**
 * Puts jobs of the context's shop into their queue, in the caller's transaction: with it, or not at all. Does nothing
 * for a kind that allows one job at a time when there is one.
 *
 * Jobs are pg-boss's, which documents inserting them by SQL; its own `send` needs a running instance, which most
 * callers do not have. The shop is the job's group.
 */
export async function enqueue<Payload>(
  tx: Queries,
  { shop, clock }: { readonly shop: Pick<Shop, 'id'>; readonly clock: () => Date },
  kind: JobKind<Payload, 'shop'>,
  ...payloads: readonly Payload[]
): Promise<void> {
  const data = JSON.stringify(payloads.map((payload) => kind.payload.parse(payload)));
  const key = kind.oneAtATime ? shop.id : null;
  await tx.execute(sql`
    insert into pgboss.job (name, data, group_id, singleton_key, created_on, start_after, keep_until, retry_limit,
      retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, policy)
    select name, payload, ${shop.id}, ${key}, now, now, now + make_interval(secs => retention_seconds),
      retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, policy
    from pgboss.queue, jsonb_array_elements(${data}::jsonb) payload,
      (select ${clock().toISOString()}::timestamptz as now) at
    where name = ${kind.queue}
    on conflict do nothing`);
}
