import { ShopError } from '@stoa/domain';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { addErrorHandling } from './errors.ts';
import { logOptions } from './log.ts';
import { tellOfFaults } from './told-faults.ts';

/** What is logged of a request to a server whose only route is this. */
async function logOf(answer: () => Promise<unknown>, status = 200) {
  const lines: { readonly reqId: string; readonly msg: string; readonly path?: string }[] = [];
  const { logger, ...options } = logOptions('error');
  if (typeof logger !== 'object') throw new Error('it does not log');
  const stream = { write: (line: string) => lines.push(JSON.parse(line)) };
  const app = fastify({ ...options, logger: { ...logger, stream } });
  addErrorHandling(app);
  tellOfFaults(app);
  app.get('/page', async (_request, reply) => reply.code(status).send(await answer()));
  const reply = await app.inject({ url: '/page?token=secret', headers: { 'x-request-id': 'request-1' } });
  await app.close();
  return { status: reply.statusCode, lines };
}

it('an answer 500 that nothing tells of is told of, with the request and without its query', async () => {
  const { status, lines } = await logOf(async () => 'broken', 500);
  expect(status).toBe(500);
  expect(lines).toMatchObject([{ reqId: 'request-1', path: '/page' }]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

it('an error is told of once, with its cause', async () => {
  const { status, lines } = await logOf(() => Promise.reject(new Error('the cause')));
  expect(status).toBe(500);
  expect(lines).toMatchObject([
    { reqId: 'request-1', msg: 'a request failed', err: { message: expect.stringContaining('the cause') } },
  ]);
});

it.each([
  ['what is refused', new ShopError('forbidden'), 403],
  ['what is unavailable for the moment', new ShopError('unavailable'), 503],
])('%s is no fault of its own request', async (_what, error, status) => {
  expect(await logOf(() => Promise.reject(error))).toEqual({ status, lines: [] });
});
