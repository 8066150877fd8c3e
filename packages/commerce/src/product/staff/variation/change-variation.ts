import { isDeepStrictEqual } from 'node:util';
import { orConflict, product, type Queries, readInShop } from '@stoa/database';
import { msg, ShopError } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { knownGroups } from '../../../customer/index.ts';
import { changing } from '../../../kernel/change/index.ts';
import type { ShopContext } from '../../../kernel/context.ts';
import { parseInput, recordId } from '../../../kernel/input.ts';
import { requireScope } from '../../../kernel/require-scope.ts';
import { money, priceLevels } from '../../../pricing/index.ts';
import { replaceLevels, replaceMedia } from '../../write/change-rows.ts';
import { takenSkus } from '../../write/known-names.ts';
import { levelRows, mediaRows } from '../../write/new-rows.ts';
import { grams, gtin, mediaList, mpn, sku } from '../../write/product-fields.ts';
import { sortedLevels } from '../../write/product-record.ts';
import { findProduct } from '../find-product.ts';
import { filledMedia, givenMedia } from '../parts/filled-media.ts';
import { followVariations } from './follow-variations.ts';
import { type VariationFields, type VariationRow, variationRecord } from './variation-record.ts';

const target = z.object({
  /** The product that it is of. */
  productId: recordId,
  variationId: recordId,
  /** The revision of the variation that was seen. */
  revision: z.int().min(1),
  media: givenMedia.optional(),
});

const changedFields = z.object({
  sku: sku.optional(),
  price: money.optional(),
  msrp: money.nullable().optional(),
  priceLevels: priceLevels.transform(sortedLevels).optional(),
  weightGrams: grams.optional(),
  gtin: gtin.nullable().optional(),
  mpn: mpn.nullable().optional(),
  unavailableForSale: z.boolean().optional(),
  discontinued: z.boolean().optional(),
  media: mediaList.optional(),
});
type Changed = z.output<typeof changedFields>;

/** What is to be changed of a variation: each field is the whole new value, and what is left out stays. */
export type VariationChange = z.input<typeof target> & Omit<z.input<typeof changedFields>, 'media'>;

/**
 * Changes one variation of a product, in as many statements whether there are two or two thousand; its stock is counted,
 * and its values stay. What others changed of it meanwhile stays, unless it is the same field. The product follows: its
 * price, its revision, and its default variation where that was known by another sku. Needs `catalog:write`, and where
 * prices differ `prices:write`. ADM-104, ADM-130
 * @throws ShopError `not-found` on `productId` or `variationId`; `invalid-input` with the field at fault, also on
 * `media.N.file` that is no file of the shop and on `priceLevels` for a group that the shop has not; `conflict` on a `sku`
 * that is taken, and on `revision` when the same was changed meanwhile
 */
export async function changeVariation(ctx: ShopContext, input: VariationChange): Promise<void> {
  const { productId, variationId, revision: version, media } = parseInput(target, input);
  const filled = await readInShop(ctx, async (tx) => {
    const { row } = await findProduct(tx, ctx, productId, 'catalog:write');
    await requireVariation(tx, { sellerId: row.sellerId, productId, variationId });
    return media && filledMedia(tx, ctx, { sellerId: row.sellerId, productId, variationId }, media);
  });
  const given = parseInput(changedFields, { ...input, media: filled });
  const of = variationRecord(ctx, { productId, variationId });
  const change = {
    verb: 'product.edit-variation',
    scope: 'catalog:write',
    of,
    version,
    fields: given,
  } as const;
  await orConflict({ product_sku: 'sku' }, () =>
    changing(ctx, change, async ({ tx, row, fields, wrote }) => {
      const { sellerId } = row;
      const differing = differingOf(row.fields, fields);
      const isPriced = 'price' in differing || 'msrp' in differing || 'priceLevels' in differing;
      if (isPriced) requireScope(ctx, 'prices:write', { sellerId });
      await writeVariation(tx, ctx, { variationId, row, differing });
      const { sku: is } = differing;
      const written = {
        sellerId,
        productId,
        ids: [variationId],
        priced: isPriced ? [variationId] : [],
        skus: is === undefined ? [] : [{ was: row.fields.sku, is }],
      };
      wrote(...(await followVariations(tx, ctx, written)));
    }),
  );
}

async function requireVariation(
  tx: Queries,
  {
    sellerId,
    productId,
    variationId,
  }: { readonly [Name in 'sellerId' | 'productId' | 'variationId']: string },
): Promise<void> {
  const isOf = and(
    eq(product.sellerId, sellerId),
    eq(product.id, variationId),
    eq(product.parentId, productId),
  );
  if ((await tx.$count(product, isOf)) === 0) throw new ShopError('not-found', { field: 'variationId' });
}

/** Returns the fields that are not as they were. */
function differingOf(before: VariationFields, wanted: Changed): Partial<VariationFields> {
  const was = new Map<string, unknown>(Object.entries(before));
  const differing = Object.entries(wanted).filter(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(value, was.get(name)),
  );
  return Object.fromEntries(differing);
}

interface Written {
  readonly variationId: string;
  readonly row: VariationRow;
  readonly differing: Partial<VariationFields>;
}

/** Writes what differs, table by table. */
async function writeVariation(
  tx: Queries,
  ctx: ShopContext,
  { variationId, row: { sellerId }, differing }: Written,
): Promise<void> {
  const { priceLevels: levels, media, ...columns } = differing;
  if (columns.sku !== undefined) await requireFreeSku(tx, sellerId, columns.sku);
  if (Object.keys(columns).length > 0) {
    await tx
      .update(product)
      .set(columns)
      .where(and(eq(product.sellerId, sellerId), eq(product.id, variationId)));
  }
  if (levels) {
    await requireGroups(tx, ctx, levels);
    const rows = levelRows(sellerId, variationId, levels);
    await replaceLevels(tx, sellerId, { ids: [variationId], rows });
  }
  if (media) {
    const rows = mediaRows(sellerId, variationId, media);
    await replaceMedia(tx, sellerId, { ids: [variationId], rows });
  }
}

async function requireFreeSku(tx: Queries, sellerId: string, wanted: string): Promise<void> {
  if ((await takenSkus(tx, sellerId, [wanted])).size === 0) return;
  const reason = msg('catalogue.sku_taken', { sku: wanted });
  throw new ShopError('conflict', { field: 'sku', params: { sku: wanted }, reason });
}

async function requireGroups(
  tx: Queries,
  ctx: ShopContext,
  levels: VariationFields['priceLevels'],
): Promise<void> {
  const named = levels.flatMap(({ customerGroups }) => customerGroups);
  const known = await knownGroups(tx, ctx, named);
  if (named.every((group) => known.has(group))) return;
  const issues = [{ field: 'priceLevels', message: msg('customer.unknown_group') }];
  throw new ShopError('invalid-input', { issues });
}
