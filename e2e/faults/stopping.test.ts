import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { makeTestFolder } from '../../apps/server/src/postgres/testing.ts';
import { holdProducts } from '../harness/hold-products.ts';
import { ask } from '../harness/http.ts';
import { openOwnApp } from '../harness/own-app.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import { sendAndWait } from '../harness/send-and-wait.ts';
import { until } from '../harness/until.ts';

/** For requests under way, where a test says when they may go on. Milliseconds. */
const PATIENCE = 600_000;

let own: OwnShop;
let folder: string;
beforeEach(async () => {
  folder = makeTestFolder();
  own = await openOwnShop(inject('postgresUrl'));
});
afterEach(async () => {
  await own.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a server that is told to stop', () => {
  it('answers what is under way, says that it closes, and is gone', async () => {
    await own.sell('Oak stool', 2500, 3);
    const app = await openOwnApp(own.database.url, folder);
    const held = await holdProducts(own.database);
    const { host } = new URL(own.shop.baseUrl);
    const { port } = app;
    const agent = new Agent({ keepAlive: true });
    const asked = request({ agent, host: '127.0.0.1', port, path: '/oak-stool', headers: { host } });
    asked.end();
    const answered = once(asked, 'response');
    await held.isAwaited();
    const stopped = app.stop(PATIENCE);
    const isDeaf = () =>
      ask({ port, host, path: '/healthz' }).then(
        () => undefined,
        () => true as const,
      );
    await until('a server that takes no more', isDeaf);
    await held.letGo();
    const [response] = await answered;
    expect([response.statusCode, response.headers.connection]).toEqual([200, 'close']);
    response.resume();
    await stopped;
    agent.destroy();
  });

  it('is not held up by a body that never comes, a page that can’t be made, or a head that never ends', async () => {
    await own.sell('Oak stool', 2500, 3);
    const server = await own.serve();
    const held = await holdProducts(own.database);
    const { host } = new URL(own.shop.baseUrl);
    const asked = [
      `GET /oak-stool HTTP/1.1\r\nhost: ${host}\r\n\r\n`,
      `POST /login HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 9\r\n\r\n`,
      `GET / HTTP/1.1\r\nhost: ${host}\r\n`,
    ];
    const closed = asked.map((text) => sendAndWait(server.port, text));
    await held.isAwaited();
    // The products are let go after that alone.
    await expect(server.stop()).resolves.not.toThrow();
    expect(await Promise.all(closed)).toHaveLength(asked.length);
    await held.letGo();
  });
});
