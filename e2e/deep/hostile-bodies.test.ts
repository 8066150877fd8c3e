import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask } from '../harness/http.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import type { RunningServer } from '../harness/server.ts';
import { type HostileBody, hostileBodies } from './hostile-bodies.ts';

/** Milliseconds for which one body may delay other requests, far above what any of them takes. */
const LONGEST_WAIT = 250;
/** A busy machine may delay any single request; a body that blocks does so every time. */
const ATTEMPTS = 4;

let own: OwnShop;
let server: RunningServer;
beforeAll(async () => {
  own = await openOwnShop(inject('postgresUrl'));
  server = await own.serve();
});
afterAll(() => own.close());

/** Sends a body, and tells the longest that others waited meanwhile for an answer that costs nothing. */
async function waitBeside({ path, type, body }: HostileBody): Promise<{ status: number; longest: number }> {
  const host = path === '/sign-in' ? 'admin.localhost' : new URL(own.shop.baseUrl).host;
  const headers = { 'content-type': type, origin: `http://${host}`, accept: 'application/json' };
  const { port } = server;
  let isAnswered = false;
  const asking = ask({ port, host, path, method: 'POST', headers, body }).finally(() => {
    isAnswered = true;
  });
  let longest = 0;
  while (!isAnswered) {
    const began = performance.now();
    await ask({ port, host, path: '/healthz' });
    longest = Math.max(longest, performance.now() - began);
  }
  return { status: (await asking).status, longest };
}

describe('one stranger’s body', () => {
  it.each(hostileBodies.map((body) => [body.name, body] as const))(
    'keeps nobody else waiting: %s',
    async (_name, body) => {
      const waits: number[] = [];
      for (let attempt = 0; attempt < ATTEMPTS && Math.min(...waits) > LONGEST_WAIT; attempt++) {
        const { status, longest } = await waitBeside(body);
        expect(status).toBeLessThan(500);
        waits.push(longest);
      }
      expect(Math.min(...waits)).toBeLessThan(LONGEST_WAIT);
    },
  );
});
