import type { Database } from '@stoa/database';
import type { PoolClient } from 'pg';

const TRANSACTION_CONTROL = /^\s*(begin|commit|rollback)\b/i;

/**
 * Records the SQL that `work` sends over this pool, without transaction control; `work` may look at what was sent so
 * far. Nothing else may use the pool meanwhile.
 */
export async function recordStatements(
  db: Database,
  work: (sent: readonly string[]) => Promise<unknown>,
): Promise<string[]> {
  const sent: string[] = [];
  const tapped = new Map<PoolClient, PoolClient['query']>();
  const tap = (client: PoolClient) => {
    if (tapped.has(client)) return;
    const { query } = client;
    tapped.set(client, query);
    Reflect.set(client, 'query', (...args: unknown[]) => {
      const text = sqlOf(args[0]);
      if (!TRANSACTION_CONTROL.test(text)) sent.push(text);
      return Reflect.apply(query, client, args);
    });
  };
  db.pool.on('acquire', tap);
  try {
    await work(sent);
    return sent;
  } finally {
    db.pool.off('acquire', tap);
    for (const [client, query] of tapped) Reflect.set(client, 'query', query);
  }
}

function sqlOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const isNamed = typeof query === 'object' && query !== null && 'text' in query;
  return isNamed ? String(query.text) : '';
}
