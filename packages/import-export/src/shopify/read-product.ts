import { slugify } from '@stoa/domain';
import { fittingRichText } from '../html/fitting-rich-text.ts';
import { richTextOfHtml } from '../html/rich-text-of-html.ts';
import { type Repair, Repairs } from '../item/repairs.ts';
import { type FileSkus, fittingSku } from '../names/file-skus.ts';
import { fittingTags, MAX_TAG, MAX_TAGS, splitTags } from '../names/tags.ts';
import { fittingText, oneLine } from '../names/texts.ts';
import type { NumberStyle } from '../read/numbers.ts';
import { type Column, headingOf, type Row } from './columns.ts';
import { CellReader } from './read-cells.ts';
import { readImages } from './read-images.ts';
import { readOptions } from './read-options.ts';
import type { ShopifyProduct, ShopifyVariant } from './shopify-product.ts';

export interface ReadProduct {
  readonly product: ShopifyProduct;
  /** Where each variant stands in the file. */
  readonly variantLines: readonly number[];
  readonly repairs: readonly Repair[];
}

/** What reading a product needs to know of its file and shop. */
export interface ReadContext {
  readonly currency: string;
  readonly style: NumberStyle;
  readonly skus: FileSkus;
}

/** Longest texts a product may have. */
const MAX = { name: 255, brand: 120, type: 255, title: 255, description: 1000 } as const;

/**
 * What the lines of one product say together. The first line with a title speaks for the product, each with an option
 * value or a sku for a variant, each with a picture for that. What can be put right is, and told.
 * @throws RowFault
 */
export function readProduct(slug: string, rows: readonly [Row, ...Row[]], context: ReadContext): ReadProduct {
  const repairs = new Repairs();
  const cells = new CellReader(context.currency, context.style, repairs);
  const main = rows.find((row) => row.cell('title')?.trim()) ?? rows[0];
  const { options, variants: read } = readOptions(main, rows, cells);
  const fallback = read.some(({ row }) => row === main) ? undefined : (cells.price(main) ?? undefined);
  const variants = read.map(({ row, values }) =>
    readVariant(row, values, slug, fallback, cells, context.skus),
  );
  const shipping = read.flatMap(({ row }) => cells.flag(row, 'requiresShipping') ?? []);
  const short = (column: Column, max: number) => {
    const cell = main.cell(column);
    return cell === undefined
      ? undefined
      : fittingText(cell, max, { line: main.line, field: headingOf(column) }, repairs);
  };
  return {
    variantLines: read.map(({ row }) => row.line),
    product: {
      handle: slug,
      sku: options.length === 0 ? '' : context.skus.make(slug),
      title: titleOf(main, cells),
      ...bodyOf(main, cells),
      vendor: short('vendor', MAX.brand),
      type: typeOf(main),
      tags: tagsOf(main, cells),
      published: cells.flag(main, 'published'),
      status: cells.status(main),
      giftCard: cells.flag(main, 'giftCard'),
      requiresShipping: shipping.length === 0 ? undefined : shipping.includes(true),
      seoTitle: short('seoTitle', MAX.title),
      seoDescription: short('seoDescription', MAX.description),
      images: readImages(rows, cells),
      options,
      variants,
    },
    repairs: repairs.list,
  };
}

function readVariant(
  row: Row,
  values: readonly string[],
  slug: string,
  fallback: number | undefined,
  cells: CellReader,
  skus: FileSkus,
): ShopifyVariant {
  const named = fittingSku(oneLine(row.cell('sku') ?? ''));
  if (named !== oneLine(row.cell('sku') ?? '')) {
    cells.tell('cut', row, 'sku', `the sku has more than 100 characters; it was shortened to '${named}'`);
  }
  const sku = named === '' ? skus.make(madeSku(slug, values)) : skus.claim(named);
  if (named !== '' && sku !== named)
    cells.tell('repeated', row, 'sku', `the sku '${named}' is there already; it was made '${sku}'`);
  const price = cells.price(row);
  if (price === null && fallback === undefined) {
    cells.tell('unpriced', row, 'price', UNPRICED);
  } else if (price === null) {
    cells.tell('priced', row, 'price', 'the variant has no price; that of the product was taken');
  }
  return {
    values,
    ...(named === ''
      ? { sku: row.cell('sku') === undefined ? undefined : '', madeSku: sku }
      : { sku, isRepeated: skus.isRepeated(named) }),
    grams: cells.grams(row),
    tracked: row.cell('tracker') === undefined ? undefined : row.cell('tracker')?.trim() !== '',
    quantity: cells.quantity(row),
    backorders: cells.policy(row),
    price: price ?? fallback,
    compareAt: cells.compareAt(row),
    image: row.cell('variantImage')?.trim(),
    gtin: cells.gtin(row),
    mpn: cells.mpn(row),
  };
}

const UNPRICED = 'there is no price; it is not sold until it has one';

/** Shorter texts have no more parts than a product may have. */
const LONG_BODY = 2000;

function bodyOf(main: Row, cells: CellReader) {
  const body = main.cell('body')?.trim();
  if (body === undefined || body.length < LONG_BODY) return { body };
  const { text, isCut } = fittingRichText(richTextOfHtml(body));
  if (isCut)
    cells.tell('cut', main, 'body', 'the text is longer than a product may have; its end was left out');
  return { body, description: text };
}

/** The name of a product without one is made of its handle. */
function titleOf(main: Row, cells: CellReader): string | undefined {
  if (main.cell('title') === undefined) return undefined;
  const place = { line: main.line, field: headingOf('title') };
  const title = fittingText(main.cell('title') ?? '', MAX.name, place, cells.repairs);
  if (title !== '') return title;
  const words = oneLine(main.cell('handle') ?? '')
    .replace(/[-_\s]+/g, ' ')
    .trim();
  const made = words.charAt(0).toUpperCase() + words.slice(1, MAX.name);
  cells.tell('named', main, 'title', `there is no title; '${made}' was made of the handle`);
  return made;
}

/** The last part of Shopify's own category stands in for a type. */
export function typeOf(main: Row): string | undefined {
  const type = main.cell('type');
  const standard =
    oneLine(main.cell('category') ?? '')
      .split('>')
      .at(-1)
      ?.trim() ?? '';
  if (type === undefined && standard === '') return undefined;
  return (oneLine(type ?? '') || standard).slice(0, MAX.type);
}

/** Tags as they stand; those no product can have are left out where they are taken over. */
function tagsOf(main: Row, cells: CellReader): string | undefined {
  const cell = cells.text(main, 'tags');
  if (cell === undefined) return undefined;
  const more = splitTags(cell).length - fittingTags(cell).length;
  const most = `a product has at most ${MAX_TAGS} tags of ${MAX_TAG} characters`;
  if (more > 0) cells.tell('cut', main, 'tags', `${most}; ${more} of them were left out`);
  return cell;
}

/** The sku of a variant that names none. */
const madeSku = (slug: string, values: readonly string[]): string =>
  values.length === 0 ? slug : `${slug}-${slugify(values.join(' '), 'variant')}`;
