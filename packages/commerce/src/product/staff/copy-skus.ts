import { product, type Queries, readInShop } from '@stoa/database';
import { msg, ShopError } from '@stoa/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput, recordId } from '../../kernel/input.ts';
import { takenSkus } from '../write/known-names.ts';
import { findProduct } from './find-product.ts';

/** The longest sku. Characters. */
const SKU_LENGTH = 100;

/** Endings that the first statement looks at; each further one looks at ten times as many. */
const FIRST_ENDINGS = 20;

/** The skus that a copy of a product would have. */
export interface CopySkus {
  /** What is free behind every sku of the product, such as `-2`. */
  readonly ending: string;
  readonly sku: string;
  /** Of its variations but for archived ones, in their order. */
  readonly variations: readonly string[];
}

/**
 * Finds the first ending, `-2`, `-3` and so on, by which no sku of a copy of a product is taken. Needs `catalog:read`.
 * ADM-106
 * @throws ShopError `not-found` on `productId`, also of a variation; `forbidden`; `invalid-input` on `ending` where a sku
 * is so long that none fits
 */
export async function findCopySkus(ctx: ShopContext, productId: string): Promise<CopySkus> {
  const id = parseInput(recordId, productId);
  return readInShop(ctx, async (tx) => {
    const { row } = await findProduct(tx, ctx, id, 'catalog:read');
    const variations = await tx
      .select({ sku: product.sku })
      .from(product)
      .where(and(eq(product.sellerId, row.sellerId), eq(product.parentId, id), eq(product.archived, false)))
      .orderBy(asc(product.position), asc(product.id));
    const skus = variations.map(({ sku }) => sku);
    const ending = await freeEnding(tx, row.sellerId, [row.sku, ...skus]);
    return { ending, sku: row.sku + ending, variations: skus.map((sku) => sku + ending) };
  });
}

/** `skus` are its own, and those of its variations. */
async function freeEnding(tx: Queries, sellerId: string, skus: readonly string[]): Promise<string> {
  const room = SKU_LENGTH - Math.max(...skus.map(({ length }) => length));
  for (let first = 2, count = FIRST_ENDINGS; ; first += count, count *= 10) {
    const endings = Array.from({ length: count }, (_, at) => `-${first + at}`);
    const fitting = endings.filter(({ length }) => length <= room);
    const found = await firstFree(tx, sellerId, skus, fitting);
    if (found !== undefined) return found;
    if (fitting.length < count) throw tooLong();
  }
}

/** Those of its own sku are looked up at once; of those that are left, each with all variations. */
async function firstFree(
  tx: Queries,
  sellerId: string,
  skus: readonly string[],
  endings: readonly string[],
): Promise<string | undefined> {
  const [own = ''] = skus;
  const taken = await takenSkus(
    tx,
    sellerId,
    endings.map((ending) => own + ending),
  );
  for (const ending of endings) {
    if (taken.has(own + ending)) continue;
    const wanted = skus.map((sku) => sku + ending);
    if ((await takenSkus(tx, sellerId, wanted)).size === 0) return ending;
  }
  return undefined;
}

/** Tells whether this is longer than a sku may be. */
export const isTooLong = (sku: string): boolean => sku.length > SKU_LENGTH;

/** Returns the refusal of an ending with which a sku would be too long. */
export const tooLong = (): ShopError =>
  new ShopError('invalid-input', {
    field: 'ending',
    reason: msg('catalogue.sku_too_long', { n: SKU_LENGTH }),
  });
