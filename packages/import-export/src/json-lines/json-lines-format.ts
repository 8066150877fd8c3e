import type { ShopContext } from '@stoa/commerce';
import type { CatalogueFormat, ImportItem } from '../item/import-item.ts';
import { fileAtAddress } from '../pictures/picture-address.ts';
import type { WantedPictures } from '../pictures/picture-book.ts';
import type { Bytes } from '../read/decode-utf8.ts';
import { EMPTY, FileFault } from '../read/file-fault.ts';
import { linesOf, type TextLine } from '../read/lines.ts';
import { isObject, type JsonObject, picturesOfLine, rowOfLine } from './row-of-line.ts';

/** Stoa's own format: a category or product a line, as `jsonLine` writes them. */
export const jsonLinesFormat: CatalogueFormat = {
  async survey(open) {
    let rows = 0;
    for await (const _ of linesOf(open())) rows += 1;
    if (rows === 0) throw new FileFault(EMPTY);
    return { rows, notes: [], items: (ctx) => items(ctx, open()) };
  },
};

async function* items(ctx: ShopContext, bytes: Bytes): AsyncGenerator<ImportItem> {
  for await (const line of linesOf(bytes)) yield itemOf(ctx, line);
}

function itemOf(ctx: ShopContext, { line, text }: TextLine): ImportItem {
  const value = parsed(text);
  const slug = isObject(value) && typeof value.slug === 'string' ? value.slug : '';
  const place = { line, handle: slug, rows: 1 };
  const faulty = (field: string, reason: string): ImportItem => ({
    ...place,
    kind: 'faulty',
    fault: { field, reason },
  });
  if (!isObject(value)) return faulty('', 'the line is no JSON object');
  const { type, ...given } = value;
  if (slug === '') return faulty('slug', 'the line has no slug');
  if (type === 'category') return { ...place, kind: 'category', importRow: { slug, given } };
  if (type !== 'product') return faulty('type', "the type is neither 'product' nor 'category'");
  return {
    ...place,
    kind: 'product',
    wanted: picturesWanted(ctx, given),
    importRow: (pictures) => rowOfLine(slug, given, pictures),
    lineOf: () => line,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An address of the shop itself is not fetched: the file exists there or it does not. */
function picturesWanted(ctx: ShopContext, given: JsonObject): WantedPictures {
  const pictures = picturesOfLine(given);
  return {
    files: pictures.flatMap(({ file }) => file || []),
    srcs: pictures.flatMap(({ src }) => (src === '' || fileAtAddress(ctx.shop, src) ? [] : src)),
  };
}
