import { changeVariation, createProduct } from '@stoa/commerce';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { red } from '../../../apps/server/src/files/testing-pictures.ts';
import { hasFocus } from '../../harness/has-focus.ts';
import type { Journey } from '../../harness/journey.ts';
import { type Colleague, heading, type Office, officeDevices, openOffice, told } from '../steps/office.ts';
import { save, saveBar } from '../steps/office-account.ts';

let office: Office;
let manager: Colleague;
beforeAll(async () => {
  office = await openOffice();
  manager = await office.employ('Cat Manager', 'catalog-manager');
});
afterAll(() => office?.close());

const COLOURS = ['Red', 'Sand'];
const SIZES = ['S', 'M', 'L'];

/** Sells a shirt of two colours in three sizes, or in those that are named; returns its id. */
async function sellShirt(sku: string, sizes: readonly string[] = SIZES): Promise<string> {
  const option = (value: string) => ({ value });
  const { id } = await createProduct(office.own.system, {
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

const sheetOf = (id: string) => `/${office.shop.code}/products/${id}/variations`;

/** A cell by its column and the values of its variation. */
const cell = (page: Page, column: string, name: string) =>
  page.getByRole('table', { name: 'Variations' }).getByLabel(`${column} of ${name}`, { exact: true });

/** A button of the toolbar; what is told for a while has some of the same name. */
const tool = (page: Page, name: string) =>
  page.getByRole('search').getByRole('button', { name, exact: true });

/** Shows those of one colour, which are half of `all`. */
async function filterRed({ page, device }: Journey, all = 6): Promise<void> {
  if (device === 'phone') await tool(page, 'Filters').click();
  await tool(page, 'Colour').click();
  await page.getByRole('option', { name: 'Red' }).click();
  await page.keyboard.press('Escape');
  await page.getByText(`Showing ${all / 2} of ${all}`).waitFor();
}

async function fillPrice(page: Page, price: string): Promise<void> {
  await tool(page, 'Fill…').click();
  const dialog = page.getByRole('dialog', { name: 'Fill variations' });
  await dialog.getByRole('textbox', { name: 'Amount in USD' }).fill(price);
  await dialog.getByRole('button', { name: 'Fill 3 variations' }).click();
  await dialog.waitFor({ state: 'detached' });
}

it.each(officeDevices)(
  'all variations stand in a sheet that is filtered by a value and kept in the address; what is shown is filled, taken back by one undo, and saved with what was typed by keyboard: %s [ADM-113, ADM-114]',
  async (_, device) => {
    const id = await sellShirt(`shirt-${device}`);
    await office.visit(device, 'The sheet of variations', async (journey) => {
      const { page, step } = journey;
      await office.enter(journey, manager, sheetOf(id));
      await heading(page, 'Variations').waitFor();
      await page.getByText('Showing 6 of 6').waitFor();
      await step('sheet');
      await filterRed(journey);
      expect(new URL(page.url()).searchParams.getAll('a.colour')).toEqual(['Red']);
      expect(await cell(page, 'SKU', 'Sand / S').count()).toBe(0);

      await fillPrice(page, '57.5');
      expect(await cell(page, 'Price', 'Red / L').inputValue()).toBe('57.50');
      await saveBar(page).getByText('3 variations changed').waitFor();
      await step('filled');
      // What was told offers the same, as long as there is something to take back.
      const undoes = page.getByRole('button', { name: 'Undo', exact: true });
      await expect.poll(() => undoes.count()).toBe(2);
      await tool(page, 'Undo').click();
      await saveBar(page).waitFor({ state: 'detached' });
      await expect.poll(() => undoes.count()).toBe(1);
      expect(await cell(page, 'Price', 'Red / L').inputValue()).toBe('49.00');
      await fillPrice(page, '59');
      // The focus is on the button that was pressed, and the keys take back all the same.
      await page.keyboard.press('ControlOrMeta+z');
      await expect.poll(() => cell(page, 'Price', 'Red / L').inputValue()).toBe('49.00');
      await page.keyboard.press('ControlOrMeta+y');
      await expect.poll(() => cell(page, 'Price', 'Red / L').inputValue()).toBe('59.00');

      await cell(page, 'SKU', 'Red / S').focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(`first-${device}`);
      await page.keyboard.press('Enter');
      const below = cell(page, 'SKU', 'Red / M');
      await expect.poll(() => hasFocus(below)).toBe(true);
      await page.keyboard.type('gone');
      await page.keyboard.press('Escape');
      expect(await below.inputValue()).toBe(`shirt-${device}-red-m`);
      await save(page);
      await told(page, '3 variations are saved').waitFor();
      await saveBar(page).waitFor({ state: 'detached' });

      await page.reload();
      await page.getByText('Showing 3 of 6').waitFor();
      await expect.poll(() => cell(page, 'SKU', 'Red / S').inputValue()).toBe(`first-${device}`);
      expect(await cell(page, 'Price', 'Red / S').inputValue()).toBe('59.00');
      await page.getByRole('button', { name: 'Clear all' }).click();
      await expect.poll(() => cell(page, 'Price', 'Sand / S').inputValue()).toBe('49.00');
    });
  },
);

it('a picture and an availability are chosen for all variations that are shown, each taken back by one undo, and saved [ADM-114]', async () => {
  const id = await sellShirt('chosen');
  const buffer = await red(400, 300).jpeg().toBuffer();
  await office.visit('desktop', 'Filling what is chosen', async (journey) => {
    const { page, step, origin } = journey;
    await office.enter(journey, manager, `/${office.shop.code}/products/${id}`);
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^(?:Add pictures|Drop pictures)/ }).click();
    await (await choosing).setFiles([{ name: 'Shirt.jpg', mimeType: 'image/jpeg', buffer }]);
    await saveBar(page).getByText('1 unsaved change').waitFor();
    await save(page);
    await told(page, 'The product is saved').waitFor();

    await page.goto(`${origin}${sheetOf(id)}`);
    await page.getByText('Showing 6 of 6').waitFor();
    await filterRed(journey);
    const dialog = page.getByRole('dialog', { name: 'Fill variations' });
    const fill = async (what: string, choose: () => Promise<unknown>) => {
      await tool(page, 'Fill…').click();
      await dialog.getByLabel('Set', { exact: true }).selectOption(what);
      await choose();
      await dialog.getByRole('button', { name: 'Fill 3 variations' }).click();
      await dialog.waitFor({ state: 'detached' });
    };
    const fillPicture = () =>
      fill('Picture', () => dialog.getByRole('button', { name: 'Picture 1', exact: true }).click());
    const fillAvailability = () =>
      fill('Availability', () => dialog.getByLabel('Availability').selectOption('Not for sale'));
    const bare = page.getByRole('button', { name: /^Picture of Red .*: None$/ });
    const onSale = async () =>
      Promise.all(SIZES.map((size) => cell(page, 'Availability', `Red / ${size}`).inputValue()));
    expect([await bare.count(), await onSale()]).toEqual([3, Array(3).fill('sale')]);
    await fillPicture();
    await expect.poll(() => bare.count()).toBe(0);
    await tool(page, 'Undo').click();
    await expect.poll(() => bare.count()).toBe(3);
    await fillPicture();
    await fillAvailability();
    await expect.poll(onSale).toEqual(Array(3).fill('unavailable'));
    await tool(page, 'Undo').click();
    await expect.poll(onSale).toEqual(Array(3).fill('sale'));
    expect(await bare.count()).toBe(0);
    await fillAvailability();
    await step('chosen');
    await save(page);
    await told(page, '3 variations are saved').waitFor();
    await page.reload();
    await expect.poll(onSale).toEqual(Array(3).fill('unavailable'));
    expect(await bare.count()).toBe(0);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect.poll(() => cell(page, 'Availability', 'Sand / S').inputValue()).toBe('sale');
    expect(await page.getByRole('button', { name: /^Picture of Sand .*: None$/ }).count()).toBe(3);
  });
});

it('a save sends the changed variation alone; a sku that is taken is told at its cell and keeps all that is typed, and after the save the focus is where it was [ADM-038, ADM-113]', async () => {
  const id = await sellShirt('taken');
  await office.visit('desktop', 'A taken sku', async (journey) => {
    const { page, step, expectStatus } = journey;
    await office.enter(journey, manager, sheetOf(id));
    const sku = cell(page, 'SKU', 'Red / M');
    await sku.fill('taken-sand-s');
    expectStatus(409);
    const sent = page.waitForRequest((request) => request.url().endsWith('/variation-changes'));
    await save(page);
    const { changes } = (await sent).postDataJSON() as { changes: readonly object[] };
    expect(changes).toEqual([expect.objectContaining({ sku: 'taken-sand-s' })]);
    await page.getByText('1 cell needs your attention').waitFor();
    await expect.poll(() => hasFocus(sku)).toBe(true);
    expect([await sku.getAttribute('aria-invalid'), await sku.inputValue()]).toEqual([
      'true',
      'taken-sand-s',
    ]);
    await page.getByText('Another product has the SKU “taken-sand-s”.').first().waitFor();
    await step('refused');
    await sku.fill('free-sku');
    await saveBar(page).getByRole('button', { name: 'Save' }).press('Enter');
    await told(page, '1 variation is saved').waitFor();
    await saveBar(page).waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(sku)).toBe(true);
  });
});

