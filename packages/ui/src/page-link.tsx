import { Link, type LinkProps } from 'react-router';

/** Paths that must not be prefetched: pages of one visitor, and addresses that change something. */
const OWN = /^\/(account|age|checkout|login|logout|order|register|verify-email)(?![\w-])/;

interface PageLinkProps extends Omit<LinkProps, 'prefetch' | 'to'> {
  readonly to: string;
}

/**
 * Shows a link to a page that everyone may see: where somebody is about to press it, the page is fetched ahead. One
 * page at a time. ROUTE-534, ROUTE-535, CONST-551
 */
export function PageLink({ to, ...rest }: PageLinkProps) {
  return <Link to={to} prefetch={mayFetchAhead(to) ? 'intent' : 'none'} {...rest} />;
}

declare global {
  interface Navigator {
    /** Not every browser tells. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Tells whether to fetch what stands at a path ahead: not over 2g, and not where the visitor saves data. */
export function mayFetchAhead(
  path: string,
  { connection }: Pick<Navigator, 'connection'> = globalThis.navigator ?? {},
): boolean {
  if (!path.startsWith('/') || OWN.test(path)) return false;
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}
