import { createCategory, createProduct } from '@stoa/commerce';
import { simpleProduct, variableProduct } from '@stoa/commerce/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { red } from '../../../apps/server/src/files/testing-pictures.ts';
import {
  type Colleague,
  heading,
  type Office,
  officeDevices,
  openOffice,
  openScreen,
  row,
  told,
} from '../steps/office.ts';

let office: Office;
let keeper: Colleague;
beforeAll(async () => {
  office = await openOffice();
  keeper = await office.employ('Cara Log', 'catalog-manager');
  const { system } = office.own;
  await createCategory(system, { slug: 'kitchen', name: 'Kitchen' });
  await createCategory(system, { slug: 'bowls', name: 'Bowls', parent: 'kitchen' });
  const contract = await office.byContract(keeper);
  const picture = { name: 'bowl.jpg', bytes: await red(400, 300).jpeg().toBuffer() };
  const file = String((await contract.sendPicture(office.shop.code, picture)).body.file);
  await createProduct(
    system,
    simpleProduct({
      name: 'Stoneware bowl',
      sku: 'BOWL-1',
      brand: 'Kiln & Co',
      categories: ['bowls'],
      attributes: { glaze: 'Ash' },
      media: [{ file, alt: 'A bowl', width: 400, height: 300 }],
    }),
  );
  await createProduct(system, simpleProduct({ name: 'Jug', sku: 'JUG-1', stock: { available: 0 } }));
  // More than a page of variations.
  const colours = Array.from({ length: 30 }, (_, n) => [`Shade ${n + 1}`, 2500 + n * 10]);
  await createProduct(
    system,
    variableProduct(Object.fromEntries(colours), { name: 'Linen cushion', sku: 'CUSHION' }),
  );
});
afterAll(() => office?.close());

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const products = () => `/${office.shop.code}/products`;

/** Opens a filter; a phone has them behind a button. */
const openFilter = (page: Page, filter: string) =>
  page.getByRole('button', { name: filter, exact: true }).click();

/** Sets an open filter to the value that is found by these words. */
async function choose(page: Page, filter: string, find: string, value: string | RegExp) {
  await page.getByRole('combobox', { name: `${filter}: Find` }).fill(find);
  await page.getByRole('option', { name: value }).click();
  await page.keyboard.press('Escape');
}

it.each(officeDevices)(
  'products are found by words, categories and attributes, and unfold to their variations, which stay unfolded for whoever comes back: %s [ADM-051, ADM-101]',
  async (_, device) => {
    await office.visit(device, 'Products', async (journey) => {
      const { page, step } = journey;
      await office.enter(journey, keeper, `/${office.shop.code}`);
      await openScreen(journey, 'Products');
      await row(journey, 'JUG-1').getByText('Sold out').waitFor();
      await row(journey, 'BOWL-1').getByText('$10.00').waitFor();
      await row(journey, 'CUSHION').getByText('30 variations').waitFor();
      await row(journey, 'CUSHION').getByText('$25.00 – $27.90').waitFor();
      const picture = row(journey, 'BOWL-1').locator('img');
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await step('list');

      if (device === 'phone') await page.getByRole('button', { name: 'Filters' }).click();
      await openFilter(page, 'Category');
      await page.getByRole('option', { name: 'Bowls' }).waitFor();
      await choose(page, 'Category', 'kitch', 'Kitchen');
      await openFilter(page, 'Attribute');
      await choose(page, 'Attribute', 'glaze a', 'Ash');
      await row(journey, 'CUSHION').waitFor({ state: 'detached' });
      await row(journey, 'BOWL-1').waitFor();
      await page.getByText('Glaze: Ash').waitFor();
      await step('filtered');
      await page.getByRole('button', { name: 'Clear all' }).click();

      await page.getByRole('searchbox').fill('linen');
      await row(journey, 'JUG-1').waitFor({ state: 'detached' });
      const unfold = page.getByRole('button', { name: 'Variations of Linen cushion' });
      await unfold.click();
      const variations = page.getByRole('list', { name: 'Variations of Linen cushion' });
      await expect.poll(() => variations.getByRole('listitem').count()).toBe(25);
      await step('unfolded');
      await page.getByRole('button', { name: 'Show more' }).click();
      await expect.poll(() => variations.getByRole('listitem').count()).toBe(30);
      await variations.getByRole('link', { name: 'Shade 30' }).click();
      await heading(page, /Shade 30/).waitFor();
      await page.goBack();
      await expect.poll(() => variations.getByRole('listitem').count()).toBe(30);
      await unfold.click();
      await variations.waitFor({ state: 'detached' });
    });
  },
);

