import { bytesOfCounts } from '../cache/counts-size.ts';
import { LruCache } from '../cache/lru-cache.ts';
import { SecondHitCache } from '../cache/second-hit-cache.ts';
import { bytesOfCandidates, type CachedCandidates } from '../candidates/candidates.ts';
import type { CategoryTree } from '../categories/category-tree.ts';
import { InvertedIndex } from '../memory/inverted-index.ts';
import type { SearchCounts } from '../port/result.ts';
import type { LanguageRules } from '../text/language.ts';
import { phraseKeyBy } from '../text/phrase-key.ts';
import type { FacetValueTable } from './facet-value-table.ts';
import type { OfferColumns } from './offer-columns.ts';

/** Searches whose counts are cached. */
const CACHED_COUNTS = 32;
/** Scopes whose candidates are cached, which take more memory. */
const CACHED_CANDIDATES = 4;

/** What searches compute of the columns of an index, and what holds until the next change of them. */
export class DerivedData {
  /** Counts of recent searches. */
  readonly counts = new LruCache<SearchCounts>(CACHED_COUNTS);
  /** Candidates of recent searches; other filters, pages and orders share them. */
  readonly candidates = new LruCache<CachedCandidates>(CACHED_CANDIDATES);
  readonly #offers: OfferColumns;
  readonly #facetValues: FacetValueTable;
  readonly #categories: CategoryTree;
  readonly #rowsByFacetValue = new SecondHitCache<InvertedIndex>();
  #rowsByCategory: InvertedIndex | undefined;
  /** The facet values that are brands, by the keys of their names. */
  #brandsByName: Map<string, number> | undefined;

  constructor(offers: OfferColumns, facetValues: FacetValueTable, categories: CategoryTree) {
    this.#offers = offers;
    this.#facetValues = facetValues;
    this.#categories = categories;
  }

  /** Approximate memory. */
  get bytes(): number {
    const candidates = this.candidates.values.reduce((sum, one) => sum + bytesOfCandidates(one), 0);
    const counts = this.counts.values.reduce((sum, one) => sum + bytesOfCounts(one), 0);
    return (
      candidates + counts + (this.#rowsByFacetValue.cached?.bytes ?? 0) + (this.#rowsByCategory?.bytes ?? 0)
    );
  }

  /** The rows that have each facet value, deleted rows included; absent on the first request since a change. */
  rowsByFacetValue(): InvertedIndex | undefined {
    return this.#rowsByFacetValue.getOnSecondHit(
      () => new InvertedIndex(this.#offers.facetValues, this.#facetValues.size),
    );
  }

  /** Returns the rows in each category or below it, deleted rows included. */
  rowsInCategories(): InvertedIndex {
    this.#rowsByCategory ??= new InvertedIndex(this.#offers.categories, this.#categories.size);
    return this.#rowsByCategory;
  }

  /** Returns the facet value that is the brand with this key (`phraseKey`). */
  brandNamed(key: string, rules: LanguageRules): number | undefined {
    this.#brandsByName ??= this.#brandNames(rules);
    return this.#brandsByName.get(key);
  }

  #brandNames(rules: LanguageRules): Map<string, number> {
    const { facetOf, size } = this.#facetValues;
    const brand = this.#facetValues.facetNumber('brand');
    const names = new Map<string, number>();
    if (brand === undefined) return names;
    for (let value = 0; value < size; value++) {
      if (facetOf[value] === brand) names.set(phraseKeyBy(rules, this.#facetValues.text(value)), value);
    }
    return names;
  }

  /** Forgets all of it, when the columns change. */
  clear(): void {
    this.counts.clear();
    this.candidates.clear();
    this.#rowsByFacetValue.clear();
    this.#rowsByCategory = undefined;
    this.#brandsByName = undefined;
  }
}
