import fastify, { type InjectOptions } from 'fastify';
import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';
import { bearsToken } from './metrics-token.ts';
import { addProbes, type Probes } from './probes.ts';

function probed(given: Partial<Probes>) {
  const app = fastify({ trustProxy: '127.0.0.1' });
  addProbes(app, {
    metrics: createMetrics(),
    isReady: async () => true,
    isStopping: () => false,
    instance: undefined,
    isShop: (host) => host === 'shop.test',
    hasToken: undefined,
    ...given,
  });
  return app;
}

async function readiness(given: Partial<Probes>) {
  const reply = await probed(given).inject('/readyz');
  return [reply.statusCode, reply.json()];
}

it('tells which start answers where one was named, ready or not, and nothing of it elsewhere', async () => {
  expect(await readiness({ instance: 'a1' })).toEqual([200, { status: 'ready', instance: 'a1' }]);
  const isReady = async () => false;
  expect(await readiness({ isReady, instance: 'a1' })).toEqual([503, { status: 'starting', instance: 'a1' }]);
  expect(await readiness({})).toEqual([200, { status: 'ready' }]);
});

it('is not ready from the moment it was told to stop on, and asks nobody for that', async () => {
  const isReady = () => Promise.reject(new Error('asked'));
  const stopping = await readiness({ isReady, isStopping: () => true, instance: 'a1' });
  expect(stopping).toEqual([503, { status: 'stopping', instance: 'a1' }]);
});

const TOKEN = 'a-token~of/18=char';

/** How the metrics answer, to an address of the net unless told otherwise; `token`: the one that is set, or ''. */
async function metricsFor(asked: InjectOptions, token = TOKEN) {
  const reply = await probed({ hasToken: token === '' ? undefined : bearsToken(token) }).inject({
    url: '/metrics',
    remoteAddress: '203.0.113.7',
    ...asked,
  });
  return [reply.statusCode, reply.body.includes('process_cpu_seconds_total')];
}

it('whoever bears the token reads the metrics from anywhere, under any host and through a proxy', async () => {
  const authorization = `Bearer ${TOKEN}`;
  expect(await metricsFor({ headers: { authorization } })).toEqual([200, true]);
  expect(await metricsFor({ headers: { authorization, host: 'shop.test' } })).toEqual([200, true]);
  const proxied = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
  expect(
    await metricsFor({
      remoteAddress: '127.0.0.1',
      headers: { authorization: `bearer  ${TOKEN}`, ...proxied },
    }),
  ).toEqual([200, true]);
});

it.each([
  ['none', undefined],
  ['a wrong one', 'Bearer a-token~of/18=chaR'],
  ['the beginning of it', 'Bearer a-token~of/18'],
  ['it with more', `Bearer ${TOKEN}!`],
  ['it in another scheme', `Basic ${TOKEN}`],
])('who bears %s is told that nothing is there', async (_what, authorization) => {
  const headers = authorization === undefined ? {} : { authorization };
  expect(await metricsFor({ headers })).toEqual([404, false]);
  expect(
    await metricsFor({ headers: { ...headers, host: 'shop.test' }, remoteAddress: '127.0.0.1' }),
  ).toEqual([404, false]);
});

it('where there is no token the machine itself needs none, under a name that is no shop’s and through no proxy', async () => {
  const ask = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    metricsFor({ remoteAddress, headers: { host: 'metrics.test', ...headers } }, '');
  expect(await ask({})).toEqual([200, true]);
  expect(await ask({ host: 'shop.test' })).toEqual([404, false]);
  expect(await ask({}, '203.0.113.7')).toEqual([404, false]);
  expect(await ask({ authorization: 'Bearer undefined' }, '203.0.113.7')).toEqual([404, false]);
  for (const name of ['forwarded', 'via', 'x-real-ip', 'x-forwarded-for'])
    expect(await ask({ [name]: '203.0.113.7' })).toEqual([404, false]);
});

it('where there is a token the machine itself needs it, too: a proxy on it may say nothing of itself', async () => {
  const here = { remoteAddress: '127.0.0.1', headers: { host: 'metrics.test' } };
  expect(await metricsFor(here)).toEqual([404, false]);
});