it('a cell at fault keeps the sheet from being saved, is found also where the filter hides it, and several cells are pasted and taken back at once [ADM-038]', async () => {
  const id = await sellShirt('faulty');
  await office.visit('desktop', 'Faults of cells', async (journey) => {
    const { page, step } = journey;
    await office.enter(journey, manager, sheetOf(id));
    await cell(page, 'Price', 'Sand / L').fill('much');
    await filterRed(journey);
    await save(page);
    await page.getByText('What is at fault is not among the variations that are shown.').waitFor();
    await page.getByRole('button', { name: 'Show only what is at fault' }).click();
    const price = cell(page, 'Price', 'Sand / L');
    await expect.poll(() => hasFocus(price)).toBe(true);
    await page.getByText('Enter an amount such as 10.50.').waitFor();
    await step('a fault');
    await page.getByRole('button', { name: 'Discard' }).click();

    const pasted = '61\t70\n62\n63';
    await cell(page, 'Price', 'Red / S').evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      field.focus();
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, pasted);
    await told(page, 'Pasted into 4 cells').waitFor();
    expect(await cell(page, 'Compare-at', 'Red / S').inputValue()).toBe('70.00');
    expect(await cell(page, 'Price', 'Red / L').inputValue()).toBe('63.00');
    // What was told offers it, too, and gives the focus back when there is nothing left to take back.
    await page.getByRole('button', { name: 'Undo', exact: true }).last().focus();
    await page.keyboard.press('ControlOrMeta+z');
    await saveBar(page).waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(cell(page, 'Price', 'Red / S'))).toBe(true);
  });
});

