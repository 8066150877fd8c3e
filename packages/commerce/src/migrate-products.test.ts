import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrateDatabase } from './migrate.ts';
import { type OldVersions, openOldVersions } from './testing/old-versions.ts';

/** The newest version whose back office listed no products. */
const BEFORE = '0036_movement_after';

let versions: OldVersions;
beforeAll(async () => {
  versions = await openOldVersions(inject('postgresUrl'));
});
afterAll(() => versions.close());

it('products of an earlier version are listed by what they are, and go on being so', async () => {
  const { url } = await versions.open(BEFORE);
  const made = await versions.within(url, async (client) => {
    await client.query(`delete from product_entry`);
    // Of the two simple products one becomes variable, is shown no more, and has a picture; the other is put away.
    const { rows } = await client.query(`select id from product order by id`);
    const [whole, other] = rows.map(({ id }) => id);
    await client.query(
      `update product set class_code = 'variable_product', updated_at = '2026-01-01', name = 'CUP', brand = 'Acme'
       where id = $1`,
      [whole],
    );
    await client.query(
      `insert into product (seller_id, id, sku, class_code, parent_id, variation_values, name, price, updated_at)
       select seller_id, gen_random_uuid(), 'red', 'simple', id, '{}', name, 1, '2026-02-02' from product where id = $1`,
      [whole],
    );
    await client.query(
      `insert into product_media (seller_id, product_id, id, position, file, alt, width, height)
       select seller_id, id, gen_random_uuid(), 0, 'a.webp', '', 1, 1 from product where id = $1`,
      [whole],
    );
    await client.query(`update publication set visible = false where product_id = $1`, [whole]);
    await client.query(`update product set archived = true where id = $1`, [other]);
    return { whole, other };
  });
  await migrateDatabase(url);
  const entries = () =>
    versions.within(url, async (client) => {
      const { rows } = await client.query(`select * from product_entry order by product_id`);
      return rows;
    });
  const whole = {
    product_id: made.whole,
    kind: 'variable_product',
    name_key: 'cup',
    brand: 'Acme',
    price: '1000',
    visible: false,
    archived: false,
    changed_at: new Date('2026-02-02T00:00:00Z'),
    lacks_picture: false,
    lacks_alt: true,
    lacks_description: true,
    lacks_category: true,
  };
  expect(await entries()).toEqual([
    expect.objectContaining(whole),
    expect.objectContaining({ product_id: made.other, kind: 'simple', visible: true, archived: true }),
  ]);
  await versions.within(url, (client) =>
    client.query(`update product set name = 'Mug' where id = $1`, [made.whole]),
  );
  expect(await entries()).toMatchObject([{ name_key: 'mug' }, {}]);
});
