import { adjustStock } from '@stoa/commerce';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readBooks } from '../harness/books.ts';
import type { Client } from '../harness/client.ts';
import { depth } from '../harness/depth.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import type { RunningServer } from '../harness/server.ts';
import { addToCart, type Order, placeOrder, readyOrder } from '../harness/shopper.ts';

const GUESTS = 50;
const ROUNDS = depth(4, 200);

interface Guest {
  readonly client: Client;
  readonly order: Order;
}

let own: OwnShop;
let servers: readonly [RunningServer, RunningServer];

beforeAll(async () => {
  own = await openOwnShop(inject('postgresUrl'));
  servers = [await own.serve(), await own.serve()];
});
afterAll(() => own.close());

/** Makes a guest at one of the two processes who has the product in the cart and is about to order. */
async function makeGuest(productId: string, number: number): Promise<Guest> {
  const client = own.visitor(servers[number % 2 === 0 ? 0 : 1]);
  const { body } = await addToCart(client, productId);
  expect(body.success, body.message).toBe(true);
  return { client, order: await readyOrder(client, `guest-${number}@example.com`) };
}

describe('the last unit', () => {
  it(
    'is sold to one of fifty guests at two processes, each time it is there again [CHK-010]',
    async () => {
      const productId = await own.sell('Last lamp', 1000, 1);
      const guests: Guest[] = [];
      for (let number = 0; number < GUESTS; number += 1) guests.push(await makeGuest(productId, number));

      for (let round = 1; round <= ROUNDS; round += 1) {
        // The barrier: no request is sent before all are ready.
        const barrier = Promise.withResolvers<void>();
        const sent = guests.map(async ({ client, order }) => {
          await barrier.promise;
          return placeOrder(client, order);
        });
        barrier.resolve();
        const replies = await Promise.all(sent);

        const winners = replies.flatMap(({ body }, at) => (body.success ? [at] : []));
        expect(winners, `round ${round}`).toHaveLength(1);
        for (const { body, status } of replies.filter((reply) => !reply.body.success)) {
          expect(status).toBeLessThan(500);
          expect(body.code).toBe('OUT_OF_STOCK');
          expect(body.message).toMatch(/\S/);
        }
        const { orders, stock } = await readBooks(own.database.url, own.shop.id);
        expect(orders).toHaveLength(round);
        expect(stock).toEqual([{ productId, onHand: round, reserved: round, sold: round }]);

        if (round === ROUNDS) break;
        await adjustStock(own.system, { lines: [{ productId, delta: 1 }] });
        for (const at of winners) guests[at] = await makeGuest(productId, at);
      }
    },
    180_000 + ROUNDS * 30_000,
  );
});
