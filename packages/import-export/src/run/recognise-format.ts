import { googleFormat } from '../google/google-format.ts';
import { headsGoogle } from '../google/text-entries.ts';
import { jsonLinesFormat } from '../json-lines/json-lines-format.ts';
import { csvLines, type Open } from '../read/csv-file.ts';
import { csvHeadOf } from '../read/csv-head.ts';
import { EMPTY, FileFault } from '../read/file-fault.ts';
import { textAlone } from '../read/text-alone.ts';
import { headsShopify } from '../shopify/columns.ts';
import { shopifyFormat } from '../shopify/shopify-format.ts';
import { headsWoo } from '../woo/woo-columns.ts';
import { wooFormat } from '../woo/woo-format.ts';

/** Formats of catalogues by the names that commands know them by. */
export const importFormats = {
  shopify: shopifyFormat,
  woocommerce: wooFormat,
  google: googleFormat,
  jsonl: jsonLinesFormat,
} as const;
export type ImportFormat = keyof typeof importFormats;

/**
 * Tells what a file is by its beginning; undefined where it is nothing that can be imported.
 * @throws FileFault where it is empty or packed, or its first line is broken
 */
export async function recogniseFormat(open: Open): Promise<ImportFormat | undefined> {
  const { head, dialect } = await csvHeadOf(textAlone(open));
  const begin = head.trimStart();
  if (begin === '') throw new FileFault(EMPTY);
  if (begin.startsWith('{')) return 'jsonl';
  if (begin.startsWith('<')) return /<(?:rss|feed|rdf:RDF)[\s>]/.test(begin) ? 'google' : undefined;
  for await (const { cells } of csvLines(inOnePart(head), dialect)) {
    if (headsGoogle(cells)) return 'google';
    if (headsWoo(cells)) return 'woocommerce';
    return headsShopify(cells) ? 'shopify' : undefined;
  }
  return undefined;
}

async function* inOnePart(text: string) {
  yield new TextEncoder().encode(text);
}
