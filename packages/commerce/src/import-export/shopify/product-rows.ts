import type { CsvRow } from './csv-rows.ts';

/** Lines one product may have: 2,048 variants and as many pictures and more. */
const MAX_ROWS = 5000;

/** The lines that stand together under one handle. */
export interface ProductRows {
  readonly line: number;
  readonly handle: string;
  readonly rows: readonly [CsvRow, ...CsvRow[]];
  /** Lines there were, also those beyond what one product may have. */
  readonly count: number;
}

/** Gathers the lines of each product. A handle that comes again later begins a product of its own. */
export async function* productRows(rows: AsyncIterable<CsvRow>): AsyncGenerator<ProductRows> {
  let kept: [CsvRow, ...CsvRow[]] | undefined;
  let handle = '';
  let count = 0;
  const whole = (list: [CsvRow, ...CsvRow[]]): ProductRows => ({
    line: list[0].line,
    handle,
    rows: list,
    count,
  });
  for await (const row of rows) {
    const own = row.cell('handle')?.trim() ?? '';
    if (kept && own === handle && own !== '') {
      count += 1;
      if (kept.length < MAX_ROWS) kept.push(row);
      continue;
    }
    if (kept) yield whole(kept);
    kept = [row];
    handle = own;
    count = 1;
  }
  if (kept) yield whole(kept);
}
