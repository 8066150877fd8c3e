import type { ShopContext } from '@stoa/commerce';
import { reservedInUse } from '@stoa/commerce/catalogue';
import { MAX_SLUG_LENGTH } from '@stoa/domain';
import type { CatalogueFormat, ImportItem, ProductItem } from '../item/import-item.ts';
import type { Repair } from '../item/repairs.ts';
import { FileAddresses } from '../names/file-addresses.ts';
import { FileSkus, fittingSku } from '../names/file-skus.ts';
import { oneLine } from '../names/texts.ts';
import { wantedPictures } from '../pictures/picture-book.ts';
import { type CsvDialect, csvDialectOf, type Open } from '../read/csv-file.ts';
import { DecimalSigns, type NumberStyle } from '../read/numbers.ts';
import type { Header } from './columns.ts';
import { shopifyContext, type TypeCategories, typeKey } from './context.ts';
import { csvRows } from './csv-rows.ts';
import { HandleReader, type ProductRows, productRows, ScatteredHandles } from './product-rows.ts';
import { RowFault } from './read-cells.ts';
import { readProduct, typeOf } from './read-product.ts';
import { rowOfProduct } from './row-of-product.ts';
import type { ShopifyProduct } from './shopify-product.ts';
import { splitByTitle, splitGiftCard } from './split-products.ts';
import { openTypeCategories } from './type-categories.ts';

/** What is known of a whole file before its products are read. */
interface Surveyed {
  readonly dialect: CsvDialect;
  readonly style: NumberStyle;
  readonly types: ReadonlyMap<string, string>;
  readonly addresses: FileAddresses;
  readonly skus: FileSkus;
  readonly scattered: ReadonlySet<string>;
}

/** Shopify's product CSV. */
export const shopifyFormat: CatalogueFormat = {
  async survey(open) {
    const dialect = await csvDialectOf(open);
    const types = new Map<string, string>();
    const [addresses, skus, signs] = [new FileAddresses(), new FileSkus(), new DecimalSigns()];
    const [handles, scattered] = [new HandleReader(), new ScatteredHandles()];
    let header: Header | undefined;
    let rows = 0;
    for await (const row of csvRows(open(), dialect, (found) => (header = found))) {
      rows += 1;
      const handle = handles.of(row);
      addresses.see(handle);
      scattered.see(handle);
      skus.see(fittingSku(oneLine(row.cell('sku') ?? '')));
      signs.see(row.cell('price') ?? '');
      const type = typeOf(row) ?? '';
      if (type !== '' && !types.has(typeKey(type))) types.set(typeKey(type), type);
    }
    const surveyed = { dialect, style: signs.style, types, addresses, skus, scattered: scattered.found };
    const notes = [...dialect.notes, ...(header?.notes ?? [])];
    return { rows, notes, items: (ctx) => items(ctx, open, surveyed) };
  },
};

async function* items(ctx: ShopContext, open: Open, surveyed: Surveyed): AsyncGenerator<ImportItem> {
  const { types, addresses, dialect, scattered } = surveyed;
  addresses.keep(await reservedInUse(ctx.db.queries, ctx.shop.id));
  const categories = await openTypeCategories(ctx, types.values(), addresses);
  for await (const given of productRows(csvRows(open(), dialect), scattered)) {
    for (const part of splitByTitle(given)) yield* itemsOf(ctx, part, surveyed, categories);
  }
}

function* itemsOf(
  ctx: ShopContext,
  given: ProductRows,
  surveyed: Surveyed,
  categories: TypeCategories,
): Generator<ImportItem> {
  const { line, handle, rows, count } = given;
  const place = { line, handle, rows: count };
  const faulty = (field: string, reason: string, at = line): ImportItem => ({
    ...place,
    kind: 'faulty',
    line: at,
    fault: { field, reason },
  });
  if (handle === '') {
    yield faulty('Handle', 'the line has neither handle nor title: give it the handle of its product');
  } else if (count > rows.length) {
    yield faulty('Handle', `more than ${rows.length} lines under one handle`);
  } else {
    try {
      yield* productItems(ctx, place, given, surveyed, categories);
    } catch (error) {
      if (!(error instanceof RowFault)) throw error;
      yield faulty(error.column, error.message, error.line);
    }
  }
}

function productItems(
  ctx: ShopContext,
  place: Pick<ProductItem, 'line' | 'handle' | 'rows'>,
  { rows }: ProductRows,
  { addresses, skus, style }: Surveyed,
  categories: TypeCategories,
): ProductItem[] {
  const title = rows.map((row) => row.cell('title')?.trim()).find(Boolean) ?? '';
  const slug = addresses.of(place.handle, title);
  const read = readProduct(slug, rows, { currency: ctx.shop.currency, style, skus });
  const products = splitGiftCard(read.product);
  return products.map((product, at): ProductItem => {
    const own = products.length === 1 ? product : { ...product, handle: addresses.of(product.handle, title) };
    const repairs: Repair[] = at === 0 ? [...read.repairs] : [];
    const tell = (field: string, reason: string) => repairs.push({ line: place.line, field, reason });
    const asked = (rows[0].cell('handle') ?? '').trim().toLowerCase();
    if (products.length > 1) {
      tell('Gift Card', `each amount is a product of its own; this one is at the address '${own.handle}'`);
    } else if (asked !== '' && asked !== slug) {
      const why =
        asked.length > MAX_SLUG_LENGTH ? 'is too long for an address' : "can't be an address of its own";
      tell('Handle', `'${asked.slice(0, 80)}' ${why}; the product is at '${slug}'`);
    }
    const tooLong = rows.find((row) => row.isTooLong);
    if (at === 0 && tooLong) {
      const reason = 'more cells than the first line has headings; those beyond were left out';
      repairs.push({ line: tooLong.line, field: '', reason });
    }
    return {
      ...place,
      rows: at === 0 ? place.rows : 0,
      ...itemOf(ctx, own, categories),
      repairs,
      lineOf: (field) => lineOf(field, read.variantLines) ?? place.line,
    };
  });
}

const lineOf = (field: string, lines: readonly number[]) =>
  lines[Number(/^variations\.(\d+)\b/.exec(field)?.[1])];

function itemOf(ctx: ShopContext, product: ShopifyProduct, categories: TypeCategories) {
  const images = [
    ...(product.images ?? []).map(({ src }) => src),
    ...product.variants.map(({ image }) => image ?? ''),
  ];
  return {
    kind: 'product' as const,
    wanted: wantedPictures(ctx, images),
    importRow: (pictures: Parameters<ProductItem['importRow']>[0], slug?: string) =>
      rowOfProduct(
        slug === undefined ? product : { ...product, handle: slug },
        shopifyContext(ctx.shop, categories, pictures),
      ),
    slug: product.handle,
  };
}
