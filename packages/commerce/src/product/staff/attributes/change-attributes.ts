import { isDeepStrictEqual } from 'node:util';
import {
  emitProductChanges,
  orConflict,
  product,
  type Queries,
  type VariationAttribute,
} from '@stoa/database';
import { arrangeVariations, SKU_PATTERN } from '@stoa/domain';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { asJson, changing, sellerOfActor, type WrittenRecord } from '../../../kernel/change/index.ts';
import type { ShopContext } from '../../../kernel/context.ts';
import { parseInput, recordId, shortText } from '../../../kernel/input.ts';
import { requireScope } from '../../../kernel/require-scope.ts';
import { money, refreshDerivedPrices } from '../../../pricing/index.ts';
import { chooseMissing, requireKnownPlaceholders } from './choose-missing.ts';
import { givenAttributes, requireFitting } from './given-attributes.ts';
import { type LockedParent, lockArranged } from './lock-arranged.ts';
import type { StoredArranged } from './read-arranged.ts';
import { requireSeen } from './require-seen.ts';
import { arrangedRows, makeVariations, type PlacedRow, placeVariations } from './write-arranged.ts';

const wish = z.object({
  productId: recordId,
  /** The revision of the product that was seen. */
  revision: z.int().min(1),
  attributes: givenAttributes,
  /** The missing combinations that become variations; all of them where it is left out. */
  combinations: z.array(z.record(z.string(), z.string())).optional(),
  /** By which new variations are given skus. */
  skuPattern: shortText(100).min(1).optional(),
  /** Of new variations; none where it is left out. Minor units. */
  price: money.optional(),
});
export type AttributesChange = z.input<typeof wish>;

/** What became of the variations. */
export interface AttributesChanged {
  readonly made: number;
  readonly broughtBack: number;
  readonly archived: number;
  /** Of the product, now. */
  readonly revision: number;
}

/**
 * Gives a product other attributes, and makes, archives and brings back the variations that follow from them; those that
 * stay keep their ids, skus, prices, stock and pictures, and the product its default variation. New ones have a weight and
 * no piece in stock; they keep none where no other variation does. A few dozen statements, however many variations. Needs
 * `catalog:write`, and for new variations with a price `prices:write`. ADM-110 to ADM-112
 * @throws ShopError `not-found` on `productId`; `invalid-input` with everything at fault, also on `attributes` where there
 * would be more than 2,048 variations, with their number; `conflict` on `revision` when the attributes, or which variations
 * there are, were changed meanwhile, and on `skuPattern` when a sku that it makes was taken in this moment
 */
export function changeVariationAttributes(
  ctx: ShopContext,
  input: AttributesChange,
): Promise<AttributesChanged> {
  const { skuPattern = SKU_PATTERN, price = 0, ...given } = parseInput(wish, input);
  const change = {
    verb: 'product.change-attributes',
    scope: 'catalog:write',
    of: 'product',
    sellerId: sellerOfActor(ctx.actor),
  } as const;
  return orConflict({ product_sku: 'skuPattern' }, () =>
    changing(ctx, change, async ({ tx, wrote }) => {
      const { parent, variations } = await lockArranged(tx, ctx, given.productId);
      const arranged = arrangeVariations(parent.variants, given.attributes, variations);
      const { attributes } = arranged;
      await requireSeen(tx, ctx, { parent, variations }, { revision: given.revision, attributes });
      requireFitting(parent.variants, given.attributes);
      requireKnownPlaceholders(skuPattern, arranged);
      const rows = arrangedRows(arranged, chooseMissing(arranged, given.combinations));
      const others = rows.placed.filter(({ isOther }) => isOther);
      const done = {
        made: rows.made.length,
        broughtBack: others.filter(({ before, archived }) => before.archived && !archived).length,
        archived: others.filter(({ before, archived }) => !before.archived && archived).length,
      };
      const isSame = isDeepStrictEqual(asJson(parent.variants), asJson(attributes));
      if (isSame && rows.placed.length + rows.made.length === 0) {
        return { ...done, revision: parent.revision };
      }
      if (done.made > 0 && price > 0) requireScope(ctx, 'prices:write', parent);
      await placeVariations(tx, parent.sellerId, rows.placed, ctx.clock());
      const keepsStock = keepsStockOf(variations);
      const made = await makeVariations(tx, ctx, rows.made, { parent, skuPattern, price, keepsStock });
      const after = await writeParent(tx, ctx, parent, attributes);
      wrote(after.entry, ...others.map((one) => entryOf(one, parent.sellerId)), ...made);
      const ids = [parent.id, ...others.map(({ before }) => before.id)];
      await emitProductChanges(tx, 'product.changed', parent.sellerId, ids);
      if (after.isPriceOther) await emitProductChanges(tx, 'price.changed', parent.sellerId, [parent.id]);
      return { ...done, revision: after.revision };
    }),
  );
}

/** New variations keep stock unless those that there are do not. */
function keepsStockOf(variations: readonly StoredArranged[]): boolean {
  const active = variations.filter(({ archived }) => !archived);
  return active.length === 0 || active.some(({ onHand }) => onHand !== null);
}

/** Gives the product its attributes and the price of its cheapest variation; returns its entry for the audit log. */
async function writeParent(
  tx: Queries,
  ctx: ShopContext,
  { id, sellerId, variants: before, price, msrp }: LockedParent,
  variants: readonly VariationAttribute[],
) {
  await refreshDerivedPrices(tx, sellerId, [id]);
  const [row] = await tx
    .update(product)
    .set({ variants, revision: sql`revision + 1`, updatedAt: ctx.clock() })
    .where(and(eq(product.sellerId, sellerId), eq(product.id, id)))
    .returning({ revision: product.revision, price: product.price, msrp: product.msrp });
  if (!row) throw new Error('the product is locked and gone');
  const { revision } = row;
  const entry: WrittenRecord = {
    id,
    // As `countAbove` tells of variations: that they are others, and not what they were.
    before: { variants: before, variations: null },
    after: { variants },
    revision,
    sellerId,
  };
  return { entry, revision, isPriceOther: row.price !== price || row.msrp !== msrp };
}

/** Returns the entry of a variation that is archived, brought back or has other values. */
function entryOf({ before, values, archived }: PlacedRow, sellerId: string): WrittenRecord {
  const verb = archived ? 'product.archive' : 'product.bring-back';
  return {
    ...(before.archived !== archived && { verb }),
    id: before.id,
    before: { archived: before.archived, values: before.values },
    after: { archived, values },
    revision: before.revision + 1,
    sellerId,
  };
}
