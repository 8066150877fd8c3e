import { slugify } from '@stoa/domain';
import type { ShopContext } from '../../kernel/context.ts';
import { SeenKeys } from '../../product/index.ts';
import { wantedPictures } from '../pictures/picture-book.ts';
import type { Bytes } from '../read/decode-utf8.ts';
import type { CatalogueFormat, ImportItem, ProductItem } from '../run/import-item.ts';
import type { Header } from './columns.ts';
import { shopifyContext, type TypeCategories, typeKey } from './context.ts';
import { csvRows } from './csv-rows.ts';
import { type ProductRows, productRows } from './product-rows.ts';
import { type ReadProduct, RowFault, readProduct } from './read-product.ts';
import { rowOfProduct } from './row-of-product.ts';
import { openTypeCategories } from './type-categories.ts';

/** Longest name a category may have. */
const MAX_TYPE = 255;

/** Shopify's product CSV. */
export const shopifyFormat: CatalogueFormat = {
  async survey(open) {
    const types = new Map<string, string>();
    const handles = new SeenKeys();
    let header: Header | undefined;
    let rows = 0;
    for await (const row of csvRows(open(), (found) => (header = found))) {
      rows += 1;
      handles.claim(slugify(row.cell('handle') ?? '', ''));
      const type = row.cell('type')?.trim() ?? '';
      if (type !== '' && type.length <= MAX_TYPE && !types.has(typeKey(type))) types.set(typeKey(type), type);
    }
    return { rows, notes: notesOf(header), items: (ctx) => items(ctx, open(), types.values(), handles) };
  },
};

const notesOf = (header: Header | undefined): string[] =>
  header && header.unused.length > 0 ? [`Columns not taken over: ${header.unused.join(', ')}`] : [];

async function* items(
  ctx: ShopContext,
  bytes: Bytes,
  types: Iterable<string>,
  handles: SeenKeys,
): AsyncGenerator<ImportItem> {
  const categories = await openTypeCategories(ctx, types, handles);
  for await (const given of productRows(csvRows(bytes))) yield itemOf(ctx, given, categories);
}

function itemOf(ctx: ShopContext, given: ProductRows, categories: TypeCategories): ImportItem {
  const { line, handle, rows, count } = given;
  const place = { line, handle, rows: count };
  const faulty = (field: string, reason: string, at = line): ImportItem => ({
    ...place,
    kind: 'faulty',
    line: at,
    fault: { field, reason },
  });
  if (handle === '') return faulty('Handle', 'the line has no handle');
  if (count > rows.length) return faulty('Handle', `more than ${rows.length} lines under one handle`);
  const tooLong = rows.find((row) => row.isTooLong);
  if (tooLong) return faulty('', 'more cells than the first line has headings', tooLong.line);
  try {
    return productItem(ctx, place, readProduct(rows, ctx.shop.currency), categories);
  } catch (error) {
    if (error instanceof RowFault) return faulty(error.column, error.message, error.line);
    throw error;
  }
}

function productItem(
  ctx: ShopContext,
  place: Pick<ProductItem, 'line' | 'handle' | 'rows'>,
  { product, variantLines }: ReadProduct,
  categories: TypeCategories,
): ProductItem {
  const images = [
    ...(product.images ?? []).map(({ src }) => src),
    ...product.variants.map(({ image }) => image ?? ''),
  ];
  return {
    ...place,
    kind: 'product',
    wanted: wantedPictures(ctx, images),
    importRow: (pictures) => rowOfProduct(product, shopifyContext(ctx.shop, categories, pictures)),
    lineOf: (field) => variantLines[Number(/^variations\.(\d+)\b/.exec(field)?.[1])] ?? place.line,
  };
}
