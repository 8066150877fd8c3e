import { afterEach, describe, expect, it, vi } from 'vitest';
import { columnarEngine } from '../engines/columnar-engine.ts';
import { TermDictionary } from '../fulltext/term-dictionary.ts';
import { ShopIndex } from '../index/shop-index.ts';
import { keywordQuery } from '../testing/keyword-query.ts';
import { alone, testOffer, testQuery } from '../testing/world.ts';
import { EditDistanceTable } from '../text/edit-distance.ts';

const NAMES = ['Walnut bookshelf', 'Ceramic table lamp', 'Stoneware bowl', 'Linen cushion'];

function shop() {
  const index = new ShopIndex(testQuery().shopId);
  for (const [at, name] of NAMES.entries()) index.upsert(alone(testOffer(at + 1, { name })));
  return columnarEngine(index);
}

afterEach(() => {
  vi.restoreAllMocks();
});

/** Counts how often similar words are sought for a keyword, and the letters of terms that are compared for it. */
async function workOf(keyword: string) {
  const engine = shop();
  const sought = vi.spyOn(TermDictionary.prototype, 'fuzzy');
  const compared = vi.spyOn(EditDistanceTable.prototype, 'setCharacter');
  sought.mockClear();
  compared.mockClear();
  const { total } = await engine.search({ ...keywordQuery(keyword), close: true });
  return { total, sought: sought.mock.calls.length, compared: compared.mock.calls.length };
}

/** Words that nothing is described by, all different. */
const unknown = (count: number, length: number): string[] =>
  Array.from({ length: count }, (_, at) => `${'qzxjkvwy'[at % 8]}${'gqzj'[at >> 3]}`.padEnd(length, 'quxzi'));

const pairs = (words: readonly string[]): string =>
  words.map((word, at) => word + (at % 2 === 0 ? '-' : ' ')).join('');

describe('similar words', () => {
  it('are sought once for what is applied and once more for what is offered', async () => {
    expect(await workOf('walmut')).toMatchObject({ total: 1, sought: 1 });
    expect(await workOf('trampolin')).toMatchObject({ total: 0, sought: 2 });
  });

  it.each([
    ['many words', unknown(30, 5).join(' ')],
    ['many alternatives', unknown(20, 5).join(' or ')],
    ['words with hyphens, which are alternatives of each other', pairs(unknown(22, 8))],
    ['one long compound', unknown(22, 8).join('-')],
    ['short words, for which they are only offered', unknown(30, 3).join(' ')],
  ])('are sought for four words at most, of %s', async (_, keyword) => {
    const { sought } = await workOf(keyword);
    expect(sought).toBeGreaterThan(0);
    expect(sought).toBeLessThanOrEqual(2 * 4);
  });

  it.each([100, 1000, 10_000])(
    'are none of a word of %i letters, with which no term is compared',
    async (length) => {
      expect(await workOf('y'.repeat(length))).toMatchObject({ total: 0, compared: 0 });
    },
  );

  it('are found for the first four of many words', async () => {
    const query = { ...keywordQuery('walmut boowl linem ceramyc tabel lampp'), close: true };
    const { correction } = await shop().search(query);
    expect(correction).toMatchObject({ keyword: 'walnut bowl linen ceramic tabel lampp' });
  });
});
