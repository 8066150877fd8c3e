/**
 * The supported columns of Shopify's product CSV: their headings in exports, and in the newer template. Letter case
 * does not count.
 */
const names = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
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
  compareAt: ['Variant Compare At Price', 'Compare-at price'],
  requiresShipping: ['Variant Requires Shipping', 'Requires shipping'],
  imageSrc: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position'],
  imageAlt: ['Image Alt Text'],
  giftCard: ['Gift Card'],
  seoTitle: ['SEO Title'],
  seoDescription: ['SEO Description'],
  variantImage: ['Variant Image', 'Variant image URL'],
  status: ['Status'],
} as const;

export type Column = keyof typeof names;
export const columns = Object.keys(names) as Column[];

/** Returns the heading of a column in exports and reports. */
export const headingOf = (column: Column): string => names[column][0];

const keys = new Map<string, Column>(
  columns.flatMap((column) => names[column].map((name): [string, Column] => [name.toLowerCase(), column])),
);

/** Columns that Shopify requires and Stoa has no data for: the value that exports contain; imports ignore them. */
export const constants = [
  ['Variant Fulfillment Service', 'manual'],
  ['Variant Taxable', 'true'],
  ['Variant Weight Unit', 'g'],
] as const;
const unread: ReadonlySet<string> = new Set(constants.map(([name]) => name.toLowerCase()));

/** Without these a file is no product CSV. */
const required: readonly Column[] = ['handle', 'title'];

/** The positions of known columns, and the headings of unknown ones. */
export interface Header {
  readonly at: ReadonlyMap<Column, number>;
  readonly width: number;
  readonly unused: readonly string[];
}

/** Reads the first row; a sentence when it can't head a product CSV. */
export function readHeader(cells: readonly string[]): Header | string {
  const at = new Map<Column, number>();
  const unused: string[] = [];
  for (const [place, cell] of cells.entries()) {
    const column = keys.get(cell.trim().toLowerCase());
    if (column === undefined) {
      if (cell.trim() !== '' && !unread.has(cell.trim().toLowerCase())) unused.push(cell.trim());
    } else if (at.has(column)) {
      return `The column '${headingOf(column)}' stands twice in the first line.`;
    } else {
      at.set(column, place);
    }
  }
  const missing = required.filter((column) => !at.has(column)).map((column) => `'${headingOf(column)}'`);
  if (missing.length > 0) {
    return `The first line has no column ${missing.join(' and ')}: this is no product CSV of Shopify.`;
  }
  return { at, width: cells.length, unused };
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

/** Texts that a spreadsheet would run as a formula, and their escaped form. */
const FORMULA = /^'*[=+\-@\t\r]/;

/**
 * Puts an apostrophe before a text that a spreadsheet would run as a formula: a product's name must not run as a
 * program for the person who opens the export. Reading removes it again.
 */
export const guarded = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);
const unguarded = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
