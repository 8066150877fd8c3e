import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { unique } from '@stoa/commerce/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { makeTestFolder } from '../../apps/server/src/postgres/testing.ts';
import { readDemoShops } from '../../demo/demo-shops.ts';
import { shopData } from '../../demo/goods/shops.ts';
import { beginServer, type StartingServer } from '../harness/server.ts';
import { until } from '../harness/until.ts';

const SECRET = 'end-to-end-tests-seal-with-this-secret-which-guards-nothing';

const name = unique('stoa_first').replaceAll('-', '_');
const folder = makeTestFolder();
const dataFolder = join(folder, 'data');
const begun: StartingServer[] = [];
let admin: pg.Client;
let url: string;
beforeAll(async () => {
  admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const address = new URL(inject('postgresUrl'));
  address.pathname = `/${name}`;
  url = address.href;
});
afterAll(async () => {
  for (const server of begun) await server.kill();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
  rmSync(folder, { recursive: true });
});

function begin(): StartingServer {
  const settings = { DATABASE_URL: url, STOA_DATA: dataFolder, STOA_DEMO: '1', STOA_SECRET: SECRET };
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

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string; code: string }>('select id, code from shop');
  const accounts = await client.query<{ count: number }>('select count(*)::int as count from staff');
  await client.end();
  expect(rows.map(({ code }) => code).sort()).toEqual(shopData.map(({ code }) => code).sort());
  expect(accounts.rows[0]?.count).toBeGreaterThan(0);
  expect([...readDemoShops(dataFolder)].sort()).toEqual(rows.map(({ id }) => id).sort());
  expect(existsSync(join(dataFolder, 'demo-unfinished'))).toBe(false);
});
