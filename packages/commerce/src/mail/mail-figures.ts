import { type Database, readInShop } from '@stoa/database';
import { sql } from 'drizzle-orm';
import type { Shop } from '../kernel/context.ts';

/** Mail of all shops that is not sent. */
export interface MailFigures {
  readonly waiting: number;
  readonly failed: number;
  /** When the mail that waits longest was written. */
  readonly oldest: Date | undefined;
}

/** Counts mail that is not sent, shop by shop, for it is private. Each count goes by an index of such mail alone. */
export async function readMailFigures(db: Database, shops: readonly Shop[]): Promise<MailFigures> {
  let [waiting, failed] = [0, 0];
  let oldest: Date | undefined;
  for (const shop of shops) {
    const { rows } = await readInShop({ db, shop }, (tx) =>
      tx.execute<{ waiting: number; failed: number; oldest: Date | null }>(sql`
        select count(*)::int as waiting, min(created_at) as oldest,
          (select count(*)::int from mail where shop_id = ${shop.id}::uuid and status = 'failed') as failed
        from mail where shop_id = ${shop.id}::uuid and status = 'queued'`),
    );
    const [of] = rows;
    if (!of) continue;
    waiting += of.waiting;
    failed += of.failed;
    const at = of.oldest === null ? undefined : new Date(of.oldest);
    if (at && (oldest === undefined || at < oldest)) oldest = at;
  }
  return { waiting, failed, oldest };
}
