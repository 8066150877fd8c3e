import { describe, expect, it } from 'vitest';
import { demo } from '../harness/demo.ts';
import { sendRaw } from '../harness/send-raw.ts';

const { port } = demo;
const HARBOR = `harbor.localhost:${port}`;

/** Sends a request with these lines of its head; the connection is closed after the answer. */
async function answerTo(lines: readonly string[], line = 'GET /mugs-cups HTTP/1.1'): Promise<string> {
  const head = [line, ...lines, 'accept: application/json', 'connection: close', '', ''].join('\r\n');
  return sendRaw(port, Buffer.from(head, 'latin1'));
}
const statusOf = (answer: string) => /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];

describe('a request that does not say clearly for which host it is', () => {
  it.each<[what: string, ...hosts: string[]]>([
    ['one host twice', HARBOR, HARBOR],
    ['two hosts', HARBOR, 'ember.localhost'],
    ['the back office, and a shop', `admin.localhost:${port}`, HARBOR],
    ['a user', `user@${HARBOR}`],
    ['a user and a word', `user:word@${HARBOR}`],
    ['a user of the back office', `user@admin.localhost:${port}`],
    ['a path', `${HARBOR}/x`],
    ['a query', `${HARBOR}?`],
    ['a fragment', `${HARBOR}#`],
    ['a backslash', `${HARBOR}\\`],
    ['two ports', `${HARBOR}:1`],
    ['a port by name', 'harbor.localhost:http'],
    ['an escape', `${HARBOR}%00`],
    ['a word behind it', `${HARBOR} x`],
    ['a list', `${HARBOR},ember.localhost`],
    ['half an address', '[::1'],
    ['an address and more', '[::1]x'],
    ['words', 'a b'],
  ])('is refused: %s', async (_what, ...hosts) => {
    const answer = await answerTo(hosts.map((host, at) => `${at === 0 ? 'host' : 'HOST'}: ${host}`));
    expect(statusOf(answer)).toBe('400');
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
    expect(answer).toContain('"code":"BAD_USER_INPUT"');
  });

  it.each([
    'GET /healthz',
    'GET /nothing/here',
    'POST /api-graphql',
    'GET /api/cart',
    'GET /sitemap.xml',
    'PUT /',
  ])('is refused wherever it goes: %s', async (line) => {
    const lines = [`host: ${HARBOR}`, 'host: ember.localhost'];
    expect(statusOf(await answerTo(lines, `${line} HTTP/1.1`))).toBe('400');
  });
});

it.each([
  [`http://ember.localhost:${port}/mugs-cups`, '400'],
  [`http://user@${HARBOR}/mugs-cups`, '400'],
  [`HTTP://EMBER.localhost/`, '400'],
])('a whole address that is not of the host beside it is refused: %s', async (target, status) => {
  expect(statusOf(await answerTo([`host: ${HARBOR}`], `GET ${target} HTTP/1.1`))).toBe(status);
});

it('a whole address of the host beside it is no fault', async () => {
  const answer = await answerTo([`host: ${HARBOR}`], `GET http://${HARBOR}/healthz HTTP/1.1`);
  expect(Number(statusOf(answer))).toBeLessThan(500);
  expect(statusOf(answer)).not.toBe('400');
});

it.each([
  ['a shop’s', HARBOR, '200'],
  ['a shop’s in capitals, with a dot at its end', `HARBOR.localhost.:${port}`, '200'],
  ['an address that a shop has', '127.0.0.1', '200'],
  ['an address that none has', '[::1]', '404'],
  ['no name of DNS', 'no_name_of-dns:80', '404'],
  ['letters that are not ASCII', 'b\xfccher.example', '404'],
  ['a name longer than names are', 'x'.repeat(300), '404'],
  ['none', '', '404'],
])('a host that is clear is looked for: %s', async (_what, host, status) => {
  expect(statusOf(await answerTo([`host: ${host}`]))).toBe(status);
});
