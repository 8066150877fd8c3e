import { decodeComponent } from '../url/decode.ts';

/** Where a product is found. A product of a marketplace listing has the listing's slug, JPIN and the seller. */
export interface ProductAddress {
  readonly slug: string;
  readonly listing?: MarketplaceListing | undefined;
  /** The chosen variation. */
  readonly sku?: string | undefined;
}

export interface MarketplaceListing {
  readonly jpin: string;
  readonly jpinSlug: string;
  /** Without it the page chooses the seller. */
  readonly sellerId?: string | undefined;
}

/**
 * The path of a product page: `/{slug}`, in a marketplace `/product/{slug}/{jpin}/sid-{sellerId}`, either with
 * `/pv/{sku}` for a variation. ROUTE-046, ROUTE-047, ROUTE-505, ROUTE-538, CARD-503
 */
export function productPath(address: ProductAddress): string {
  const base = address.listing ? listingPath(address.listing) : `/${address.slug}`;
  return address.sku ? `${base}/pv/${encodeURIComponent(address.sku)}` : base;
}

function listingPath({ jpin, jpinSlug, sellerId }: MarketplaceListing): string {
  const seller = sellerId ? `/sid-${encodeURIComponent(sellerId)}` : '';
  return `/product/${encodeURIComponent(jpinSlug)}/${encodeURIComponent(jpin)}${seller}`;
}

export interface PathWithVariation {
  /** The path without the suffix. */
  readonly path: string;
  readonly sku?: string;
}

/** Takes the `/pv/{sku}` suffix off a path as it came (still escaped). ROUTE-047, ROUTE-505, ROUTE-506, VAR-022 */
export function splitVariation(path: string): PathWithVariation {
  const match = /^(\/.+?)\/pv\/([^/]+)\/?$/.exec(path);
  const sku = match ? decodeComponent(match[2] ?? '') : undefined;
  return match?.[1] && sku ? { path: match[1], sku } : { path };
}

export interface ParsedMarketplacePath extends MarketplaceListing {
  readonly sku?: string;
}

/**
 * Reads `/product/{jpinSlug}/{jpin}/{sid?}/(rest)`; seller and rest may be missing, and of the rest only a
 * variation counts. `undefined` when the path is not of that form. ROUTE-045, MKT-021
 */
export function parseMarketplacePath(raw: string): ParsedMarketplacePath | undefined {
  const { path, sku } = splitVariation(raw);
  const segments = path.split('/').slice(1).map(decodeComponent);
  const [head, jpinSlug, jpin, third] = segments;
  if (head !== 'product' || !jpinSlug || !jpin || segments.includes(undefined)) return undefined;
  const sellerId = third?.startsWith('sid-') ? third.slice('sid-'.length) : '';
  return { jpinSlug, jpin, ...(sellerId && { sellerId }), ...(sku && { sku }) };
}
