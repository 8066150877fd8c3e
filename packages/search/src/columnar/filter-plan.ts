import type { AttributeFilter } from '@stoa/domain';
import { CATEGORY_FILTER, type SearchQuery } from '../port/query.ts';
import { RATING_STEPS } from './offers.ts';
import type { ShopIndex } from './shop-index.ts';

/** What filters have chosen among facts. */
export interface Chosen {
  readonly items: readonly number[];
  /** By item the bit of the filter that has chosen it. */
  readonly bits: Uint32Array;
}

/**
 * The filters of a query, each with a bit. What an offer fails is a number with the bits of those filters, and
 * an offer that fails one filter only still counts in that filter's own facet.
 */
export interface FilterPlan {
  /** The bits of all filters. */
  readonly all: number;
  readonly facts: Chosen | undefined;
  /** By category the bit of the category filter, where it is chosen. */
  readonly sections: Uint32Array | undefined;
  readonly price: { readonly bit: number; readonly from: number; readonly to: number } | undefined;
  readonly rating: { readonly bit: number; readonly least: number } | undefined;
  /** By place of the bit the code whose facts count though the filter is failed: its own; else `NO_GROUP`. */
  readonly factGroups: Int32Array | undefined;
  /** The same of categories, which are one group, 0. */
  readonly sectionGroups: Int32Array | undefined;
}

export const NO_GROUP = -1;

const PRICE_BIT = 1 << 30;
const RATING_BIT = 1 << 29;
const CATEGORY_PLACE = 28;
const CATEGORY_BIT = 1 << CATEGORY_PLACE;
const SECTION_GROUPS = new Int32Array(32).fill(NO_GROUP);
SECTION_GROUPS[CATEGORY_PLACE] = 0;
/** Attributes that can be filtered by at once, each with a bit. */
export const MAX_PLANNED = 26;

/** The plan of a query with at most `MAX_PLANNED` filters by attribute. */
export function planFilters(index: ShopIndex, query: SearchQuery): FilterPlan {
  const { attributes, price, minRating } = query.filters;
  const category = attributes.find(({ code }) => code === CATEGORY_FILTER);
  const others = attributes.filter(({ code }) => code !== CATEGORY_FILTER);
  const filtersPrice = price !== undefined && query.prices;
  let all = 2 ** others.length - 1;
  if (filtersPrice) all |= PRICE_BIT;
  if (minRating !== undefined) all |= RATING_BIT;
  if (category) all |= CATEGORY_BIT;
  return {
    all,
    facts: others.length > 0 ? chosenFacts(index, others) : undefined,
    factGroups: others.length > 0 ? groupsOf(index, others) : undefined,
    sections: category && sectionBits(index, category.values),
    sectionGroups: category && SECTION_GROUPS,
    price: filtersPrice
      ? { bit: PRICE_BIT, from: price.from ?? 0, to: price.to ?? Number.POSITIVE_INFINITY }
      : undefined,
    rating: minRating === undefined ? undefined : { bit: RATING_BIT, least: minRating * RATING_STEPS },
  };
}

/** The filter at a place has the bit of that place. */
function chosenFacts(index: ShopIndex, filters: readonly AttributeFilter[]): Chosen {
  const items: number[] = [];
  const bits = new Uint32Array(index.facts.size);
  for (const [place, { code, values }] of filters.entries()) {
    for (const value of values) {
      const fact = index.facts.numberOf({ code, value });
      if (fact === undefined) continue;
      items.push(fact);
      bits[fact] = 1 << place;
    }
  }
  return { items, bits };
}

function groupsOf(index: ShopIndex, filters: readonly AttributeFilter[]): Int32Array {
  const groups = new Int32Array(32).fill(NO_GROUP);
  for (const [place, { code }] of filters.entries()) groups[place] = index.facts.codeNumber(code) ?? NO_GROUP;
  return groups;
}

function sectionBits(index: ShopIndex, slugs: readonly string[]): Uint32Array {
  const bits = new Uint32Array(index.categories.size);
  for (const slug of slugs) {
    const section = index.categories.withSlug(slug);
    if (section !== undefined) bits[section] = CATEGORY_BIT;
  }
  return bits;
}
