import { bodyOf } from './bodies.ts';
import { type Chance, chanceOf } from './chance.ts';
import { headerLine, hostLines } from './headers.ts';
import { targetOf } from './request-line.ts';
import type { Targets } from './targets.ts';

export type { Targets } from './targets.ts';

/** As many requests as are asked for: each a little or very wrong, on the one byte level or the other. */
export function* malformedRequests(targets: Targets, seed: number, count: number): Generator<Buffer> {
  const chance = chanceOf(seed);
  for (let made = 0; made < count; made++) yield request(targets, chance);
}

const FREQUENT = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'POST'];
const SELDOM = [
  'OPTIONS',
  'PUT',
  'PATCH',
  'DELETE',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'QUERY',
  'get',
  'B@D',
  '',
];

function request(targets: Targets, chance: Chance): Buffer {
  const method = chance.isIn(5) ? chance.one(SELDOM) : chance.one(FREQUENT);
  const version = chance.isIn(25)
    ? chance.one(['HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'HTTP/1.1 ', 'HTTP', ''])
    : 'HTTP/1.1';
  const isAdmin = chance.isIn(12);
  const lines = [
    `${method} ${targetOf(targets, chance)} ${version}`,
    ...hostLines(isAdmin ? targets.adminHost : targets.shopHost, chance),
    ...Array.from({ length: chance.upTo(5) }, () => headerLine(targets, chance)),
  ];
  // Who keeps a connection is waited for.
  if (!chance.isIn(20)) lines.push('connection: close');
  const hasBody = method === 'POST' ? !chance.isIn(8) : chance.isIn(10);
  const [framing, body] = hasBody ? bodyOf(chance) : [[], ''];
  const text = `${[...lines, ...framing].join('\r\n')}\r\n\r\n${body}`;
  return damaged(Buffer.from(text, 'latin1'), chance);
}

/** Corrupts single bytes of some requests, or truncates them. */
function damaged(bytes: Buffer, chance: Chance): Buffer {
  if (!chance.isIn(12)) return bytes;
  if (chance.isIn(3)) return bytes.subarray(0, chance.upTo(bytes.length));
  for (let times = 1 + chance.upTo(4); times > 0; times--)
    bytes[chance.upTo(bytes.length)] = chance.upTo(256);
  return bytes;
}
