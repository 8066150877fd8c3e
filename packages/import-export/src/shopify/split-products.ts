import { oneLine } from '../names/texts.ts';
import type { CsvRow } from './csv-rows.ts';
import type { ProductRows } from './product-rows.ts';
import { NO_OPTION, type ShopifyProduct } from './shopify-product.ts';

/**
 * Parts lines that have one handle and yet are several products: each with a title of its own, and no option by which
 * they would be variants. The first keeps the handle, the others get a number.
 */
export function splitByTitle(given: ProductRows): ProductRows[] {
  const title = (row: CsvRow) => oneLine(row.cell('title') ?? '');
  const parts: [CsvRow, ...CsvRow[]][] = [];
  let current = '';
  for (const row of given.rows) {
    const own = title(row);
    const begins = own !== '' && own !== current && !hasOptions(row);
    const last = parts.at(-1);
    if (last && !(begins && current !== '')) last.push(row);
    else parts.push([row]);
    if (own !== '') current = own;
  }
  if (parts.length === 1) return [given];
  return parts.map((rows, at) => ({
    handle: at === 0 ? given.handle : `${given.handle}-${at + 1}`,
    rows,
    line: rows[0].line,
    count: rows.length,
  }));
}

const hasOptions = (row: CsvRow): boolean =>
  (['option1Value', 'option2Value', 'option3Value'] as const).some((column) => {
    const value = oneLine(row.cell(column) ?? '');
    return value !== '' && value !== NO_OPTION.value;
  });

/** A gift card of several amounts as products of their own, as a gift certificate has one amount. */
export function splitGiftCard(product: ShopifyProduct): ShopifyProduct[] {
  if (!product.giftCard || product.variants.length < 2) return [product];
  const { sku: _none, ...shared } = product;
  return product.variants.map((variant) => {
    const value = variant.values.join(' ');
    return {
      ...shared,
      handle: `${product.handle} ${value}`,
      ...(product.title !== undefined && { title: `${product.title} ${value}`.slice(0, MAX_NAME).trim() }),
      options: [],
      variants: [{ ...variant, values: [] }],
    };
  });
}

const MAX_NAME = 255;
