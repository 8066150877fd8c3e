import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hostileBodies, hostileRequest } from '../harness/hostile-bodies.ts';
import { type Ask, ask } from '../harness/http.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import { processorTime } from '../harness/processor-time.ts';
import type { RunningServer } from '../harness/server.ts';

/** Milliseconds for which one body may delay other requests, far above what any of them takes. */
const LONGEST_WAIT = 250;
/** What else the machine or the server has to do may come between; a body that blocks does so every time. */
const ATTEMPTS = 4;

let own: OwnShop;
let server: RunningServer;
beforeAll(async () => {
  own = await openOwnShop(inject('postgresUrl'));
  server = await own.serve();
});
afterAll(() => own.close());

/**
 * Sends a body, and returns the longest that others waited meanwhile for an answer that costs nothing; or, where that is
 * less, the time that the server's processor worked: for longer the body can't have kept it from others.
 */
async function waitBeside(request: Ask): Promise<number> {
  const { port, host } = request;
  const before = await processorTime(port);
  let isAnswered = false;
  const asking = ask(request).finally(() => {
    isAnswered = true;
  });
  let longest = 0;
  while (!isAnswered) {
    const began = performance.now();
    await ask({ port, host, path: '/healthz' });
    longest = Math.max(longest, performance.now() - began);
  }
  await asking;
  return Math.min(longest, (await processorTime(port)) - before);
}

describe('one stranger’s body', () => {
  it.each(hostileBodies.map((body) => [body.name, body] as const))(
    'keeps nobody else waiting: %s',
    async (_name, body) => {
      const request = hostileRequest(body, server.port, new URL(own.shop.baseUrl).host);
      const waits: number[] = [];
      for (let attempt = 0; attempt < ATTEMPTS && Math.min(...waits) > LONGEST_WAIT; attempt++) {
        waits.push(await waitBeside(request));
      }
      expect(Math.min(...waits), waits.join()).toBeLessThan(LONGEST_WAIT);
    },
  );
});
