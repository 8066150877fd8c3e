import { expect, it } from 'vitest';
import { z } from 'zod';
import { type Damage, damaged, damagesOf, type JsonSchema } from './testing/damages.ts';
import { everyRoute, type RouteCall } from './testing/every-route.ts';
import { serveMug } from './testing/served-mug.ts';
import type { Answer } from './testing/test-client.ts';
import { toldByRest, untold } from './testing/told-faults.ts';

const { sale, mug } = await serveMug();
const who = sale.visitor({ 'idempotency-key': 'one-of-this-file' });

/** Where page and limit count that stand beside the other names. */
const usualInputs: Readonly<Record<string, object>> = {
  '/api/pliable/search': { searchType: 'product', keyword: 'mug' },
};

/** What is no fault: an amount has no bound, and one that is not the total is told as a price that changed. */
const isTaken = (path: string, damage: Damage) =>
  path === '/api/checkout/place-order' && damage.what === 'beyond' && damage.path[0] === 'expected_total';

/** A call with an input that is damaged in one place or in several. */
interface Faulty {
  readonly name: string;
  readonly call: RouteCall;
  readonly damages: readonly Damage[];
}

const calls = everyRoute({ product: mug.id, slug: 'harbour-mug', category: 'mugs' });

/** What a text in a query can't be: it is never a number, null or an object. */
const ofQueries = new Set(['missing', 'unknown', 'not among the values', 'a list', 'too long']);

function damagesOfCall({ route: { method, path, input } }: RouteCall): Damage[] {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const all = damagesOf(schema);
  if (method === 'POST') return all.filter((one) => !isTaken(path, one));
  const pages = Object.keys(input.shape).filter((name) => name === 'page' || name === 'limit');
  const numbers = pages.flatMap((name) =>
    ['x', '-1', '1.5', '1000000', ['1', '2']].map((value) => ({ what: `${value}`, path: [name], value })),
  );
  const inPath = (name: string | undefined) => path.includes(`:${name}`);
  return [...all.filter((one) => ofQueries.has(one.what) && !inPath(one.path[0])), ...numbers];
}

function faultyInputs(call: RouteCall): Faulty[] {
  const all = damagesOfCall(call);
  const single = all.map((damage) => ({ damages: [damage] }));
  // An unknown name beside each other fault, and each fault beside one of another field.
  const double = all.flatMap((damage, at) => {
    const other = all.slice(at + 1).find(({ path }) => path[0] !== damage.path[0]);
    return other && isSeenAtOnce(damage) && isSeenAtOnce(other) ? [{ damages: [damage, other] }] : [];
  });
  return [...single, ...double].map(({ damages }) => ({
    name: damages.map(({ path, what }) => `${path.join('.')} ${what}`).join(' and '),
    call,
    damages,
  }));
}

/** What the schema of the route does not bound is looked at once its types are right. */
const isSeenAtOnce = ({ what }: Damage): boolean => !/^beyond$|^below$|^-?\d+$/.test(what);

function send({ call: { route, given }, damages }: Faulty): Promise<Answer> {
  if (route.method === 'POST')
    return who.post(route.path, damaged(usualInputs[route.path] ?? given, damages));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(Object(damaged({}, damages)))) {
    const texts = Array.isArray(value) ? [value[0], value[0]] : [value];
    for (const text of texts) query.append(name, String(text));
  }
  return who.get(`${route.path.replace(':id', String(given ?? ''))}?${query}`);
}

it.each(calls.map((call) => [call.name, call] as const))(
  '%s tells every fault of what was sent by its rule and path',
  async (_name, call) => {
    const silent: string[] = [];
    for (const faulty of faultyInputs(call)) {
      const answer = await send(faulty);
      const paths = faulty.damages.map(({ path }) => path.join('.'));
      const faults = untold(toldByRest(answer), paths);
      silent.push(...faults.map((fault) => `${faulty.name}: ${fault} (${answer.status})`));
    }
    expect(silent).toEqual([]);
  },
);

it('are many, of every route', () => {
  const counted = calls.map((call) => faultyInputs(call).length);
  expect(Math.min(...counted)).toBeGreaterThan(0);
  expect(counted.reduce((sum, count) => sum + count)).toBeGreaterThan(500);
});

it.each(calls.map((call) => [call.name, call] as const))(
  '%s answers texts with a character that PostgreSQL cannot hold',
  async (_name, call) => {
    const texts = damagesOfCall(call).filter(({ what }) => what === 'a number' || what === 'too long');
    const failed: string[] = [];
    for (const { path } of texts) {
      const damages = [{ what: 'a null character', path, value: 'a\0b' }];
      const { status } = await send({ name: '', call, damages });
      if (status >= 500) failed.push(path.join('.'));
    }
    expect(failed).toEqual([]);
  },
);
