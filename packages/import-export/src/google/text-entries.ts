import { oneLine } from '../names/texts.ts';
import { type CsvDialect, csvLines } from '../read/csv-file.ts';
import type { Bytes } from '../read/decode-utf8.ts';
import { EMPTY, FileFault } from '../read/file-fault.ts';
import { addValue, attributeName, type FeedEntry, KNOWN } from './feed-entry.ts';

/** Tells whether a first line heads a feed of Google's Merchant Center. */
export function headsGoogle(cells: readonly string[]): boolean {
  const names = new Set(cells.map(attributeName));
  const telling = [
    'image_link',
    'availability',
    'condition',
    'gtin',
    'google_product_category',
    'item_group_id',
  ];
  return names.has('id') && names.has('title') && telling.filter((name) => names.has(name)).length > 1;
}

/** Returns the entries of a feed of cells, one a line; `onHeader` is told which columns are not taken over. */
export async function* textEntries(
  bytes: Bytes,
  dialect: CsvDialect,
  onHeader: (unused: readonly string[]) => void = () => {},
): AsyncGenerator<FeedEntry> {
  let names: string[] | undefined;
  for await (const { line, cells } of csvLines(bytes, dialect)) {
    if (names === undefined) {
      names = cells.map(attributeName);
      const missing = ['id', 'title', 'price'].filter((name) => !names?.includes(name));
      if (missing.length > 0) {
        throw new FileFault(
          `The first line has no column ${missing.join(', ')}: this is no feed of Google's.`,
        );
      }
      onHeader(cells.map(oneLine).filter((cell) => cell !== '' && !KNOWN.has(attributeName(cell))));
      continue;
    }
    const values = new Map<string, string[]>();
    for (const [at, name] of names.entries()) {
      const cell = cells[at]?.trim() ?? '';
      if (cell !== '') addValue(values, name, cell);
    }
    yield { line, values };
  }
  if (names === undefined) throw new FileFault(EMPTY);
}
