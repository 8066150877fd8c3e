import { reportError } from '@stoa/commerce';
import { isShopError } from '@stoa/domain';
import type { ApiContext } from '../context.ts';

/**
 * Reads a part that a page can do without. A failure is logged, the answer is `fallback`, and the page is not cached.
 * Refusals stay refusals. ERR-513 to ERR-515
 */
export async function withFallback<T>(
  api: Pick<ApiContext, 'shop'>,
  what: string,
  fallback: T,
  read: () => Promise<T>,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (isShopError(error)) throw error;
    reportError(api.shop.log, error, `left out: ${what}`);
    api.shop.dependencies.incomplete();
    return fallback;
  }
}
