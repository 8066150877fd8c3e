import type { IncomingMessage, ServerResponse } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { ask } from '../../../../e2e/harness/http.ts';
import { guardedServer } from './door.ts';

const logged: string[] = [];
const log = { error: (_fields: object, message: string) => void logged.push(message) };

const apps: FastifyInstance[] = [];
afterEach(async () => {
  logged.length = 0;
  for (const app of apps.splice(0)) await app.close();
});

type Stumble = (request: IncomingMessage, response: ServerResponse) => void;

/** Fastify whose router calls `stumble` before it knows the route. */
async function listen(stumble: Stumble) {
  const guarded = guardedServer({}, log);
  const app = fastify({
    serverFactory: (handle, options) =>
      guarded((request, response) => {
        stumble(request, response);
        handle(request, response);
      }, options),
  });
  apps.push(app);
  app.get('/', async () => 'answered');
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  return (path: string) => ask({ port: Number(port), host: 'shop.test', path });
}

it('a request that Fastify stumbles over is refused, the log says so, and the next is answered', async () => {
  const read = await listen(({ url }) => {
    if (url === '/stumble') throw new TypeError('Invalid URL');
  });
  expect((await read('/stumble')).status).toBe(400);
  expect(logged).toHaveLength(1);
  expect((await read('/')).text).toBe('answered');
  expect(logged).toHaveLength(1);
});

it('a request of which something was sent ends there', async () => {
  const read = await listen((_request, response) => {
    response.writeHead(200, { 'content-length': 5 });
    response.write('ha');
    throw new TypeError('Invalid URL');
  });
  await expect(read('/')).rejects.toThrow(/aborted|hang up/);
  expect(logged).toHaveLength(1);
});
