import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readBooks } from '../harness/books.ts';
import { type Outage, openOutage, questions } from '../harness/outage.ts';
import { addToCart, placeOrder, readyOrder } from '../harness/shopper.ts';
import { until } from '../harness/until.ts';

let outage: Outage;
beforeAll(async () => {
  outage = await openOutage(inject('postgresUrl'));
});
afterAll(() => outage.close());

const html = { accept: 'text/html' };

async function expectUnavailable(): Promise<void> {
  const replies = await Promise.all(
    Object.entries(questions).map(async ([what, question]) => ({ what, ...(await outage.send(question)) })),
  );
  for (const { what, status, headers, text } of replies) {
    expect([status, headers['retry-after']], `${what}: ${text.slice(0, 500)}`).toEqual([
      503,
      expect.stringMatching(/^\d+$/),
    ]);
    expect(text, what).not.toMatch(/INTERNAL_SERVER_ERROR|"internal"|at .*\.ts:/);
  }
}

const statusOf = async (path: string) => (await outage.send({ path, headers: html })).status;
const log = () => readFileSync(outage.server.logFile, 'utf8');

const untilReady = () =>
  until('the database', async () => ((await statusOf('/readyz')) === 200 ? true : undefined));

const untilPanCosts = (price: string) =>
  until(price, async () => {
    const { text } = await outage.send({ path: '/copper-pan', headers: html });
    return text.includes(price) ? true : undefined;
  });

describe('a database that hangs', () => {
  // It never answers meanwhile, so whatever is answered has not waited for it.
  it('is told by whatever needs it, at first and later, and in one line of the log [ERR-508]', async () => {
    await outage.keepPan();
    const before = log();
    outage.way.hang();
    const [ready] = await Promise.all([statusOf('/readyz'), expectUnavailable()]);
    expect(ready).toBe(503);
    await expectUnavailable();
    expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([503, 200]);
    const { status, headers, text } = await outage.send({ path: '/copper-pan', headers: html });
    expect([status, headers['x-cache'], text.includes('Copper pan')]).toEqual([200, 'hit', true]);
    const said = log().slice(before.length).trim().split('\n');
    expect(said).toEqual([expect.stringContaining('the database does not answer')]);
  });

  it('is asked again when it answers, and what changed meanwhile is heard of', async () => {
    await outage.changePan(9900);
    outage.way.resume();
    await untilReady();
    await untilPanCosts('$99.00');
    for (const [what, question] of Object.entries(questions)) {
      const { status, text } = await outage.send(question);
      expect(status, `${what}: ${text.slice(0, 500)}`).toBeLessThan(500);
    }
    await outage.changePan(7700);
    await untilPanCosts('$77.00');
    await expect.poll(() => outage.way.connections).toBeLessThan(16);
  });

  it('may have taken an order of which it tells nothing: sent again, it is the same order', async () => {
    const { own, way, server, panId } = outage;
    const buyer = own.visitor(server);
    await addToCart(buyer, panId);
    const order = await readyOrder(buyer, 'ada@example.com');
    const key = randomUUID();
    way.hangAfter('commit');
    const unknown = await placeOrder(buyer, order, key);
    expect([unknown.status, unknown.body]).toMatchObject([
      503,
      { success: false, code: 'SERVICE_UNAVAILABLE', retryable: true },
    ]);
    way.resume();
    await untilReady();
    const again = await placeOrder(buyer, order, key);
    expect(again.body.success, again.text).toBe(true);
    const { orders, confirmations } = await readBooks(own.database.url, own.shop.id);
    expect(orders.map(({ id }) => id)).toEqual([again.body.order?._id]);
    expect(confirmations).toHaveLength(1);
  });
});
