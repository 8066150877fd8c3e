import { uint8Column, uint32Column } from '../memory/typed-column.ts';

/** The delta is merged when it has this many postings, and half as many as the main part. */
const MIN_DELTA = 1 << 16;

/** Called for each posting with its row and its payload, one byte that the caller interprets. */
type Visit = (row: number, payload: number) => void;

/**
 * Postings lists: for each term the rows in which it occurs, ascending, each with a payload. The main part is a
 * ragged array by term. Recent postings are linked lists in a delta, so that adding is cheap and allocates no objects.
 */
export class Postings {
  #offsets = new Uint32Array(1);
  #rows = new Uint32Array(0);
  #payloads = new Uint8Array(0);
  readonly #deltaRows = uint32Column();
  readonly #deltaPayloads = uint8Column();
  readonly #next = uint32Column();
  /** By term: one more than the first and the last posting in the delta; 0 for none. */
  readonly #first = uint32Column();
  readonly #last = uint32Column();
  readonly #counts = uint32Column();

  get bytes(): number {
    const delta = [this.#deltaRows, this.#deltaPayloads, this.#next, this.#first, this.#last, this.#counts];
    const main = this.#offsets.byteLength + this.#rows.byteLength + this.#payloads.byteLength;
    return delta.reduce((sum, column) => sum + column.bytes, main);
  }

  /** Returns the document frequency of a term, including deleted rows that are not yet compacted. */
  count(term: number): number {
    return this.#counts.at(term);
  }

  /** Rows must be added in ascending order. */
  add(term: number, row: number, payload: number): void {
    while (this.#counts.length <= term) for (const column of this.#byTerm) column.push(0);
    this.#deltaRows.push(row);
    this.#deltaPayloads.push(payload);
    this.#next.push(0);
    const added = this.#deltaRows.length;
    const last = this.#last.at(term);
    if (last === 0) this.#first.set(term, added);
    else this.#next.set(last - 1, added);
    this.#last.set(term, added);
    this.#counts.set(term, this.#counts.at(term) + 1);
    if (added >= MIN_DELTA && added * 2 >= this.#rows.length) this.merge();
  }

  forEach(term: number, visit: Visit): void {
    const end = this.#offsets[term + 1] ?? 0;
    for (let at = this.#offsets[term] ?? end; at < end; at++)
      visit(this.#rows[at] ?? 0, this.#payloads[at] ?? 0);
    for (let at = this.#first.at(term); at !== 0; at = this.#next.at(at - 1)) {
      visit(this.#deltaRows.at(at - 1), this.#deltaPayloads.at(at - 1));
    }
  }

  /** Merges the delta into the main part. With `renumbered`, also renumbers rows and drops those below zero. */
  merge(renumbered?: Int32Array): void {
    if (!renumbered && this.#deltaRows.length === 0) return;
    const terms = this.#counts.length;
    const offsets = new Uint32Array(terms + 1);
    const rows = new Uint32Array(this.#rows.length + this.#deltaRows.length);
    const payloads = new Uint8Array(rows.length);
    let end = 0;
    for (let term = 0; term < terms; term++) {
      this.forEach(term, (row, payload) => {
        const kept = renumbered ? (renumbered[row] ?? -1) : row;
        if (kept < 0) return;
        rows[end] = kept;
        payloads[end++] = payload;
      });
      offsets[term + 1] = end;
    }
    for (let term = 0; term < terms; term++) {
      this.#counts.set(term, (offsets[term + 1] ?? 0) - (offsets[term] ?? 0));
      this.#first.set(term, 0);
      this.#last.set(term, 0);
    }
    this.#offsets = offsets;
    this.#rows = end === rows.length ? rows : rows.slice(0, end);
    this.#payloads = end === payloads.length ? payloads : payloads.slice(0, end);
    for (const column of [this.#deltaRows, this.#deltaPayloads, this.#next]) column.keep(new Uint32Array(0));
  }

  get #byTerm() {
    return [this.#counts, this.#first, this.#last];
  }
}
