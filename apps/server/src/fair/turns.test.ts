import { stepAside } from '@stoa/commerce';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PATIENCE, pass, shops } from './testing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const refusal = { code: 'unavailable', params: { retryAfter: expect.any(Number) } };

it('a shop gets no more than its part of the places, and another finds one at once', async () => {
  const { begun, many, ask } = shops();
  many('busy', 6);
  expect(begun).toEqual(['busy', 'busy']);
  ask('calm');
  expect(begun).toEqual(['busy', 'busy', 'calm']);
});

it('a queue waits until a shop without one is done, though not for ever where such shops follow one another', async () => {
  const { begun, many, ask } = shops({ amongOthers: 1, waiting: 400, patience: 10_000 });
  ask('calm', 5);
  many('busy', 20);
  expect(begun).toEqual(['calm', 'busy']);
  await pass(8);
  ask('calm', 30);
  // The busy shop's piece is done after 10 ms, and its next one waits for the calm shop.
  await pass(10);
  expect(begun).toEqual(['calm', 'busy', 'calm']);
  await pass(25);
  expect(begun).toEqual(['calm', 'busy', 'calm', 'busy']);
  // From here on one calm shop or another is always at work.
  const before = begun.filter((shop) => shop === 'busy').length;
  for (let at = 0; at < 30; at++) {
    ask(`calm ${at % 2}`, 25);
    await pass(20);
  }
  expect(begun.filter((shop) => shop === 'busy').length - before).toBeGreaterThan(2);
});

it('a shop gets fewer places while visitors of another come, and all of its own a second after the last one', async () => {
  const { begun, many, ask } = shops({ amongOthers: 1, waiting: 400, patience: 10_000 });
  many('busy', 400);
  expect(begun).toEqual(['busy', 'busy']);
  ask('calm', 5);
  await pass(10);
  expect(begun).toEqual(['busy', 'busy', 'calm', 'busy']);
  await pass(990);
  const among = begun.length;
  expect(among).toBe(3 + 100);
  await pass(200);
  expect(begun.length - among).toBeGreaterThan(35);
});

