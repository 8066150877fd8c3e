import { readFileSync } from 'node:fs';
import { restRoutes } from '@stoa/api';
import { createPage } from '@stoa/commerce';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { SEED } from '../../scripts/testing/seed.ts';
import { depth } from '../harness/depth.ts';
import { ask } from '../harness/http.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import { sendRaw } from '../harness/send-raw.ts';
import type { RunningServer } from '../harness/server.ts';
import { malformedRequests } from './malformed/index.ts';

const REQUESTS = depth(600, 10_000);
const SENDERS = 8;

let own: OwnShop;
let server: RunningServer;
beforeAll(async () => {
  own = await openOwnShop(inject('postgresUrl'));
  await own.sell('Oak stool', 2500, 1000);
  // A shop without one answers that it is its own fault.
  await createPage(own.system, { title: 'Welcome', pageType: 'Homepage', publish: true });
  server = await own.serve();
});
afterAll(() => own.close());

/** Returns the status a request is answered with, the last of several; or what happened instead. */
async function outcomeOf(bytes: Uint8Array): Promise<string> {
  try {
    const answer = await sendRaw(server.port, bytes);
    const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status = '']) => status);
    return statuses.find((status) => status.startsWith('5')) ?? statuses.at(-1) ?? 'none';
  } catch (error) {
    return String(error);
  }
}

it(`${REQUESTS} malformed requests end nothing, and none is a fault of ours (STOA_SEED=${SEED})`, async () => {
  const targets = {
    shopHost: new URL(own.shop.baseUrl).host,
    adminHost: 'admin.localhost',
    shopCode: own.shop.code,
    slugs: ['oak-stool'],
    apiPaths: restRoutes.map(({ path }) => path),
  };
  const faults: string[] = [];
  const counts = new Map<string, number>();
  const requests = malformedRequests(targets, SEED, REQUESTS);
  const sender = async () => {
    for (const bytes of requests) {
      const outcome = await outcomeOf(bytes);
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      const sent = Buffer.from(bytes).toString('latin1').slice(0, 600);
      if (!/^([1-4]\d\d|none)$/.test(outcome)) faults.push(`${outcome} to ${JSON.stringify(sent)}`);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sender));
  expect(faults.slice(0, 10)).toEqual([]);
  // Aborted requests get no answer; most requests reach the application.
  expect((counts.get('none') ?? 0) / REQUESTS).toBeLessThan(0.2);
  const visitor = own.visitor(server);
  expect((await visitor.get('/healthz')).status).toBe(200);
  expect((await visitor.get('/oak-stool')).status).toBe(200);
  expect(readFileSync(server.logFile, 'utf8')).not.toMatch(/"level":[56]0|\n\s+at /);
});

it.each(['%', '', 'null', 'http://evil.example'])(
  'a form of the origin %j is refused, though it calls itself our own',
  async (origin) => {
    const { host } = new URL(own.shop.baseUrl);
    const headers = {
      origin,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    };
    const where = { port: server.port, host, method: 'POST', path: '/login' };
    expect((await ask({ ...where, headers, body: 'email=a' })).status).toBe(403);
  },
);

it.each([
  ['POST', '/logout'],
  ['GET', '/login.data?_routes=routes/login'],
  ['GET', '/listing-page/search?q=x'],
  ['POST', '/oak-stool'],
])('%s %s with a token that opens nothing is no fault of ours', async (method, path) => {
  const headers = { authorization: 'Bearer x', 'content-type': 'application/x-www-form-urlencoded' };
  const { host } = new URL(own.shop.baseUrl);
  expect((await ask({ port: server.port, host, method, path, headers, body: '' })).status).toBe(401);
});

it.each(['*', '/api-graphql', '*@evil.example/', 'http://evil.example:99999/', 'evil.example:443', '*.data'])(
  'the target %s gets an answer of its own, and the next request another',
  async (target) => {
    const { host } = new URL(own.shop.baseUrl);
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE']) {
      const head = `${method} ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`;
      expect(await sendRaw(server.port, Buffer.from(head)), method).toMatch(/^HTTP\/1\.1 [234]\d\d/);
    }
    expect((await own.visitor(server).get('/healthz')).status).toBe(200);
  },
);
