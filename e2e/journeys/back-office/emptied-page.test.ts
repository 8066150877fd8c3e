import { createProducts } from '@stoa/commerce';
import { simpleProduct } from '@stoa/commerce/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Colleague, type Office, openOffice } from '../steps/office.ts';

let office: Office;
let keeper: Colleague;
beforeAll(async () => {
  office = await openOffice();
  keeper = await office.employ('Cara Log', 'catalog-manager');
  // A page has 50.
  const mugs = Array.from({ length: 52 }, (_, n) =>
    simpleProduct({ name: `Mug ${n + 1}`, sku: `MUG-${n + 1}` }),
  );
  await createProducts(office.own.system, mugs);
});
afterAll(() => office?.close());

it('when all rows of a later page are gone the first page is shown, with its count, and not the words of an empty list', async () => {
  await office.visit('desktop', 'An emptied page', async (journey) => {
    const { page, step } = journey;
    await office.enter(journey, keeper, `/${office.shop.code}/products`);
    const pager = page.getByRole('navigation', { name: /^Pages/ });
    await pager.getByText('52 entries').waitFor();
    await pager.getByRole('button', { name: 'Next' }).click();
    await pager.getByText('Page 2').waitFor();
    const boxes = page.getByRole('checkbox', { name: /^Select Mug/ });
    await expect.poll(() => boxes.count()).toBe(2);
    for (const box of await boxes.all()) await box.check();
    await page.getByRole('button', { name: 'Archive', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Archive 2 products' }).click();
    await expect.poll(() => boxes.count()).toBe(50);
    expect(await page.getByText('No products yet').count()).toBe(0);
    await pager.getByText('50 entries').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await step('the first page');
  });
});