it('there is no more work under way than there are places, whoever asks', async () => {
  const { begun, ask } = shops();
  for (const shop of ['a', 'b', 'c', 'd', 'e']) ask(shop);
  expect(begun).toEqual(['a', 'b', 'c']);
  await pass(10);
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('of one shop, who came first is first', async () => {
  const { ask } = shops({ ofOneShop: 1 });
  const order: number[] = [];
  for (const number of [1, 2, 3]) void ask('a').then(() => order.push(number));
  await pass(30);
  expect(order).toEqual([1, 2, 3]);
});

it('who waits in a long line does not keep a shop with a short one waiting', async () => {
  const { begun, many } = shops({ atOnce: 1, ofOneShop: 1 });
  many('busy', 5);
  many('calm', 2);
  await pass(70);
  expect(begun.slice(0, 5)).toEqual(['busy', 'calm', 'busy', 'calm', 'busy']);
});

it('shares out time and not turns: whose work takes long gets fewer', async () => {
  const { begun, many } = shops({ atOnce: 1, ofOneShop: 1, waiting: 100 });
  many('slow', 20, 30);
  many('quick', 60, 10);
  await pass(400);
  const turnsOf = (name: string) => begun.filter((shop) => shop === name).length;
  expect(turnsOf('quick') / turnsOf('slow')).toBeGreaterThan(2);
  expect(turnsOf('slow')).toBeGreaterThan(3);
});

it('time that a shop did not want before is not saved up for it', async () => {
  const { begun, many } = shops({ atOnce: 1, ofOneShop: 1, waiting: 100 });
  many('busy', 100);
  await pass(500);
  many('late', 20);
  const before = begun.length;
  await pass(200);
  const since = begun.slice(before);
  expect(since.filter((shop) => shop === 'busy').length).toBeGreaterThan(7);
});

it('a line that is full refuses whoever comes, and no other shop', async () => {
  const { turns, many, ask } = shops();
  const asked = many('busy', 7);
  await expect(asked[6]).rejects.toMatchObject(refusal);
  const other = ask('calm');
  await pass(100);
  await expect(Promise.all([...asked.slice(0, 6), other])).resolves.toHaveLength(7);
  expect(turns.figures()).toEqual([
    { shopId: 'busy', working: 0, waiting: 0, refused: 1 },
    { shopId: 'calm', working: 0, waiting: 0, refused: 0 },
  ]);
});

it('nobody waits for longer than makes sense', async () => {
  const { turns, ask } = shops({ ofOneShop: 1 });
  const first = ask('slow', 3 * PATIENCE);
  const second = ask('slow');
  await pass(PATIENCE);
  await expect(second).rejects.toMatchObject(refusal);
  expect(turns.figures()).toMatchObject([{ working: 1, waiting: 0, refused: 1 }]);
  await pass(2 * PATIENCE);
  await expect(first).resolves.toBe('slow');
});

it('who goes away leaves the line, and the work is never begun', async () => {
  const { turns, begun, ask } = shops({ ofOneShop: 1 });
  ask('a');
  const gone = new AbortController();
  const waited = ask('a', 10, gone.signal);
  gone.abort(new Error('gone'));
  await expect(waited).rejects.toThrow('gone');
  await expect(ask('a', 10, gone.signal)).rejects.toThrow('gone');
  await pass(100);
  expect(begun).toEqual(['a']);
  expect(turns.figures()).toMatchObject([{ working: 0, waiting: 0, refused: 0 }]);
});

it('work that steps aside gives its place to others meanwhile, and goes on before who has not begun', async () => {
  const { turns, begun, ask } = shops({ atOnce: 1, ofOneShop: 1 });
  const signedIn = turns.run('a', async () => {
    begun.push('sign-in');
    await stepAside(() => new Promise((resolve) => setTimeout(resolve, 15)));
    begun.push('signed in');
    return 'done';
  });
  for (const shop of ['a', 'a', 'a']) ask(shop);
  expect(begun).toEqual(['sign-in', 'a']);
  await pass(100);
  expect(begun).toEqual(['sign-in', 'a', 'a', 'signed in', 'a']);
  await expect(signedIn).resolves.toBe('done');
  expect(turns.figures()).toMatchObject([{ working: 0, waiting: 0, refused: 0 }]);
});

it('work that fails while it stands aside leaves nothing behind', async () => {
  const { turns, ask } = shops({ atOnce: 1, ofOneShop: 1 });
  const failed = turns.run('a', () => stepAside(() => Promise.reject(new Error('broken'))));
  await expect(failed).rejects.toThrow('broken');
  const both = turns.run('a', () =>
    Promise.all([1, 2].map((n) => stepAside(async () => pass(5).then(() => n)))),
  );
  await expect(both).resolves.toEqual([1, 2]);
  expect(turns.figures()).toMatchObject([{ working: 0, waiting: 0 }]);
  await Promise.all([ask('a'), pass(10)]);
});

it('work that ends while a part of it stands aside takes no place again', async () => {
  const { turns, ask } = shops({ atOnce: 1, ofOneShop: 1 });
  const left = turns.run('a', () => {
    const aside = stepAside(() => pass(5));
    return Promise.race([aside, Promise.reject(new Error('hung up'))]);
  });
  await expect(left).rejects.toThrow('hung up');
  await pass(10);
  expect(turns.figures()).toMatchObject([{ working: 0, waiting: 0 }]);
  await Promise.all([ask('a'), pass(10)]);
});

it('work that ends while a part of it waits to go on leaves the line', async () => {
  const { turns, ask } = shops({ atOnce: 1, ofOneShop: 1 });
  const left = turns.run('a', () => {
    const aside = stepAside(() => pass(5));
    return Promise.race([aside, pass(10).then(() => Promise.reject(new Error('hung up')))]);
  });
  const [other] = [ask('a', 20), left.catch(() => undefined)];
  await pass(50);
  await other;
  await expect(left).rejects.toThrow('hung up');
  expect(turns.figures()).toMatchObject([{ working: 0, waiting: 0 }]);
  await Promise.all([ask('a'), pass(10)]);
});

it('work that fails gives its place to the next', async () => {
  const { turns, ask } = shops({ atOnce: 1, ofOneShop: 1 });
  const failed = turns.run('a', () => Promise.reject(new Error('broken')));
  const next = ask('a');
  await expect(failed).rejects.toThrow('broken');
  await pass(10);
  await expect(next).resolves.toBe('a');
});
