/** The last answers by question, until they are no longer true. */
export class Memo<T> {
  readonly #answers = new Map<string, T>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** The answer to a question; made if it is not known. */
  get(question: string, make: () => T): T {
    const known = this.#answers.get(question);
    const answer = known ?? make();
    // The latest stands last, so that the first is the one to go.
    this.#answers.delete(question);
    this.#answers.set(question, answer);
    if (this.#answers.size > this.#most) this.#answers.delete(this.#answers.keys().next().value ?? '');
    return answer;
  }

  /** All that are known. */
  get answers(): T[] {
    return [...this.#answers.values()];
  }

  clear(): void {
    this.#answers.clear();
  }
}
