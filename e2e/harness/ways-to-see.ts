import type { Client } from './client.ts';

const CARD = '_id name price final_price msrp from_price is_price_hidden discount_percent';

const DOCUMENTS = {
  product: `query ($slug: String!) { product(slug: $slug) { ${CARD} available_price_levels { min_qty price text } } }`,
  pageDataBySlug: `query ($slug: String!) { pageDataBySlug(slug: $slug) { kind product { ${CARD} } } }`,
  searchPliable: `query ($word: String!, $filter: JSON, $params: JSON) {
    searchPliable(search_type: "product", keyword: $word, filter: $filter, params: $params) {
      products { ${CARD} } paging { total_products } sorts
      filter { code type min max buckets { key doc_count } } } }`,
  suggestions: `query ($word: String!) {
    searchPliable(search_type: "suggestion", keyword: $word) { products { ${CARD} } } }`,
} as const;

/** Filters and orders by which a hidden price could be found by bisection. */
const GUESSES = [
  { filter: {}, params: {} },
  { filter: { price: { from: 0, to: 20 } }, params: {} },
  { filter: { price: { from: 20, to: null } }, params: {} },
  { filter: {}, params: { order: 'price', dir: 'asc' } },
  { filter: {}, params: { order: 'price', dir: 'desc' } },
];

/** Everything the two doors and the pages tell a visitor about a product and its listings, by where it was read. */
export async function allWaysToSee(
  client: Client,
  { slug, id, word }: { readonly slug: string; readonly id: string; readonly word: string },
): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  const pages = [
    `/${slug}`,
    `/${slug}.data`,
    `/search?q=${word}`,
    `/search.data?q=${word}`,
    `/search?q=${word}&price=0|20`,
    `/search?q=${word}&price=20|`,
    `/search?q=${word}&sort=price-asc`,
    `/search?q=${word}&sort=price-desc`,
    `/listing-page/search?q=${word}`,
    `/listing-page/search?q=${word}&price=20|`,
    `/listing-page/search?q=${word}&sort=price-asc`,
    `/api/products/${id}`,
  ];
  for (const path of pages)
    seen.set(path, (await client.get(path, { accept: 'text/html, application/json' })).text);
  for (const [name, document] of Object.entries(DOCUMENTS)) {
    for (const guess of GUESSES) {
      const variables = name === 'searchPliable' ? { word, ...guess } : { slug, word };
      const key = `${name} ${JSON.stringify(variables)}`;
      if (!seen.has(key)) seen.set(key, (await client.graphql(document, usedIn(document, variables))).text);
    }
  }
  for (const { filter, params } of GUESSES) {
    const body = { searchType: 'product', keyword: word, filter, params };
    seen.set(`search ${JSON.stringify(body)}`, (await client.post('/api/pliable/search', body)).text);
  }
  seen.set('by type', (await client.post('/api/products/search', { type: 'newest', limit: 20 })).text);
  return seen;
}

/** Only the variables a document declares. */
function usedIn(document: string, variables: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => document.includes(`$${name}:`)));
}
