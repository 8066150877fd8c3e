import type { Chance } from './chance.ts';
import type { Targets } from './targets.ts';
import { TYPES, VALUES } from './values.ts';

const ODD_HOSTS = ['', 'localhost', '[::1]', '[', 'a b', '%00', '*', '-', '.', '\xff\xfe', 'x'.repeat(5_000)];

export function hostLines(host: string, chance: Chance): string[] {
  if (!chance.isIn(6)) return [`host: ${host}`];
  const [name = ''] = host.split(':');
  const odd = [
    `${name}:99999`,
    `${name}:x`,
    `${name.toUpperCase()}.`,
    `user@${host}`,
    `${host}/x`,
    `${host}?`,
    `${host}#`,
  ];
  return chance.pick<string[]>([
    [`host: ${chance.one([...ODD_HOSTS, ...odd])}`],
    [],
    ['host'],
    [`Host : ${host}`],
    [`host: ${host}`, `host: ${host}`],
    [`host: ${host}`, 'host: evil.example'],
  ]);
}

export function headerLine({ shopHost }: Targets, chance: Chance): string {
  return chance.one([
    `cookie: ${chance.one(['stoa-session=x', 'stoa-visitor=', '=', ';;;', '%', `a=${'b'.repeat(4_000)}`, '__proto__=1', 'age_confirm=yes; preferred_seller=x', 'stoa-session=%E0%A4%A', '"\\'])}`,
    `authorization: ${chance.one(['Bearer', 'Bearer ', 'Bearer x', 'bearer \xff', 'Basic eDp5', `Bearer ${'x'.repeat(3_000)}`])}`,
    `content-type: ${chance.one(TYPES)}`,
    `content-length: ${chance.one(['0', '-1', 'x', '1e3', '99999999999999999999', '5, 6', '+1'])}`,
    `transfer-encoding: ${chance.one(['chunked', 'gzip, chunked', 'x', 'chunked, chunked', 'identity'])}`,
    `accept-encoding: ${chance.one(['br', 'gzip;q=0', '*;q=x', ',,,', 'identity;q=0, *;q=0', 'zstd', ';q=', 'br;'.repeat(300)])}`,
    `accept: ${chance.one(['text/html', '*/*', 'application/json', ';;', 'text/html;q=x', '\xff'])}`,
    `x-forwarded-host: ${chance.one([shopHost, 'evil.example', ',', ',,a b', 'x:99999', '[', ''])}`,
    `x-forwarded-proto: ${chance.one(['https', 'http', 'https,javascript', 'x:', ''])}`,
    `x-forwarded-for: ${chance.one(['1.2.3.4', '::1', 'x', ',,,', '999.1.1.1', 'unknown', '1.2.3.4:80', '\xff'])}`,
    `forwarded: ${chance.one(['for=1.2.3.4', 'host=;;', '"'])}`,
    `origin: ${chance.one([`http://${shopHost}`, 'null', 'http://evil.example', '%', ''])}`,
    `referer: ${chance.one([`http://${shopHost}/`, '%', 'http://[', ''])}`,
    `sec-fetch-site: ${chance.one(['same-origin', 'none', 'cross-site', 'x'])}`,
    `if-none-match: ${chance.one(['*', 'W/"x"', '"', ',,,', '"x", '.repeat(500)])}`,
    `if-modified-since: ${chance.one(['x', 'Thu, 01 Jan 1970 00:00:00 GMT', '-1'])}`,
    `range: ${chance.one(['bytes=0-', 'bytes=-1', 'bytes=9-1', 'x', `bytes=${'0-,'.repeat(300)}`])}`,
    `expect: ${chance.one(['100-continue', 'x'])}`,
    `connection: ${chance.one(['close', 'keep-alive', 'upgrade', 'x', 'host'])}`,
    `upgrade: ${chance.one(['websocket', 'h2c', 'x'])}`,
    `client-domain: ${chance.one([shopHost, 'x', '\xff'])}`,
    `${chance.one(['seller-guid', 'quote-id', 'session-id', 'client-id', 'website-id', 'cache-key'])}: ${chance.one(VALUES)}`,
    `idempotency-key: ${chance.one(['', 'x', '\xff', 'k'.repeat(300)])}`,
    `x-request-id: ${chance.one(['x', 'abcdefgh', '\xff'.repeat(20)])}`,
    chance.one([
      'no colon',
      ': x',
      '\x00: x',
      'a\x01b: c',
      `x-long: ${'y'.repeat(20_000)}`,
      ' folded',
      '__proto__: x',
      'constructor: y',
    ]),
  ]);
}
