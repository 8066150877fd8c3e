import type { AddToCartReply, SearchResult } from './generated/graphql.ts';

/** The calls of REST that our pages make from the browser: what each sends, and what of its answer is used. */
export interface RestCalls {
  /** CART-522, OPEN-004 */
  '/api/cart/add': {
    readonly body: {
      readonly id: string;
      readonly sku?: string | undefined;
      readonly qty?: number | undefined;
      readonly product_options_data: Readonly<Record<string, string>>;
      readonly personalization_data: Readonly<Record<string, string>>;
    };
    readonly reply: Partial<Pick<AddToCartReply, 'success' | 'message' | 'cart_count'>>;
  };
  /** CART-514 */
  '/api/cart/count': { readonly body: undefined; readonly reply: { readonly count?: number } };
  /** API-009, API-010 */
  '/api/pliable/search': {
    readonly body: {
      readonly searchType: 'suggestion';
      readonly keyword: string;
      readonly params: { readonly page: number; readonly limit: number };
    };
    readonly reply: Pick<
      SearchResult,
      'products' | 'categories' | 'places' | 'paging' | 'did_you_mean' | 'success'
    >;
  };
}

/**
 * Calls REST from the browser: with a body by POST, else by GET. A refusal of the shop is a reply like others, and
 * says so in its fields.
 * @throws when the network fails, or whatever answers is not the contract
 */
export function callRest<Path extends keyof RestCalls>(
  path: Path,
  body?: RestCalls[Path]['body'],
  signal?: AbortSignal,
): Promise<RestCalls[Path]['reply']> {
  return call(path, body, signal);
}

/**
 * Runs a document of GraphQL from the browser, for parts that a page can do without.
 * @throws for every failure, of the network or in the answer
 */
export async function runInBrowser<Result>(
  query: string,
  variables: object,
  signal?: AbortSignal,
): Promise<Result> {
  const { data } = await call('/api-graphql', { query, variables }, signal);
  if (!data) throw new Error('no data');
  return data;
}

async function call(path: string, body: object | undefined, signal: AbortSignal | undefined) {
  const response = await fetch(path, {
    method: body ? 'POST' : 'GET',
    headers: callHeaders(),
    body: body ? JSON.stringify(body) : null,
    signal: signal ?? null,
  });
  return response.json();
}

/**
 * Which shop is asked, as the page says on which the call is made (`<html data-shop>`). Whose visit it is, the
 * browser's cookie says. API-GQL-502 to API-GQL-506, TEN-519
 */
function callHeaders(): Readonly<Record<string, string>> {
  const { shop = '' } = document.documentElement.dataset;
  return {
    'content-type': 'application/json',
    'frontend-context': 'frontend',
    'client-domain': location.host,
    'client-id': shop,
    'website-id': shop,
  };
}
