import { bytesColumn, wordColumn } from './column.ts';

/** New postings are merged into the others when they are this many, and half as many as those. */
const MANY_NEW = 1 << 16;

/** What is told of each posting: the row, and one byte the caller makes sense of. */
type Visit = (row: number, weight: number) => void;

/**
 * For each term the rows in which it occurs, ascending, with a weight. Most stand term by term in one array;
 * those added since are chains in another, so that adding is cheap and needs no objects.
 */
export class Postings {
  #starts = new Uint32Array(1);
  #rows = new Uint32Array(0);
  #weights = new Uint8Array(0);
  readonly #newRows = wordColumn();
  readonly #newWeights = bytesColumn();
  readonly #next = wordColumn();
  /** By term: one more than the first and the last new posting; 0 for none. */
  readonly #first = wordColumn();
  readonly #last = wordColumn();
  readonly #counts = wordColumn();

  get bytes(): number {
    const grown = [this.#newRows, this.#newWeights, this.#next, this.#first, this.#last, this.#counts];
    const merged = this.#starts.byteLength + this.#rows.byteLength + this.#weights.byteLength;
    return grown.reduce((sum, column) => sum + column.bytes, merged);
  }

  /** Rows in which a term occurs, with those that were deleted but not yet dropped. */
  count(term: number): number {
    return this.#counts.at(term);
  }

  /** `row` must not be less than those before. */
  add(term: number, row: number, weight: number): void {
    while (this.#counts.length <= term) for (const column of this.#byTerm) column.push(0);
    this.#newRows.push(row);
    this.#newWeights.push(weight);
    this.#next.push(0);
    const added = this.#newRows.length;
    const last = this.#last.at(term);
    if (last === 0) this.#first.set(term, added);
    else this.#next.set(last - 1, added);
    this.#last.set(term, added);
    this.#counts.set(term, this.#counts.at(term) + 1);
    if (added >= MANY_NEW && added * 2 >= this.#rows.length) this.merge();
  }

  each(term: number, visit: Visit): void {
    const end = this.#starts[term + 1] ?? 0;
    for (let at = this.#starts[term] ?? end; at < end; at++)
      visit(this.#rows[at] ?? 0, this.#weights[at] ?? 0);
    for (let at = this.#first.at(term); at !== 0; at = this.#next.at(at - 1)) {
      visit(this.#newRows.at(at - 1), this.#newWeights.at(at - 1));
    }
  }

  /** Brings the new ones to the others; drops or renumbers rows if told so (below zero: dropped). */
  merge(renumbered?: Int32Array): void {
    if (!renumbered && this.#newRows.length === 0) return;
    const terms = this.#counts.length;
    const starts = new Uint32Array(terms + 1);
    const rows = new Uint32Array(this.#rows.length + this.#newRows.length);
    const weights = new Uint8Array(rows.length);
    let end = 0;
    for (let term = 0; term < terms; term++) {
      this.each(term, (row, weight) => {
        const kept = renumbered ? (renumbered[row] ?? -1) : row;
        if (kept < 0) return;
        rows[end] = kept;
        weights[end++] = weight;
      });
      starts[term + 1] = end;
    }
    for (let term = 0; term < terms; term++) {
      this.#counts.set(term, (starts[term + 1] ?? 0) - (starts[term] ?? 0));
      this.#first.set(term, 0);
      this.#last.set(term, 0);
    }
    this.#starts = starts;
    this.#rows = end === rows.length ? rows : rows.slice(0, end);
    this.#weights = end === weights.length ? weights : weights.slice(0, end);
    for (const column of [this.#newRows, this.#newWeights, this.#next]) column.keep(new Uint32Array(0));
  }

  get #byTerm() {
    return [this.#counts, this.#first, this.#last];
  }
}
