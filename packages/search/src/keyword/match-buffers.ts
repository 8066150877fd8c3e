/** Buffers for matching a keyword, one value for each row, reused by all searches of an index. */
export class MatchBuffers {
  /** How many words a row has matched so far. */
  matchedWords = new Uint8Array(0);
  /** The score of the matched words. */
  score = new Float32Array(0);
  /** The score of the current word alone. */
  wordScore = new Float32Array(0);
  /** The best score of all alternatives; 0 where none matches. */
  best = new Float32Array(0);

  get bytes(): number {
    return this.matchedWords.byteLength + 3 * this.score.byteLength;
  }

  release(): void {
    this.#allocate(0);
  }

  /** Begins a search over `rows` rows. */
  begin(rows: number): void {
    const { length } = this.matchedWords;
    if (length < rows || length > 4 * rows) this.#allocate(rows);
    this.best.fill(0);
  }

  #allocate(rows: number): void {
    this.matchedWords = new Uint8Array(rows);
    this.score = new Float32Array(rows);
    this.wordScore = new Float32Array(rows);
    this.best = new Float32Array(rows);
  }
}
