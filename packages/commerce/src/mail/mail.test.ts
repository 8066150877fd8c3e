import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { inShop, newId } from '@stoa/database';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Shop } from '../kernel/context.ts';
import { systemContext } from '../kernel/system-context.ts';
import { testClock, testContext, testPlatform } from '../testing/context.ts';
import { makeShop, plainTheme } from '../testing/shops.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { MAX_ATTEMPTS } from './deliver-mails.ts';
import {
  deliverMails,
  listMails,
  listUndelivered,
  type MailTransport,
  queueMail,
  removeOldMails,
  renderMail,
  sendAgain,
} from './index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

/** A shop, a clock and a transport that notes what it is given and fails as often as told. */
async function setUp() {
  const clock = testClock();
  const platform = testPlatform(test.db, clock);
  const shop = await makeShop(test.db, {}, clock);
  const ctx = systemContext(platform, shop, 'test');
  const tried: string[] = [];
  const failing = { times: 0 };
  const transport: MailTransport = {
    async send({ messageId }) {
      tried.push(messageId);
      if (failing.times-- > 0) throw new Error('greylisted');
    },
  };
  const queue = (dedupeKey: string) => inShop(ctx, (tx) => queueMail(tx, ctx, hello(shop, dedupeKey)));
  const deliver = () => deliverMails(platform, { shops: [shop], transport });
  return { clock, platform, shop, ctx, tried, failing, transport, queue, deliver };
}

function hello(shop: Shop, dedupeKey: string) {
  const content = { subject: 'Hello', heading: 'Hello', blocks: [] };
  return { dedupeKey, recipient: 'ann@example.com', ...renderMail(shop, plainTheme, content) };
}

describe('the outbox of mail', () => {
  it('holds what was written in a transaction that committed, once a key', async () => {
    const { ctx, shop, queue } = await setUp();
    await queue('order-placed:1');
    await queue('order-placed:1');
    const failed = inShop(ctx, async (tx) => {
      await queueMail(tx, ctx, hello(shop, 'order-placed:2'));
      throw new Error('sold out');
    });
    await expect(failed).rejects.toThrow('sold out');
    expect(await listMails(ctx)).toMatchObject([{ status: 'queued', recipient: 'ann@example.com' }]);
  });

  it('refuses what is no address and keeps a subject on one line', async () => {
    const { ctx, shop } = await setUp();
    const write = (changes: object) =>
      inShop(ctx, (tx) => queueMail(tx, ctx, { ...hello(shop, newId()), ...changes }));
    for (const recipient of ['', 'ann', 'a@b.test\r\nBcc: x@y.test', 'a@b.test, c@d.test']) {
      await expect(write({ recipient })).rejects.toMatchObject({ code: 'invalid-input', field: 'recipient' });
    }
    await write({ subject: 'Hi\r\nBcc: x@y.test' });
    expect((await listMails(ctx))[0]?.subject).toBe('Hi Bcc: x@y.test');
  });

  it('is read by its shop’s staff alone [TEN-007]', async () => {
    const { shop, queue } = await setUp();
    await queue('one');
    await expect(listMails(testContext(test.db, shop))).rejects.toMatchObject({ code: 'unauthenticated' });
    const other = await setUp();
    expect(await listMails(other.ctx)).toEqual([]);
    expect(await other.deliver()).toEqual({ sent: 0, failed: 0 });
  });

  it('forgets old mail, also what nobody was there to send', async () => {
    const { ctx, clock, queue, deliver } = await setUp();
    await queue('one');
    await deliver();
    await queue('two');
    clock.advance(1);
    await queue('three');
    expect(await removeOldMails(ctx, clock())).toBe(2);
    expect(await listMails(ctx)).toHaveLength(1);
  });
});

