import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchPublic } from './fetch-public.ts';
import { isPublicAddress } from './public-address.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Treats the test's own servers as if they were on the public network. */
const open = { bytes: 1000, milliseconds: 60_000, isAllowed: () => true };

describe('the public network', () => {
  it.each(['8.8.8.8', '1.1.1.1', '93.184.215.14', '2606:4700::1111', '2a00:1450:4001::1'])(
    'has %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ...['169.254.169.254', '100.64.0.1', '192.0.2.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
    ...[
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::7f00:1',
      'fe80::1',
      'fc00::1',
      'fd00:ec2::254',
    ],
    ...['ff02::1', '2002:7f00:1::', '2001:db8::1', '2001::1', 'localhost', '', '1'],
  ])('does not have %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('fetching what somebody else named', () => {
  it('brings its bytes and tells nothing of us', async () => {
    let asked: Record<string, unknown> = {};
    const url = await serve((request, response) => {
      asked = request.headers;
      response.end('hello');
    });
    expect(Buffer.from(await fetchPublic(`${url}/a`, open)).toString()).toBe('hello');
    expect(Object.keys(asked).sort()).toEqual(['accept', 'connection', 'host', 'user-agent']);
  });

  it.each([
    'http://127.0.0.1:1/x',
    'http://localhost:1/x',
    'http://[::1]:1/x',
    'http://[::ffff:127.0.0.1]:1/x',
    'http://2130706433:1/x',
    'http://0x7f.1:1/x',
    'http://169.254.169.254/latest/meta-data',
  ])('does not ask %s', async (address) => {
    await expect(fetchPublic(address, { bytes: 10, milliseconds: 60_000 })).rejects.toThrow(
      'not on the public network',
    );
  });

  it.each([
    'file:///etc/passwd',
    'gopher://x/',
    'ftp://x/',
    'picture.jpg',
    '//x/y',
    'data:image/png,x',
    'javascript:1',
  ])('does not know what %s is', async (address) => {
    await expect(fetchPublic(address, open)).rejects.toThrow('no http or https address');
  });

  it('does not follow a public address to a private one', async () => {
    const inside = await serve((_request, response) => response.end('secret'));
    const outside = await serve((_request, response) =>
      response.writeHead(302, { location: `${inside.replace('127.0.0.1', '127.0.0.2')}/x` }).end(),
    );
    const limits = { ...open, isAllowed: (address: string) => address === '127.0.0.1' };
    await expect(fetchPublic(outside, limits)).rejects.toThrow('not on the public network');
    const toFile = await serve((_request, response) =>
      response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    );
    await expect(fetchPublic(toFile, limits)).rejects.toThrow('no http or https address');
  });

  it('ends where a host sends too much, too slowly, elsewhere for ever, or no picture', async () => {
    const large = await serve((_request, response) => response.end(Buffer.alloc(2000)));
    await expect(fetchPublic(large, open)).rejects.toThrow('it has more than');
    const slow = await serve((_request, response) => response.write('x'));
    await expect(fetchPublic(slow, { ...open, milliseconds: 200 })).rejects.toThrow('it took too long');
    const turning = await serve((_request, response) => response.writeHead(302, { location: '/' }).end());
    await expect(fetchPublic(turning, open)).rejects.toThrow('redirects too often');
    const gone = await serve((_request, response) => response.writeHead(404).end());
    await expect(fetchPublic(gone, open)).rejects.toThrow('answers 404');
  });
});
