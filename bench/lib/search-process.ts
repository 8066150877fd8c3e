import { columnarEngine, type SearchQuery, ShopIndex } from '../../packages/search/src/index.ts';
import { type PlainProduct, plainProduct, scan } from '../floors/search-scan.ts';
import { answerCalls } from './own-process.ts';
import { respelled, share } from './rounds.ts';
import { ALL_FACETS, SEARCH_CASES } from './search-cases.ts';
import { CATEGORIES, catalogueOf, SHOP_ID } from './search-catalogue.ts';

/** A catalogue to be searched. */
export interface SearchTask {
  readonly products: number;
  /** Names of `SEARCH_CASES`. */
  readonly cases: readonly string[];
  /** How often each case is asked. */
  readonly rounds: number;
  /** Whether a plain scan is measured beside it. */
  readonly besideScan: boolean;
}

/** Milliseconds of each round. */
export interface SearchTimes {
  readonly buildSeconds: number;
  readonly bytes: number;
  readonly cases: Readonly<Record<string, readonly number[]>>;
  readonly scan: readonly number[];
}

const WARM_UP = 10;

/** A price below which about half of the products cost. */
const HALF = 25_000;

/**
 * Returns the same question with another lowest price, which leaves out up to half of the products, and its words in
 * other letters: so nothing of it was counted or looked up before.
 */
function neverAsked(asked: SearchQuery, round: number): SearchQuery {
  const { scope } = asked;
  const price = { from: Math.round(share(round + WARM_UP) * HALF) };
  const isKeyword = scope.kind === 'keyword';
  return {
    ...asked,
    ...(isKeyword && { scope: { ...scope, keyword: respelled(scope.keyword, round + WARM_UP) } }),
    filters: { ...asked.filters, price },
  };
}

/** Builds an index and asks every case in turn, so that all of them meet the same machine. */
answerCalls(async ({ products, cases: names, rounds, besideScan }: SearchTask): Promise<SearchTimes> => {
  const plain: PlainProduct[] = [];
  const index = new ShopIndex(SHOP_ID);
  index.applySettings({ categories: CATEGORIES, sellerPlaces: {}, defaultSort: 'id-desc', synonyms: [] });
  let building = 0;
  for (const batch of catalogueOf(products)) {
    const start = performance.now();
    for (const document of batch) index.upsert(document);
    building += performance.now() - start;
    if (besideScan) for (const { offers } of batch) plain.push(...offers.map(plainProduct));
  }
  index.trim();
  const engine = columnarEngine(index);
  const cases: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]));
  const scans: number[] = [];
  const query = SEARCH_CASES[ALL_FACETS];
  for (let round = -WARM_UP; round < rounds; round++) {
    for (const name of names) {
      const asked = SEARCH_CASES[name];
      if (!asked) throw new Error(`no case ${name}`);
      const start = performance.now();
      await engine.search(neverAsked(asked, round));
      if (round >= 0) cases[name]?.push(performance.now() - start);
    }
    if (!besideScan || !query) continue;
    const start = performance.now();
    scan(plain, query);
    if (round >= 0) scans.push(performance.now() - start);
  }
  return { buildSeconds: building / 1000, bytes: index.bytes, cases, scan: scans };
});
