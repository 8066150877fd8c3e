import { expect, it, vi } from 'vitest';
import { createGraphqlHandler } from './handler.ts';

const translator = { t: () => '', tError: () => 'Something went wrong.' };

it('writes nothing down for somebody who has hung up', async () => {
  const handle = createGraphqlHandler(translator);
  const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
  const gone = new AbortController();
  const body = JSON.stringify({ query: '{ __typename }' });
  const headers = { 'content-type': 'application/json' };
  const url = 'http://shop.test/api-graphql';
  const request = new Request(url, { method: 'POST', headers, body, signal: gone.signal });
  const reply = await handle(request, () => Promise.reject(new Error('nobody is there')), {
    log,
    requestId: 'request',
    async inTurn(work) {
      gone.abort();
      return work();
    },
  });
  expect(reply.status).toBe(503);
  expect(log.error).not.toHaveBeenCalled();
});
