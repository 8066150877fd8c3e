import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { ask } from '../../../../e2e/harness/http.ts';
import { type Front, guardDoor, noFront } from './door.ts';

const logged: string[] = [];
const log = { error: (_fields: object, message: string) => void logged.push(message) };
const stumble = () => {
  throw new TypeError('Invalid URL');
};

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  logged.length = 0;
  for (const server of servers.splice(0)) server.close();
});

async function askThrough(front: Front, handle: () => void = () => undefined) {
  const server = createServer((_request, response) => {
    handle();
    response.end('the long way');
  });
  servers.push(server);
  guardDoor(server, front, log);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return ask({ port, host: 'shop.test', path: '/' });
}

it('a request that the front stumbles over goes the long way, and the log says so', async () => {
  expect((await askThrough(stumble)).text).toBe('the long way');
  expect(logged).toHaveLength(1);
});

it('a request of which something was sent when the front stumbled ends there', async () => {
  const half: Front = (_request, response) => {
    response.writeHead(200, { 'content-length': 5 });
    response.write('ha');
    return stumble();
  };
  await expect(askThrough(half)).rejects.toThrow(/aborted|hang up/);
  expect(logged).toHaveLength(1);
});

it('a request that the server itself stumbles over is refused, and the log says so', async () => {
  expect((await askThrough(noFront, stumble)).status).toBe(400);
  expect(logged).toHaveLength(1);
});
