/**
 * The key of the viewed products in the browser's storage. They are never sent; the origin belongs to the shop alone.
 */
const KEY = 'stoa.viewed';

/** As many as are shown, without the product that is looked at. PDP-037 */
const KEPT = 15;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Returns the skus of the products looked at, latest first; none where the browser keeps nothing. */
export function viewedSkus(store: () => Store): string[] {
  try {
    const kept: unknown = JSON.parse(store().getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((sku) => typeof sku === 'string' && sku !== '').slice(0, KEPT);
  } catch {
    return [];
  }
}

/** Notes that a product is looked at. */
export function noteViewed(sku: string, store: () => Store): void {
  const skus = [sku, ...viewedSkus(store).filter((other) => other !== sku)].slice(0, KEPT);
  try {
    store().setItem(KEY, JSON.stringify(skus));
  } catch {
    // A browser that keeps nothing has nothing to show later.
  }
}
