import { type Queries, texts } from '@stoa/database';
import { beginOfSku, freeSkus, MAX_SKU_LENGTH, skuByPattern } from '@stoa/domain';
import { sql } from 'drizzle-orm';

interface Wanted {
  readonly pattern: string;
  /** That of the product. */
  readonly sku: string;
  /** Of the new variations, in their order; each in the order of the attributes. */
  readonly values: readonly Readonly<Record<string, string>>[];
}

/**
 * Makes skus of new variations by a pattern, each of which nothing of the seller has, nor another of them: a taken one is
 * given an ending. Whoever takes one meanwhile is found by the database. One statement. ADM-114
 */
export async function newSkus(
  tx: Queries,
  sellerId: string,
  { pattern, sku, values }: Wanted,
): Promise<string[]> {
  const wished = values.map((one, at) =>
    skuByPattern(pattern, { sku, values: Object.entries(one), n: at + 1 }),
  );
  return freeSkus(wished, await takenLike(tx, sellerId, wished));
}

/** What endings make longer: a sku that has no room for them is cut. */
const ROOM = 6;

/**
 * Returns those of the skus that the seller has, and those like them with an ending. Each is looked for by itself: where
 * PostgreSQL thinks that there are few products it would compare all of them with each of the skus.
 */
async function takenLike(tx: Queries, sellerId: string, skus: readonly string[]): Promise<string[]> {
  const begins = [...new Set(skus.map((sku) => beginOfSku(sku, MAX_SKU_LENGTH - ROOM)))];
  // As a range each: an index finds all that begins so, and goes on with a hyphen where nothing is cut.
  const ends = begins.map((one) => one + (one.length < MAX_SKU_LENGTH - ROOM - 1 ? '.' : '\u{10ffff}'));
  const { rows } = await tx.execute<{ sku: string }>(sql`
    select found.sku from unnest(${texts(begins)}, ${texts(ends)}) as wished(begins, ends)
    cross join lateral (
      select p.sku from product p where p.seller_id = ${sellerId}::uuid
        and lower(p.sku) ~>=~ lower(wished.begins) and lower(p.sku) ~<~ lower(wished.ends) offset 0
    ) found`);
  return rows.map(({ sku }) => sku);
}
