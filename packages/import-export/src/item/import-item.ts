import type { ShopContext } from '@stoa/commerce';
import type { CategoryRow, Fault, ProductWrite } from '@stoa/commerce/catalogue';
import type { PictureBook, WantedPictures } from '../pictures/picture-book.ts';
import type { Bytes } from '../read/decode-utf8.ts';
import type { Repair } from './repairs.ts';

interface Place {
  /** Where it begins. */
  readonly line: number;
  /** What it is called there. */
  readonly handle: string;
  /** Lines it takes. */
  readonly rows: number;
}

/** A product of a file, before anything of the shop is known. */
export interface ProductItem extends Place {
  readonly kind: 'product';
  readonly wanted: WantedPictures;
  /** What was put right in the file to take it. */
  readonly repairs?: readonly Repair[];
  /** The address it is written under, unless something else in the shop has it. */
  readonly slug?: string;
  /**
   * Returns the product as the file has it, to be written over what the shop has; under another address where `slug`
   * says so.
   */
  importRow(pictures: PictureBook, slug?: string): ProductWrite;
  /** Finds the line of the file that holds a field of the product. */
  lineOf(field: string): number;
}

export interface CategoryItem extends Place {
  readonly kind: 'category';
  readonly importRow: CategoryRow;
}

/** Lines that can't be read at all. */
export interface FaultyItem extends Place {
  readonly kind: 'faulty';
  readonly fault: Fault;
}

export type ImportItem = ProductItem | CategoryItem | FaultyItem;

/** The result of checking a file. */
export interface Survey {
  readonly rows: number;
  /** Parts of the file that are not imported, for the report. */
  readonly notes: readonly string[];
  /** Prepares in the shop what all products need, and reads the file a second time. */
  items(ctx: ShopContext): AsyncIterable<ImportItem>;
}

/** A file format of catalogues. */
export interface CatalogueFormat {
  /**
   * Checks the whole file without writing, so that a broken file is refused before anything is imported. `open` gives
   * its bytes from the beginning, each time it is called.
   * @throws FileFault
   */
  survey(open: () => Bytes): Promise<Survey>;
}
