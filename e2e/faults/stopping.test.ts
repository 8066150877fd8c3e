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

/** Asks as a proxy does, which would keep the connection. */
async function askKeeping(port: number, host: string, path: string) {
  const agent = new Agent({ keepAlive: true });
  const asked = request({ agent, host: '127.0.0.1', port, path, headers: { host } });
  asked.end();
  const [response] = await once(asked, 'response');
  response.resume();
  agent.destroy();
  return [response.statusCode, response.headers.connection];
}

describe('a server that is told to stop', () => {
  it('serves all while it drains, on new connections, too, and says that they should go elsewhere', async () => {
    await own.sell('Oak stool', 2500, 3);
    const server = await own.serve({ STOA_DRAIN_SECONDS: '300' });
    const { host } = new URL(own.shop.baseUrl);
    expect(await askKeeping(server.port, host, '/oak-stool')).toEqual([200, 'keep-alive']);
    // A launcher passes on what the whole group was told, so it comes twice.
    for (let times = 0; times < 2; times++) {
      process.kill(server.pid, 'SIGTERM');
      const stopping = await until('a server that drains', async () => {
        const reply = await ask({ port: server.port, host, path: '/readyz' });
        return reply.status === 503 ? reply : undefined;
      });
      expect(JSON.parse(stopping.text)).toMatchObject({ status: 'stopping' });
      expect(await askKeeping(server.port, host, '/oak-stool')).toEqual([200, 'close']);
      expect(await askKeeping(server.port, host, '/healthz')).toEqual([200, 'close']);
    }
    // Whoever does not want to wait for the rest.
    process.kill(server.pid, 'SIGINT');
    await expect(server.stop()).resolves.not.toThrow();
  });

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
