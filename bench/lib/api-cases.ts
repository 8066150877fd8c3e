import { SearchDocument, SlugPageDocument } from '../../packages/contract/src/index.ts';
import { respelled, share } from './rounds.ts';

/** The attributes of the generated products. */
export const API_FACETS = ['brand', 'color', 'material', 'style', 'occasion', 'size', 'made_in'];

/** Words of the catalogue at hand. */
export interface Vocabulary {
  readonly category: string;
  readonly commonWord: string;
  readonly rareWord: string;
  /** Half of the products cost less, in major units. */
  readonly medianPrice: number;
  /** Addresses of products of every kind. */
  readonly products: readonly string[];
}

/** A document and its variables. */
export interface ApiCase {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const SUGGESTIONS = `query ($keyword: String!) {
  searchPliable(search_type: "suggestion", keyword: $keyword) {
    products { _id name url } categories { name slug doc_count } paging { total_products }
  }
}`;

/** The case in which PostgreSQL counts all facets over all products. */
export const ALL_PRODUCTS = 'all products, all facets';
/** The case that is asked until an index answers: PostgreSQL, which answers before, has little to count. */
export const INDEXED_CASE = 'a rare word';

/**
 * By its name, what a case asks in a round: with another lowest price, which leaves out up to half of the products,
 * and with its words in other letters, so that nothing was counted or looked up before.
 */
export type ApiCases = Readonly<Record<string, (round: number) => ApiCase>>;

/** What is asked through the contract. */
export function apiCases(vocabulary: Vocabulary): ApiCases {
  const { category, commonWord, rareWord, medianPrice, products } = vocabulary;
  const lowest = (round: number) => Math.round(share(round) * medianPrice * 100) / 100;
  const search =
    (keyword: string, params: object, attributes: object = {}) =>
    (round: number): ApiCase => ({
      query: SearchDocument.toString(),
      variables: {
        keyword: respelled(keyword, round),
        params,
        filter: { price: { from: lowest(round) }, attributes },
      },
    });
  const byPrice = { order: 'price', dir: 'asc' };
  const typo = `${commonWord.slice(0, -2)}${commonWord.at(-1)}${commonWord.at(-2)}`;
  const filters = { color: ['Black', 'White'], material: ['Cotton', 'Steel', 'Leather'], made_in: ['China'] };
  return {
    [ALL_PRODUCTS]: search('', byPrice),
    'a category by price': (round) => ({
      query: SlugPageDocument.toString(),
      variables: { slug: category, filter: { price: { from: lowest(round) } }, ...byPrice },
    }),
    'three filters': search('', byPrice, filters),
    'a common word': search(commonWord, {}),
    // Of so few products none may be left out.
    [INDEXED_CASE]: (round) => ({
      query: SearchDocument.toString(),
      variables: { keyword: respelled(rareWord, round), params: {} },
    }),
    'a typing error': search(typo, {}),
    'page 100': search('', { ...byPrice, page: 100 }),
    'a product page': (round) => ({
      query: SlugPageDocument.toString(),
      variables: { slug: products[round % products.length] },
    }),
    suggestions: (round) => ({
      query: SUGGESTIONS,
      variables: { keyword: respelled(commonWord.slice(0, 3 + (round % 4)), round) },
    }),
  };
}
