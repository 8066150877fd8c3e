import { splitVariation } from '@stoa/domain';
import type { ShouldRevalidateFunctionArgs } from 'react-router';

type Change = Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'defaultShouldRevalidate'> & {
  readonly formAction?: string | undefined;
};

/**
 * Whether a page at a slug has to be loaded again: not when only the chosen variation in its address changed,
 * for the page holds all of them, and not because something went into the cart. VAR-032
 */
export function revalidatesSlugPage(change: Change): boolean {
  const { currentUrl, nextUrl, formAction, defaultShouldRevalidate } = change;
  if (formAction === '/checkout/cart') return false;
  const before = splitVariation(currentUrl.pathname);
  const after = splitVariation(nextUrl.pathname);
  const choosesVariation =
    before.path === after.path && before.sku !== after.sku && currentUrl.search === nextUrl.search;
  return choosesVariation ? false : defaultShouldRevalidate;
}
