import { describe, expect, it } from 'vitest';
import { Client } from '../harness/client.ts';
import { demo } from '../harness/demo.ts';
import { PAGES, QUERY, QUESTIONS, type Sent } from '../harness/hostile-listings.ts';

const { port } = demo;
const harbor = () => new Client({ port, host: `harbor.localhost:${port}` });

describe('no bad question takes more than twice as long as the slowest good one', () => {
  const ROUNDS = 9;
  const GOOD: readonly Sent[] = [
    { keyword: '' },
    { keyword: 'a' },
    { keyword: 'stoneware mug' },
    { keyword: 'stonewear' },
    // An honest one that finds nothing has corrections and partial matches looked for.
    { keyword: 'trampoline' },
    { keyword: '', params: { page: 5, order: 'price', dir: 'asc' } },
    { keyword: '', filter: { attributes: { color: ['Sage', 'Ocean'] }, price: { from: 10, to: 90 } } },
  ];

  const visitor = harbor();
  /** Another one each time, above all prices: neither the page nor what it shows was kept before. */
  let highest = 1000;

  /**
   * Measures the minimum time of each, in milliseconds. Requests alternate, so that other load affects all alike;
   * other load can only add time.
   */
  async function times(works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
    const all = works.map((): number[] => []);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [at, work] of works.entries()) {
        const began = performance.now();
        await work();
        all[at]?.push(performance.now() - began);
      }
    }
    return all.map((of) => Math.min(...of));
  }

  async function expectNoneSlow(good: (() => Promise<unknown>)[], bad: (() => Promise<unknown>)[]) {
    const taken = await times([...good, ...bad]);
    const slowest = Math.max(...taken.slice(0, good.length));
    expect(slowest).toBeGreaterThan(0);
    for (const [at, time] of taken.slice(good.length).entries()) {
      expect(time, `bad question ${at}`).toBeLessThanOrEqual(2 * slowest);
    }
  }

  /** A filter by price where there is none yet; what is refused is kept nowhere. */
  function unseen({ filter }: Sent): Sent {
    const price = { from: 0, to: highest++ };
    if (filter === undefined || filter === null) return { filter: { price } };
    return typeof filter === 'object' && !Array.isArray(filter) ? { filter: { price, ...filter } } : {};
  }

  function unseenPath(path: string): string {
    if (path.includes('price=')) return path;
    if (path.startsWith('/search')) return `${path}&price=0|${highest++}`;
    const [address = '', query] = path.split('?');
    return `${address}/price=0,${highest++}${query === undefined ? '' : `?${query}`}`;
  }

  it('by the contract', async () => {
    const asking = (sent: Sent) => () => visitor.graphql(QUERY, { keyword: 'mug', ...sent, ...unseen(sent) });
    await expectNoneSlow(
      GOOD.map(asking),
      QUESTIONS.map(([, sent]) => asking(sent)),
    );
  });

  it('by pages', async () => {
    const opening = (path: string) => () => visitor.get(unseenPath(path), { accept: 'text/html' });
    const good = [
      '/search?q=',
      '/kitchen-dining',
      '/search?q=stoneware%20mug',
      '/search?q=trampoline',
      '/kitchen-dining/color=Sage?page=1',
    ];
    await expectNoneSlow(
      good.map(opening),
      PAGES.map(([, path]) => opening(path)),
    );
  });
});
