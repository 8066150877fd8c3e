import { isUuid, product, productEntry, type Queries, readInShop } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { requireScopes, sellerOfActor } from '../../../kernel/change/index.ts';
import type { ShopContext } from '../../../kernel/context.ts';
import { parseInput, shortText } from '../../../kernel/input.ts';
import { numberKey, type PagedRow, pageFields, toPage, wantedPage } from '../../../kernel/list/index.ts';
import type { SmallPicture } from './listed-product.ts';
import { firstPicture } from './listed-rows.ts';
import { mayBeSeen } from './product-filter.ts';
import {
  type ToldVariation,
  toldVariation,
  type VariationRow,
  variationColumns,
  variationsWithStock,
} from './variation-rows.ts';

const variationSearch = z.object({
  productId: z.string(),
  /** A part of a sku or of a value. */
  q: shortText(100).optional(),
  after: pageFields.after,
  limit: pageFields.limit,
});
export type VariationSearch = z.input<typeof variationSearch>;

/** A variation in the list of those of a product. ADM-101 */
export interface ListedVariation extends ToldVariation {
  /** That of its price: the shop's. */
  readonly currency: string;
}

export interface ListedVariations {
  readonly variations: readonly ListedVariation[];
  /** Leads to the next page; absent on the last. */
  readonly next?: string;
}

/**
 * Lists the variations of a product of the shop in their order, without archived ones. Needs `catalog:read`. ADM-101
 * @throws ShopError `unauthenticated`, `forbidden`; `not-found` on `productId` for a product that whoever asks does not
 * see, `invalid-input` on `cursor` for an `after` that no page gave
 */
export async function listVariations(ctx: ShopContext, input: VariationSearch): Promise<ListedVariations> {
  requireScopes(ctx, { scope: 'catalog:read' }, sellerOfActor(ctx.actor));
  const { productId, q = '', after, limit } = parseInput(variationSearch, input);
  const wanted = wantedPage(
    { sort: 'position', direction: 'asc', after, limit },
    numberKey(product.position),
  );
  return readInShop(ctx, async (tx) => {
    const sellerId = await sellerOfListed(tx, ctx, productId);
    const text = q.normalize();
    const { rows: found } = await tx.execute<PictureRow>(sql`
      select v.position::text as sorted, ${variationColumns}, ${firstPicture('v')} as picture
      from ${variationsWithStock}
      where ${and(
        sql`v.seller_id = ${sellerId}::uuid and v.parent_id = ${productId}::uuid and not v.archived`,
        text === '' ? undefined : hasPart(text),
        wanted.place &&
          sql`(v.position, v.id) > (${wanted.key.value(wanted.place.value)}, ${wanted.place.id}::uuid)`,
      )}
      order by v.position, v.id limit ${limit + 1}`);
    // Nobody asks how many there are.
    const { rows, next } = await toPage(found, wanted, async () => found.length);
    const { currency } = ctx.shop;
    return {
      variations: rows.map((row) => ({ ...toldVariation(row, row.picture), currency })),
      ...(next && { next }),
    };
  });
}

interface PictureRow extends VariationRow, PagedRow {
  readonly id: string;
  readonly picture: SmallPicture | null;
}

const hasPart = (text: string) => sql`(
  strpos(lower(v.sku), lower(${text})) > 0 or exists (
    select from jsonb_each_text(v.variation_values) chosen where strpos(lower(chosen.value), lower(${text})) > 0))`;

async function sellerOfListed(tx: Queries, ctx: ShopContext, productId: string): Promise<string> {
  const [entry] = isUuid(productId)
    ? await tx
        .select({ sellerId: productEntry.sellerId })
        .from(productEntry)
        .where(and(mayBeSeen(ctx), eq(productEntry.productId, productId)))
    : [];
  if (!entry) throw new ShopError('not-found', { field: 'productId' });
  return entry.sellerId;
}