describe('delivery', () => {
  it('sends each mail once, also when two processes deliver at once', async () => {
    const { queue, deliver, tried, ctx } = await setUp();
    for (let n = 0; n < 10; n += 1) await queue(`mail ${n}`);
    const runs = await Promise.all([deliver(), deliver(), deliver()]);
    expect(runs.reduce((sum, run) => sum + run.sent, 0)).toBe(10);
    expect(new Set(tried).size).toBe(10);
    expect(tried).toHaveLength(10);
    expect((await listMails(ctx)).every((mail) => mail.status === 'sent')).toBe(true);
    expect(await deliver()).toEqual({ sent: 0, failed: 0 });
  });

  it('tries again after 1, 2, 4 … minutes under the same Message-ID', async () => {
    const { queue, deliver, tried, failing, clock, ctx } = await setUp();
    failing.times = 2;
    await queue('one');
    for (const wait of [0, 60, 120]) {
      if (wait > 0) {
        clock.advance(wait - 1);
        expect(await deliver()).toEqual({ sent: 0, failed: 0 });
        clock.advance(1);
      }
      await deliver();
    }
    expect(tried).toHaveLength(3);
    expect(new Set(tried).size).toBe(1);
    expect(await listMails(ctx)).toMatchObject([{ status: 'sent', attempts: 3, lastError: null }]);
  });

  it('is tried for three days with pauses of four hours at most, and then has failed', async () => {
    const { queue, deliver, tried, failing, clock, ctx } = await setUp();
    failing.times = 1000;
    await queue('one');
    const begin = clock().getTime();
    const pauses: number[] = [];
    let last = begin;
    while ((await listMails(ctx))[0]?.status === 'queued') {
      const before = tried.length;
      await deliver();
      if (tried.length > before) {
        pauses.push((clock().getTime() - last) / 60_000);
        last = clock().getTime();
      }
      // By the minute while pauses are short, then by the hour.
      clock.advance(pauses.length < 10 ? 60 : 3600);
    }
    expect(pauses.slice(0, 11)).toEqual([0, 1, 2, 4, 8, 16, 32, 64, 128, 240, 240]);
    expect(last - begin).toBeGreaterThanOrEqual(3 * 86_400_000);
    expect(last - begin).toBeLessThan(3.2 * 86_400_000);
    expect(await listMails(ctx)).toMatchObject([{ status: 'failed', lastError: 'greylisted' }]);
  });

  it('that failed is sent again when told to: one of them, or all of the shop', async () => {
    const { queue, deliver, tried, failing, clock, ctx } = await setUp();
    for (const name of ['one', 'two', 'three']) await queue(name);
    failing.times = 1000;
    for (let n = 0; n < 30; n += 1) {
      await deliver();
      clock.advance(86_400);
    }
    const failed = await listUndelivered(ctx);
    expect(failed.map(({ status }) => status)).toEqual(['failed', 'failed', 'failed']);
    failing.times = 0;
    const before = tried.length;
    const other = await setUp();
    expect(await sendAgain(other.ctx, failed[0]?.id)).toBe(0);
    expect(await sendAgain(ctx, failed[0]?.id)).toBe(1);
    expect(await deliver()).toEqual({ sent: 1, failed: 0 });
    expect(tried.slice(before)).toEqual([expect.stringContaining(failed[0]?.id ?? '')]);
    expect(await sendAgain(ctx)).toBe(2);
    expect(await deliver()).toEqual({ sent: 2, failed: 0 });
    expect(await listUndelivered(ctx)).toEqual([]);
    expect(await sendAgain(ctx)).toBe(0);
    expect(tried).toHaveLength(before + 3);
  });

  it('sends again what a crash left between sending and marking, and ends it after its last attempt', async () => {
    const { queue, platform, shop, tried, clock, ctx, deliver } = await setUp();
    await queue('one');
    const crash = new Promise<never>(() => undefined);
    const dying = (): MailTransport => ({
      send: ({ messageId }) => {
        tried.push(messageId);
        return crash;
      },
    });
    for (let n = 1; n <= MAX_ATTEMPTS; n += 1) {
      void deliverMails(platform, { shops: [shop], transport: dying() });
      await expect.poll(() => tried.length).toBe(n);
      expect(await deliver()).toEqual({ sent: 0, failed: 0 });
      clock.advance(86_400);
    }
    expect(new Set(tried).size).toBe(1);
    await deliver();
    expect(await listMails(ctx)).toMatchObject([{ status: 'failed', attempts: MAX_ATTEMPTS }]);
  });
});

it('reaches a mail server with sender, both bodies and Message-ID', async () => {
  const received = Promise.withResolvers<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.resolve(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const smtp = createTransport({ host: '127.0.0.1', port, secure: false });
  const { queue, platform, shop, ctx } = await setUp();
  await queue('one');
  const transport: MailTransport = { send: async (mail) => void (await smtp.sendMail(mail)) };
  expect(await deliverMails(platform, { shops: [shop], transport })).toEqual({ sent: 1, failed: 0 });
  const [listed] = await listMails(ctx);
  const source = await received.promise;
  expect(source).toContain(`Message-ID: <${listed?.id}@${shop.code}.test>`);
  expect(source).toContain('From: Test shop <help@shop.test>');
  expect(source).toContain('To: ann@example.com');
  expect(source).toMatch(/text\/plain.*text\/html/s);
  smtp.close();
  await new Promise<void>((resolve) => server.close(resolve));
});
