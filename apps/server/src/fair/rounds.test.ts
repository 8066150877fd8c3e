import { stepAside } from '@stoa/commerce';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pass, settle, shops } from './testing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Has work go on when it is told to. */
function rounds() {
  const soon: (() => void)[] = [];
  const next = async () => {
    for (const goOn of soon.splice(0)) goOn();
    await settle();
  };
  return { goOnSoon: (goOn: () => void) => void soon.push(goOn), next };
}

it('goes on with a queue once the thread has looked at what else came', async () => {
  const { goOnSoon, next } = rounds();
  const { turns } = shops({ atOnce: 1, ofOneShop: 1, goOnSoon });
  const done: string[] = [];
  const asked = ['first', 'second', 'third'].map((name) => turns.run('busy', async () => done.push(name)));
  await settle();
  const seen = [done.length];
  for (let at = 0; at < 3; at++) {
    await next();
    seen.push(done.length);
  }
  await Promise.all(asked);
  expect(seen).toEqual([1, 2, 3, 3]);
  expect(done).toEqual(['first', 'second', 'third']);
});

it('begins one piece of work a round, though there are places for more', async () => {
  const { goOnSoon, next } = rounds();
  const { begun, ask } = shops({ goOnSoon });
  for (const shop of ['a', 'b', 'c']) ask(shop);
  const seen = [[...begun]];
  for (let at = 0; at < 3; at++) {
    await next();
    seen.push([...begun]);
  }
  expect(seen).toEqual([['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c']]);
  // Nothing has begun in this round: who comes now begins at once.
  await pass(10);
  ask('d');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

it('who leaves when the place is given, though nothing has begun, gives it to the next', async () => {
  const { goOnSoon, next } = rounds();
  const { turns, begun, ask } = shops({ atOnce: 1, ofOneShop: 1, goOnSoon });
  const [gone, ended] = [new AbortController(), Promise.withResolvers<void>()];
  void turns.run('a', () => ended.promise);
  const [second, third] = [ask('a', 10, gone.signal), ask('a')];
  ended.resolve();
  await settle();
  gone.abort(new Error('gone'));
  await next();
  await pass(10);
  await next();
  await pass(10);
  expect([await second, await third]).toEqual(['a', 'a']);
  expect(begun).toEqual(['a', 'a']);
  expect(turns.figures()).toMatchObject([{ working: 0, waiting: 0, refused: 0 }]);
});

it('work that ends between being given its place again and going on gives it back', async () => {
  const { goOnSoon, next } = rounds();
  const { turns } = shops({ atOnce: 1, ofOneShop: 1, goOnSoon });
  const [aside, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const hungUp = Promise.withResolvers<never>();
  const left = turns.run('a', () => Promise.race([stepAside(() => aside.promise), hungUp.promise]));
  left.catch(() => undefined);
  void turns.run('a', () => other.promise);
  aside.resolve();
  await settle();
  other.resolve();
  await settle();
  expect(turns.figures()).toMatchObject([{ working: 1, waiting: 0 }]);
  hungUp.reject(new Error('hung up'));
  await settle();
  await next();
  await expect(left).rejects.toThrow('hung up');
  expect(turns.figures()).toMatchObject([{ working: 0, waiting: 0 }]);
});
