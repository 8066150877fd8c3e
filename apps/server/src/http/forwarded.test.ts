import fc from 'fast-check';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { isTrustList, readArrival, readWebSchemes, trustOf } from './forwarded.ts';

/** What Fastify makes of a request, beside what we make of it. */
function bothReaders(trustProxy: string | undefined) {
  const app = fastify({ trustProxy: trustProxy ?? false });
  const trusts = trustOf(trustProxy);
  app.decorateRequest('ours');
  // As the page cache does.
  app.addHook('onRequest', async (request) => request.setDecorator('ours', readArrival(request.raw, trusts)));
  readWebSchemes(app);
  app.get('/', async (request) => ({
    fastify: { host: request.host, protocol: request.protocol },
    ours: request.getDecorator('ours'),
  }));
  return async (remoteAddress: string, headers: Record<string, string>) => {
    const { body } = await app.inject({ url: '/', remoteAddress, headers });
    return JSON.parse(body);
  };
}

const claims = { 'x-forwarded-host': 'shop.test', 'x-forwarded-proto': 'https' };

describe('where a request arrived', () => {
  it.each([
    ['of a trusted proxy', '10.0.0.0/8', '10.1.2.3', claims, 'shop.test', 'https'],
    ['of one among several', '127.0.0.1, ::1', '::1', claims, 'shop.test', 'https'],
    [
      'of a proxy on an address of both families',
      '127.0.0.1',
      '::ffff:127.0.0.1',
      claims,
      'shop.test',
      'https',
    ],
    ['of a stranger', '10.0.0.0/8', '11.1.2.3', claims, 'inner', 'http'],
    ['where nobody is trusted', undefined, '127.0.0.1', claims, 'inner', 'http'],
    [
      'of a proxy after others',
      '127.0.0.1',
      '127.0.0.1',
      { 'x-forwarded-host': 'evil.test, shop.test' },
      'shop.test',
      'http',
    ],
    [
      'of a proxy that tells the scheme only',
      '127.0.0.1',
      '127.0.0.1',
      { 'x-forwarded-proto': 'http,https' },
      'inner',
      'https',
    ],
    ['of a proxy that shouts', '127.0.0.1', '127.0.0.1', { 'x-forwarded-proto': 'HTTPS' }, 'inner', 'https'],
    ...[',', 'javascript', 'https,', 'wss', 'https:'].map(
      (said) =>
        [
          `of a proxy that says ${said} of the scheme`,
          '127.0.0.1',
          '127.0.0.1',
          { 'x-forwarded-proto': said },
          'inner',
          'http',
        ] as const,
    ),
    ['of a proxy that tells nothing', '127.0.0.1', '127.0.0.1', { 'x-forwarded-host': '' }, 'inner', 'http'],
  ] as const)('is the word %s, read as Fastify does', async (_, list, address, headers, host, protocol) => {
    const read = await bothReaders(list)(address, { host: 'inner', ...headers });
    expect(read.ours).toEqual({ host, protocol });
    expect(read.fastify).toEqual(read.ours);
  });

  it('is what Fastify reads, whatever is sent by whomever', async () => {
    const readers = [
      undefined,
      '127.0.0.1',
      '10.0.0.0/8,fd00::/8',
      '::ffff:10.0.0.1',
      '192.168.1.0/255.255.255.0',
    ].map(bothReaders);
    const address = fc.oneof(
      fc.ipV4(),
      fc.ipV6(),
      fc.constantFrom(
        '127.0.0.1',
        '10.0.0.1',
        '::ffff:10.0.0.1',
        '::ffff:127.0.0.1',
        'fd00::7',
        '192.168.1.9',
        '',
      ),
    );
    const text = fc.string({ unit: fc.constantFrom(...'aZ9.:,, \t[]-') });
    const headers = fc.record(
      {
        host: text,
        'x-forwarded-host': text,
        'x-forwarded-proto': fc.oneof(text, fc.constantFrom('https', 'HTTPS')),
      },
      { requiredKeys: ['host'] },
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...readers), address, headers, async (read, from, sent) => {
        const { ours, fastify } = await read(from, sent);
        expect(ours).toEqual(fastify);
      }),
      { numRuns: 500 },
    );
  });
});

it('that there was a proxy stays to be seen, whatever it said', async () => {
  const app = fastify({ trustProxy: '127.0.0.1' });
  readWebSchemes(app);
  app.get('/', async ({ headers }) => Object.keys(headers));
  for (const said of ['javascript', ',', 'https']) {
    const reply = await app.inject({ url: '/', headers: { 'x-forwarded-proto': said } });
    expect(reply.json(), said).toContain('x-forwarded-proto');
  }
  await app.close();
});

describe('the list of trusted proxies', () => {
  it.each(['127.0.0.1', '10.0.0.0/8, fd00::/8'])('may be %s', (list) => expect(isTrustList(list)).toBe(true));
  it.each(['999.1.1.1', '10.0.0.0/99', '127.0.0.1,', 'cafe'])('is not %s', (list) =>
    expect(isTrustList(list)).toBe(false),
  );
});
