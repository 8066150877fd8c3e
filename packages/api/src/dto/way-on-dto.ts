import type { Place, WaysOn } from '@stoa/commerce';
import type { SearchCategory, SearchPlace, WayOn } from '@stoa/contract';
import { formatSearch, NO_FILTERS } from '@stoa/domain';
import type { ApiContext } from '../context.ts';
import { rulesOf } from '../edge/shop-rules.ts';
import { toProductCard } from './product-card-dto.ts';
import type { ProductCardFields } from './product-source.ts';

export type WayOnDto = Omit<WayOn, 'products'> & { readonly products: ProductCardFields[] };

const PRODUCTS = 8;

/** Returns what to offer where nothing was found. */
export function toWayOn(api: ApiContext, ways: WaysOn): WayOnDto {
  return {
    unfiltered: ways.unfiltered,
    products_are: ways.productsAre,
    products: ways.products
      .map((card) => toProductCard(api, card))
      .filter(({ isBuyable }) => isBuyable)
      .slice(0, PRODUCTS),
    categories: ways.categories.map(toSearchCategory),
    pages: ways.pages.map(({ title, slug }) => ({ title, url: `/${slug}` })),
  };
}

export function toSearchCategory({ name, slug, count }: WaysOn['categories'][number]): SearchCategory {
  return { key: slug, name, slug, doc_count: count };
}

/** Returns a place with its address: a category's page, or the search that lists a brand. */
export function toSearchPlace(api: ApiContext, { kind, name, key, count }: Place): SearchPlace {
  const url =
    kind === 'category'
      ? `/${key}`
      : formatSearch(
          {
            keyword: '',
            page: 1,
            filters: { ...NO_FILTERS, attributes: [{ code: 'brand', values: [key] }] },
          },
          rulesOf(api),
        );
  return { kind, name, key, doc_count: count, url };
}
