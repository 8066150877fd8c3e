import type { ShopContext } from '@stoa/commerce';
import { reservedInUse } from '@stoa/commerce/catalogue';
import { openCategoryPaths } from '../found/category-paths.ts';
import { foundItem } from '../found/found-item.ts';
import { ProductNames } from '../found/product-names.ts';
import type { CatalogueFormat, ImportItem } from '../item/import-item.ts';
import { FileSkus, fittingSku } from '../names/file-skus.ts';
import { oneLine } from '../names/texts.ts';
import { type CsvDialect, csvDialectOf, csvLines } from '../read/csv-file.ts';
import type { Bytes } from '../read/decode-utf8.ts';
import { EMPTY, FileFault } from '../read/file-fault.ts';
import { DecimalSigns } from '../read/numbers.ts';
import { readWoo, type WooContext } from './read-woo.ts';
import { listOf, readWooHeader, type WooHeader, type WooRow, wooRow } from './woo-columns.ts';
import { isVariation, VariationCounts, wooProducts } from './woo-products.ts';

/** WooCommerce's product CSV. */
export const wooFormat: CatalogueFormat = {
  async survey(open) {
    const dialect = await csvDialectOf(open);
    const [names, skus, signs, counts] = [
      new ProductNames(),
      new FileSkus(),
      new DecimalSigns(),
      new VariationCounts(),
    ];
    const paths = new Map<string, string[]>();
    let header: WooHeader | undefined;
    let rows = 0;
    for await (const row of wooRows(open(), dialect, (found) => (header = found))) {
      rows += 1;
      skus.see(fittingSku(oneLine(row.text('sku'))));
      signs.see(row.text('regularPrice'));
      if (isVariation(row)) {
        counts.see(row);
        continue;
      }
      names.see(nameOf(row), keyOf(row));
      for (const path of listOf(row.text('categories'))) paths.set(path, path.split('>').map(oneLine));
    }
    if (!header) throw new FileFault(EMPTY);
    const known = { header, style: signs.style, skus, known: new Map<string, string>() };
    const notes = [...dialect.notes, ...header.notes];
    return {
      rows,
      notes,
      items: (ctx) =>
        items(ctx, wooRows(open(), dialect), known, { names, counts, paths: [...paths.values()] }),
    };
  },
};

/** A name to make an address of, and what tells products of one name apart. */
const nameOf = (row: WooRow): string => oneLine(row.text('name')) || keyOf(row);
const keyOf = (row: WooRow): string => row.text('id') || oneLine(row.text('sku'));

interface Surveyed {
  readonly names: ProductNames;
  readonly counts: VariationCounts;
  readonly paths: readonly string[][];
}

async function* items(
  ctx: ShopContext,
  rows: AsyncIterable<WooRow>,
  known: Omit<WooContext, 'currency' | 'now'>,
  { names, counts, paths }: Surveyed,
): AsyncGenerator<ImportItem> {
  names.keep(await reservedInUse(ctx.db.queries, ctx.shop.id));
  const categories = await openCategoryPaths(ctx, paths, names);
  const context = { ...known, currency: ctx.shop.currency, now: ctx.clock() };
  for await (const product of wooProducts(rows, counts)) {
    if ('stray' in product) {
      const { stray } = product;
      const reason = `there is no product '${oneLine(stray.text('parent'))}' in the file: put the variation's product into it`;
      yield {
        ...{ kind: 'faulty', line: stray.line, handle: oneLine(stray.text('name')), rows: 1 },
        fault: { field: 'Parent', reason },
      };
      continue;
    }
    const { row, variations } = product;
    const place = { line: row.line, handle: nameOf(row), rows: 1 + variations.length };
    const slug = names.of(nameOf(row), keyOf(row), nameOf(row));
    yield foundItem(ctx, place, categories, () => readWoo(slug, product, context));
  }
}

async function* wooRows(
  bytes: Bytes,
  dialect: CsvDialect,
  onHeader: (header: WooHeader) => void = () => {},
): AsyncGenerator<WooRow> {
  let header: WooHeader | undefined;
  for await (const { line, cells } of csvLines(bytes, dialect)) {
    if (header) {
      yield wooRow(header, line, cells);
      continue;
    }
    const found = readWooHeader(cells);
    if (typeof found === 'string') throw new FileFault(found);
    header = found;
    onHeader(found);
  }
}
