import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Outage, openOutage, questions } from '../harness/outage.ts';

/** Milliseconds within which every request is answered. */
const WITHIN = 3000;

let outage: Outage;
beforeAll(async () => {
  outage = await openOutage(inject('postgresUrl'));
});
afterAll(() => outage.close());

/** Asks all questions at once, and returns what took `within` or longer, or was answered otherwise than by 503. */
async function late(within: number): Promise<string[]> {
  const all = Object.entries({ ...questions, readiness: { path: '/readyz' } });
  const outcomes = all.map(async ([what, question]) => {
    const began = performance.now();
    const { status } = await outage.send(question);
    return { what, status, took: performance.now() - began };
  });
  return (await Promise.all(outcomes))
    .filter(({ status, took }) => status !== 503 || took >= within)
    .map(({ what, status, took }) => `${what}: ${status} after ${Math.round(took)} ms`);
}

it('a database that hangs is told within three seconds, and once that is known, at once', async () => {
  await outage.keepPan();
  outage.way.hang();
  expect(await late(WITHIN)).toEqual([]);
  // A tenth of a second for each of the fifteen, which share a processor.
  expect(await late(WITHIN / 2)).toEqual([]);
});
