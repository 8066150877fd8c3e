import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { buildApp } from '../../apps/server/src/app/build-app.ts';
import { closeApp } from '../../apps/server/src/app/close-app.ts';
import { createServices } from '../../apps/server/src/app/services.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { makeTestFolder, silentLog } from '../../apps/server/src/postgres/testing.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import { sendAndWait } from '../harness/send-and-wait.ts';

let own: OwnShop;
let port: number;
let dataFolder: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  own = await openOwnShop(inject('postgresUrl'));
  dataFolder = makeTestFolder();
  const config = readConfig({
    DATABASE_URL: own.database.url,
    STOA_DATA: dataFolder,
    STOA_LOG: 'silent',
    PORT: '0',
    STOA_SECRET: 'a server that is only asked slowly seals nothing of worth',
  });
  const services = createServices({ config, dataFolder, databaseUrl: own.database.url, log: silentLog });
  await services.start();
  const app = await buildApp(config, services, { head: 300, whole: 600, looksEvery: 50 });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  stop = async () => {
    await closeApp(app);
    await services.stop();
  };
});
afterAll(async () => {
  await stop();
  await own.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';

// What is sent comes at once: a letter that arrived while the server hangs up would make it reset the connection, and
// the answer might be lost with what was not read.
it.each([
  ['/login', FORM],
  ['/api/cart/add', JSON_TYPE],
  ['/api-graphql', JSON_TYPE],
])('who sends a body to %s that does not end is let go, and hears why', async (path, type) => {
  const { host } = new URL(own.shop.baseUrl);
  const head = `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: ${type}\r\ncontent-length: 100000\r\n\r\n`;
  expect(await sendAndWait(port, head + 'a'.repeat(20))).toMatch(/^HTTP\/1\.1 408 /);
});

it('who sends a head that does not end is let go, and hears why', async () => {
  const { host } = new URL(own.shop.baseUrl);
  expect(await sendAndWait(port, `GET / HTTP/1.1\r\nhost: ${host}\r\n`)).toMatch(/^HTTP\/1\.1 408 /);
});