it.each(officeDevices)(
  'several products are hidden at once, which is taken back, archived and brought back: %s',
  async (_, device) => {
    await office.visit(device, 'Several products', async (journey) => {
      const { page, step } = journey;
      await office.enter(journey, keeper, products());
      await page.getByRole('checkbox', { name: 'Select Jug' }).check();
      await page.getByRole('checkbox', { name: 'Select Stoneware bowl' }).check();
      await step('selected');
      await page.getByRole('button', { name: 'Hide', exact: true }).click();
      const question = dialog(page, 'Hide 2 products');
      await question.getByText('all that is entered stays', { exact: false }).waitFor();
      await step('hiding');
      await question.getByRole('button', { name: 'Hide 2 products' }).click();
      await told(page, '2 products are hidden').waitFor();
      await row(journey, 'JUG-1').getByText('Hidden').waitFor();
      await step('hidden');
      await page.getByRole('button', { name: 'Undo' }).click();
      await row(journey, 'JUG-1').getByText('Visible').waitFor();

      await page.getByRole('checkbox', { name: 'Select Jug' }).check();
      await page.getByRole('button', { name: 'Archive', exact: true }).click();
      await dialog(page, 'Archive 1 product').getByRole('button', { name: 'Archive 1 product' }).click();
      await row(journey, 'JUG-1').waitFor({ state: 'detached' });
      await page.getByRole('link', { name: 'Archived' }).click();
      await row(journey, 'JUG-1').waitFor();
      await page.getByRole('checkbox', { name: 'Select Jug' }).check();
      await step('archived');
      await page.getByRole('button', { name: 'Bring back', exact: true }).click();
      await dialog(page, 'Bring back 1 product')
        .getByRole('button', { name: 'Bring back 1 product' })
        .click();
      await page.getByText('Nothing is archived').waitFor();
      await step('nothing archived');
    });
  },
);

it.each(officeDevices)(
  'a grouped product is added with kind, name, sku and what it consists of, and opens; a taken sku is told beside its field: %s [ADM-105, ADM-115]',
  async (_, device) => {
    await office.visit(device, 'Adding a product', async (journey) => {
      const { page, step } = journey;
      await office.enter(journey, keeper, products());
      await page.getByRole('button', { name: 'Add product' }).click();
      const adding = dialog(page, 'Add a product');
      await step('adding');
      await adding.getByRole('radio', { name: 'Grouped' }).check();
      await adding.getByRole('button', { name: 'Add product' }).click();
      await adding.getByText('Give the product a name.').first().waitFor();
      await adding.getByText('Choose at least one product.').first().waitFor();
      await adding.getByLabel('Name').fill(`Table set ${device}`);
      await adding.getByLabel('SKU', { exact: true }).fill('BOWL-1');
      await adding.getByLabel('What it consists of').first().fill('BOWL-1');
      await page.getByRole('option', { name: 'Stoneware bowl' }).click();
      expect(await page.getByRole('option', { name: 'Linen cushion' }).count()).toBe(0);
      // The field is empty again: what is typed on is looked for alone, and Enter sends nothing while one looks.
      const parts = adding.getByRole('combobox', { name: 'What it consists of' });
      await parts.pressSequentially('JUG');
      await page.getByRole('option', { name: 'Jug' }).waitFor();
      await parts.press('Enter');
      await page.getByRole('option', { name: 'Jug' }).click();
      expect(await parts.inputValue()).toBe('');
      await parts.pressSequentially('BOWL');
      await parts.press('Enter');
      await parts.clear();
      await adding.getByRole('button', { name: 'Move Jug up' }).click();
      await step('with parts');
      journey.expectStatus(409);
      await adding.getByRole('button', { name: 'Add product' }).click();
      await expect
        .poll(() => adding.getByLabel('SKU', { exact: true }).getAttribute('aria-invalid'))
        .toBe('true');
      await step('taken');
      await adding.getByLabel('SKU', { exact: true }).fill(`SET-${device}`);
      await adding.getByRole('button', { name: 'Add product' }).click();
      await heading(page, `Table set ${device}`).waitFor();
      await page.goto(`${journey.origin}${products()}`);
      await row(journey, `SET-${device}`).getByText('Hidden').waitFor();
    });
  },
);
