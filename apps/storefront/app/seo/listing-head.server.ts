import {
  canonicalUrl,
  type ListingAddress,
  type ListingRules,
  listingCanonicalPath,
  withPage,
} from '@stoa/domain';
import type { PageHead } from './page-head.server.ts';

/** Returns the address of a page of a listing, and of those beside it. */
export function listingLinks(
  address: ListingAddress,
  pages: number,
  rules: ListingRules,
  origin: string,
): Pick<PageHead, 'prev' | 'next'> & { readonly canonical: string } {
  const { page } = address;
  const at = (number: number) => canonicalUrl(origin, listingCanonicalPath(withPage(address, number), rules));
  return {
    canonical: at(page),
    ...(page > 1 && { prev: at(page - 1) }),
    ...(page < pages && { next: at(page + 1) }),
  };
}
