import type { SearchHit, SearchQuery, SearchResult } from '@stoa/search';
import type { ShopReader } from '../../kernel/context.ts';
import type { Buyer } from '../../pricing/index.ts';
import type { ProductCard } from '../card/product-card.ts';
import { readCards } from '../card/read-cards.ts';
import { postgresEngine } from './postgres-engine.ts';

/** What was found, and the cards of the page in its order. */
export interface FoundCards {
  readonly found: SearchResult;
  readonly products: readonly ProductCard[];
}

/** The cards of some hits, begun to be read. */
interface Reading {
  readonly hits: readonly SearchHit[];
  readonly cards: Promise<readonly ProductCard[]>;
}

/**
 * Looks for products and reads their cards. An engine that tells its page before it has counted has them read at the
 * same time. An index may be a moment behind: where one of its hits is no longer on show, the tables are asked for the
 * whole page instead.
 */
export async function findCards(ctx: ShopReader, query: SearchQuery, buyer: Buyer): Promise<FoundCards> {
  const tables = postgresEngine(ctx);
  // An index in memory notes nothing itself.
  ctx.dependencies.add(['catalogue']);
  const read = ({ hits }: Pick<Reading, 'hits'>): Reading => {
    const ids = hits.map((hit) => hit.productId);
    return { hits, cards: readCards(ctx, ids, buyer) };
  };
  const answer = async (engine = tables): Promise<FoundCards> => {
    let reading: Reading | undefined;
    const onPage = (page: Pick<Reading, 'hits'>) => {
      reading = read(page);
      // Of a page that is not the result's nobody hears.
      reading.cards.catch(() => undefined);
    };
    const found = await engine.search(query, { onPage });
    const { cards } = reading?.hits === found.hits ? reading : read(found);
    return { found, products: await cards };
  };
  const first = await answer(ctx.search);
  const isWhole = first.products.length === first.found.hits.length;
  return isWhole || !ctx.search ? first : answer();
}
