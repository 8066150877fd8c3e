import { unguarded } from '@stoa/domain';
import { oneLine } from '../names/texts.ts';

/**
 * The supported columns of Shopify's product CSV: their headings in exports, and in the newer template. Letters and
 * digits alone count, whatever their case.
 */
const names = {
  handle: ['Handle', 'URL handle', 'Product handle'],
  title: ['Title', 'Product title'],
  body: ['Body (HTML)', 'Body HTML', 'Description'],
  vendor: ['Vendor'],
  type: ['Type'],
  tags: ['Tags'],
  published: ['Published', 'Published on online store'],
  option1Name: ['Option1 Name'],
  option1Value: ['Option1 Value'],
  option2Name: ['Option2 Name'],
  option2Value: ['Option2 Value'],
  option3Name: ['Option3 Name'],
  option3Value: ['Option3 Value'],
  sku: ['Variant SKU', 'SKU'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  policy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  price: ['Variant Price', 'Price'],
  compareAt: ['Variant Compare At Price', 'Compare-at price', 'Compare At Price'],
  barcode: ['Variant Barcode', 'Barcode'],
  requiresShipping: ['Variant Requires Shipping', 'Requires shipping'],
  imageSrc: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position', 'Product image position'],
  imageAlt: ['Image Alt Text', 'Product image alt text'],
  giftCard: ['Gift Card'],
  seoTitle: ['SEO Title'],
  seoDescription: ['SEO Description'],
  mpn: ['Google Shopping / MPN', 'MPN'],
  variantImage: ['Variant Image', 'Variant image URL'],
  status: ['Status'],
} as const;

/** Columns that are read where others say nothing, and never written. */
const readAlone = {
  category: ['Product Category', 'Standard Product Type', 'Standardized Product Type'],
  weight: ['Variant Weight', 'Weight'],
  weightUnit: ['Variant Weight Unit', 'Weight unit for display'],
} as const;

type WrittenColumn = keyof typeof names;
export type Column = WrittenColumn | keyof typeof readAlone;
const all = { ...names, ...readAlone };
export const columns = Object.keys(names) as WrittenColumn[];

/** Returns the heading of a column in exports and reports. */
export const headingOf = (column: Column): string => all[column][0];

/** A heading as far as it counts. */
const keyOf = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9]+/g, '');

const keys = new Map<string, Column>(
  (Object.keys(all) as Column[]).flatMap((column) =>
    all[column].map((name): [string, Column] => [keyOf(name), column]),
  ),
);

/** Columns that Shopify requires and Stoa has no data for: the value that exports contain; imports ignore them. */
export const constants = [
  ['Variant Fulfillment Service', 'manual'],
  ['Variant Taxable', 'true'],
  ['Variant Weight Unit', 'g'],
] as const;
const unread: ReadonlySet<string> = new Set(constants.map(([name]) => keyOf(name)));

/** The positions of known columns, and what is to be told of the others. */
export interface Header {
  readonly at: ReadonlyMap<Column, number>;
  readonly width: number;
  readonly notes: readonly string[];
}

/** Tells whether a first line heads a product CSV of Shopify. */
export function headsShopify(cells: readonly string[]): boolean {
  const found = new Set(cells.map((cell) => keys.get(keyOf(cell))));
  const telling = ['body', 'option1Name', 'option1Value', 'price', 'published', 'imageSrc'] as const;
  return found.has('title') && (found.has('handle') || telling.filter((one) => found.has(one)).length > 1);
}

/** Reads the first row; a sentence when it can't head a product CSV. */
export function readHeader(cells: readonly string[]): Header | string {
  const at = new Map<Column, number>();
  const unused: string[] = [];
  const notes: string[] = [];
  for (const [place, cell] of cells.entries()) {
    const column = keys.get(keyOf(cell));
    if (column === undefined) {
      if (oneLine(cell) !== '' && !unread.has(keyOf(cell))) unused.push(oneLine(cell));
    } else if (at.has(column)) {
      notes.push(`The column '${headingOf(column)}' is there twice; the first one was read.`);
    } else {
      at.set(column, place);
    }
  }
  if (!at.has('title')) {
    return "The first line has no column 'Title': this is no product CSV of Shopify. Is a line missing at the top?";
  }
  if (unused.length > 0) notes.push(`Columns not taken over: ${unused.join(', ')}`);
  return { at, width: cells.length, notes };
}

/** One line of the file; a column that the file does not have is undefined, one left blank is empty. */
export interface Row {
  readonly line: number;
  cell(column: Column): string | undefined;
}

export function rowOf(header: Header, line: number, cells: readonly string[]): Row {
  return {
    line,
    cell(column) {
      const place = header.at.get(column);
      // Spreadsheets leave out blank cells at the end of a line.
      return place === undefined ? undefined : unguarded(cells[place] ?? '');
    },
  };
}
