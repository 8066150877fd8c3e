import { createCategories, createProduct } from '@stoa/commerce';
import { simpleProduct } from '@stoa/commerce/testing';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { red } from '../../../apps/server/src/files/testing-pictures.ts';
import { hasFocus } from '../../harness/has-focus.ts';
import type { Journey } from '../../harness/journey.ts';
import { type Colleague, heading, type Office, openOffice } from '../steps/office.ts';
import { section } from '../steps/office-products.ts';

let office: Office;
let manager: Colleague;
beforeAll(async () => {
  office = await openOffice();
  manager = await office.employ('Cato Logue', 'catalog-manager');
  const names = ['Home', 'Lamps', 'Sale'];
  await createCategories(
    office.own.system,
    names.map((name) => ({ name, slug: name.toLowerCase() })),
  );
});
afterAll(() => office?.close());

/** Opens the page of a product. */
async function open(journey: Journey, id: string, name: string): Promise<void> {
  await office.enter(journey, manager, `/${office.shop.code}/products/${id}`);
  await heading(journey.page, name).waitFor();
}

/** Presses a button with the Enter key. */
async function press(within: Locator, name: string): Promise<void> {
  const button = within.getByRole('button', { name, exact: true });
  await button.focus();
  await button.press('Enter');
}

/** What has the focus, by its name or what is written on it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: active } = document;
    return active?.getAttribute('aria-label') ?? active?.textContent;
  });

/** Waits until the focus is on what is called so. */
const expectFocus = (page: Page, name: string | RegExp) =>
  expect.poll(() => focused(page)).toEqual(name instanceof RegExp ? expect.stringMatching(name) : name);

it('by keyboard one keeps the place where an entry is taken out: the next one has the focus, after the last the one before, and at the end what adds some', async () => {
  const { system } = office.own;
  const { id } = await createProduct(
    system,
    simpleProduct({
      name: 'Brass lamp',
      categories: ['home', 'lamps', 'sale'],
      attributes: { colour: 'Brass', height: '40 cm', style: 'Plain' },
      priceLevels: [5, 10].map((minQty) => ({ minQty, price: 900 - minQty, customerGroups: [] })),
    }),
  );
  await office.visit('desktop', 'Focus in lists', async (journey) => {
    const { page, step } = journey;
    await open(journey, id, 'Brass lamp');
    const prices = section(journey, 'Prices');
    await press(prices, 'Remove price level 1');
    await expectFocus(page, 'Remove price level 1');
    await page.keyboard.press('Enter');
    await expectFocus(page, 'Add price level');

    const attributes = section(journey, 'Attributes');
    await press(attributes, 'Remove attribute colour');
    await expectFocus(page, 'Remove attribute height');
    await press(attributes, 'Remove attribute style');
    await expectFocus(page, 'Remove attribute height');
    await step('one attribute left');
    await page.keyboard.press('Enter');
    await expectFocus(page, 'Add attribute');

    const organisation = section(journey, 'Organisation');
    await press(organisation, 'Make primary: Sale');
    await expectFocus(page, 'Take it out of Sale');
    await page.keyboard.press('Enter');
    await expectFocus(page, 'Take it out of Home');
    await press(organisation, 'Take it out of Lamps');
    await expectFocus(page, 'Take it out of Home');
    await page.keyboard.press('Enter');
    const categories = organisation.getByRole('textbox', { name: 'Categories' });
    await expect.poll(() => hasFocus(categories)).toBe(true);
  });
});

it('by keyboard one keeps the place where parts of a group are taken out, down to the field that adds some', async () => {
  const { system } = office.own;
  for (const name of ['Bowl', 'Jug']) {
    await createProduct(system, simpleProduct({ name, sku: name.toUpperCase() }));
  }
  const { id } = await createProduct(system, {
    classCode: 'grouped',
    name: 'Set',
    sku: 'SET',
    slug: 'set',
    children: ['BOWL', 'JUG'],
  });
  await office.visit('desktop', 'Focus in a group', async (journey) => {
    const { page } = journey;
    await open(journey, id, 'Set');
    const main = page.getByRole('main');
    await press(main, 'Remove Jug');
    await expectFocus(page, 'Remove Bowl');
    await page.keyboard.press('Enter');
    const find = page.getByPlaceholder('Find a simple product by name or SKU');
    await expect.poll(() => hasFocus(find)).toBe(true);
  });
});

it('a text is that of the picture it was written beside, whatever arrives meanwhile; and the dialog gives the focus back after several pictures', async () => {
  const id = await office.own.sell('Jug of clay', 1250, 5);
  await office.visit('desktop', 'Texts of pictures', async (journey) => {
    const { page, step } = journey;
    await open(journey, id, 'Jug of clay');
    const pictures = section(journey, 'Pictures');
    const held = Promise.withResolvers<void>();
    await page.route('**/api/v1/shops/*/pictures?name=Large*', async (route) => {
      await held.promise;
      await route.continue();
    });
    const choosing = page.waitForEvent('filechooser');
    await pictures.getByRole('button', { name: /^Drop pictures/ }).click();
    const sent = ['Large.jpg', 'Small.jpg'].map(async (name, at) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: await red(400 + at, 300)
        .jpeg()
        .toBuffer(),
    }));
    await (await choosing).setFiles(await Promise.all(sent));
    await pictures.getByText('1 picture', { exact: true }).waitFor();
    await pictures.getByRole('button', { name: /^Picture 1 of 1/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Text for picture/ });
    const text = dialog.getByLabel('What it shows');
    await text.fill('The small one');
    held.resolve();
    await pictures.getByText('2 pictures').waitFor({ state: 'attached' });
    // The large one was chosen first and stands first.
    await page.getByRole('dialog', { name: 'Text for picture 2 of 2' }).waitFor();
    expect(await text.inputValue()).toBe('The small one');
    await step('the other has arrived');
    await text.press('Enter');
    await page.getByRole('dialog', { name: 'Text for picture 1 of 2' }).waitFor();
    expect(await text.inputValue()).toBe('');
    await expect.poll(() => hasFocus(text)).toBe(true);
    await page.keyboard.type('The large one');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await pictures.getByRole('button', { name: /^Picture 1 of 2: The large one/ }).waitFor();
    await expectFocus(page, /^Picture 2 of 2: The small one/);
  });
});

it('whoever goes on to another field while the editor is loaded goes on writing there', async () => {
  const id = await office.own.sell('Vase', 1250, 5);
  await office.visit('desktop', 'The editor comes late', async (journey) => {
    const { page } = journey;
    const held = Promise.withResolvers<void>();
    await page.route('**/rich-text-editor-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await open(journey, id, 'Vase');
    await page.getByRole('button', { name: 'Edit: Description' }).click();
    const subTitle = page.getByRole('textbox', { name: 'Sub-title', exact: true });
    await subTitle.focus();
    held.resolve();
    await page.getByRole('toolbar', { name: 'Format of: Description' }).waitFor();
    await page.keyboard.type('For one flower');
    expect(await subTitle.inputValue()).toBe('For one flower');
  });
});
