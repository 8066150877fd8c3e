import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrateDatabase } from './migrate.ts';
import { type OldVersions, openOldVersions } from './testing/old-versions.ts';

/** The newest version that kept no figures of customers. */
const BEFORE = '0033_mail-to-staff';

let versions: OldVersions;
beforeAll(async () => {
  versions = await openOldVersions(inject('postgresUrl'));
});
afterAll(() => versions.close());

it('customers of an earlier version are told what they bought before', async () => {
  const { url } = await versions.open(BEFORE);
  await versions.within(url, async (client) => {
    // The order of the shop was placed by a guest, paid, and 1.00 of it was given back.
    await client.query(`update sales_order set customer_id = (select id from customer)`);
    await client.query(
      `insert into customer (shop_id, id, email, email_key, group_code, first_name, verify_hash, is_restricted)
       select shop_id, gen_random_uuid(), 'b@b.co', 'b@b.co', group_code, 'Bo', 'x', false from customer`,
    );
  });
  await migrateDatabase(url);
  const { rows } = await versions.within(url, (client) =>
    client.query(
      `select c.email, c.status, c.name_key, c.surname_key, c.order_count, c.spent::int,
         c.last_order_at = o.placed_at as is_last, o.grand_total::int - c.spent::int as given_back
       from customer c left join sales_order o on o.customer_id = c.id order by c.email`,
    ),
  );
  expect(rows).toEqual([
    expect.objectContaining({
      email: 'ann@example.com',
      status: 'verified',
      order_count: 1,
      is_last: true,
      given_back: 100,
    }),
    {
      email: 'b@b.co',
      status: 'pending',
      name_key: 'bo',
      surname_key: 'bo',
      order_count: 0,
      spent: 0,
      is_last: null,
      given_back: null,
    },
  ]);
  const { rows: forced } = await versions.within(url, (client) =>
    client.query(
      `select relname::text as name from pg_class where relforcerowsecurity
       and relname in ('customer', 'sales_order', 'payment', 'payment_entry') order by 1`,
    ),
  );
  expect(forced.map(({ name }) => name)).toEqual(['customer', 'payment', 'payment_entry', 'sales_order']);
});
