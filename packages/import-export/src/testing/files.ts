import type { ShopContext } from '@stoa/commerce';
import { stringify } from 'csv-stringify/sync';
import type { CatalogueFormat } from '../item/import-item.ts';
import { jsonLinesFormat } from '../json-lines/json-lines-format.ts';
import type { PictureFetcher } from '../pictures/picture-book.ts';
import type { Bytes } from '../read/decode-utf8.ts';
import { type ExportFormat, exportCatalogue } from '../run/export-catalogue.ts';
import { type ImportSummary, importCatalogue, type ReportEntry } from '../run/import-catalogue.ts';
import { shopifyFormat } from '../shopify/shopify-format.ts';

/** Returns a file's bytes in parts that cut lines and letters anywhere. */
export async function* inParts(content: string | Uint8Array, size = 7): Bytes {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Returns a CSV of the columns the rows name; what a row leaves out is blank. */
export function csvOf(rows: readonly Readonly<Record<string, string | number>>[]): string {
  const columns = [...new Set(['Handle', 'Title', ...rows.flatMap((row) => Object.keys(row))])];
  return stringify([columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))]);
}

export const noNetwork: PictureFetcher = async () => ({ unreachable: 'no network' });

export interface Imported {
  readonly summary: ImportSummary;
  readonly report: readonly ReportEntry[];
}

/** Imports a file as it stands in memory. */
export async function importText(
  ctx: ShopContext,
  content: string | Uint8Array,
  format: CatalogueFormat = shopifyFormat,
  fetchPicture: PictureFetcher = noNetwork,
): Promise<Imported> {
  const report: ReportEntry[] = [];
  const open = () => inParts(content, 65_536);
  const summary = await importCatalogue(ctx, {
    format,
    open,
    fetchPicture,
    report: (entry) => report.push(entry),
  });
  return { summary, report };
}

export async function exportText(ctx: ShopContext, format: ExportFormat): Promise<string> {
  let text = '';
  for await (const part of exportCatalogue(ctx, format, () => {})) text += part;
  return text;
}

export const formatNamed = (format: ExportFormat): CatalogueFormat =>
  format === 'jsonl' ? jsonLinesFormat : shopifyFormat;
