import { SeenKeys } from '@stoa/commerce/catalogue';
import { slugify } from '@stoa/domain';
import { oneLine } from '../names/texts.ts';
import type { CsvRow } from './csv-rows.ts';

/** Lines one product may have: 2,048 variants and as many pictures and more. */
const MAX_ROWS = 5000;

/** The lines of one product. */
export interface ProductRows {
  readonly line: number;
  /** What the file calls it; made of the title where it has no handle. */
  readonly handle: string;
  readonly rows: readonly [CsvRow, ...CsvRow[]];
  /** Lines there were, also those beyond what one product may have. */
  readonly count: number;
}

/** Which product a line belongs to, by what the lines before it were. */
export class HandleReader {
  #last = '';

  /** Returns the handle of a line: its own, else one made of its title, else that of the line before. */
  of(row: CsvRow): string {
    const own = oneLine(row.cell('handle') ?? '').toLowerCase();
    const title = oneLine(row.cell('title') ?? '').toLowerCase();
    this.#last = own || slugify(title, title) || this.#last;
    return this.#last;
  }
}

/** Finds the products whose lines do not stand together: only those are kept until the file ends. */
export class ScatteredHandles {
  readonly found = new Set<string>();
  readonly #seen = new SeenKeys();
  #last: string | undefined;

  see(handle: string): void {
    if (handle === this.#last) return;
    this.#last = handle;
    if (!this.#seen.claim(handle)) this.found.add(handle);
  }
}

/** Gathers the lines of each product, also where they do not stand together. */
export async function* productRows(
  rows: AsyncIterable<CsvRow>,
  scattered: ReadonlySet<string>,
): AsyncGenerator<ProductRows> {
  const handles = new HandleReader();
  const kept = new Map<string, Gathered>();
  let current: Gathered | undefined;
  for await (const row of rows) {
    const handle = handles.of(row);
    if (scattered.has(handle)) {
      const known = kept.get(handle);
      if (known) known.add(row);
      else kept.set(handle, new Gathered(handle, row));
      continue;
    }
    if (current?.handle === handle) {
      current.add(row);
      continue;
    }
    if (current) yield current.whole;
    current = new Gathered(handle, row);
  }
  if (current) yield current.whole;
  for (const one of kept.values()) yield one.whole;
}

class Gathered {
  readonly handle: string;
  readonly #rows: [CsvRow, ...CsvRow[]];
  #count = 1;

  constructor(handle: string, row: CsvRow) {
    this.handle = handle;
    this.#rows = [row];
  }

  add(row: CsvRow): void {
    this.#count += 1;
    if (this.#rows.length < MAX_ROWS) this.#rows.push(row);
  }

  get whole(): ProductRows {
    const rows = this.#rows;
    return { line: rows[0].line, handle: this.handle, rows, count: this.#count };
  }
}
