import { type Database, type ShopContext, systemContext } from '@stoa/commerce';
import { makeShop, testPlatform } from '@stoa/commerce/testing';

/**
 * Makes a shop with so many customers in three groups, who joined over three years: some 7 of 100 wait, 3 are
 * restricted, and 6 of 10 have ordered. The same for the same number.
 */
export async function makeCustomers(db: Database, customers: number): Promise<ShopContext> {
  const shop = await makeShop(db, { code: `customers-${customers}` });
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('stoa.shop', $1, true)`, [shop.id]);
    await client.query(
      `insert into customer_group (shop_id, code, name) values ($1, 'trade', 'Trade'), ($1, 'press', 'Press')`,
      [shop.id],
    );
    for (let from = 1; from <= customers; from += AT_ONCE) {
      await client.query(INSERT, [
        shop.id,
        customers,
        from,
        Math.min(customers, from + AT_ONCE - 1),
        FIRST,
        LAST,
      ]);
    }
    await client.query('commit');
  } finally {
    client.release();
  }
  return systemContext(
    testPlatform(db, () => new Date()),
    shop,
    { command: 'bench' },
  );
}

const AT_ONCE = 5000;

const words = (text: string) => text.trim().split(/\s+/);
const FIRST =
  words(`Ada Alan Amir Ann Anna Ben Carla Chen Clara Dana David Elif Emil Emma Eva Farid Finn Grace Hana
  Henry Ida Ines Ivan Jack Jana Kofi Lena Leo Liam Maria Max Mia Nina Noah Olga Paul Rosa Sam Tara Yusuf`);
const LAST =
  words(`Abe Adams Ali Baker Bauer Bell Berg Brown Cole Costa Cruz Davis Diaz Evans Fischer Ford Garcia Gray
  Green Haddad Hall Hill Ito Jansen Jones Kaya Keller Kim King Klein Kowalski Lee Lind Lopez Martin Mendes Meyer Miller
  Moore Mori Nagy Novak Okafor Olsen Park Patel Perez Price Reed Rossi Sato Silva Smith Tanaka Turner Vogel Walker Weber
  Young`);

/** Chance comes from `md5`, so that there is nothing to seed. Ids begin with the time, as those of the application do. */
const INSERT = `
  insert into customer (shop_id, id, email, email_key, first_name, last_name, group_code, is_restricted, verify_hash,
    created_at, updated_at, order_count, spent, last_order_at)
  select $1, (lpad(to_hex((extract(epoch from joined) * 1000)::bigint), 12, '0') || '7' || substr(chance, 1, 3) || '8'
      || substr(chance, 4, 15))::uuid,
    email, email, first, last, case when r[1] < 90 then 'retail' when r[1] < 98 then 'trade' else 'press' end,
    r[2] < 3, case when r[2] between 3 and 9 then 'x' end, joined, joined, orders, orders * (500 + r[4] * 97),
    case when orders > 0 then joined + (timestamptz '2026-01-01' - joined) * r[5] / 100 end
  from (
    select *, lower(first || '.' || last) || n || '@example.com' as email,
      case when r[3] < 40 then 0 else (r[3] - 40) * (r[3] - 40) / 60 + 1 end as orders
    from (
      select n, md5(n::text) as chance,
        timestamptz '2023-01-01' + n * (interval '3 years' / $2::int) as joined,
        ($5::text[])[n % 40 + 1] as first,
        ($6::text[])[n % 59 + 1] as last,
        (select array_agg(('x' || substr(md5(n || '-' || k), 1, 6))::bit(24)::int % 100 order by k)
          from generate_series(1, 5) k) as r
      from generate_series($3::int, $4::int) n
    ) drawn
  ) made`;
