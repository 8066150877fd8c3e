import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { inShop, newId } from '@stoa/database';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Shop } from '../kernel/context.ts';
import { systemContext } from '../kernel/system-context.ts';
import { testClock, testContext, testPlatform } from '../testing/context.ts';
import { forgetJobs, testJobs } from '../testing/jobs.ts';
import { makeShop, plainSettings, plainTheme } from '../testing/shops.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import {
  listMails,
  listUndelivered,
  type MailTransport,
  queueMail,
  removeOldMails,
  renderMail,
  sendAgain,
  sendMail,
} from './index.ts';
import { MAX_ATTEMPTS } from './send-mail-kind.ts';

const HOUR = 3600;

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

let ends: (() => Promise<void>)[] = [];
beforeEach(async () => {
  await forgetJobs(test.db);
  return async () => {
    for (const end of ends) await end();
    ends = [];
  };
});

/** Returns a shop, a clock and a transport that notes what it is given and fails as often as told. */
async function setUp() {
  const clock = testClock();
  const platform = testPlatform(test.db, clock);
  const shop = await makeShop(test.db, {}, clock);
  const ctx = systemContext(platform, shop, { command: 'test' });
  const tried: string[] = [];
  const failing = { times: 0, error: new Error('greylisted') };
  const transport: MailTransport = {
    async send({ messageId }) {
      tried.push(messageId);
      if (failing.times-- > 0) throw failing.error;
    },
  };
  const queue = (dedupeKey: string) => inShop(ctx, (tx) => queueMail(tx, ctx, hello(shop, dedupeKey)));
  /** Starts a process that sends mail with this transport. */
  const start = async (by: MailTransport) => {
    const jobs = await testJobs(platform, [sendMail(by)]);
    ends.push(() => jobs.stop());
    return jobs;
  };
  const jobs = await start(transport);
  const deliver = () => jobs.runDue();
  return { clock, shop, ctx, tried, failing, transport, queue, start, deliver };
}

function hello(shop: Shop, dedupeKey: string) {
  const content = { subject: 'Hello', heading: 'Hello', blocks: [] };
  return {
    dedupeKey,
    recipient: 'ann@example.com',
    ...renderMail(shop, { theme: plainTheme, settings: plainSettings }, content),
  };
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
    const { queue, deliver, start, transport, tried, ctx } = await setUp();
    const others = [await start(transport), await start(transport)];
    for (let n = 0; n < 10; n += 1) await queue(`mail ${n}`);
    await Promise.all([deliver(), ...others.map((jobs) => jobs.runDue())]);
    expect(new Set(tried).size).toBe(10);
    expect(tried).toHaveLength(10);
    expect((await listMails(ctx)).every((mail) => mail.status === 'sent')).toBe(true);
    await deliver();
    expect(tried).toHaveLength(10);
  });

  it('tries again after 1, 2, 4 … minutes under the same Message-ID', async () => {
    const { queue, deliver, tried, failing, clock, ctx } = await setUp();
    failing.times = 2;
    await queue('one');
    await deliver();
    for (const [before, wait] of [60, 120].entries()) {
      clock.advance(wait - 1);
      await deliver();
      expect(tried).toHaveLength(before + 1);
      clock.advance(1);
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
    await deliver();
    const pauses = [1, 2, 4, 8, 16, 32, 64, 128, ...Array<number>(17).fill(240)];
    for (const [before, minutes] of pauses.entries()) {
      clock.advance(minutes * 60 - 1);
      await deliver();
      expect(tried).toHaveLength(before + 1);
      expect(await listMails(ctx)).toMatchObject([{ status: 'queued' }]);
      clock.advance(1);
      await deliver();
    }
    expect(tried).toHaveLength(26);
    expect(await listMails(ctx)).toMatchObject([
      { status: 'failed', attempts: MAX_ATTEMPTS, lastError: 'greylisted' },
    ]);
    clock.advance(24 * HOUR);
    await deliver();
    expect(tried).toHaveLength(26);
  });

  it('that failed is sent again when told to: one of them, or all of the shop', async () => {
    const { queue, deliver, tried, failing, ctx } = await setUp();
    for (const name of ['one', 'two', 'three']) await queue(name);
    failing.times = 3;
    failing.error = Object.assign(new Error('no such mailbox'), { responseCode: 550, command: 'RCPT TO' });
    await deliver();
    const failed = await listUndelivered(ctx);
    expect(failed.map(({ status }) => status)).toEqual(['failed', 'failed', 'failed']);
    const before = tried.length;
    const other = await setUp();
    expect(await sendAgain(other.ctx, failed[0]?.id)).toBe(0);
    expect(await sendAgain(ctx, failed[0]?.id)).toBe(1);
    await deliver();
    expect(tried.slice(before)).toEqual([expect.stringContaining(failed[0]?.id ?? '')]);
    expect(await sendAgain(ctx)).toBe(2);
    await deliver();
    expect(await listUndelivered(ctx)).toEqual([]);
    expect(await sendAgain(ctx)).toBe(0);
    expect(tried).toHaveLength(before + 3);
  });

  it('sends again what a crash left between sending and marking, and ends it after its last attempt', async () => {
    const { queue, start, tried, clock, ctx, deliver } = await setUp();
    await queue('one');
    const crash = new Promise<never>(() => undefined);
    const dying = await start({
      send: ({ messageId }) => {
        tried.push(messageId);
        return crash;
      },
    });
    for (let n = 1; n <= MAX_ATTEMPTS; n += 1) {
      void dying.runDue();
      await expect.poll(() => tried.length).toBe(n);
      await deliver();
      clock.advance(HOUR);
      // Another process finds that the attempt was cut short.
      await deliver();
      expect(tried).toHaveLength(n);
      clock.advance(4 * HOUR);
    }
    expect(new Set(tried).size).toBe(1);
    await deliver();
    expect(tried).toHaveLength(MAX_ATTEMPTS);
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
  const { queue, start, shop, ctx } = await setUp();
  await queue('one');
  const jobs = await start({ send: async (mail) => void (await smtp.sendMail(mail)) });
  await jobs.runDue();
  const [listed] = await listMails(ctx);
  expect(listed?.status).toBe('sent');
  const source = await received.promise;
  expect(source).toContain(`Message-ID: <${listed?.id}@${shop.code}.test>`);
  expect(source).toContain('From: Test shop <help@shop.test>');
  expect(source).toContain('To: ann@example.com');
  expect(source).toMatch(/text\/plain.*text\/html/s);
  smtp.close();
  await new Promise<void>((resolve) => server.close(resolve));
});
