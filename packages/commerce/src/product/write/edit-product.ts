import { orConflict, product, type Queries } from '@stoa/database';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { asJson, changing, merged, sellerOfActor } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput, recordId } from '../../kernel/input.ts';
import { requireScope } from '../../kernel/require-scope.ts';
import { requireProduct } from '../../pricing/index.ts';
import { evaluateWrites } from './evaluate-writes.ts';
import { errorOfFaults } from './fault.ts';
import { keyOfValues } from './match-variations.ts';
import {
  type ProductInput,
  type ProductRecord,
  productRecord,
  type RecordVariation,
} from './product-record.ts';
import type { MergedProduct } from './product-write.ts';
import { type RecordOwner, readRecords } from './read-records.ts';
import { SeenKeys } from './seen-keys.ts';
import { writeProducts } from './write-products.ts';
import { writtenProducts } from './written-products.ts';

const target = z.object({ productId: recordId, revision: z.int().min(1) });

type Kind = ProductInput['classCode'];
type FieldsOf<K extends Kind> = Partial<
  Omit<Extract<ProductInput, { classCode: K }>, 'classCode' | 'slug' | 'variations'>
>;
type VariationInput = Extract<ProductInput, { classCode: 'variable_product' }>['variations'][number];

/**
 * What is to be changed of a product: each field is the whole new value, and what is left out stays. Of variations
 * all are listed that there shall be, in their order, each known by its sku, else by its values; what a known one
 * does not speak of, such as its stock, stays.
 */
export type ProductEdit = z.input<typeof target> &
  FieldsOf<'simple'> &
  FieldsOf<'variable_product'> &
  FieldsOf<'grouped'> & {
    readonly variations?: readonly (Partial<VariationInput> & Pick<VariationInput, 'sku'>)[];
  };

/**
 * Changes a product with its variations, as one write. Its address is moved by `moveProductSlug`. Needs
 * `catalog:write`, for prices `prices:write` and for stock `stock:write`.
 * @throws ShopError `conflict` on `revision` when the same fields were changed meanwhile, or on a sku that is taken, `not-found`,
 * `invalid-input` with every field at fault
 */
export function editProduct(ctx: ShopContext, edit: ProductEdit): Promise<{ readonly revision: number }> {
  const { productId, revision } = parseInput(target, edit);
  const { productId: _, revision: __, ...changes } = edit;
  const change = {
    verb: 'product.edit',
    scope: 'catalog:write',
    of: 'product',
    sellerId: sellerOfActor(ctx.actor),
  } as const;
  return orConflict({ product_sku: 'sku' }, () =>
    changing(ctx, change, async ({ tx, wrote }) => {
      const { sellerId, revision: current } = await requireProduct(tx, ctx, productId);
      requireScope(ctx, 'catalog:write', { sellerId });
      const owner = { shopId: ctx.shop.id, sellerId };
      const seen = { productId, revision, changes };
      const wanted = revision === current ? changes : await mergedEdit(tx, owner, seen);
      const write = {
        key: { id: productId },
        merge: (stored: ProductRecord | undefined) => mergeEdit(stored, wanted),
      };
      const evaluated = await evaluateWrites(tx, ctx, sellerId, [write], new SeenKeys(), 'lock');
      const [verdict] = evaluated.verdicts;
      if (verdict?.kind === 'rejected') throw errorOfFaults(verdict.faults);
      const created = await writeProducts(tx, ctx, sellerId, evaluated);
      wrote(...writtenProducts(sellerId, evaluated, created));
      const [written] = await tx
        .select({ revision: product.revision })
        .from(product)
        .where(eq(product.id, productId));
      return { revision: written?.revision ?? revision };
    }),
  );
}

/**
 * Returns what is to be changed, merged with what others changed since the writer looked.
 * @throws ShopError `conflict` on `revision`
 */
async function mergedEdit(
  tx: Queries,
  owner: RecordOwner,
  { productId, revision, changes }: { productId: string; revision: number; changes: Changes },
): Promise<Changes> {
  const stored = (await readRecords(tx, owner, [productId])).get(productId);
  if (!stored) return changes;
  const of = { entity: 'product', id: productId } as const;
  const found = { row: stored.record, revision: stored.revision };
  const fields = asRecord(stored.record, changes);
  return merged(tx, owner.shopId, { of, version: revision, fields }, found, asJson(stored.record));
}

/** Returns the changes as the record would have them, with defaults and in its order; as given where they are faulty. */
function asRecord(stored: ProductRecord, changes: Changes): Changes {
  const checked = productRecord.safeParse(mergeEdit(stored, changes).record);
  if (!checked.success) return changes;
  return Object.fromEntries(Object.entries(checked.data).filter(([name]) => name in changes));
}

type Changes = Omit<ProductEdit, keyof z.input<typeof target>>;

function mergeEdit(
  stored: ProductRecord | undefined,
  { variations, ...changes }: Changes,
): Extract<MergedProduct, { record: unknown }> {
  const known = stored?.classCode === 'variable_product' ? stored.variations : [];
  const record = { ...stored, ...changes };
  return {
    record: variations === undefined ? record : { ...record, variations: mergeVariations(variations, known) },
  };
}

function mergeVariations(
  given: NonNullable<Changes['variations']>,
  known: readonly RecordVariation[],
): unknown {
  const bySku = new Map(known.map((one) => [one.sku, one]));
  const named = new Set(given.map(({ sku }) => sku));
  const byValues = new Map(
    known.filter(({ sku }) => !named.has(sku)).map((one) => [keyOfValues(one.values), one]),
  );
  return given.map((one) => {
    const old = bySku.get(one.sku) ?? (one.values && byValues.get(keyOfValues(one.values)));
    return { ...old, ...one };
  });
}
