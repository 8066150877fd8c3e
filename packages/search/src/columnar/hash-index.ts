import { wordColumn } from './column.ts';

/**
 * Finds ordinals by a hash of their key; the keys themselves stand elsewhere, so the caller compares them.
 * A map with a million strings would take ten times the bytes.
 */
export class HashIndex {
  readonly #hashes = wordColumn();
  /** One more than the next ordinal in the same slot; 0 ends the chain. */
  readonly #next = wordColumn();
  #heads = new Uint32Array(64);

  get bytes(): number {
    return this.#hashes.bytes + this.#next.bytes + this.#heads.byteLength;
  }

  /** Adds the next ordinal. */
  push(hash: number): void {
    if (this.#hashes.length >= this.#heads.length) this.#rehash(this.#heads.length * 2);
    this.#hashes.push(hash);
    this.#next.push(0);
    this.#link(this.#hashes.length - 1);
  }

  /** Ordinals with this hash, the latest first. */
  *find(hash: number): Generator<number> {
    for (let at = this.#heads[this.#slot(hash)] ?? 0; at !== 0; at = this.#next.at(at - 1)) {
      if (this.#hashes.at(at - 1) === hash >>> 0) yield at - 1;
    }
  }

  keep(ordinals: Uint32Array): void {
    this.#hashes.keep(ordinals);
    this.#next.keep(ordinals);
    this.#rehash(this.#heads.length);
  }

  trim(): void {
    this.#hashes.trim();
    this.#next.trim();
  }

  #slot(hash: number): number {
    // The slots are a power of two; the upper bits are mixed in, for ids of one moment share the lower ones.
    return (hash ^ (hash >>> 15)) & (this.#heads.length - 1);
  }

  #link(ordinal: number): void {
    const slot = this.#slot(this.#hashes.at(ordinal));
    this.#next.set(ordinal, this.#heads[slot] ?? 0);
    this.#heads[slot] = ordinal + 1;
  }

  #rehash(slots: number): void {
    this.#heads = new Uint32Array(slots);
    for (let ordinal = 0; ordinal < this.#hashes.length; ordinal++) this.#link(ordinal);
  }
}
