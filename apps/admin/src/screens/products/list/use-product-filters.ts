import { classCodes } from '@stoa/domain';
import { listedKindText, adminProductsText as text } from '@stoa/messages';
import { useMemo } from 'react';
import type { ListFilter } from '../../../kit/list/index.ts';
import { useProductFacets } from '../product/use-product.ts';
import { type FacetOptions, facetOptions } from './filter-options.ts';

const kinds = classCodes.map((value) => ({ value, label: listedKindText[value]() }));
const visibilities = [
  { value: 'true', label: text.visible() },
  { value: 'false', label: text.hidden() },
];
const stocks = [
  { value: 'in', label: text.inStock() },
  { value: 'low', label: text.lowStock() },
  { value: 'out', label: text.outOfStock() },
  { value: 'none', label: text.notCounted() },
];
const lacks = [
  { value: 'picture', label: text.missingPicture() },
  { value: 'alt', label: text.missingAlt() },
  { value: 'description', label: text.missingDescription() },
  { value: 'category', label: text.missingCategory() },
];

const NONE = facetOptions({ brands: [], categories: [], attributes: [] });

/** Returns what the list of products is filtered by; choices that are not known yet are undefined. ADM-101 */
export function productFilters(facets: FacetOptions | undefined): readonly ListFilter[] {
  const several = { kind: 'choice', several: true } as const;
  return [
    { ...several, name: 'kind', label: text.kind(), options: kinds },
    { kind: 'choice', name: 'visible', label: text.visibility(), options: visibilities },
    { ...several, name: 'category', label: text.category(), options: facets?.category },
    { ...several, name: 'brand', label: text.brand(), options: facets?.brand },
    { ...several, name: 'attribute', label: text.attribute(), options: facets?.attribute },
    { ...several, name: 'stock', label: text.stock(), options: stocks },
    { ...several, name: 'missing', label: text.missing(), options: lacks },
    { kind: 'range', name: 'price', label: text.price(), unit: 'money' },
    { kind: 'days', name: 'changed', label: text.changed() },
  ];
}

/** As `productFilters`, with the choices of the shop. Where they cannot be loaded, there are none of them. */
export function useProductFilters(): readonly ListFilter[] {
  const { data, isError } = useProductFacets();
  return useMemo(
    () => productFilters(data ? facetOptions(data) : isError ? NONE : undefined),
    [data, isError],
  );
}
