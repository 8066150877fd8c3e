import { createHash } from 'node:crypto';

/** Bits of the first table; it doubles when three quarters full. */
const FIRST_BITS = 10;

/**
 * The keys a file has named so far, at about a dozen bytes each, so that a file of millions of products names
 * each but once. Only a digest of 64 bits is kept: two different keys are taken for one once in billions of files.
 */
export class SeenKeys {
  #bits = FIRST_BITS;
  #table = new Uint32Array(2 << FIRST_BITS);
  #count = 0;

  /** Takes a key; false when it was taken before. */
  claim(key: string): boolean {
    const [high, low] = digest(key);
    if (!put(this.#table, this.#bits, high, low)) return false;
    this.#count += 1;
    if (this.#count * 4 > 3 << this.#bits) this.#grow();
    return true;
  }

  has(key: string): boolean {
    const [high, low] = digest(key);
    const at = slotOf(this.#table, this.#bits, high, low);
    return this.#table[at] !== 0 || this.#table[at + 1] !== 0;
  }

  #grow(): void {
    const old = this.#table;
    this.#bits += 1;
    this.#table = new Uint32Array(2 << this.#bits);
    for (let at = 0; at < old.length; at += 2) {
      const [high = 0, low = 0] = [old[at], old[at + 1]];
      if (high !== 0 || low !== 0) put(this.#table, this.#bits, high, low);
    }
  }
}

/** Where a digest stands, or the free place where it would. */
function slotOf(table: Uint32Array, bits: number, high: number, low: number): number {
  const mask = (1 << bits) - 1;
  for (let slot = low & mask; ; slot = (slot + 1) & mask) {
    const at = slot * 2;
    const isFree = table[at] === 0 && table[at + 1] === 0;
    if (isFree || (table[at] === high && table[at + 1] === low)) return at;
  }
}

function put(table: Uint32Array, bits: number, high: number, low: number): boolean {
  const at = slotOf(table, bits, high, low);
  if (table[at] !== 0 || table[at + 1] !== 0) return false;
  table[at] = high;
  table[at + 1] = low;
  return true;
}

/** Two numbers of 32 bits; the first is never zero, which marks a free place. */
function digest(key: string): [high: number, low: number] {
  const bytes = createHash('sha1').update(key).digest();
  return [bytes.readUInt32LE(0) || 1, bytes.readUInt32LE(4)];
}
