import { NO_FILTERS, normaliseKeyword, wantsSuggestions } from '@stoa/domain';
import type { CategoryCount, SearchQuery } from '@stoa/search';
import type { ShopReader } from '../../kernel/context.ts';
import type { Buyer } from '../../pricing/index.ts';
import type { ProductCard } from '../card/product-card.ts';
import { findCards } from './find-cards.ts';
import { BRAND, findPlaces, type Place } from './find-places.ts';
import { readSearchPhrase } from './read-search-phrase.ts';

/** A product with the sku by which one of its variations was found, for its link. SEARCH-015, VAR-023 */
export interface SuggestedProduct extends ProductCard {
  readonly searchKeyword?: string;
}

export interface Suggestions {
  readonly products: readonly SuggestedProduct[];
  /** Products that match. SEARCH-018 */
  readonly total: number;
  readonly categories: readonly CategoryCount[];
  /** Categories and brands whose name the keyword is. */
  readonly places: readonly Place[];
}

const NOTHING: Suggestions = { products: [], total: 0, categories: [], places: [] };
/** SEARCH-012, SEARCH-013 */
const PRODUCTS = 4;
const CATEGORIES = 5;
const MAX_PRODUCTS = 20;

/**
 * Suggests products, brands and categories while a keyword is typed, in three statements. SEARCH-009, SEARCH-012,
 * SEARCH-013, SEARCH-018
 */
export async function suggest(
  ctx: ShopReader,
  typed: string,
  buyer: Buyer,
  limit = PRODUCTS,
): Promise<Suggestions> {
  if (!wantsSuggestions(typed, undefined)) return NOTHING;
  const keyword = normaliseKeyword(typed);
  const decided = await readSearchPhrase(ctx, keyword);
  const asked: SearchQuery = {
    shopId: ctx.shop.id,
    scope: { kind: 'keyword', keyword },
    filters: NO_FILTERS,
    facets: [BRAND],
    sort: 'bestmatch',
    page: 1,
    prices: buyer.prices === 'visible',
    close: true,
    ...(decided && { tuning: decided.tuning }),
    limit: Math.min(MAX_PRODUCTS, Math.max(1, Math.trunc(limit) || PRODUCTS)),
  };
  const { found, products } = await findCards(ctx, asked, buyer);
  const skus = new Map(found.hits.map((hit) => [hit.productId, hit.variationSku]));
  return {
    products: products.map((card) => withKeyword(card, skus.get(card.id))),
    total: found.total,
    categories: bestCategories(found.categories, keyword),
    places: findPlaces(found, keyword, ctx.shop.locale),
  };
}

function withKeyword(card: ProductCard, searchKeyword: string | undefined): SuggestedProduct {
  return searchKeyword === undefined ? card : { ...card, searchKeyword };
}

/** Categories with the keyword in their name come before those that only have many of the products. */
function bestCategories(categories: readonly CategoryCount[], keyword: string): CategoryCount[] {
  const word = keyword.toLowerCase();
  const isNamed = ({ name }: CategoryCount) => name.toLowerCase().includes(word);
  return [...categories.filter(isNamed), ...categories.filter((one) => !isNamed(one))].slice(0, CATEGORIES);
}
