import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports from which systems take one for a connection that goes out, so that none takes it meanwhile. */
const [FIRST, LAST] = [20_000, 32_000];
const ATTEMPTS = 50;

/** Returns a port on loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await isFree(port)) return port;
  }
  throw new Error(`no port was free in ${ATTEMPTS} attempts`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
