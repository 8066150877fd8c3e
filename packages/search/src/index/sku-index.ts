import { HashIndex } from '../memory/hash-index.ts';
import { uint8Column, uint32Column } from '../memory/typed-column.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** An offer found by its own sku or by that of a variation. */
interface SkuHit {
  readonly row: number;
  /** The sku of the variation as it is written; absent for the offer's own sku. */
  readonly variationSku?: string;
}

/** Exact lookup of the skus of offers and variations, ignoring case and separators. Skus are stored as UTF-8 bytes. */
export class SkuIndex {
  readonly #rows = uint32Column();
  /** 1 for skus of variations. */
  readonly #isVariation = uint8Column();
  readonly #ends = uint32Column();
  readonly #text = uint8Column();
  readonly #hashes = new HashIndex();

  get bytes(): number {
    return this.#columns.reduce((sum, column) => sum + column.bytes, 0);
  }

  add(row: number, sku: string, isVariation: boolean): void {
    for (const byte of encoder.encode(sku)) this.#text.push(byte);
    this.#ends.push(this.#text.length);
    this.#rows.push(row);
    this.#isVariation.push(isVariation ? 1 : 0);
    this.#hashes.push(hashOf(keyOf(sku)));
  }

  find(sku: string): SkuHit[] {
    const key = keyOf(sku);
    return [...this.#hashes.find(hashOf(key))].flatMap((entry) => {
      const written = this.#read(entry);
      if (keyOf(written) !== key) return [];
      const row = this.#rows.at(entry);
      return this.#isVariation.at(entry) === 1 ? { row, variationSku: written } : { row };
    });
  }

  /** Returns a new index of the remaining rows. `renumbered` holds the new number of each row, or `DELETED`. */
  compacted(renumbered: Int32Array): SkuIndex {
    const compacted = new SkuIndex();
    for (let entry = 0; entry < this.#rows.length; entry++) {
      const row = renumbered[this.#rows.at(entry)] ?? DELETED;
      if (row !== DELETED) compacted.add(row, this.#read(entry), this.#isVariation.at(entry) === 1);
    }
    return compacted;
  }

  trim(): void {
    for (const column of this.#columns) column.trim();
  }

  get #columns() {
    return [this.#rows, this.#isVariation, this.#ends, this.#text, this.#hashes];
  }

  #read(entry: number): string {
    const start = entry === 0 ? 0 : this.#ends.at(entry - 1);
    return decoder.decode(this.#text.data.subarray(start, this.#ends.at(entry)));
  }
}

/** Marks a deleted row where rows are renumbered. */
export const DELETED = -1;

/** Skus with digits are typed with other separators than they are written with, or with none; others may be words. */
function keyOf(sku: string): string {
  const folded = sku.trim().toLowerCase();
  return /\d/.test(folded) ? folded.replace(/[\s._-]+/g, '') : folded;
}

/** FNV-1a. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
