import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { inShop, silentLog } from '@stoa/database';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { systemContext } from '../kernel/system-context.ts';
import { testClock, testPlatform } from '../testing/context.ts';
import { forgetJobs, testJobs } from '../testing/jobs.ts';
import { makeShop, plainSettings, plainTheme } from '../testing/shops.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { listMails, queueMail, renderMail, sendMail } from './index.ts';

const RECIPIENT = 'ann@example.com';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

/** Returns a mail server that answers whoever is to get a mail so. */
async function refusingServer(responseCode: number, words: string) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error(words), { responseCode })),
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { port, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

/** Delivers one mail by a server at this port; what is logged, and what staff read of the mail. */
async function deliverTo(port: number) {
  await forgetJobs(test.db);
  const logged: string[] = [];
  const warn = (fields: object, message: string) => logged.push(JSON.stringify({ ...fields, message }));
  const clock = testClock();
  const platform = testPlatform(test.db, clock, { ...silentLog, warn });
  const shop = await makeShop(test.db, {}, clock);
  const ctx = systemContext(platform, shop, { command: 'test' });
  const content = { subject: 'Hello', heading: 'Hello', blocks: [] };
  const mail = {
    dedupeKey: 'one',
    recipient: RECIPIENT,
    ...renderMail(shop, { theme: plainTheme, settings: plainSettings }, content),
  };
  await inShop(ctx, (tx) => queueMail(tx, ctx, mail));
  const smtp = createTransport({ host: '127.0.0.1', port, secure: false });
  const jobs = await testJobs(platform, [
    sendMail({ send: async (sent) => void (await smtp.sendMail(sent)) }),
  ]);
  await jobs.runDue();
  await jobs.stop();
  smtp.close();
  const [listed] = await listMails(ctx);
  const { rows } = await test.db.pool.query<{ job: string }>(
    'select to_jsonb(job)::text as job from pgboss.job',
  );
  return { logged, listed, kept: rows.map(({ job }) => job) };
}

it('a mail server’s words about a recipient are for staff, and not for the log; one it refuses for good is not tried again [ERR-017]', async () => {
  const server = await refusingServer(550, `5.1.1 <${RECIPIENT}>: no such mailbox here`);
  const { logged, listed } = await deliverTo(server.port);
  await server.stop();
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatch(/"error":"SMTP 550 5\.1\.1 after RCPT TO"/);
  expect(logged.join()).not.toMatch(/ann|example\.com|mailbox/);
  expect(listed?.lastError).toContain(RECIPIENT);
  expect(listed).toMatchObject({ status: 'failed', attempts: 1 });
});

it('an answer without an enhanced status is told by its code; what is refused for now is tried again', async () => {
  const server = await refusingServer(452, `${RECIPIENT} is over quota`);
  const { logged, listed, kept } = await deliverTo(server.port);
  await server.stop();
  expect(listed).toMatchObject({ status: 'queued', attempts: 1 });
  expect(logged[0]).toMatch(/"error":"SMTP 452(?: \d\.\d\.\d)? after RCPT TO"/);
  expect(logged).toHaveLength(1);
  expect(kept.join()).toContain('SMTP 452');
  expect([...logged, ...kept].join()).not.toMatch(/ann|quota/);
});

it('a server that cannot be reached is told as such', async () => {
  const server = await refusingServer(550, '');
  await server.stop();
  const { logged } = await deliverTo(server.port);
  expect(logged[0]).toContain('ECONNREFUSED');
  expect(logged.join()).not.toContain('ann@');
});
