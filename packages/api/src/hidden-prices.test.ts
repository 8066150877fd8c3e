import { createCustomer, createProduct, setPriceLevels, startSession } from '@stoa/commerce';
import { createTestDatabase, type TestDatabase } from '@stoa/commerce/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { graphqlDoor, restDoor } from './testing/doors.ts';
import { everyOperation } from './testing/every-operation.ts';
import { accepted, codeOf } from './testing/outcome.ts';
import type { TestClient } from './testing/test-client.ts';
import { hidesPrices, makeMug, type ServedSale, serveSale } from './testing/test-sale.ts';

/** Amounts of the mug that could stand in an answer: price, msrp, level and option fee, in both units. */
const AMOUNTS = ['83.17', '8317', '94.23', '9423', '61.49', '6149', '7.25', '725'];
const PASSWORD = 'correct horse';

let database: TestDatabase;
let sale: ServedSale;
let mug: { readonly id: string };

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  sale = await serveSale(database.db, hidesPrices);
  mug = await makeMug(sale, { price: 8317, msrp: 9423 });
  await setPriceLevels(sale.system, {
    productId: mug.id,
    levels: [{ minQty: 2, price: 6149 }],
  });
  await createProduct(sale.system, {
    classCode: 'simple',
    sku: 'MUG-2',
    name: 'Engraved mug',
    slug: 'engraved-mug',
    price: 8317,
    categories: ['mugs'],
    productOptions: [
      {
        id: 'engraving',
        label: 'Engraving',
        optionType: 'text',
        isRequired: false,
        values: [],
        additionalFee: 725,
        initialVisibility: 'show',
      },
    ],
  });
  for (const status of ['verified', 'pending'] as const) {
    const email = `${status}@example.com`;
    await createCustomer(sale.system, { email, password: PASSWORD, status });
  }
});
afterAll(async () => {
  await sale.server.close();
  await database.drop();
});

async function signedIn(status: string): Promise<TestClient> {
  const token = accepted(await restDoor.login(sale.visitor(), `${status}@example.com`, PASSWORD));
  return sale.visitor({ authorization: `Bearer ${token}` });
}

/** Numbers anywhere in an answer. */
const numbersIn = (text: string): string[] => text.match(/(?<![\w.-])\d+(?:\.\d+)?(?![\w.-])/g) ?? [];

/** Returns a guest who left something, such as an answer, that a session is kept for. */
async function guestWithSession(): Promise<TestClient> {
  const { token } = await startSession(sale.guest(), { clientAddress: '192.0.2.1' });
  return sale.visitor({ cookie: `visit=${token}` });
}

const kept = {
  guest: async () => sale.visitor(),
  'guest with a session': guestWithSession,
  pending: () => signedIn('pending'),
} as const;

describe.each(['guest', 'guest with a session', 'pending'] as const)(
  'for a %s, where the shop hides prices',
  (who) => {
    it('no query of the contract answers an amount [PRICE-011, PERM-501, PERM-502, PERM-504]', async () => {
      const requester = await kept[who]();
      const ids = { product: mug.id, slug: 'engraved-mug', category: 'mugs' };
      for (const { name, query, variables } of everyOperation('query', ids)) {
        const { text } = await requester.graphql(query, variables);
        const told = numbersIn(text).filter((number) => AMOUNTS.includes(number));
        expect(told, `${name}: ${text}`).toEqual([]);
      }
    });

    it.each([graphqlDoor, restDoor])(
      '$name shows none, and neither filters nor sorts by them [PRICE-011]',
      async (door) => {
        const requester = await kept[who]();
        const shown = accepted(await door.product(requester, mug.id));
        expect(shown).toMatchObject({ price: null, final_price: null, msrp: null, is_price_hidden: true });
        const names = async (view: object) =>
          accepted(await door.listing(requester, { slug: 'mugs', ...view })).map((card) => card.name);
        const all = await names({});
        expect(await names({ filter: { price: { from: 1000, to: 2000 } } })).toEqual(all);
        expect(await names({ order: 'price', dir: 'asc' })).toEqual(
          await names({ order: 'price', dir: 'desc' }),
        );
      },
    );

    it.each([graphqlDoor, restDoor])('$name sells nothing [ATC-002]', async (door) => {
      const code = codeOf(await door.add(await kept[who](), { id: mug.id, qty: 1 }));
      expect(code).toBe(who === 'pending' ? 'FORBIDDEN' : 'UNAUTHENTICATED');
    });
  },
);

it('a verified customer sees and sorts by prices [PERM-501, PERM-502, PRICE-006]', async () => {
  const requester = await signedIn('verified');
  const whole = everyOperation('query', { product: mug.id, slug: 'engraved-mug', category: 'mugs' });
  const told: string[] = [];
  for (const { query, variables } of whole)
    told.push(...numbersIn((await requester.graphql(query, variables)).text));
  // Else the test above could look for what is never told.
  for (const amount of ['83.17', '94.23', '61.49', '7.25']) expect(told).toContain(amount);
  for (const door of [graphqlDoor, restDoor]) {
    expect(accepted(await door.product(requester, mug.id))).toMatchObject({
      price: 83.17,
      is_price_hidden: false,
    });
    const view = { slug: 'mugs', filter: { price: { from: 1000, to: 2000 } } };
    expect(accepted(await door.listing(requester, view))).toEqual([]);
  }
});
