import type { CategoryPartsFragment } from '@stoa/contract';
import { JsonLd } from '../lib/json-ld.tsx';
import type { ListingResult } from '../listing/listing-data.ts';
import { breadcrumbList } from './breadcrumb-json-ld.ts';
import { itemList } from './listing-json-ld.ts';

interface CategorySearchDataProps {
  readonly category: Pick<CategoryPartsFragment, 'name' | 'slug' | 'breadcrumb'>;
  readonly result: ListingResult;
  readonly origin: string;
}

/**
 * Shows a category's products and its place in the shop for search engines; the browser has no script to write them.
 */
export function CategorySearchData({ category, result, origin }: CategorySearchDataProps) {
  if (!import.meta.env.SSR) return [<JsonLd key="list" />, <JsonLd key="breadcrumb" />];
  const { name, slug, breadcrumb } = category;
  const above = breadcrumb.filter((step) => step.slug !== slug);
  const way = [...above, { name, slug }].map((step) => ({ name: step.name, path: `/${step.slug}` }));
  return [
    <JsonLd key="list" data={itemList(result, origin)} />,
    <JsonLd key="breadcrumb" data={breadcrumbList(way, origin)} />,
  ];
}
