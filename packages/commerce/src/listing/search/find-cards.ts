import type { SearchHit, SearchQuery, SearchResult } from '@stoa/search';
import type { ShopReader } from '../../kernel/context.ts';
import type { Buyer } from '../../pricing/index.ts';
import type { ProductCard } from '../card/product-card.ts';
import { readCards } from '../card/read-cards.ts';
import { postgresEngine } from './postgres-engine.ts';

/** The result of the search, and the cards of its page in order. */
export interface FoundCards {
  readonly found: SearchResult;
  readonly products: readonly ProductCard[];
}

/** Cards of hits whose reading has begun. */
interface Reading {
  readonly hits: readonly SearchHit[];
  readonly cards: Promise<readonly ProductCard[]>;
}

/**
 * Searches products and reads their cards. If the engine reports its page before it has counted, the cards are read
 * meanwhile. An index may lag: if one of its hits is no longer shown, the tables answer the whole page instead. What
 * only stands in for the index, which answers better, is kept by nobody.
 */
export async function findCards(ctx: ShopReader, query: SearchQuery, buyer: Buyer): Promise<FoundCards> {
  const tables = postgresEngine(ctx);
  // An index in memory records no dependencies itself.
  ctx.dependencies.add(['catalogue']);
  const read = ({ hits }: Pick<Reading, 'hits'>): Reading => {
    const ids = hits.map((hit) => hit.productId);
    return { hits, cards: readCards(ctx, ids, buyer) };
  };
  const answer = async (engine = tables): Promise<FoundCards> => {
    let reading: Reading | undefined;
    const onPage = (page: Pick<Reading, 'hits'>) => {
      reading = read(page);
      // Errors of a page that is not used are ignored.
      reading.cards.catch(() => undefined);
    };
    const found = await engine.search(query, { onPage });
    const { cards } = reading?.hits === found.hits ? reading : read(found);
    return { found, products: await cards };
  };
  const first = await answer(ctx.search);
  const isWhole = first.products.length === first.found.hits.length;
  const isLagging = !isWhole && ctx.search !== undefined;
  if (isLagging || first.found.standsIn) ctx.dependencies.incomplete();
  return isLagging ? answer() : first;
}
