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

const TOO_LARGE = ['errors', 413];
/** Answers to documents that are not refused as too complex: what they hold, and the status that it names. */
const OTHER_ANSWERS: Readonly<Record<string, readonly unknown[]>> = {
  'a document with many misspelled fields': ['errors', 400],
  'deep variables': TOO_LARGE,
  'variables with many unknown names': ['errors', 400],
  'variables with many wrong entries': ['errors', 400],
};

// How long others wait meanwhile is told by e2e/timing.
describe('one stranger’s body', () => {
  it.each(hostileBodies.map((body) => [body.name, body] as const))(
    'is refused before it costs much, or cheap to answer: %s',
    async (name, body) => {
      const reply = await ask(hostileRequest(body, server.port, new URL(own.shop.baseUrl).host));
      if (body.path !== '/api-graphql') {
        expect(reply.status, reply.text).toBe(413);
        return;
      }
      const [what, of] = Object.entries(JSON.parse(reply.text))[0] ?? [];
      const told = Array.isArray(of) ? of[0].extensions : {};
      const expected = OTHER_ANSWERS[name];
      if (expected) expect([what, told.status], reply.text).toEqual(expected);
      else expect([what, told.code], reply.text).toEqual(['errors', 'QUERY_TOO_COMPLEX']);
    },
  );
});
