import type { ListingPage } from '../listing-data.ts';

/** The prefix of a listing's address that asks for a page of it without header and footer. */
export const LISTING_PAGE = '/listing-page';

/** Asks for a page of a listing by its own address. @throws when the network or the shop fails */
export async function loadPage(address: string, signal: AbortSignal): Promise<ListingPage> {
  const response = await fetch(LISTING_PAGE + address, {
    signal,
    headers: { accept: 'application/json' },
  });
  if (!response.ok) throw new Error(`a page of the listing answers ${response.status}`);
  return response.json();
}
