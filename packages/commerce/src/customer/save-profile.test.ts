import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { systemContext } from '../kernel/system-context.ts';
import { listMails } from '../mail/index.ts';
import { testClock, testPlatform } from '../testing/context.ts';
import { makeCustomer } from '../testing/customers.ts';
import { mailedToken } from '../testing/mails.ts';
import { makeShop } from '../testing/shops.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { confirmOwnEmail, createCustomer, readCustomer, saveProfile, verifyEmail } from './index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

const PATH = '/verify-email';
const clientAddress = '192.0.2.1';

async function setUp() {
  const clock = testClock();
  const shop = await makeShop(test.db, {}, clock);
  const system = systemContext(testPlatform(test.db, clock), shop, { command: 'test' });
  const ann = await makeCustomer(test.db, shop, { email: 'ann@example.com', firstName: 'Ann' }, clock);
  const save = (change: Omit<Parameters<typeof saveProfile>[1], 'clientAddress'>) =>
    saveProfile(ann, { ...change, clientAddress });
  return { clock, system, ann, save };
}

it('names are saved, and what is left out stays [ACC-015]', async () => {
  const { ann, save } = await setUp();
  expect(await save({ lastName: 'Lee', nickName: 'annie' })).toEqual({ emailToConfirm: undefined });
  await save({ email: 'ANN@example.com' });
  expect(await readCustomer(ann)).toMatchObject({ firstName: 'Ann', lastName: 'Lee', nickName: 'annie' });
  await save({ nickName: '' });
  expect((await readCustomer(ann))?.nickName).toBeUndefined();
});

it('names are saved trimmed, and have 255 characters at most [OPEN-503]', async () => {
  const { ann, save } = await setUp();
  await save({ firstName: ` ${'A'.repeat(255)}\t`, lastName: ' Lee ' });
  expect(await readCustomer(ann)).toMatchObject({ firstName: 'A'.repeat(255), lastName: 'Lee' });
  for (const field of ['firstName', 'lastName']) {
    const tooLong = save({ [field]: 'A'.repeat(256) });
    await expect(tooLong).rejects.toMatchObject({ code: 'invalid-input', field });
  }
});

it('a nick name that somebody has is refused', async () => {
  const { system, save } = await setUp();
  await createCustomer(system, { email: 'ben@example.com', nickName: 'Ben' });
  await expect(save({ nickName: 'ben' })).rejects.toMatchObject({ code: 'conflict', field: 'nickName' });
});

it('a new address waits for its owner’s press on the mailed link; the former one is told [ACC-015]', async () => {
  const { ann, system, save } = await setUp();
  expect(await save({ email: 'lee@example.com' })).toEqual({ emailToConfirm: 'lee@example.com' });
  expect((await readCustomer(ann))?.email).toBe('ann@example.com');
  expect((await listMails(system)).map(({ recipient }) => recipient).sort()).toEqual([
    'ann@example.com',
    'lee@example.com',
  ]);
  const token = await mailedToken(system, 'lee@example.com', PATH);
  await verifyEmail(ann, token);
  expect(await readCustomer(ann)).toMatchObject({ email: 'lee@example.com', emailConfirmed: true });
  await expect(verifyEmail(ann, token)).rejects.toMatchObject({ code: 'not-found' });
});

it('a link to a new address works for a day, and the last one alone', async () => {
  const { ann, clock, system, save } = await setUp();
  await save({ email: 'one@example.com' });
  await save({ email: 'two@example.com' });
  const [one, two] = [
    await mailedToken(system, 'one@example.com', PATH),
    await mailedToken(system, 'two@example.com', PATH),
  ];
  await expect(verifyEmail(ann, one)).rejects.toMatchObject({ code: 'not-found' });
  clock.advance(86_400);
  await expect(verifyEmail(ann, two)).rejects.toMatchObject({ code: 'not-found' });
});

it('an address that another account has, or takes meanwhile, is answered alike and not taken', async () => {
  const { ann, system, save } = await setUp();
  await createCustomer(system, { email: 'ben@example.com' });
  expect(await save({ email: 'ben@example.com' })).toEqual({ emailToConfirm: 'ben@example.com' });
  expect(await mailedToken(system, 'ben@example.com', PATH)).toBe('');
  await save({ email: 'cat@example.com' });
  const token = await mailedToken(system, 'cat@example.com', PATH);
  await createCustomer(system, { email: 'Cat@example.com' });
  await expect(verifyEmail(ann, token)).rejects.toMatchObject({ code: 'not-found', field: 'token' });
  expect((await readCustomer(ann))?.email).toBe('ann@example.com');
});

it('mails to addresses that anybody can enter are limited to five an hour', async () => {
  const { ann, save } = await setUp();
  for (let n = 0; n < 4; n += 1) await save({ email: `new${n}@example.com` });
  await confirmOwnEmail(ann, clientAddress);
  await expect(save({ email: 'more@example.com' })).rejects.toMatchObject({ code: 'rate-limited' });
  await save({ firstName: 'Anna' });
});
