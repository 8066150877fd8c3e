import { describe, expect, it } from 'vitest';
import { Client } from '../harness/client.ts';
import { demo } from '../harness/demo.ts';
import { ask } from '../harness/http.ts';

const { port } = demo;
const host = `harbor.localhost:${port}`;
const harbor = (headers: Readonly<Record<string, string>> = {}) => new Client({ port, host, headers });
const NOBODY = '0199a0b0-0000-7000-8000-000000000000';

const COUNT = '{ getCartCount { count } }';
const SESSION = '{ initSessionId { session_id token } }';

interface Refusal {
  readonly errors: readonly { readonly extensions: { readonly code: string; readonly field?: string } }[];
}

/** Returns the replies of GraphQL and REST to these headers. */
async function bothDoors(headers: Readonly<Record<string, string>>) {
  const client = harbor(headers);
  const rest = await client.post<{ code?: string; field?: string }>('/api/cart/remove', { item_id: NOBODY });
  const graphql = await client.post<Partial<Refusal>>('/api-graphql', { query: COUNT });
  const [error] = graphql.body.errors ?? [];
  return {
    rest: { status: rest.status, code: rest.body.code, field: rest.body.field },
    graphql: { status: graphql.status, code: error?.extensions.code, field: error?.extensions.field },
  };
}

describe('headers that say which shop is meant', () => {
  it.each([
    ['client-domain', 'ember.localhost'],
    ['client-domain', 'evil.example'],
    ['client-domain', 'not a host'],
    ['client-id', 'ember'],
    ['website-id', NOBODY],
  ])('%s: %s is refused on Harbor [API-GQL-504, API-GQL-505, API-GQL-506]', async (name, value) => {
    const refused = { status: 403, code: 'FORBIDDEN', field: name };
    expect(await bothDoors({ [name]: value })).toEqual({ rest: refused, graphql: refused });
  });

  it.each([host, 'harbor.localhost', 'HARBOR.localhost', 'harbor.localhost.'])(
    'client-domain: %s is Harbor’s own, in any spelling [API-GQL-504]',
    async (domain) => {
      const { status, body } = await harbor({ 'client-domain': domain }).graphql(COUNT);
      expect(status).toBe(200);
      expect(body.errors).toBeUndefined();
    },
  );

  it('takes all the headers a client of the specification sends', async () => {
    const client = harbor({
      'frontend-context': 'frontend',
      'client-domain': host,
      'client-id': 'harbor',
      'website-id': 'harbor',
      'quote-order-id': 'anything',
      'cache-key': 'anything',
    });
    expect((await client.graphql(COUNT)).body).toEqual({ data: { getCartCount: { count: 0 } } });
  });
});

describe('headers that say whose visit is meant', () => {
  it('a session-id opens nothing by itself, and goes with its own token [API-GQL-507, API-GQL-510, AUTH-513]', async () => {
    const { body } = await harbor().graphql<{ initSessionId: { session_id: string; token: string } }>(
      SESSION,
    );
    const { session_id = '', token = '' } = body.data?.initSessionId ?? {};
    const unknown = { status: 404, code: 'NOT_FOUND', field: 'session-id' };
    expect(await bothDoors({ 'session-id': session_id })).toEqual({ rest: unknown, graphql: unknown });
    const own = harbor({ 'session-id': session_id, authorization: `Bearer ${token}` });
    expect((await own.graphql(COUNT)).body.errors).toBeUndefined();
  });
});

describe('a reply that depends on who asks says so to whoever may keep it', () => {
  const graphql = (query: string) => ({
    path: '/api-graphql',
    method: 'POST',
    body: JSON.stringify({ query }),
  });
  it.each<[what: string, question: { path: string; method?: string; body?: string; accept?: string }]>([
    ['GraphQL', graphql(COUNT)],
    ['GraphQL by GET', { path: `/api-graphql?query=${encodeURIComponent(COUNT)}` }],
    ['GraphQL that is refused', graphql('{ nothing }')],
    ['GraphQL of no JSON', { path: '/api-graphql', method: 'POST', body: '{' }],
    ['REST', { path: '/api/cart/count' }],
    ['REST by HEAD', { path: '/api/cart/count', method: 'HEAD' }],
    ['REST that is the same for an audience', { path: '/api/categories' }],
    ['REST that is refused', { path: '/api/cart/remove', method: 'POST', body: '{}' }],
    ['REST of no JSON', { path: '/api/cart/remove', method: 'POST', body: '{' }],
    ['REST by a wrong method', { path: '/api/cart/count', method: 'PUT' }],
    ['REST that is not there', { path: '/api/nothing' }],
    ['a page', { path: '/mugs-cups', accept: 'text/html' }],
    ['data of a page', { path: '/mugs-cups.data' }],
    ['a page that is not there', { path: '/nothing-here', accept: 'text/html' }],
    ['a page of one person', { path: '/account/orders', accept: 'text/html' }],
    ['a page with spare slashes', { path: '/mugs-cups//', accept: 'text/html' }],
  ])('%s', async (_what, { path, method = 'GET', body, accept = 'application/json' }) => {
    const headers = { accept, 'content-type': 'application/json' };
    for (const more of [{}, { authorization: `Bearer ${'x'.repeat(43)}` }]) {
      const sent = { port, host, path, method, headers: { ...headers, ...more } };
      const reply = await ask(body === undefined ? sent : { ...sent, body });
      const names = String(reply.headers.vary ?? '')
        .toLowerCase()
        .split(/,\s*/);
      expect(names, `${reply.status}: ${reply.text.slice(0, 200)}`).toEqual(
        expect.arrayContaining(['authorization', 'cookie']),
      );
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it.each(['/sitemap.xml', '/robots.txt', '/feeds/google.xml'])('%s does not depend on it', async (path) => {
    const { status, headers } = await harbor().get(path);
    expect([status, String(headers.vary ?? '')]).toEqual([200, expect.not.stringMatching(/auth|cookie/i)]);
  });
});

describe('a page for all guests', () => {
  it('is made without the headers of whoever asks first', async () => {
    const path = '/mugs-cups?search_keyword=nobody-asked-this-before';
    const asked = { accept: 'text/html', 'seller-guid': NOBODY, 'session-id': NOBODY, 'client-domain': 'x' };
    const told = await harbor().get(path, asked);
    // An address asked for once is not kept.
    await harbor().get(path, asked);
    const kept = await harbor().get(path, { accept: 'text/html' });
    expect([told.status, kept.headers['x-cache']]).toEqual([200, 'hit']);
    expect(kept.text).toBe(told.text);
  });
});
