import { migrateDatabase, openDatabase, silentLog } from '@stoa/commerce';
import { type OldVersions, openOldVersions } from '@stoa/commerce/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { graphqlDoor, restDoor } from './testing/doors.ts';
import { accepted } from './testing/outcome.ts';
import { TestClient } from './testing/test-client.ts';
import { serveShop } from './testing/test-server.ts';

let versions: OldVersions;
beforeAll(async () => {
  versions = await openOldVersions(inject('postgresUrl'));
});
afterAll(() => versions.close());

it('an order that a version before this one kept is told as one of today, but for the rate of its tax', async () => {
  const { sale, test } = versions;
  const { orderId, guestToken } = sale.placed;
  const { url } = await versions.open('0019_mail_jobs');
  await migrateDatabase(url);
  const migrated = openDatabase({ url, log: silentLog });
  const [today, before] = [
    await serveShop(test.db, sale.shop, sale.clock),
    await serveShop(migrated, sale.shop, sale.clock),
  ];
  for (const door of [graphqlDoor, restDoor]) {
    const read = async (server: { readonly url: string }) =>
      accepted(await door.order(new TestClient(server.url), orderId, guestToken));
    const expected = await read(today);
    expect(expected.taxes).toHaveLength(1);
    expect(await read(before)).toEqual({
      ...expected,
      taxes: expected.taxes.map((tax) => ({ ...tax, rate: null })),
    });
  }
  await Promise.all([today.close(), before.close()]);
  await migrated.close();
});
