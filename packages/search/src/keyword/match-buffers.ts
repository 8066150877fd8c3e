/** Buffers for matching a keyword, one value for each row, reused by all searches of an index. */
export class MatchBuffers {
  /** How many concepts a row has matched so far. */
  matched = new Uint8Array(0);
  /** The number of the concept that a row matched last. */
  last = new Uint8Array(0);
  /** The score of the matched concepts. */
  score = new Float32Array(0);
  /** The score of the current concept alone, and how well the row has what it means. */
  conceptScore = new Float32Array(0);
  conceptWeight = new Float32Array(0);
  /** How much of what counts a row has matched. */
  coverage = new Float32Array(0);
  /** The best score of all alternatives; 0 where none matches. */
  best = new Float32Array(0);
  /** The same for rows that match the better part of the keyword. */
  close = new Float32Array(0);

  get bytes(): number {
    return 2 * this.matched.byteLength + 6 * this.score.byteLength;
  }

  release(): void {
    this.#allocate(0);
  }

  /** Begins a search over `rows` rows. */
  begin(rows: number): void {
    const { length } = this.matched;
    if (length < rows || length > 4 * rows) this.#allocate(rows);
    this.best.fill(0);
    this.close.fill(0);
  }

  #allocate(rows: number): void {
    this.matched = new Uint8Array(rows);
    this.last = new Uint8Array(rows);
    this.score = new Float32Array(rows);
    this.conceptScore = new Float32Array(rows);
    this.conceptWeight = new Float32Array(rows);
    this.coverage = new Float32Array(rows);
    this.best = new Float32Array(rows);
    this.close = new Float32Array(rows);
  }
}
