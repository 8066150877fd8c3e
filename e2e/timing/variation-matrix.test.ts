import { changeVariationAttributes, createUnseenProduct } from '@stoa/commerce';
import { unique } from '@stoa/commerce/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Colleague, heading, type Office, openOffice } from '../journeys/steps/office.ts';
import { save, saveBar } from '../journeys/steps/office-account.ts';

let office: Office;
let keeper: Colleague;
let few: string;
let many: string;
beforeAll(async () => {
  office = await openOffice();
  keeper = await office.employ('Cara Log', 'catalog-manager');
  few = await makeProduct('Few', [5, 10]);
  many = await makeProduct('Many', [8, 16, 16]);
});
afterAll(() => office?.close());

/** Makes a product with as many values of each attribute as are named; returns its id. */
async function makeProduct(name: string, counts: readonly number[]): Promise<string> {
  const { system } = office.own;
  const { id } = await createUnseenProduct(system, { kind: 'variable_product', name, sku: unique('sku') });
  const attributes = counts.map((count, at) => ({
    label: `Attribute ${at}`,
    displayType: 'button' as const,
    options: Array.from({ length: count }, (_, value) => ({ value: `${at}.${value}` })),
  }));
  await changeVariationAttributes(system, { productId: id, revision: 1, attributes, price: 2900 });
  return id;
}

const ROUNDS = 7;

const middle = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Milliseconds from the click on the way to the sheet until its first row can be typed in. */
async function opening(page: Page, address: string): Promise<number> {
  await page.goto(address);
  const way = page.getByRole('link', { name: 'Edit in a sheet' });
  await way.waitFor();
  await page.waitForLoadState('networkidle');
  const begun = performance.now();
  await way.click();
  await page
    .getByRole('textbox', { name: /^Price of/ })
    .first()
    .waitFor();
  return performance.now() - begun;
}

/** Milliseconds from the click on Save until one changed price of the sheet is saved. */
async function saving(page: Page, price: string): Promise<number> {
  await page
    .getByRole('textbox', { name: /^Price of/ })
    .first()
    .fill(price);
  await saveBar(page).getByRole('button', { name: 'Save' }).waitFor();
  const begun = performance.now();
  await save(page);
  await saveBar(page).waitFor({ state: 'detached' });
  return performance.now() - begun;
}

it('the sheet of 2,048 variations opens, and saves one that is changed, within two times the time of one of 50 [ADM-113]', async () => {
  await office.visit('desktop', 'Many variations', async (journey) => {
    const { page, origin } = journey;
    await office.enter(journey, keeper, `/${office.shop.code}/products`);
    await heading(page, 'Products').waitFor();
    const times = { few: { open: [0], save: [0] }, many: { open: [0], save: [0] } };
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [which, id] of [
        ['few', few],
        ['many', many],
      ] as const) {
        const open = await opening(page, `${origin}/${office.shop.code}/products/${id}`);
        const saved = await saving(page, `${30 + round}.00`);
        // The first round fetches the screens.
        if (round === 0) times[which] = { open: [], save: [] };
        else {
          times[which].open.push(open);
          times[which].save.push(saved);
        }
      }
    }
    const told = JSON.stringify(times);
    expect(middle(times.many.open), told).toBeLessThanOrEqual(2 * middle(times.few.open));
    expect(middle(times.many.save), told).toBeLessThanOrEqual(2 * middle(times.few.save));
  });
});
