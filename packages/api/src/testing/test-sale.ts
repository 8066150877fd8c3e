import type { Database, NewShop } from '@stoa/commerce';
import { createCategory, createProduct } from '@stoa/commerce';
import { makeSale, plainSettings, type TestSale } from '@stoa/commerce/testing';
import { TestClient } from './test-client.ts';
import { type ServedWith, serveShop, type TestServer } from './test-server.ts';

/** A shop on sale, served through both doors. */
export interface ServedSale extends TestSale {
  readonly server: TestServer;
  /** Somebody new. */
  visitor(headers?: Readonly<Record<string, string>>): TestClient;
}

export async function serveSale(
  db: Database,
  given: Partial<NewShop> = {},
  servedWith: ServedWith = {},
): Promise<ServedSale> {
  const sale = await makeSale(db, given);
  const server = await serveShop(db, sale.shop, sale.clock, servedWith);
  return { ...sale, server, visitor: (headers) => new TestClient(server.url, headers) };
}

/** A shop that keeps its prices from whoever is not verified. */
export const hidesPrices: Partial<NewShop> = {
  settings: { ...plainSettings, modules: { hidePriceForAnonymous: true } },
};

/** Makes a mug at 24.00 (29.00 by msrp) with three pieces in the category `mugs`. */
export async function makeMug(
  sale: ServedSale,
  prices = { price: 2400, msrp: 2900 },
): Promise<{ readonly id: string; readonly sku: string }> {
  await createCategory(sale.system, { name: 'Mugs', slug: 'mugs' });
  return createProduct(sale.system, {
    classCode: 'simple',
    sku: 'MUG-1',
    name: 'Harbour mug',
    slug: 'harbour-mug',
    ...prices,
    stock: { available: 3 },
    categories: ['mugs'],
  });
}

/** An address in New York, where tax is 8.875 %. */
export const newYork = {
  first_name: 'Ada',
  last_name: 'Byron',
  street: '1 Main Street',
  city: 'New York',
  state: 'NY',
  postcode: '10001',
  country: 'US',
} as const;

/** Returns a checkout to New York by the standard method, paid by check. */
export function checkoutTo(expectedTotal: number) {
  return {
    email: 'ada@example.com',
    shipping_address: newYork,
    shipping_method: 'standard',
    payment_method: 'check',
    expected_total: expectedTotal,
  };
}
