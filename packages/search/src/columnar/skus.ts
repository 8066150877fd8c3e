import { bytesColumn, wordColumn } from './column.ts';
import { HashIndex } from './hash-index.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** An offer that has a sku, or whose variation has. */
interface SkuHit {
  readonly row: number;
  /** As it is written, where it is the variation's. */
  readonly variationSku?: string;
}

/** The skus of offers and their variations, as bytes, found exactly whatever their case. */
export class Skus {
  readonly #rows = wordColumn();
  /** 1 for skus of variations. */
  readonly #variation = bytesColumn();
  readonly #ends = wordColumn();
  readonly #text = bytesColumn();
  readonly #index = new HashIndex();

  get bytes(): number {
    return this.#all.reduce((sum, part) => sum + part.bytes, 0);
  }

  add(row: number, sku: string, isVariation: boolean): void {
    for (const byte of encoder.encode(sku)) this.#text.push(byte);
    this.#ends.push(this.#text.length);
    this.#rows.push(row);
    this.#variation.push(isVariation ? 1 : 0);
    this.#index.push(hashOf(keyOf(sku)));
  }

  find(sku: string): SkuHit[] {
    const key = keyOf(sku);
    return [...this.#index.find(hashOf(key))].flatMap((entry) => {
      const written = this.#read(entry);
      if (keyOf(written) !== key) return [];
      const row = this.#rows.at(entry);
      return this.#variation.at(entry) === 1 ? { row, variationSku: written } : { row };
    });
  }

  /** Another set with the skus of the rows that are kept; `renumbered` is `DROPPED` or the new row of each. */
  kept(renumbered: Int32Array): Skus {
    const kept = new Skus();
    for (let entry = 0; entry < this.#rows.length; entry++) {
      const row = renumbered[this.#rows.at(entry)] ?? DROPPED;
      if (row !== DROPPED) kept.add(row, this.#read(entry), this.#variation.at(entry) === 1);
    }
    return kept;
  }

  trim(): void {
    for (const part of this.#all) part.trim();
  }

  get #all() {
    return [this.#rows, this.#variation, this.#ends, this.#text, this.#index];
  }

  #read(entry: number): string {
    const start = entry === 0 ? 0 : this.#ends.at(entry - 1);
    return decoder.decode(this.#text.data.subarray(start, this.#ends.at(entry)));
  }
}

/** The new number of a row that is not kept. */
export const DROPPED = -1;

const keyOf = (sku: string): string => sku.trim().toLowerCase();

/** FNV-1a. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
