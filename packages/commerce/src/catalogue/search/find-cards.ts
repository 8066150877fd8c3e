import type { SearchQuery, SearchResult } from '@stoa/search';
import type { ShopContext } from '../../kernel/context.ts';
import type { Buyer } from '../buyer.ts';
import { readCards } from '../card/read-cards.ts';
import type { ProductCard } from '../read-model.ts';
import { postgresEngine } from './postgres-engine.ts';

/** What was found, and the cards of the page in its order. */
export interface FoundCards {
  readonly found: SearchResult;
  readonly products: readonly ProductCard[];
}

/**
 * Looks for products and reads their cards. An index may be a moment behind: where one of its hits is no longer on
 * show, the tables are asked, so that no page has a hole.
 */
export async function findCards(ctx: ShopContext, query: SearchQuery, buyer: Buyer): Promise<FoundCards> {
  const tables = postgresEngine(ctx);
  const answer = async (engine = tables): Promise<FoundCards> => {
    const found = await engine.search(query);
    const ids = found.hits.map((hit) => hit.productId);
    return { found, products: await readCards(ctx, ids, buyer) };
  };
  const first = await answer(ctx.search);
  const isWhole = first.products.length === first.found.hits.length;
  return isWhole || !ctx.search ? first : answer();
}
