import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrateDatabase } from './migrate.ts';
import { type OldVersions, openOldVersions, readRows } from './testing/old-versions.ts';

/** The newest version whose audit log did not tell of means. */
const BEFORE = '0029_order_line_backorder';

let versions: OldVersions;
beforeAll(async () => {
  versions = await openOldVersions(inject('postgresUrl'));
});
afterAll(() => versions.close());

it('entries of an earlier version say of staff that they came by a session, of the platform by a command', async () => {
  const { url } = await versions.open(BEFORE);
  await versions.within(url, (client) =>
    client.query(
      `insert into audit_entry (shop_id, id, at, actor_kind, actor, verb, entity, entity_id, changes, request_id)
       select shop_id, gen_random_uuid(), at, 'staff', 'ada', verb, entity, entity_id, changes, request_id
       from audit_entry limit 1`,
    ),
  );
  await migrateDatabase(url);
  const rows = await versions.within(url, (client) => readRows(client, 'audit_entry'));
  const told = rows.map((row) => `${row.actor_kind} ${row.means} ${row.network_address}`);
  expect(new Set(told)).toEqual(new Set(['staff session null', 'system command null']));
  const invented = versions.within(url, (client) => client.query(`update audit_entry set means = 'magic'`));
  await expect(invented).rejects.toMatchObject({ code: '23514' });
});
