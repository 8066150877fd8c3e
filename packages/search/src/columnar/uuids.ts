import { wordColumn } from './column.ts';
import { HashIndex } from './hash-index.ts';

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const WORDS = 4;

/** A UUID as four numbers of 32 bits, the highest first. */
export type UuidWords = readonly [number, number, number, number];

/** `undefined` for a text that is no UUID. */
export function uuidWords(id: string): UuidWords | undefined {
  if (!UUID.test(id)) return undefined;
  const digits = id.replaceAll('-', '');
  const word = (at: number) => Number.parseInt(digits.slice(at * 8, at * 8 + 8), 16);
  return [word(0), word(1), word(2), word(3)];
}

/** UUIDs by ordinal, sixteen bytes each, that can be compared, found and read again. */
export class Uuids {
  readonly #words = wordColumn();
  readonly #index = new HashIndex();

  get length(): number {
    return this.#words.length / WORDS;
  }

  get bytes(): number {
    return this.#words.bytes + this.#index.bytes;
  }

  /** The numbers, four for each. */
  get words(): Uint32Array {
    return this.#words.data;
  }

  push(id: UuidWords): void {
    for (const word of id) this.#words.push(word);
    this.#index.push(hashOf(id));
  }

  /** Ordinals with this id, the latest first. */
  *find(id: UuidWords): Generator<number> {
    for (const at of this.#index.find(hashOf(id))) {
      if (id.every((word, n) => word === this.#words.at(at * WORDS + n))) yield at;
    }
  }

  read(ordinal: number): string {
    const digits = [0, 1, 2, 3]
      .map((n) =>
        this.#words
          .at(ordinal * WORDS + n)
          .toString(16)
          .padStart(8, '0'),
      )
      .join('');
    return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  }

  keep(ordinals: Uint32Array): void {
    this.#words.keep(Uint32Array.from({ length: ordinals.length * WORDS }, (_, at) => wordOf(ordinals, at)));
    this.#index.keep(ordinals);
  }

  trim(): void {
    this.#words.trim();
    this.#index.trim();
  }
}

function wordOf(ordinals: Uint32Array, at: number): number {
  return (ordinals[Math.floor(at / WORDS)] ?? 0) * WORDS + (at % WORDS);
}

/** All of it counts: ids made elsewhere need not be random where ours are. */
function hashOf(id: UuidWords): number {
  let hash = 0;
  for (const word of id) {
    hash = Math.imul(hash ^ word, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}

/** Below zero when the first id is the later one. Written out, for every order ends with it. */
export function laterFirst(words: Uint32Array, a: number, b: number): number {
  for (let n = 0; n < WORDS; n++) {
    const difference = (words[b * WORDS + n] ?? 0) - (words[a * WORDS + n] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const HIGHER = 2 ** 16;

/** The first 48 bits of an id as a number: in ids that tell their time (UUIDv7), the milliseconds. */
export function leadingNumber(words: Uint32Array, ordinal: number): number {
  return (words[ordinal * WORDS] ?? 0) * HIGHER + ((words[ordinal * WORDS + 1] ?? 0) >>> 16);
}
