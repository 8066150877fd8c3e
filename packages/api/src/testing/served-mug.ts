import type { NewShop } from '@stoa/commerce';
import { serveOwnSale } from './served-sale.ts';
import { makeMug, type ServedSale } from './test-sale.ts';

/** Returns a served shop of the test file's own with the mug on sale, until the tests of the file have run. */
export async function serveMug(given: Partial<NewShop> = {}): Promise<{
  readonly sale: ServedSale;
  readonly mug: { readonly id: string };
}> {
  const sale = await serveOwnSale(given);
  return { sale, mug: await makeMug(sale) };
}
