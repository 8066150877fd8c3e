import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A product of eight widths, sixteen lengths and sixteen borders, and the skus of what one may choose of it. */
export const MANY_VARIATIONS = '/hall-runner';

/** Which borders are chosen, one after the other. */
export const BORDERS = [3, 13, 16, 10, 2, 5, 14, 7, 12, 4, 15, 8];

export const skuOfBorder = (border: number): string => `SOR-2104-30-9-${border}`;

/**
 * Chooses a border and waits until the page has followed, with as little script of our own as can be: what a test's
 * usual ways of pressing and finding run in the page would be counted where its script is measured.
 */
export async function chooseBorder(page: Page, border: number): Promise<void> {
  await page.evaluate((at) => {
    const borders = document.querySelectorAll('.variant:last-of-type input');
    const border = borders[at - 1];
    if (border instanceof HTMLElement) border.click();
  }, border);
  const shown = () => page.evaluate(() => document.querySelector('.product-sku')?.textContent);
  await expect.poll(shown, { interval: 200 }).toBe(`SKU: ${skuOfBorder(border)}`);
}
