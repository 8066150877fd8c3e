import { declaredTables } from '@stoa/database';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { testPlatform } from '../testing/context.ts';
import { makeUsedShop } from '../testing/used-shop.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { type ExportedRow, exportShop } from './index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

it('an export has all of the shop but what would let its reader in: passwords, links, secrets', async () => {
  const { shop } = await makeUsedShop(test.db);
  const owner = new pg.Client({ connectionString: test.url });
  await owner.connect();
  await owner.query(`select set_config('stoa.shop', $1, false)`, [shop.id]);
  const { rowCount } = await owner.query(
    `update customer set password_hash = 'scrypt-of-ann', verify_hash = 'verifying-ann' where email like 'ann%'`,
  );
  expect(rowCount).toBe(1);
  const hidden = await owner.query<{ text: string }>(
    `select unnest(array[password_hash, verify_hash]) as text from customer
     union all select guest_token_hash from sales_order
     union all select sealed from shop_secret union all select key_id from shop_secret
     union all select html from mail`,
  );
  await owner.end();
  let text = '';
  for await (const line of exportShop(testPlatform(test.db), shop.code)) text += line;
  const secrets = hidden.rows.map((row) => row.text).filter((secret) => secret !== null);
  expect(secrets).toEqual(expect.arrayContaining(['scrypt-of-ann', 'verifying-ann', '<p>Hi</p>']));
  // As they would stand in a line, also within a longer text.
  expect(secrets.filter((secret) => text.includes(JSON.stringify(secret).slice(1, -1)))).toEqual([]);
  const rows: ExportedRow[] = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(rows.slice(0, 2).map(({ table }) => table)).toEqual(['shop', 'seller']);
  const mail = rows.find(({ table }) => table === 'mail')?.row;
  expect(mail).toMatchObject({ subject: expect.any(String) });
  expect(mail).not.toHaveProperty('text');
  expect(rows.find(({ table }) => table === 'product')?.row).not.toHaveProperty('search_text');
  // The goods may be sold by other shops as well.
  const movement = rows.find(({ table }) => table === 'stock_movement')?.row;
  expect(movement).toMatchObject({ reason: expect.any(String) });
  expect(movement).not.toHaveProperty('actor');
  // Reading the products back makes these.
  expect(rows.filter(({ table }) => table === 'product_entry')).toEqual([]);
});

/** Columns of an export that are called like a secret, each with why it is none. */
const NO_SECRETS: Readonly<Record<string, string>> = {
  'cart_line.line_key': 'tells lines of a cart apart by what was chosen',
  'category.meta_keyword': 'words for search engines',
  'customer.email_key': 'the address as it is compared',
  'customer.nick_name_key': 'the name as it is compared',
  'mail.dedupe_key': 'what a mail is about; of a token it has the digest alone, which opens nothing',
  'mail.is_secret': 'whether there was a link in it',
  'sales_order.email_key': 'the address as it is compared',
  'sales_order.guest_token_expires_at': 'a date',
  'staff_invitation.email_key': 'the address as it is compared',
  'search_phrase.key': 'a phrase as it is compared',
};

it('whether a column that is called like a secret is exported has been decided', () => {
  const called = declaredTables.flatMap(({ name, owner, exported }) =>
    owner || name === 'shop' || name === 'seller'
      ? exported
          .filter((column) => /hash|secret|token|password|key|sealed|nonce|salt/.test(column))
          .map((column) => `${name}.${column}`)
      : [],
  );
  expect(called.sort()).toEqual(Object.keys(NO_SECRETS).sort());
});
