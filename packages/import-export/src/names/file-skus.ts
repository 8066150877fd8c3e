import { createHash } from 'node:crypto';
import { SeenKeys } from '@stoa/commerce/catalogue';

export const MAX_SKU = 100;
const MARK = 8;

/** Returns a sku that fits: one that is too long is cut, and ends in a digest of the whole. */
export function fittingSku(sku: string): string {
  if (sku.length <= MAX_SKU) return sku;
  const digest = createHash('sha256').update(sku).digest('hex').slice(0, MARK);
  return `${sku
    .slice(0, MAX_SKU - MARK - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '')}-${digest}`;
}

/**
 * Gives everything in a file a sku of its own. The first line that names a sku has it; what names it again, or names
 * none, gets one that no line of the file names: the same each time the file is read.
 */
export class FileSkus {
  readonly #named = new SeenKeys();
  readonly #repeated = new SeenKeys();
  readonly #taken = new SeenKeys();
  /** The number after the last one that was tried of each. */
  readonly #next = new Map<string, number>();

  /** To be told of all skus before any is claimed. */
  see(sku: string): void {
    if (sku !== '' && !this.#named.claim(sku)) this.#repeated.claim(sku);
  }

  /** Tells whether several lines name it, so that it does not say which of them is meant. */
  isRepeated(sku: string): boolean {
    return this.#repeated.has(sku);
  }

  /** Takes a sku that a line names; returns another one where it is taken. */
  claim(sku: string): string {
    return this.#taken.claim(sku) ? sku : this.#numbered(sku, 2);
  }

  /** Takes a sku for what has none. */
  make(preferred: string): string {
    return this.#numbered(fittingSku(preferred), 1);
  }

  #numbered(sku: string, from: number): string {
    for (let n = this.#next.get(sku) ?? from; ; n++) {
      const suffix = n === 1 ? '' : `-${n}`;
      const candidate = sku.slice(0, MAX_SKU - suffix.length) + suffix;
      if (this.#named.has(candidate) || !this.#taken.claim(candidate)) continue;
      if (n > 1) this.#next.set(sku, n + 1);
      return candidate;
    }
  }
}
