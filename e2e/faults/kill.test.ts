import { setTimeout as pause } from 'node:timers/promises';
import { sendMail } from '@stoa/commerce';
import { testClock, testJobs, testPlatform } from '@stoa/commerce/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smtpTransport } from '../../apps/server/src/mail/smtp-transport.ts';
import { startTestPostgres } from '../../apps/server/src/postgres/testing.ts';
import { SEED } from '../../scripts/testing/seed.ts';
import { readBooks } from '../harness/books.ts';
import { depth } from '../harness/depth.ts';
import { freePort } from '../harness/free-port.ts';
import { ask } from '../harness/http.ts';
import { mailsIn } from '../harness/mailbox.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import { seededRandom } from '../harness/random.ts';
import type { RunningServer } from '../harness/server.ts';
import { until } from '../harness/until.ts';
import { startLoad } from './load.ts';

const KILLS = Number(process.env.STOA_KILLS ?? depth(2, 20));
const BUYERS = 6;
/** For what comes in seconds on a machine that does nothing else. */
const PATIENCE_MS = 300_000;

let postgres: Awaited<ReturnType<typeof startTestPostgres>>;
let own: OwnShop;
let server: RunningServer;
let port: number;

beforeAll(async () => {
  postgres = await startTestPostgres();
  own = await openOwnShop(postgres.url);
  // It is started again on the same port, which no connection that goes out must have taken meanwhile.
  port = await freePort();
  server = await own.serve({}, port);
});
afterAll(async () => {
  await own.close();
  await postgres.stop();
});

const answers = async () => {
  const reply = await ask({ port, host: `127.0.0.1:${port}`, path: '/readyz' }).catch(() => undefined);
  return reply?.status === 200 ? true : undefined;
};

describe(`${KILLS} kills at random moments of ongoing checkouts (STOA_SEED=${SEED})`, () => {
  it(
    'lose and double nothing: orders, stock and mails agree with what buyers were told',
    async () => {
      const random = seededRandom(SEED);
      const products: string[] = [];
      for (const name of ['Oak stool', 'Tin box', 'Wool throw'])
        products.push(await own.sell(name, 2500, 100_000));
      const load = startLoad({ buyers: BUYERS, products, random, newVisitor: () => own.visitor({ port }) });

      for (let kill = 0; kill < KILLS; kill += 1) {
        const before = load.acknowledged.length;
        await until('sales', () => (load.acknowledged.length > before + 3 ? true : undefined), PATIENCE_MS);
        await pause(random() * 300);
        if (kill % 2 === 0) {
          await server.kill();
          server = await own.serve({}, port);
        } else {
          const victim = postgres.pid;
          process.kill(victim, 'SIGKILL');
          await until(
            'a new database server',
            () => (postgres.pid === victim ? undefined : true),
            PATIENCE_MS,
          );
        }
        await until('the server to answer', answers, PATIENCE_MS);
      }
      await load.finish();

      const books = await readBooks(own.database.url, own.shop.id);
      const ids = books.orders.map(({ id }) => id).sort();
      expect(load.acknowledged.map(({ orderId }) => orderId).sort()).toEqual(ids);
      expect(books.orders.filter(({ lines }) => lines === 0)).toEqual([]);
      expect(new Set(books.orders.map(({ cartId }) => cartId)).size).toBe(ids.length);
      for (const { onHand, reserved, sold } of books.stock) {
        expect(onHand).toBe(100_000);
        expect(reserved).toBe(sold);
      }
      expect([...books.confirmations].sort()).toEqual(ids);
      await sendWhatIsLeft();
      const mailed = mailsIn(own.mails).map(({ to, messageId }) => `${to} ${messageId}`);
      const told = new Set(mailed.map((line) => line.split(' ')[0]));
      expect(new Set(mailed).size).toBe(told.size);
      expect([...told].sort()).toEqual(load.acknowledged.map(({ email }) => email).sort());
    },
    3 * PATIENCE_MS + KILLS * PATIENCE_MS,
  );
});

/**
 * Sends what is left: a mail under way in a killed process counts as not sent after a while, and becomes due again.
 */
async function sendWhatIsLeft(): Promise<void> {
  await server.stop();
  const clock = testClock(new Date());
  const transport = smtpTransport(own.smtpUrl);
  const jobs = await testJobs(testPlatform(own.database.db, clock), [sendMail(transport)]);
  for (let hour = 0; hour < 2; hour += 1) {
    clock.advance(3600);
    await jobs.runDue();
  }
  await jobs.stop();
  await transport.close();
}
