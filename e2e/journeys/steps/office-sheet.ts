import { createProduct } from '@stoa/commerce';
import type { Page } from 'playwright-core';
import type { Journey } from '../../harness/journey.ts';
import type { Office } from './office.ts';

const COLOURS = ['Red', 'Sand'];
export const SIZES = ['S', 'M', 'L'];

/** Sells a shirt of two colours in three sizes, or in those that are named; returns its id. */
export async function sellShirt(
  { own }: Office,
  sku: string,
  sizes: readonly string[] = SIZES,
): Promise<string> {
  const option = (value: string) => ({ value });
  const { id } = await createProduct(own.system, {
    classCode: 'variable_product',
    sku,
    slug: sku,
    name: 'Linen shirt',
    variants: [
      { id: 'colour', label: 'Colour', displayType: 'button', options: COLOURS.map(option) },
      { id: 'size', label: 'Size', displayType: 'button', options: sizes.map(option) },
    ],
    variations: COLOURS.flatMap((colour) =>
      sizes.map((size) => ({
        sku: `${sku}-${colour}-${size}`.toLowerCase(),
        values: { colour, size },
        price: 4900,
        stock: { available: 4 },
      })),
    ),
  });
  return id;
}

/** The address of the sheet of a product. */
export const sheetOf = ({ shop }: Office, id: string) => `/${shop.code}/products/${id}/variations`;

/** A cell by its column and the values of its variation. */
export const cell = (page: Page, column: string, name: string) =>
  page.getByRole('table', { name: 'Variations' }).getByLabel(`${column} of ${name}`, { exact: true });

/** A button of the toolbar; what is told for a while has some of the same name. */
export const tool = (page: Page, name: string) =>
  page.getByRole('search').getByRole('button', { name, exact: true });

/** Shows those of one colour, which are half of `all`. */
export async function filterRed({ page, device }: Journey, all = 6): Promise<void> {
  if (device === 'phone') await tool(page, 'Filters').click();
  await tool(page, 'Colour').click();
  await page.getByRole('option', { name: 'Red' }).click();
  await page.keyboard.press('Escape');
  await page.getByText(`Showing ${all / 2} of ${all}`).waitFor();
}

/** Fills the prices of those that are shown, which are three. */
export async function fillPrice(page: Page, price: string): Promise<void> {
  await tool(page, 'Fill…').click();
  const dialog = page.getByRole('dialog', { name: 'Fill variations' });
  await dialog.getByRole('textbox', { name: 'Amount in USD' }).fill(price);
  await dialog.getByRole('button', { name: 'Fill 3 variations' }).click();
  await dialog.waitFor({ state: 'detached' });
}
