import { decodeComponent } from '../url/decode.ts';

/** Where a product is found. */
export interface ProductAddress {
  readonly slug: string;
  /** The chosen variation. */
  readonly sku?: string | undefined;
}

/** Returns the path of a product page: `/{slug}`, with `/pv/{sku}` for a variation. ROUTE-047, ROUTE-505, CARD-503 */
export function productPath({ slug, sku }: ProductAddress): string {
  return sku ? `/${slug}/pv/${encodeURIComponent(sku)}` : `/${slug}`;
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
