/** Something in a file that was put right, for the report. */
export interface Repair {
  readonly line: number;
  readonly field: string;
  readonly reason: string;
}

/**
 * Collects what was repaired of one product. The same kind of repair of the same column on many lines is told once, by
 * the first line it was needed on.
 */
export class Repairs {
  readonly #found = new Map<string, { readonly first: Repair; more: number }>();

  /** `kind` tells repairs of one column apart. */
  add(kind: string, line: number, field: string, reason: string): void {
    const key = `${kind} ${field}`;
    const known = this.#found.get(key);
    if (known) known.more += 1;
    else this.#found.set(key, { first: { line, field, reason }, more: 0 });
  }

  get list(): Repair[] {
    return [...this.#found.values()].map(({ first, more }) => {
      const also = more === 0 ? '' : ` (and on ${more} more ${more === 1 ? 'line' : 'lines'})`;
      return { ...first, reason: first.reason + also };
    });
  }
}
