import { eachOnce } from '../names/each-once.ts';
import { cutText, oneLine } from '../names/texts.ts';
import type { Row } from './columns.ts';
import type { CellReader } from './read-cells.ts';
import type { ShopifyImage } from './shopify-product.ts';

/** Pictures and films one product may have. */
const MAX_IMAGES = 50;
const MAX_ALT = 255;

/**
 * The pictures of a product in the order of their positions; those without one come last, as they stand. One cell may
 * hold several addresses.
 */
export function readImages(rows: readonly [Row, ...Row[]], cells: CellReader): ShopifyImage[] | undefined {
  if (rows[0].cell('imageSrc') === undefined) return undefined;
  const placed = rows.flatMap((row) => {
    const position = Number.parseInt(row.cell('imagePosition') ?? '', 10);
    const alt = cutText(oneLine(row.cell('imageAlt') ?? ''), MAX_ALT);
    const place = Number.isNaN(position) ? Number.MAX_SAFE_INTEGER : position;
    return addressesIn(row.cell('imageSrc') ?? '').map((src) => ({ image: { src, alt }, place }));
  });
  const sorted = placed.toSorted((a, b) => a.place - b.place).map(({ image }) => image);
  const images = eachOnce(sorted, ({ src }) => src);
  if (images.length > MAX_IMAGES) {
    const more = images.length - MAX_IMAGES;
    cells.tell(
      'too-many',
      rows[0],
      'imageSrc',
      `a product has at most ${MAX_IMAGES} pictures; ${more} were left out`,
    );
  }
  return images.slice(0, MAX_IMAGES);
}

/** Returns the addresses in a cell. */
export function addressesIn(cell: string): string[] {
  const parts = cell
    .trim()
    .replace(/\s+/g, ' ')
    .split(/ ?[,;|] ?(?=(?:https?:)?\/\/)| (?=(?:https?:)?\/\/)/);
  return parts.map((part) => part.trim().replace(/^\/\//, 'https://')).filter((part) => part !== '');
}
