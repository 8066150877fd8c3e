import { rmSync } from 'node:fs';
import { newId, queueMail } from '@stoa/commerce';
import { areChangesSettled, inShop } from '@stoa/commerce/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { makeTestFolder } from '../../apps/server/src/postgres/testing.ts';
import { ask } from '../harness/http.ts';
import { mailsIn } from '../harness/mailbox.ts';
import { openOwnApp } from '../harness/own-app.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import type { RunningServer } from '../harness/server.ts';
import { until } from '../harness/until.ts';

let own: OwnShop;
let server: RunningServer;

/** A session that ended a minute ago, and one that stands; changes of yesterday. */
beforeAll(async () => {
  own = await openOwnShop(inject('postgresUrl'));
  await inShop(own.system, async (tx) => {
    for (const ends of [-60, 3600]) {
      await tx.execute(sql`insert into session (shop_id, token_hash, visitor_id, expires_at)
        values (${own.shop.id}, ${newId()}, ${newId()}, now() + make_interval(secs => ${ends}))`);
    }
  });
  await own.database.db.pool.query(`update change set at = now() - interval '25 hours'`);
  // Only once an hour changes are removed, and not while a transaction of another file is older.
  await until(
    'older transactions to end',
    async () => (await areChangesSettled(own.database.db)) || undefined,
  );
  server = await own.serve();
});
afterAll(() => own.close());

it('a server removes what nobody needs any more, and nothing else', async () => {
  const sessions = () =>
    inShop(own.system, async (tx) => (await tx.execute(sql`select from session`)).rowCount);
  await expect.poll(sessions).toBe(1);
  const { rowCount } = await own.database.db.pool.query('select from change');
  expect(rowCount).toBe(0);
});

it('tells its operator of every queue, of mail that is not sent, and of the tables', async () => {
  const metrics = async () =>
    (await ask({ port: server.port, host: 'metrics.localhost', path: '/metrics' })).text;
  const idle = ['prune', 'prune-shop', 'send-mail'].flatMap((queue) => [
    ...['waiting', 'deferred', 'active', 'failed'].map(
      (state) => `stoa_jobs{queue="${queue}",state="${state}"} 0`,
    ),
    `stoa_job_oldest_seconds{queue="${queue}"} 0`,
  ]);
  // What the server began with may still be at work.
  await expect
    .poll(async () => {
      const text = await metrics();
      return idle.filter((line) => !text.includes(line));
    })
    .toEqual([]);
  const text = await metrics();
  expect(text).toContain('stoa_mails{state="waiting"} 0');
  expect(text).toContain('stoa_mails{state="failed"} 0');
  expect(text).toContain('stoa_mail_oldest_seconds 0');
  expect(text).toMatch(/^stoa_table_rows\{table="change"\} \d+$/m);
});

it('mail goes out as soon as it is committed', async () => {
  // The server of the tests above would look for it now and then.
  const mailing = await openOwnShop(inject('postgresUrl'));
  const folder = makeTestFolder();
  const app = await openOwnApp(mailing.database.url, folder, { SMTP_URL: mailing.smtpUrl });
  try {
    // Looks of its own, every ten seconds, never come: what is sent was told of.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    await app.services.start().finally(() => vi.useRealTimers());
    for (const recipient of ['ann@example.com', 'ben@example.com']) {
      const mail = { dedupeKey: recipient, recipient, subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
      await inShop(mailing.system, (tx) => queueMail(tx, mailing.system, mail));
      await expect.poll(() => mailsIn(mailing.mails).some(({ to }) => to.includes(recipient))).toBe(true);
    }
  } finally {
    await app.stop();
    await mailing.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
