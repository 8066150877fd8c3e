import { customer, inShop, newId, openDatabase, salesOrder, silentLog } from '@stoa/database';
import { emailKey } from '@stoa/domain';
import { isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createCustomer, saveProfile, signIn } from './customer/index.ts';
import type { ShopContext } from './kernel/context.ts';
import { withPasswords } from './kernel/password.ts';
import { migrateDatabase } from './migrate.ts';
import { createStaff, signInStaff } from './staff/index.ts';
import { testContext } from './testing/context.ts';
import { type OldVersions, openOldVersions, readRows } from './testing/old-versions.ts';

/** The newest version without keys. */
const BEFORE = '0026_search_phrases';
const OLDEST = { composed: 'jos\u00e9@b\u00fccher.example', at: '2026-01-01T12:00:00Z' };
const CONFIRMED = { decomposed: 'jose\u0301@b\u00fccher.example', at: '2026-02-01T12:00:00Z' };

let versions: OldVersions;
let guest: ShopContext;
let system: ShopContext;
let url: string;
const [oldest, confirmed, first, second] = [newId(), newId(), newId(), newId()];

beforeAll(async () => {
  versions = await openOldVersions(inject('postgresUrl'));
  const { shop } = versions.sale;
  const passwordHash = await withPasswords(shop, ({ hash }) => hash('a-good-one'));
  ({ url } = await versions.open(BEFORE));
  await versions.within(url, async (client) => {
    for (const [id, email, nickName, at, confirmedAt] of [
      [oldest, OLDEST.composed, 'Anna', OLDEST.at, null],
      [confirmed, CONFIRMED.decomposed, '\u0410nn\u0430', CONFIRMED.at, CONFIRMED.at],
    ])
      await client.query(
        `insert into customer (shop_id, id, email, nick_name, password_hash, group_code, created_at, email_confirmed_at)
         values ($1, $2, $3, $4, $5, 'retail', $6, $7)`,
        [shop.id, id, email, nickName, passwordHash, at, confirmedAt],
      );
    for (const [id, email, at] of [
      [first, OLDEST.composed, OLDEST.at],
      [second, CONFIRMED.decomposed, CONFIRMED.at],
    ])
      await client.query(
        `insert into staff (id, email, name, password_hash, created_at) values ($1, $2, 'Ada', $3, $4)`,
        [id, email, passwordHash, at],
      );
  });
  await migrateDatabase(url);
  const db = openDatabase({ url, log: silentLog });
  guest = testContext(db, shop, versions.sale.clock);
  system = { ...versions.sale.system, db };
});
afterAll(async () => {
  await guest.db.close();
  await versions.close();
});

const credentials = { password: 'a-good-one', clientAddress: '192.0.2.1' };

it('of accounts with spellings of one address none is lost: the confirmed one has it, each its own spelling', async () => {
  const enter = async (email: string) => (await signIn(guest, { ...credentials, email })).actor.customerId;
  expect(await enter(OLDEST.composed)).toBe(oldest);
  expect(await enter(CONFIRMED.decomposed)).toBe(confirmed);
  expect(await enter('JOS\u00c9@xn--bcher-kva.example')).toBe(confirmed);
  await expect(createCustomer(system, { email: OLDEST.composed })).rejects.toMatchObject({
    code: 'conflict',
    field: 'email',
  });
});

it('of staff the oldest has the address', async () => {
  const enter = async (email: string) => (await signInStaff(guest, { ...credentials, email })).staffId;
  expect(await enter('JOS\u00c9@xn--bcher-kva.example')).toBe(first);
  expect(await enter(CONFIRMED.decomposed)).toBe(second);
  const person = { email: OLDEST.composed, name: 'Ada', password: 'a-good-one' };
  await expect(createStaff(guest, person)).rejects.toMatchObject({ code: 'conflict', field: 'email' });
});

it('nick names that look alike stay with who has them, and nobody gets a third', async () => {
  const rows = await inShop(system, (tx) => tx.select().from(customer));
  const names = new Map(rows.map(({ id, nickName }) => [id, nickName]));
  expect([names.get(oldest), names.get(confirmed)]).toEqual(['Anna', '\u0410nn\u0430']);
  const { actor } = await signIn(guest, { ...credentials, email: OLDEST.composed });
  const save = (nickName: string) =>
    saveProfile({ ...guest, actor }, { nickName, lastName: 'Lee', clientAddress: '' });
  await save('Anna');
  await expect(save('anna')).rejects.toMatchObject({ code: 'conflict', field: 'nickName' });
  await expect(createCustomer(system, { email: 'c@example.com', nickName: 'Anna' })).rejects.toMatchObject({
    code: 'conflict',
    field: 'nickName',
  });
});

it('orders have the key of their address, and no row is without one any more', async () => {
  const orders = await inShop(system, (tx) => tx.select().from(salesOrder));
  expect(orders.length).toBeGreaterThan(0);
  for (const order of orders) expect(order.emailKey).toBe(emailKey(order.email));
  expect(await inShop(system, (tx) => tx.$count(customer, isNull(customer.emailKey)))).toBe(0);
  const withoutKey = versions.within(url, async (client) => {
    const [row] = await readRows(client, 'customer');
    await client.query('update customer set email_key = null where id = $1', [row?.id]);
  });
  await expect(withoutKey).rejects.toMatchObject({ code: '23502' });
});
