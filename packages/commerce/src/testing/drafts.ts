import type { Database } from '@stoa/database';
import { occupantsOf } from '../address/index.ts';
import { type ProductRecord, type ProductWrite, readRecords } from '../product/index.ts';
import type { TestSale } from './sale.ts';

/** What somebody writes of a product: of a new mug at 10.00, or of a known one over what it is. */
export const draft = (slug: string, given: Readonly<Record<string, unknown>>): ProductWrite => ({
  key: { slug },
  merge: (stored) => ({
    record: { ...(stored ?? { classCode: 'simple', slug, sku: slug, name: 'Mug', price: 1000 }), ...given },
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
