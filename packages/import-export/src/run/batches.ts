import type { ImportItem } from '../item/import-item.ts';

/** Products a transaction writes at most, and lines of them. */
const MAX_ITEMS = 250;
const MAX_ROWS = 2000;

/** Gathers items into batches; categories and products don't meet in one, for products refer to categories. */
export async function* batchesOf(items: AsyncIterable<ImportItem>): AsyncGenerator<ImportItem[]> {
  let batch: ImportItem[] = [];
  let rows = 0;
  for await (const item of items) {
    const isOther = batch[0] !== undefined && (batch[0].kind === 'category') !== (item.kind === 'category');
    if (batch.length === MAX_ITEMS || rows >= MAX_ROWS || isOther) {
      yield batch;
      batch = [];
      rows = 0;
    }
    batch.push(item);
    rows += item.rows;
  }
  if (batch.length > 0) yield batch;
}
