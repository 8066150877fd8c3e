import { createTestDatabase, type TestDatabase } from '@stoa/commerce/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Asked, everyOperation } from './testing/every-operation.ts';
import { everyRoute } from './testing/every-route.ts';
import type { TestClient } from './testing/test-client.ts';
import { makeTwin, type Twin } from './testing/twin-shops.ts';

let database: TestDatabase;
let north: Twin;
let south: Twin;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  north = await makeTwin(database.db, 'Zephyr');
  south = await makeTwin(database.db, 'Quillon');
});
afterAll(async () => {
  await north.sale.server.close();
  await south.sale.server.close();
  await database.drop();
});

/** Texts and ids of a shop that an answer holds. */
function tracesOf(shop: Twin, text: string): string[] {
  const ids = [...shop.ids].filter((id) => text.includes(id));
  return [...ids, ...(text.includes(shop.mark) ? [shop.mark] : [])];
}

/** What ends a visit, or the line that others ask about, comes after everything else. */
const late = [/remove/i, /login/, /logout/];
const lateness = (name: string) => late.findIndex((pattern) => pattern.test(name));

/** Everything the contract can be asked; who asks is somebody new where the visit ends by asking. */
async function askEverything(requester: () => Promise<TestClient>, asked: Asked) {
  const operations = [...everyOperation('query', asked), ...everyOperation('mutation', asked)];
  const calls = [
    ...operations.map(({ name, query, variables }) => ({
      name,
      send: (who: TestClient) => who.graphql(query, variables),
    })),
    ...everyRoute(asked),
  ].sort((a, b) => lateness(a.name) - lateness(b.name));
  const one = await requester();
  const answers: { readonly name: string; readonly text: string }[] = [];
  for (const { name, send } of calls) {
    const endsVisit = /login|logout/.test(name);
    answers.push({ name, text: (await send(endsVisit ? await requester() : one)).text });
  }
  return answers;
}

/** The customer, signed in anew: whoever asked everything has signed out. */
async function customerOf({ sale, asked }: Twin): Promise<TestClient> {
  const answer = await sale.visitor().post('/api/auth/login', asked.login);
  return sale.visitor({ authorization: `Bearer ${String(Object(answer.body).token)}` });
}

it('are alike in all that two shops may share', () => {
  expect(north.orderNumber).toBe(south.orderNumber);
  expect(north.asked.slug).toBe(south.asked.slug);
});

it('place orders that tell of themselves alone [TEN-007, TEN-507]', () => {
  for (const [own, other] of [[north, south] as const, [south, north] as const]) {
    expect(tracesOf(own, own.orderReply).length).toBeGreaterThan(0);
    expect(tracesOf(other, own.orderReply)).toEqual([]);
  }
});

describe.each(['guest', 'customer'] as const)('every operation of the contract, asked by a %s', (who) => {
  it.each([
    ['Zephyr', () => [north, south] as const],
    ['Quillon', () => [south, north] as const],
  ])('tells of %s alone [TEN-007, TEN-507]', async (_name, pair) => {
    const [own, other] = pair();
    const requester = async () => (who === 'guest' ? own.sale.visitor() : customerOf(own));
    for (const { name, text } of await askEverything(requester, own.asked)) {
      expect(tracesOf(other, text), `${name}: ${text}`).toEqual([]);
    }
  });

  it('tells nothing of a shop to who knows its ids [TEN-007, TEN-507]', async () => {
    const requester = async () => (who === 'guest' ? north.sale.visitor() : customerOf(north));
    for (const { name, text } of await askEverything(requester, south.asked)) {
      expect(text.includes(south.mark), `${name}: ${text}`).toBe(false);
    }
  });
});

/** Counts, countries, sums, a visit's id, farewells, what may be a new account, and the refusal of a wrong total. */
const tellNothing = [
  'GET /api/account/addresses',
  'GET /api/auth/logout',
  'GET /api/cart/count',
  'GET /api/countries',
  'POST /api/account/addresses',
  'POST /api/account/addresses/default',
  'POST /api/account/addresses/remove',
  'POST /api/account/confirm-email',
  'POST /api/account/password',
  'POST /api/auth/logout',
  'POST /api/auth/request-password-reset',
  'POST /api/auth/reset-password',
  'POST /api/checkout/place-order',
  'POST /api/orders/track',
  'changePassword',
  'confirmEmail',
  'countries',
  'estimateTax',
  'getCartCount',
  'getDeliveryEstimateInfo',
  'initSessionId',
  'logout',
  'placeOrder',
  'register',
  'removeAddress',
  'requestPasswordReset',
  'resetPassword',
  'saveAddress',
  'setDefaultAddress',
  'trackOrder',
  'verifyEmail',
];

it('finds what it looks for: the answers of a shop hold its marks, where they tell of it at all', async () => {
  const other = await makeTwin(database.db, 'Marigold');
  const answers = await askEverything(() => customerOf(other), other.asked);
  await other.sale.server.close();
  const told = new Set(
    answers.filter(({ text }) => tracesOf(other, text).length > 0).map(({ name }) => name),
  );
  const silent = new Set(answers.map(({ name }) => name).filter((name) => !told.has(name)));
  expect([...silent].sort()).toEqual(tellNothing);
});

describe('what opens something in one shop opens nothing in the other', () => {
  it('a session [TEN-007, TEN-507]', async () => {
    const stranger = south.sale.visitor({ authorization: `Bearer ${north.token}` });
    expect((await stranger.graphql('{ me { email } }')).body).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  it('an order’s token [TEN-007, TEN-507]', async () => {
    const { id, token } = south.guestsOrder;
    const path = `/api/orders/${id}?token=${token}`;
    expect((await south.sale.visitor().get(path)).status).toBe(200);
    expect((await north.sale.visitor().get(path)).status).toBe(404);
  });
});
