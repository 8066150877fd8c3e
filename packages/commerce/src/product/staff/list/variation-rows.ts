import { product } from '@stoa/database';
import type { Money } from '@stoa/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { SmallPicture } from './listed-product.ts';
import { isLow } from './stock-of-entries.ts';

/** What lists tell of a variation. */
export interface ToldVariation {
  readonly id: string;
  readonly sku: string;
  /** Its value of each attribute, by the id of the attribute. */
  readonly values: Readonly<Record<string, string>>;
  /** The first one of its own. */
  readonly picture: SmallPicture | null;
  /** Minor units of the shop's currency. */
  readonly price: Money;
  /** Pieces that can be sold now; null without stock keeping. */
  readonly salable: number | null;
  /** Whether some can be sold, but at most the threshold is left. */
  readonly low: boolean;
  readonly unavailableForSale: boolean;
  readonly discontinued: boolean;
}

/** Variations `v` with their stock `s`. */
export const variationsWithStock: SQL = sql`${product} v
  left join stock s on s.seller_id = v.seller_id and s.product_id = v.id`;

/** What lists tell of each of `variationsWithStock` but for its picture, as `VariationRow` has it. */
export const variationColumns: SQL = sql`v.id, v.sku, v.variation_values, v.price::text, v.unavailable_for_sale,
  v.discontinued, (s.on_hand - s.reserved) as salable, coalesce(${isLow}, false) as low`;

export interface VariationRow extends Record<string, unknown> {
  readonly id: string;
  readonly sku: string;
  readonly variation_values: Readonly<Record<string, string>>;
  readonly price: string;
  readonly salable: number | null;
  readonly low: boolean;
  readonly unavailable_for_sale: boolean;
  readonly discontinued: boolean;
}

/** Tells a row of `variationColumns` with its first picture. */
export const toldVariation = (row: VariationRow, picture: SmallPicture | null): ToldVariation => ({
  id: row.id,
  sku: row.sku,
  values: row.variation_values,
  picture,
  price: Number(row.price),
  salable: row.salable,
  low: row.low,
  unavailableForSale: row.unavailable_for_sale,
  discontinued: row.discontinued,
});
