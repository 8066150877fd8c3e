import { createTestDatabase, openPooler, type TestDatabase } from '@stoa/commerce/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '../connection/database.ts';
import { silentLog } from '../connection/log.ts';
import { requireSessions } from './require-sessions.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

it('a pooler that lends single transactions is refused by name', async () => {
  const pooler = await openPooler(test.url, 'transactions');
  try {
    await expect(requireSessions(pooler.url)).rejects.toMatchObject({
      exitSentence: expect.stringMatching(/PgBouncer with pool_mode=transaction.*pool_mode=session/),
    });
  } finally {
    await pooler.close();
  }
});

it('one that lends whole sessions is as good as PostgreSQL itself', async () => {
  await expect(requireSessions(test.url)).resolves.toBeUndefined();
  const pooler = await openPooler(test.url, 'sessions');
  try {
    await expect(requireSessions(pooler.url)).resolves.toBeUndefined();
  } finally {
    await pooler.close();
  }
});

it('a pooler with a single connection to lend is refused by name, and not as a database that is away', async () => {
  const pooler = await openPooler(test.url, 'one session');
  try {
    await expect(requireSessions(pooler.url)).rejects.toMatchObject({
      exitSentence: expect.stringMatching(/lends fewer connections than Stoa needs.*default_pool_size/),
    });
  } finally {
    await pooler.close();
  }
});

it.each([
  ['postgres://stoa:hidden@[::1', /can't be used: /],
  [
    'postgres://stoa:hidden@host/stoa?sslrootcert=/nowhere/ca.pem',
    /can't be used: ENOENT.*\/nowhere\/ca\.pem/,
  ],
])(
  'an address that is none, or names files that are not there, is told without its password: %s',
  async (url, said) => {
    await expect(requireSessions(url)).rejects.toMatchObject({
      exitSentence: expect.stringMatching(said),
    });
    await expect(requireSessions(url)).rejects.not.toMatchObject({
      exitSentence: expect.stringContaining('hidden'),
    });
  },
);

it('and every connection through it has our role, our time zone and our limits, though it takes no settings', async () => {
  const pooler = await openPooler(test.url, 'sessions');
  const refused = new pg.Client({ connectionString: pooler.url, options: '-c role=stoa_app' });
  await expect(refused.connect()).rejects.toThrow('unsupported startup parameter: options');
  const db = openDatabase({ url: pooler.url, log: silentLog });
  try {
    const { rows } = await db.pool.query(
      `select current_user as role, current_setting('timezone') as zone, current_setting('statement_timeout') as most,
         current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    expect(rows).toEqual([{ role: 'stoa_app', zone: 'UTC', most: '30s', idle: '30s' }]);
  } finally {
    await db.close();
    await pooler.close();
  }
});
