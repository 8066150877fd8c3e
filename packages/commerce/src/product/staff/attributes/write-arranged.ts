import { isDeepStrictEqual } from 'node:util';
import { product, type Queries, uuids } from '@stoa/database';
import { type Arrangement, inOrderOfValues, type MissingCombination, type Money } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import type { WrittenRecord } from '../../../kernel/change/index.ts';
import type { ShopContext } from '../../../kernel/context.ts';
import { insertRows } from '../../write/insert-rows.ts';
import { addVariation, noRows } from '../../write/new-rows.ts';
import type { RecordStock } from '../../write/product-record.ts';
import { newSkus } from './new-skus.ts';
import type { StoredArranged } from './read-arranged.ts';

type Values = Readonly<Record<string, string>>;

/** A variation that is there, with what it is to have. */
export interface PlacedRow {
  readonly before: StoredArranged;
  readonly values: Values;
  readonly archived: boolean;
  readonly position: number;
  /** More differs than its position. */
  readonly isOther: boolean;
}

/** A variation that is to be made. */
export interface MadeRow {
  readonly values: Values;
  readonly position: number;
}

/** What is to be written of the variations of a product. */
export interface ArrangedRows {
  /** Those of which anything differs. */
  readonly placed: readonly PlacedRow[];
  /** In their order. */
  readonly made: readonly MadeRow[];
}

/** Puts all variations that there will be into the order of attributes and values, and tells what of them differs. */
export function arrangedRows(
  { attributes, kept, archived, restated }: Arrangement<StoredArranged>,
  chosen: readonly MissingCombination<StoredArranged>[],
): ArrangedRows {
  const active = [
    ...kept.map(({ variation: before, values }) => ({ before, values })),
    ...chosen.map(({ archived: before, values }) => ({ before, values })),
  ];
  const inOrder = inOrderOfValues(attributes, active, ({ values }) => values);
  const placed: PlacedRow[] = [];
  const made: MadeRow[] = [];
  for (const [position, { before, values }] of inOrder.entries()) {
    if (before) placed.push(placedRow(before, values, false, position));
    else made.push({ values, position });
  }
  const isBack = new Set(placed.map(({ before }) => before.id));
  for (const { variation, values } of [...archived, ...restated]) {
    if (!isBack.has(variation.id)) placed.push(placedRow(variation, values, true, variation.position));
  }
  return {
    placed: placed.filter(({ isOther, before, position }) => isOther || position !== before.position),
    made,
  };
}

function placedRow(before: StoredArranged, values: Values, archived: boolean, position: number): PlacedRow {
  const isOther = before.archived !== archived || !isDeepStrictEqual({ ...before.values }, { ...values });
  return { before, values, archived, position, isOther };
}

/**
 * Writes what differs of variations. The revision of one is counted where its values are others or it is archived or
 * brought back, and not for its place among the others: nobody who edits it writes that, and each revision is an entry of
 * the audit log. One statement.
 */
export async function placeVariations(
  tx: Queries,
  sellerId: string,
  placed: readonly PlacedRow[],
  now: Date,
): Promise<void> {
  if (placed.length === 0) return;
  const rows = placed.map(({ before: { id }, values, archived, position, isOther }) => ({
    id,
    values,
    archived,
    position,
    counted: isOther,
  }));
  await tx.execute(sql`
    update ${product} p set variation_values = d.values, archived = d.archived, position = d.position,
      revision = p.revision + d.counted::int,
      updated_at = case when d.counted then ${now.toISOString()}::timestamptz else p.updated_at end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as d(id uuid, "values" jsonb, archived boolean, position integer, counted boolean)
    where p.seller_id = ${sellerId}::uuid and p.id = d.id and p.id = any (${uuids(rows.map(({ id }) => id))})`);
}

/** What a new variation takes over from its product and from whoever makes it. */
export interface NewVariations {
  readonly parent: {
    readonly id: string;
    readonly sellerId: string;
    readonly sku: string;
    readonly name: string;
    readonly weightGrams: number;
  };
  readonly skuPattern: string;
  /** Minor units. */
  readonly price: Money;
  /** Whether they keep stock, none of which is there yet. */
  readonly keepsStock: boolean;
}

/** Makes variations without pictures; returns their entries for the audit log. A dozen statements, however many. */
export async function makeVariations(
  tx: Queries,
  ctx: ShopContext,
  made: readonly MadeRow[],
  { parent, skuPattern, price, keepsStock }: NewVariations,
): Promise<WrittenRecord[]> {
  if (made.length === 0) return [];
  const { sellerId, weightGrams } = parent;
  const values = made.map((one) => one.values);
  const skus = await newSkus(tx, sellerId, { pattern: skuPattern, sku: parent.sku, values });
  const owner = { shopId: ctx.shop.id, sellerId };
  const now = ctx.clock();
  const rows = noRows();
  const entries = made.map((one, at): WrittenRecord => {
    const sku = skus[at] ?? '';
    const stock = keepsStock ? NO_PIECES : null;
    const variation = { ...plain, sku, values: one.values, price, stock, weightGrams };
    const id = addVariation(rows, { owner, now }, parent, variation, one.position);
    const after = { sku, values: one.values, price };
    return { verb: 'product.create', id, after, revision: 1, sellerId };
  });
  await insertRows(tx, ctx, sellerId, rows, now);
  return entries;
}

const NO_PIECES: NonNullable<RecordStock> = {
  available: 0,
  allowBackorders: false,
  backorderMessage: '',
  backorderShipDate: null,
  lowStockThreshold: 0,
  lowStockAlertMessage: '',
};

const plain = {
  msrp: null,
  priceLevels: [],
  media: [],
  gtin: null,
  mpn: null,
  unavailableForSale: false,
  discontinued: false,
};
