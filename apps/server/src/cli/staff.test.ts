import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { acceptInvitation, readStaffActor, readStaffSession, type Shop } from '@stoa/commerce';
import {
  createTestDatabase,
  fromSession,
  makeShop,
  systemTime,
  type TestDatabase,
  testPlatform,
} from '@stoa/commerce/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

const run = promisify(execFile);
const file = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

let test: TestDatabase;
let shop: Shop;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  shop = await makeShop(test.db);
});
afterAll(() => test.drop());

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function staff(...words: readonly string[]): Promise<Ended> {
  const env = {
    ...process.env,
    DATABASE_URL: test.url,
    STOA_SECRET: 'x'.repeat(32),
    ADMIN_HOST: 'office.localhost',
    PORT: '3210',
  };
  const command = [file('scripts/run.mjs'), file('apps/server/src/cli/staff.ts'), ...words];
  return run(process.execPath, command, { env }).then(
    (said) => ({ ...said, code: 0 }),
    (error: Ended) => error,
  );
}

const create = (given: { shop?: string; role?: string; email: string }) =>
  staff('create', '--shop', given.shop ?? shop.code, '--role', given.role ?? 'owner', '--email', given.email);

/** The command goes by the clock of the machine. */
const platform = () => testPlatform(test.db, systemTime);

it('makes a first owner, who chooses a password behind the link that is printed [ADM-001]', async () => {
  const { code, stdout } = await create({ email: 'anna@quay.example' });
  const [link = '', sentence = ''] = stdout.split('\n');
  expect([code, link]).toEqual([0, expect.stringMatching(/^http:\/\/office\.localhost:3210\/invitation#/)]);
  expect(sentence).toContain('24 hours');
  const token = link.split('#')[1] ?? '';
  const given = { token, name: 'Anna', password: 'correct horse', clientAddress: '192.0.2.1' };
  const accepted = await acceptInvitation(platform(), given);
  const { staffId = '' } = (await readStaffSession(platform(), accepted.isKnown ? '' : accepted.token)) ?? {};
  const found = await readStaffActor(platform(), staffId, shop.id, fromSession);
  expect(found?.actor.scopes.has('staff:write')).toBe(true);
});

it('names the fault in one sentence, changes nothing and ends with 1 [ADM-002]', async () => {
  const email = 'bert@quay.example';
  expect((await create({ email: 'olga@quay.example', role: 'support' })).code).toBe(0);
  const count = async () =>
    (await test.db.pool.query('select from staff union all select from staff_role')).rowCount;
  const before = await count();
  for (const [given, words] of [
    [{ email, shop: 'nowhere' }, /^✗ There is no shop 'nowhere': [^\n]+\n$/],
    [{ email, role: 'boss' }, /^✗ 'boss' is no role of a shop: [^\n]+\n$/],
    [{ email, role: 'operator' }, /^✗ 'operator' is no role of a shop: [^\n]+\n$/],
    [{ email: 'bert' }, /^✗ 'bert' is no e-mail address: [^\n]+\n$/],
    [{ email: 'Anna@quay.example' }, /^✗ This person has a role in this shop already\.\n$/],
  ] as const) {
    const { code, stdout, stderr } = await create(given);
    expect([code, stdout, stderr]).toEqual([1, '', expect.stringMatching(words)]);
  }
  expect(await count()).toBe(before);
  expect((await staff('create', '--shop', shop.code)).stderr).toContain('Usage');
});
