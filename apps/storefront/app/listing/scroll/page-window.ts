import type { CardPartsFragment } from '@stoa/contract';

/** Products of one page of a listing. */
export interface LoadedPage {
  /** From 1. */
  readonly number: number;
  readonly products: readonly CardPartsFragment[];
}

/** Pages of a listing that follow each other without a gap, as far as they have been loaded. */
export interface PageWindow {
  readonly pages: readonly [LoadedPage, ...LoadedPage[]];
  readonly totalPages: number;
}

export const openWindow = (page: LoadedPage, totalPages: number): PageWindow => ({
  pages: [page],
  totalPages,
});

export const firstPage = ({ pages }: PageWindow): number => pages[0].number;
export const lastPage = ({ pages }: PageWindow): number => pages.at(-1)?.number ?? pages[0].number;

/** Returns the page below; none remains after the last. LIST-036 */
export function pageBelow(window: PageWindow): number | undefined {
  const last = lastPage(window);
  return last < window.totalPages ? last + 1 : undefined;
}

export function pageAbove(window: PageWindow): number | undefined {
  const first = firstPage(window);
  return first > 1 ? first - 1 : undefined;
}

/**
 * Returns the window with a page more at one of its ends; what does not adjoin changes nothing. While pages were
 * looked at goods may have come and gone, and then a product moves to another page: it stays where it is seen
 * already.
 */
export function withLoaded(window: PageWindow, page: LoadedPage, totalPages: number): PageWindow {
  const seen = new Set(window.pages.flatMap(({ products }) => products.map(({ _id }) => _id)));
  const fresh = { ...page, products: page.products.filter(({ _id }) => !seen.has(_id)) };
  if (page.number === lastPage(window) + 1) {
    return { pages: [...window.pages, fresh], totalPages };
  }
  return page.number === firstPage(window) - 1 ? { pages: [fresh, ...window.pages], totalPages } : window;
}
