import { ShopError } from '@stoa/domain';
import type { ShopContext } from '../kernel/context.ts';

/**
 * Lets one import or generation at a time write a shop's catalogue, across all processes. The lock ends with its
 * connection, also when the process dies.
 * @throws ShopError `conflict` on `import` when another one runs
 */
export async function withCatalogueLock<T>(
  ctx: Pick<ShopContext, 'db' | 'shop'>,
  work: () => Promise<T>,
): Promise<T> {
  const client = await ctx.db.pool.connect();
  let broken: Error | undefined;
  const key = [`catalogue-import:${ctx.shop.id}`];
  try {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
      key,
    );
    if (rows[0]?.taken !== true) throw new ShopError('conflict', { field: 'import' });
    try {
      return await work();
    } finally {
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', key).catch((error: Error) => {
        // A connection that may still hold the lock must not go back to the pool.
        broken = error;
      });
    }
  } finally {
    client.release(broken);
  }
}
