import { isUuid, product, productEntry, type Queries, readInShop } from '@stoa/database';
import { type Money, ShopError } from '@stoa/domain';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { requireScopes, sellerOfActor } from '../../../kernel/change/index.ts';
import type { ShopContext } from '../../../kernel/context.ts';
import { parseInput, shortText } from '../../../kernel/input.ts';
import { numberKey, type PagedRow, pageFields, toPage, wantedPage } from '../../../kernel/list/index.ts';
import type { SmallPicture } from './listed-product.ts';
import { firstPicture } from './listed-rows.ts';
import { mayBeSeen } from './product-filter.ts';
import { isLow } from './stock-of-entries.ts';

const variationSearch = z.object({
  productId: z.string(),
  /** A part of a sku or of a value. */
  q: shortText(100).optional(),
  after: pageFields.after,
  limit: pageFields.limit,
});
export type VariationSearch = z.input<typeof variationSearch>;

/** A variation in the list of those of a product. ADM-101 */
export interface ListedVariation {
  readonly id: string;
  readonly sku: string;
  /** Its value of each attribute, by the id of the attribute. */
  readonly values: Readonly<Record<string, string>>;
  /** The first one of its own. */
  readonly picture: SmallPicture | null;
  /** Minor units of `currency`. */
  readonly price: Money;
  readonly currency: string;
  /** Pieces that can be sold now; null without stock keeping. */
  readonly salable: number | null;
  /** Whether some can be sold, but at most the threshold is left. */
  readonly low: boolean;
  readonly unavailableForSale: boolean;
  readonly discontinued: boolean;
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
    const { rows: found } = await tx.execute<VariationRow>(sql`
      select v.id, v.position::text as sorted, v.sku, v.variation_values, v.price::text, v.unavailable_for_sale,
        v.discontinued, (s.on_hand - s.reserved) as salable, coalesce(${isLow}, false) as low,
        ${firstPicture('v')} as picture
      from ${product} v left join stock s on s.seller_id = v.seller_id and s.product_id = v.id
      where ${and(
        sql`v.seller_id = ${sellerId}::uuid and v.parent_id = ${productId}::uuid and not v.archived`,
        text === '' ? undefined : hasPart(text),
        wanted.place &&
          sql`(v.position, v.id) > (${wanted.key.value(wanted.place.value)}, ${wanted.place.id}::uuid)`,
      )}
      order by v.position, v.id limit ${limit + 1}`);
    // Nobody asks how many there are.
    const { rows, next } = await toPage(found, wanted, async () => found.length);
    return { variations: rows.map((row) => toListed(row, ctx.shop.currency)), ...(next && { next }) };
  });
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

interface VariationRow extends PagedRow {
  readonly sku: string;
  readonly variation_values: Readonly<Record<string, string>>;
  readonly picture: SmallPicture | null;
  readonly price: string;
  readonly salable: number | null;
  readonly low: boolean;
  readonly unavailable_for_sale: boolean;
  readonly discontinued: boolean;
}

const toListed = (row: VariationRow, currency: string): ListedVariation => ({
  id: row.id,
  sku: row.sku,
  values: row.variation_values,
  picture: row.picture,
  price: Number(row.price),
  currency,
  salable: row.salable,
  low: row.low,
  unavailableForSale: row.unavailable_for_sale,
  discontinued: row.discontinued,
});
