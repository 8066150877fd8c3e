import type { ShopContext } from '../../kernel/context.ts';
import type { Fault, ProductWrite } from '../../product/index.ts';
import type { CategoryRow } from '../categories/save-categories.ts';
import type { PictureBook, WantedPictures } from '../pictures/picture-book.ts';
import type { Bytes } from '../read/decode-utf8.ts';

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
  /** The product as the file has it, to be written over what the shop has. */
  importRow(pictures: PictureBook): ProductWrite;
  /** Where in the file a field of the product stands. */
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

/** What the first look at a file told. */
export interface Survey {
  readonly rows: number;
  /** What will not be taken over, for the report. */
  readonly notes: readonly string[];
  /** Makes ready in the shop what all products need, and reads the file for good. */
  items(ctx: ShopContext): AsyncIterable<ImportItem>;
}

/** A way of writing catalogues down. */
export interface CatalogueFormat {
  /**
   * Reads the whole file once and writes nothing: a file that is broken somewhere is refused before anything of
   * it is imported. `open` gives its bytes from the beginning, each time it is called.
   * @throws FileFault
   */
  survey(open: () => Bytes): Promise<Survey>;
}
