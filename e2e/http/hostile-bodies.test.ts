import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hostileBodies, hostileRequest } from '../harness/hostile-bodies.ts';
import { ask } from '../harness/http.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import type { RunningServer } from '../harness/server.ts';

let own: OwnShop;
let server: RunningServer;
beforeAll(async () => {
  own = await openOwnShop(inject('postgresUrl'));
  server = await own.serve();
});
afterAll(() => own.close());

describe('one stranger’s body', () => {
  it.each(hostileBodies.map((body) => [body.name, body] as const))(
    'is answered as what it is: %s',
    async (_name, body) => {
      const { status } = await ask(hostileRequest(body, server.port, new URL(own.shop.baseUrl).host));
      console.log(JSON.stringify([body.name, status]));
      expect(status).toBeLessThan(500);
    },
  );
});
