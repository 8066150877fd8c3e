import { ask } from '../../e2e/harness/http.ts';
import type { CountedServer } from './counted-server.ts';
import { BASKET, HOST, PAGES } from './demo-pages.ts';
import { countTrip, type Goods, type Step } from './shopping-trip.ts';

/** A customer whose group has price levels, so that nothing is left out. */
export const ACCOUNT = { email: 'wholesale@example.com', password: 'stoa-demo' };

export interface CountedStep {
  readonly step: Step;
  readonly who: 'guest' | 'signed in';
  readonly count: number;
}

/** Returns the statements of every step, of a guest and of a customer, in the demo's home shop. */
export async function countAllTrips(server: CountedServer): Promise<CountedStep[]> {
  const basket = await Promise.all(BASKET.map((path) => goodsAt(server.port, path)));
  const trip = { host: HOST, pages: PAGES, basket };
  const guest = await countTrip(server, trip);
  const customer = await countTrip(server, { ...trip, account: ACCOUNT });
  return [
    ...[...guest].map(([step, count]) => ({ step, who: 'guest' as const, count })),
    ...[...customer].map(([step, count]) => ({ step, who: 'signed in' as const, count })),
  ];
}

/** Returns the product that the form of a page would put into the cart. */
export async function goodsAt(port: number, path: string): Promise<Goods> {
  const { text } = await ask({ port, host: HOST, path });
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(text)?.[1];
  const id = field('product');
  if (id === undefined) throw new Error(`${path} sells nothing`);
  return { id, sku: field('sku') };
}
