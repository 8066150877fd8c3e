import { emitProductChanges, type Queries, texts } from '@stoa/database';
import { sql } from 'drizzle-orm';
import type { WrittenRecord } from '../../../kernel/change/index.ts';
import type { ShopContext } from '../../../kernel/context.ts';
import { refreshDerivedPrices } from '../../../pricing/index.ts';
import { countAbove } from '../../../stock/index.ts';

/** A sku that a variation had, and the one that it has now. */
export interface MovedSku {
  readonly was: string;
  readonly is: string;
}

/** What was written of variations of one product. */
export interface VariationsWritten {
  readonly sellerId: string;
  readonly productId: string;
  readonly ids: readonly string[];
  /** Those of them of which a price is another. */
  readonly priced: readonly string[];
  /** Those of them that may be, or may be no more, what the product costs, beside those with another price. */
  readonly archived?: readonly string[];
  readonly skus: readonly MovedSku[];
}

/**
 * Lets what is above variations follow what was written of them: the product counts a revision, is known by the sku of the
 * same default variation and has the price of its cheapest; and shoppers see it. Returns the entry of the product for the
 * audit log.
 */
export async function followVariations(
  tx: Queries,
  ctx: Pick<ShopContext, 'clock'>,
  { sellerId, productId, ids, priced, archived = [], skus }: VariationsWritten,
): Promise<WrittenRecord[]> {
  const moved = await followDefaultSku(tx, { sellerId, productId }, skus);
  const above = await countAbove(tx, sellerId, ids, ctx.clock());
  const weighed = [...new Set([...priced, ...archived])];
  if (weighed.length > 0) await refreshDerivedPrices(tx, sellerId, weighed);
  await emitProductChanges(tx, 'product.changed', sellerId, ids);
  await emitProductChanges(tx, 'price.changed', sellerId, priced);
  return above.map((one) => ({
    ...one,
    before: { ...one.before, ...(moved && { defaultVariationSku: moved.was }) },
    after: { ...one.after, ...(moved && { defaultVariationSku: moved.is }) },
  }));
}

async function followDefaultSku(
  tx: Queries,
  { sellerId, productId }: Pick<VariationsWritten, 'sellerId' | 'productId'>,
  skus: readonly MovedSku[],
): Promise<MovedSku | undefined> {
  if (skus.length === 0) return undefined;
  const [had, has] = [skus.map(({ was }) => was), skus.map(({ is }) => is)];
  const { rows } = await tx.execute<{ was: string; is: string }>(sql`
    update product p set default_variation_sku = moved.has
    from unnest(${texts(had)}, ${texts(has)}) as moved (had, has)
    where p.seller_id = ${sellerId}::uuid and p.id = ${productId}::uuid and p.default_variation_sku = moved.had
    returning moved.had as "was", moved.has as "is"`);
  return rows[0];
}
