import type { Database } from '@stoa/database';
import { occupantsOf } from '../address/index.ts';
import type { ProductDraft, ProductRecord } from '../product/index.ts';
import { blankPrices, blankProduct, blankStock, readRecords } from '../product/index.ts';
import type { TestSale } from './sale.ts';

/** What somebody writes of a product: of a new one over blanks, of a known one over what it is. */
export const draft = (slug: string, given: Readonly<Record<string, unknown>>): ProductDraft => ({
  slug,
  merge: (stored) => ({
    record: stored
      ? { ...stored, ...given }
      : {
          ...blankProduct,
          ...blankPrices,
          classCode: 'simple',
          slug,
          sku: slug,
          name: 'Mug',
          price: 1000,
          stock: blankStock,
          ...given,
        },
  }),
});

/** Returns the id of what stands at an address of a shop, if anything does. */
export async function idAt(db: Database, { shop }: TestSale, slug: string): Promise<string | undefined> {
  return (await occupantsOf(db.queries, shop.id, [slug])).get(slug)?.targetId ?? undefined;
}

/** Records the product at an address of a shop as its catalogue has it. */
export async function recordAt(
  db: Database,
  sale: TestSale,
  slug: string,
): Promise<ProductRecord | undefined> {
  const id = await idAt(db, sale, slug);
  const owner = { shopId: sale.shop.id, sellerId: sale.shop.ownSellerId ?? '' };
  const stored = await readRecords(db.queries, owner, id === undefined ? [] : [id]);
  return [...stored.values()][0]?.record;
}
