import { readInShop, type VariationAttribute } from '@stoa/database';
import { arrangeVariations } from '@stoa/domain';
import { z } from 'zod';
import type { ShopContext } from '../../../kernel/context.ts';
import { parseInput, recordId } from '../../../kernel/input.ts';
import { findProduct } from '../find-product.ts';
import { type GivenAttribute, givenAttributes, requireFitting } from './given-attributes.ts';
import { readArranged, requireVariable } from './read-arranged.ts';

const wish = z.object({ productId: recordId, attributes: givenAttributes });

/** A variation that would be archived. */
export interface PlannedArchive {
  readonly id: string;
  readonly sku: string;
  readonly values: Record<string, string>;
  /** Pieces on the shelf; null without stock keeping. */
  readonly onHand: number | null;
}

/** What other attributes would make of the variations of a product. ADM-111, ADM-112 */
export interface AttributesPlan {
  /** As they would be, new ones with their ids. */
  readonly attributes: readonly VariationAttribute[];
  /** Of all values with each other. */
  readonly combinations: number;
  /** Variations that would stay. */
  readonly kept: number;
  /** Combinations without a variation, in their order; none are told where there are more than 2,048 combinations. */
  readonly missing: readonly {
    readonly values: Readonly<Record<string, string>>;
    readonly isNew: boolean;
    /** The archived variation that would be brought back. */
    readonly archived: { readonly id: string; readonly sku: string } | null;
  }[];
  /** In their order. */
  readonly archives: readonly PlannedArchive[];
}

/**
 * Tells what other attributes would make of the variations of a product, and writes nothing; two statements, however many
 * variations there are. Needs `catalog:read`. ADM-110 to ADM-112
 * @throws ShopError `not-found` on `productId`, also of a variation; `invalid-input` with everything at fault, also on
 * `productId` of a product that has no variations; `unauthenticated`; `forbidden`
 */
export async function planVariationAttributes(
  ctx: ShopContext,
  input: { readonly productId: string; readonly attributes: readonly GivenAttribute[] },
): Promise<AttributesPlan> {
  const { productId, attributes: wanted } = parseInput(wish, input);
  return readInShop(ctx, async (tx) => {
    const { row } = await findProduct(tx, ctx, productId, 'catalog:read');
    requireVariable(row);
    requireFitting(row.variants, wanted);
    const variations = await readArranged(tx, row);
    const { attributes, combinations, kept, archived, missing } = arrangeVariations(
      row.variants,
      wanted,
      variations,
    );
    return {
      attributes,
      combinations,
      kept: kept.length,
      missing: missing.map(({ archived: old, ...one }) => ({
        ...one,
        archived: old && { id: old.id, sku: old.sku },
      })),
      archives: archived.map(({ variation: { id, sku, values, onHand } }) => ({
        id,
        sku,
        values: { ...values },
        onHand,
      })),
    };
  });
}
