import { uint32Column } from './typed-column.ts';

/**
 * A chained hash table from hashes to entry numbers. It stores no keys, so the caller compares them. A `Map` with a
 * million string keys would take ten times the memory.
 */
export class HashIndex {
  readonly #hashes = uint32Column();
  /** One more than the next entry in the same bucket; 0 ends the chain. */
  readonly #next = uint32Column();
  #buckets = new Uint32Array(64);

  get bytes(): number {
    return this.#hashes.bytes + this.#next.bytes + this.#buckets.byteLength;
  }

  /** Adds the next entry. */
  push(hash: number): void {
    if (this.#hashes.length >= this.#buckets.length) this.#rehash(this.#buckets.length * 2);
    this.#hashes.push(hash);
    this.#next.push(0);
    this.#link(this.#hashes.length - 1);
  }

  /** Entries with this hash, the latest first. */
  *find(hash: number): Generator<number> {
    for (let at = this.#buckets[this.#bucketOf(hash)] ?? 0; at !== 0; at = this.#next.at(at - 1)) {
      if (this.#hashes.at(at - 1) === hash >>> 0) yield at - 1;
    }
  }

  keep(entries: Uint32Array): void {
    this.#hashes.keep(entries);
    this.#next.keep(entries);
    this.#rehash(this.#buckets.length);
  }

  trim(): void {
    this.#hashes.trim();
    this.#next.trim();
  }

  #bucketOf(hash: number): number {
    // The number of buckets is a power of two. Mixing in the upper bits spreads hashes that share the lower ones.
    return (hash ^ (hash >>> 15)) & (this.#buckets.length - 1);
  }

  #link(entry: number): void {
    const bucket = this.#bucketOf(this.#hashes.at(entry));
    this.#next.set(entry, this.#buckets[bucket] ?? 0);
    this.#buckets[bucket] = entry + 1;
  }

  #rehash(buckets: number): void {
    this.#buckets = new Uint32Array(buckets);
    for (let entry = 0; entry < this.#hashes.length; entry++) this.#link(entry);
  }
}
