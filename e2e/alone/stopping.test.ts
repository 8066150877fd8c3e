import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { Client as Postgres } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { buildApp } from '../../apps/server/src/app/build-app.ts';
import { createServices } from '../../apps/server/src/app/services.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { makeTestFolder, silentLog } from '../../apps/server/src/postgres/testing.ts';
import { ask } from '../harness/http.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import { until } from '../harness/until.ts';

/** Milliseconds: five that a server may take to end, and some for a busy machine. */
const ENDED_BY = 8_000;

let own: OwnShop;
beforeEach(async () => {
  own = await openOwnShop(inject('postgresUrl'));
});
afterEach(() => own.close());

/** Keeps every product from being read until it is let go. */
async function holdProducts(): Promise<() => Promise<void>> {
  const holder = new Postgres({ connectionString: own.database.url });
  // The database is dropped at the end, whatever happened.
  holder.on('error', () => undefined);
  await holder.connect();
  await holder.query('begin; lock table product in access exclusive mode');
  return () => holder.end();
}

/** Resolves when a request waits for the products. */
const isHeld = () =>
  until('a request that waits', async () => {
    const { rows } = await own.database.db.pool.query('select 1 from pg_locks where not granted');
    return rows.length > 0 ? true : undefined;
  });

/** Sends the head of a request and whatever follows, and tells how it was answered once the server closes. */
function sendAndWait(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

describe('a server that is told to stop', () => {
  it('answers what is under way, says that it closes, and is gone', async () => {
    await own.sell('Oak stool', 2500, 3);
    const server = await own.serve();
    const letGo = await holdProducts();
    const { host } = new URL(own.shop.baseUrl);
    const agent = new Agent({ keepAlive: true });
    const asked = request({
      agent,
      host: '127.0.0.1',
      port: server.port,
      path: '/oak-stool',
      headers: { host },
    });
    asked.end();
    const answered = once(asked, 'response');
    await isHeld();
    const began = performance.now();
    const stopped = server.stop();
    const isDeaf = () =>
      ask({ port: server.port, host, path: '/healthz' }).then(
        () => undefined,
        () => true as const,
      );
    await until('a server that takes no more', isDeaf);
    await letGo();
    const [response] = await answered;
    expect([response.statusCode, response.headers.connection]).toEqual([200, 'close']);
    response.resume();
    await stopped;
    expect(performance.now() - began).toBeLessThan(ENDED_BY);
    agent.destroy();
  });

  it('is not held up by a body that never comes, a page that can’t be made, or a head that never ends', async () => {
    await own.sell('Oak stool', 2500, 3);
    const server = await own.serve();
    const letGo = await holdProducts();
    const { host } = new URL(own.shop.baseUrl);
    const asked = [
      `GET /oak-stool HTTP/1.1\r\nhost: ${host}\r\n\r\n`,
      `POST /login HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 9\r\n\r\n`,
      `GET / HTTP/1.1\r\nhost: ${host}\r\n`,
    ];
    const closed = asked.map((text) => sendAndWait(server.port, text));
    await isHeld();
    const began = performance.now();
    await server.stop();
    expect(performance.now() - began).toBeLessThan(ENDED_BY);
    await Promise.all(closed);
    await letGo();
  });
});

describe('whoever sends slowly', () => {
  it('is let go when the time for a request is over, and hears why', async () => {
    const dataFolder = makeTestFolder();
    const config = readConfig({
      DATABASE_URL: own.database.url,
      STOA_DATA: dataFolder,
      STOA_LOG: 'silent',
      PORT: '0',
      STOA_SECRET: 'a server that is only asked slowly seals nothing of worth',
    });
    const services = createServices({
      config,
      dataFolder,
      databaseUrl: own.database.url,
      log: silentLog,
    });
    await services.start();
    const app = await buildApp(config, services, { head: 300, whole: 600, looksEvery: 50 });
    try {
      const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
      const { host } = new URL(own.shop.baseUrl);
      const form = 'content-type: application/x-www-form-urlencoded\r\ncontent-length: 100000\r\n\r\n';
      for (const [path, type] of [
        ['/login', form],
        ['/api/cart/add', form.replace(/type: \S+/, 'type: application/json')],
        ['/api-graphql', form.replace(/type: \S+/, 'type: application/json')],
      ] as const) {
        const began = performance.now();
        const head = `POST ${path} HTTP/1.1\r\nhost: ${host}\r\n${type}`;
        const socket = connect(Number(port), '127.0.0.1');
        await once(socket, 'connect');
        socket.write(head);
        // The last letter comes before the time is over: one that arrives while the server hangs up would make it reset
        // the connection, and the answer might be lost with what was not read.
        let letters = 20;
        const trickle = setInterval(() => letters-- > 0 && socket.write('a'), 20);
        socket.on('error', () => undefined);
        const chunks: Buffer[] = [];
        socket.on('data', (chunk) => chunks.push(chunk));
        await once(socket, 'close');
        clearInterval(trickle);
        expect(Buffer.concat(chunks).toString(), path).toMatch(/^HTTP\/1\.1 408 /);
        expect(performance.now() - began, path).toBeLessThan(5_000);
      }
      expect(await sendAndWait(Number(port), `GET / HTTP/1.1\r\nhost: ${host}\r\n`)).toMatch(
        /^HTTP\/1\.1 408 /,
      );
    } finally {
      await app.close();
      await services.stop();
    }
  });
});
