import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { unique } from '@stoa/commerce/testing';
import type { Client } from '../harness/client.ts';
import { addToCart, placeOrder, readyOrder } from '../harness/shopper.ts';

/** An order as the shop acknowledged it to a buyer. */
export interface Acknowledged {
  readonly orderId: string;
  readonly email: string;
}

export interface Load {
  /** The buyers' own log, written outside of the killed processes. */
  readonly acknowledged: readonly Acknowledged[];
  /** Lets the buyers finish what they have begun, and waits for them. */
  finish(): Promise<void>;
}

export interface LoadOptions {
  readonly buyers: number;
  readonly products: readonly string[];
  readonly random: () => number;
  readonly newVisitor: () => Client;
}

/**
 * Buyers who order without a pause, each order by a new visitor. After any failure they repeat the same request until
 * it is answered, as a person would press the button again.
 */
export function startLoad({ buyers, products, random, newVisitor }: LoadOptions): Load {
  const acknowledged: Acknowledged[] = [];
  let finishing = false;

  async function buy(): Promise<void> {
    const client = newVisitor();
    const productId = products[Math.floor(random() * products.length)] ?? '';
    const quantity = 1 + Math.floor(random() * 3);
    const email = `${unique('buyer')}@example.com`;
    const key = randomUUID();
    await persist(async () => (await addToCart(client, productId, quantity)).body.success || undefined);
    const order = await persist(() => readyOrder(client, email));
    acknowledged.push(
      await persist(async () => {
        const { body } = await placeOrder(client, order, key);
        return body.success && body.order ? { orderId: body.order._id, email } : undefined;
      }),
    );
  }

  const running = Array.from({ length: buyers }, async () => {
    while (!finishing) await buy();
  });
  return {
    acknowledged,
    async finish() {
      finishing = true;
      await Promise.all(running);
    },
  };
}

const PATIENCE_MS = 300_000;
const PAUSE_MS = 50;

/** Does it again until there is an answer. Refused connections, broken ones and 5xx are treated alike. */
async function persist<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  let last: unknown;
  while (performance.now() < end) {
    try {
      const answer = await attempt();
      if (answer !== undefined) return answer;
    } catch (error) {
      last = error;
    }
    await pause(PAUSE_MS);
  }
  throw new Error('a buyer gave up', { cause: last });
}
