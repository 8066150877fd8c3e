import type { CardPartsFragment, PagingPartsFragment } from '@stoa/contract';
import type { JsonObject } from '@stoa/domain';

interface ListedProducts {
  readonly products: readonly Pick<CardPartsFragment, 'name' | 'url'>[];
  readonly paging: Pick<PagingPartsFragment, 'begin' | 'total_products'>;
}

/**
 * Returns the products on a page of a listing as search engines read them, https://schema.org/ItemList: where each
 * is, and nothing that not everybody may see, such as a price.
 */
export function itemList({ products, paging }: ListedProducts, origin: string): JsonObject {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: paging.total_products,
    itemListElement: products.map(({ name, url }, at) => ({
      '@type': 'ListItem',
      position: paging.begin + at,
      name,
      url: origin + url,
    })),
  };
}
