import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { assignRole, createStaff } from '@stoa/commerce';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { buildApp } from '../../apps/server/src/app/build-app.ts';
import { closeApp } from '../../apps/server/src/app/close-app.ts';
import { createServices } from '../../apps/server/src/app/services.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { red } from '../../apps/server/src/files/testing-pictures.ts';
import { makeTestFolder, silentLog } from '../../apps/server/src/postgres/testing.ts';
import { officeAt } from '../harness/office.ts';
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

it('who sends a picture to the back office may take longer, once it is known who it is', async () => {
  const [host, person] = ['admin.localhost', { email: 'slow@example.com', password: 'correct horse' }];
  const { staffId } = await createStaff(own.system, { ...person, name: 'Ada Quill' });
  await assignRole(own.system, { staffId, role: 'owner' });
  const who = officeAt({ port, host });
  await who.signIn(person.email, person.password);
  const picture = await red(400, 400).png().toBuffer();
  const head = [
    `POST /api/v1/shops/${own.shop.code}/pictures?name=a.png HTTP/1.1`,
    `host: ${host}`,
    'content-type: image/png',
    `cookie: stoa-staff=${who.cookies.get('stoa-staff')}`,
    `content-length: ${picture.byteLength}`,
    'connection: close',
  ];
  const socket = connect(port, '127.0.0.1');
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(picture.subarray(0, 100));
  const answered = buffer(socket);
  const shopHost = new URL(own.shop.baseUrl).host;
  // Whoever began after them has been let go.
  const later = `POST /login HTTP/1.1\r\nhost: ${shopHost}\r\ncontent-type: ${FORM}\r\ncontent-length: 9\r\n\r\na`;
  expect(await sendAndWait(port, later)).toMatch(/^HTTP\/1\.1 408 /);
  socket.write(picture.subarray(100));
  expect(String(await answered)).toMatch(/^HTTP\/1\.1 201 /);
});
