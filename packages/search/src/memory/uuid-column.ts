import { HashIndex } from './hash-index.ts';
import { uint32Column } from './typed-column.ts';

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const WORDS = 4;

/** A UUID as four 32-bit words, most significant first. */
export type UuidWords = readonly [number, number, number, number];

/** Parses a UUID; `undefined` for any other text. */
export function parseUuid(id: string): UuidWords | undefined {
  if (!UUID.test(id)) return undefined;
  const digits = id.replaceAll('-', '');
  const word = (at: number) => Number.parseInt(digits.slice(at * 8, at * 8 + 8), 16);
  return [word(0), word(1), word(2), word(3)];
}

/** A column of UUIDs, sixteen bytes each, with a hash index over them. */
export class UuidColumn {
  readonly #words = uint32Column();
  readonly #index = new HashIndex();

  get length(): number {
    return this.#words.length / WORDS;
  }

  get bytes(): number {
    return this.#words.bytes + this.#index.bytes;
  }

  /** Four words for each UUID. */
  get words(): Uint32Array {
    return this.#words.data;
  }

  push(id: UuidWords): void {
    for (const word of id) this.#words.push(word);
    this.#index.push(hashOf(id));
  }

  /** Rows with this id, the latest first. */
  *find(id: UuidWords): Generator<number> {
    for (const row of this.#index.find(hashOf(id))) {
      if (id.every((word, n) => word === this.#words.at(row * WORDS + n))) yield row;
    }
  }

  /** Returns the UUID of a row as text. */
  format(row: number): string {
    const words = [0, 1, 2, 3].map((n) => this.#words.at(row * WORDS + n));
    const digits = words.map((word) => word.toString(16).padStart(8, '0')).join('');
    return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  }

  keep(rows: Uint32Array): void {
    this.#words.keep(Uint32Array.from({ length: rows.length * WORDS }, (_, at) => wordIndex(rows, at)));
    this.#index.keep(rows);
  }

  trim(): void {
    this.#words.trim();
    this.#index.trim();
  }
}

function wordIndex(rows: Uint32Array, at: number): number {
  return (rows[Math.floor(at / WORDS)] ?? 0) * WORDS + (at % WORDS);
}

/** Hashes all bits, because ids made by other systems need not be random where ours are. */
function hashOf(id: UuidWords): number {
  let hash = 0;
  for (const word of id) {
    hash = Math.imul(hash ^ word, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}

/** Compares two UUIDs of a column in descending order. An explicit loop, because every sort order ends with it. */
export function compareUuidsDescending(words: Uint32Array, a: number, b: number): number {
  for (let n = 0; n < WORDS; n++) {
    const difference = (words[b * WORDS + n] ?? 0) - (words[a * WORDS + n] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const LOWER_BITS = 2 ** 16;

/** Returns the first 48 bits of a UUID as a number: of UUIDv7 the time in milliseconds. */
export function uuidTimestamp(words: Uint32Array, row: number): number {
  return (words[row * WORDS] ?? 0) * LOWER_BITS + ((words[row * WORDS + 1] ?? 0) >>> 16);
}
