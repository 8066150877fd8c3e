import { isShopError, ShopError } from '@stoa/domain';

/** A product of which less can be had than was asked for. */
export interface Shortage {
  readonly productId: string;
  /** Pieces that can be had. */
  readonly available: number;
}

/**
 * `out-of-stock` with every product that is short, not only the first: parameters hold the pieces available by
 * product id, beside `available` for the first.
 */
export function outOfStock(shortages: readonly Shortage[]): ShopError {
  const byProduct = shortages.map(({ productId, available }) => [productId, available] as const);
  return new ShopError('out-of-stock', {
    params: { ...Object.fromEntries(byProduct), available: shortages[0]?.available ?? 0 },
  });
}

/** Returns the products an `out-of-stock` error of `reserveStock` lists; empty for any other error. */
export function shortagesOf(error: unknown): Shortage[] {
  if (!isShopError(error) || error.code !== 'out-of-stock') return [];
  return Object.entries(error.params).flatMap(([productId, available]) =>
    productId !== 'available' && typeof available === 'number' ? [{ productId, available }] : [],
  );
}
