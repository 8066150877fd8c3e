import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrateDatabase } from './migrate.ts';
import {
  migrationTags,
  type OldVersions,
  openOldVersions,
  type Row,
  readRows,
} from './testing/old-versions.ts';

const tags = await migrationTags();

let versions: OldVersions;
beforeAll(async () => {
  versions = await openOldVersions(inject('postgresUrl'));
});
afterAll(() => versions.close());

/**
 * What the migrations make where a version did not have these columns: the same as this version writes, but for the ids
 * of new rows, and for the rate and place of a tax, which nobody knows any more.
 */
const MADE: Readonly<Record<string, readonly string[]>> = {
  seller: ['id', 'currency'],
  shop_seller: ['shop_id', 'seller_id', 'currency'],
  order_group: ['created_at'],
  customer: ['id', 'email_key', 'nick_name_key'],
  staff: ['id', 'email_key'],
  sales_order: [
    'id',
    'email_key',
    'placed_by',
    'shipping_discount_amount',
    'shipping_tax_amount',
    'prices_include_tax',
  ],
  order_line: ['id', 'prices_include_tax'],
  order_tax: ['order_id', 'order_line_id', 'name', 'taxable_amount', 'amount'],
  payment: ['order_id', 'method', 'title', 'instructions', 'currency', 'amount', 'state', 'created_at'],
  payment_entry: ['kind', 'amount', 'actor'],
  mail: ['dedupe_key', 'order_id'],
  refund: ['order_id', 'amount', 'reason', 'actor', 'created_at'],
  product_entry: [
    'shop_id',
    'product_id',
    'kind',
    'name_key',
    'price',
    'visible',
    'changed_at',
    'lacks_category',
  ],
  shipment: ['order_id', 'actor', 'created_at'],
  shipment_line: ['order_id', 'order_line_id', 'quantity'],
};

const valuesOf = (rows: readonly Row[], columns: readonly string[]) =>
  rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).sort();

/** Of the mails that are to be sent by a job. */
const idsOfJobs = (url: string) =>
  versions.within(url, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select data->>'mailId' as id from pgboss.job where name = 'send-mail' and group_id = $1 order by 1`,
      [versions.sale.shop.id],
    );
    return rows.map(({ id }) => id);
  });

it.each(tags)('the rows of %s are there in this version, as they were, and what it adds', async (tag) => {
  const { url, taken } = await versions.open(tag);
  expect(taken.get('sales_order')?.length, tag).toBeGreaterThan(0);
  await migrateDatabase(url);
  // A second start of this version changes nothing.
  if (tag === tags.at(-1)) await migrateDatabase(url);
  await versions.within(url, async (client) => {
    for (const [table, before] of taken) {
      const after = await readRows(client, table);
      expect(after.length, `${table} after ${tag}`).toBe(before.length);
      for (const row of before) {
        expect(after, `${table} after ${tag}`).toContainEqual(expect.objectContaining(row));
      }
    }
    for (const [table, columns] of Object.entries(MADE)) {
      const made = valuesOf(await readRows(client, table), columns);
      expect(made, `${table} after ${tag}`).toEqual(valuesOf(versions.rows.get(table) ?? [], columns));
      expect(made.length, table).toBeGreaterThan(0);
    }
  });
  const queued = taken.get('mail')?.map(({ id }) => id);
  expect(await idsOfJobs(url), tag).toEqual(queued?.sort());
});
