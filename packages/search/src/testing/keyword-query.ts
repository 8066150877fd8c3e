import type { SearchEngine } from '../port/engine.ts';
import type { SearchQuery } from '../port/query.ts';
import { type TestOffer, testId, testQuery } from './world.ts';

/** Returns the skus a keyword finds, best first. */
export async function skusFound(engine: SearchEngine, offers: readonly TestOffer[], query: SearchQuery) {
  const skus = new Map(offers.map(({ sku }, at) => [testId(at + 1), sku]));
  return (await engine.search(query)).hits.map(({ productId }) => skus.get(productId));
}

export const keywordQuery = (keyword: string, by?: string): SearchQuery =>
  testQuery({ scope: { kind: 'keyword', keyword, ...(by && { by }) }, sort: 'bestmatch' });