it('whoever puts a cell right and shows the others again is back at it; what fills variations asks before it is left over what was typed in it, and what was told of a fill offers nothing any more where the sheet is left [ADM-035]', async () => {
  const id = await sellShirt('right');
  await office.visit('desktop', 'Cells put right', async (journey) => {
    const { page } = journey;
    await office.enter(journey, manager, sheetOf(id));
    const price = cell(page, 'Price', 'Sand / L');
    await price.fill('much');
    await save(page);
    await page.getByRole('button', { name: 'Show only what is at fault' }).press('Enter');
    await page.getByText('Showing 1 of 6').waitFor();
    await price.fill('52');
    await page.getByRole('button', { name: 'Show the others again' }).press('Enter');
    await page.getByText('Showing 6 of 6').waitFor();
    await expect.poll(() => hasFocus(price)).toBe(true);

    await tool(page, 'Fill…').click();
    const dialog = page.getByRole('dialog', { name: 'Fill variations' });
    const amount = dialog.getByRole('textbox', { name: 'Amount in USD' });
    await amount.fill('60');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Stay here' }).click();
    expect(await amount.inputValue()).toBe('60');
    await dialog.getByRole('button', { name: 'Fill 6 variations' }).click();
    const undoes = page.getByRole('button', { name: 'Undo', exact: true });
    await expect.poll(() => undoes.count()).toBe(2);
    await page.getByRole('main').getByRole('link', { name: 'Linen shirt' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await heading(page, 'Linen shirt').waitFor();
    // What is told outlives the sheet, but offers nothing that is gone with it.
    expect(await undoes.count()).toBe(0);
  });
});

it('a price that somebody else has set meanwhile is told at its cell, and overwritten by saving again', async () => {
  const id = await sellShirt('contested');
  const client = await office.byContract(manager);
  const { text } = await client.get(`/api/v1/shops/${office.shop.code}/products/${id}/variations`);
  const [first] = JSON.parse(text).items as readonly { id: string }[];
  await office.visit('desktop', 'A contested price', async (journey) => {
    const { page, step, expectStatus } = journey;
    await office.enter(journey, manager, sheetOf(id));
    const price = cell(page, 'Price', 'Red / S');
    await price.fill('61');
    const changed = { productId: id, variationId: first?.id ?? '', revision: 1, price: 6200 };
    await changeVariation(office.own.system, changed);
    expectStatus(409);
    await save(page);
    await page.getByText('Somebody else has set this to “62.00”.').first().waitFor();
    expect(await price.inputValue()).toBe('61.00');
    await step('contested');
    await save(page);
    await told(page, '1 variation is saved').waitFor();
    await page.reload();
    await expect.poll(() => price.inputValue()).toBe('61.00');
  });
});

it('whoever may only read is led from the product to the sheet, sees it without fields, and comes back to it from a variation as it was filtered and scrolled, by Back and by the link of the screen [ADM-051]', async () => {
  const id = await sellShirt(
    'read',
    Array.from({ length: 30 }, (_, at) => `${at + 30}`),
  );
  const reader = await office.employ('Reed Only', 'read-only');
  await office.visit('phone', 'Variations to read', async (journey) => {
    const { page, step } = journey;
    await office.enter(journey, reader, `/${office.shop.code}/products/${id}`);
    await page.getByRole('link', { name: 'Show in a sheet' }).click();
    await page.getByText('Showing 60 of 60').waitFor();
    const table = page.getByRole('table', { name: 'Variations' });
    await table.getByText('$49.00').first().waitFor();
    expect(await table.locator('input, select').count()).toBe(0);
    expect(await tool(page, 'Fill…').count()).toBe(0);
    await step('read');
    await filterRed(journey, 60);
    const opens = table.getByRole('link', { name: 'Red / 50', exact: true });
    const top = () => table.evaluate((one) => one.parentElement?.scrollTop ?? 0);
    await table.evaluate((one) => one.parentElement?.scrollTo({ top: 900, behavior: 'instant' }));
    await opens.waitFor();
    const before = await top();
    expect(before).toBeGreaterThan(600);
    const back = page.getByRole('main').getByRole('link', { name: 'Variations', exact: true });
    for (const goBack of [() => page.goBack(), () => back.click()]) {
      await opens.click();
      await heading(page, 'Red / 50').waitFor();
      await goBack();
      await page.getByText('Showing 30 of 60').waitFor();
      await opens.waitFor();
      await expect.poll(top).toBe(before);
    }
  });
});
