import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { makeTestFolder } from '../../apps/server/src/postgres/testing.ts';
import { readDemoShops } from '../../demo/demo-shops.ts';
import { shopData } from '../../demo/goods/shops.ts';
import { makeDatabase, type OwnDatabase, within } from '../../packages/commerce/src/testing/own-database.ts';
import { beginServer, type StartingServer } from '../harness/server.ts';
import { until } from '../harness/until.ts';

const SECRET = 'end-to-end-tests-seal-with-this-secret-which-guards-nothing';

const folder = makeTestFolder();
const dataFolder = join(folder, 'data');
const begun: StartingServer[] = [];
let database: OwnDatabase;
beforeAll(async () => {
  database = await makeDatabase(inject('postgresUrl'));
});
afterAll(async () => {
  for (const server of begun) await server.kill();
  await database.drop();
  rmSync(folder, { recursive: true });
});

function begin(): StartingServer {
  const settings = { DATABASE_URL: database.url, STOA_DATA: dataFolder, STOA_DEMO: '1', STOA_SECRET: SECRET };
  const server = beginServer(settings, join(folder, `server-${begun.length}.log`));
  begun.push(server);
  return server;
}

const [first] = shopData;

it('of servers that start at once on an empty database one fills it, another goes on where that is killed, and none dies', async () => {
  const starting = [begin(), begin(), begin()];
  const killed = await until('a server within the demo', () =>
    starting.find((server) => server.said().includes(`${first?.name}: `)),
  );
  const others = starting.filter((server) => server !== killed);
  await killed.kill();
  const [one, other] = await Promise.all(others.map((server) => server.ready()));
  expect(one?.port).not.toBe(other?.port);
  // One has made them, the other found them.
  expect(others.filter((server) => server.said().includes('Demo shops ready'))).toHaveLength(1);

  const { shops, accounts } = await within(database.url, async (client) => {
    const staff = await client.query('select from staff');
    const { rows } = await client.query<{ id: string; code: string }>('select id, code from shop');
    return { shops: rows, accounts: staff.rowCount };
  });
  expect(shops.map(({ code }) => code).sort()).toEqual(shopData.map(({ code }) => code).sort());
  expect(accounts).toBeGreaterThan(0);
  expect([...readDemoShops(dataFolder)].sort()).toEqual(shops.map(({ id }) => id).sort());
  expect(existsSync(join(dataFolder, 'demo-unfinished'))).toBe(false);
});
