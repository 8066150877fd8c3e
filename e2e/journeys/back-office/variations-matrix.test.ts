import { afterAll, beforeAll, expect, it } from 'vitest';
import { red } from '../../../apps/server/src/files/testing-pictures.ts';
import { hasFocus } from '../../harness/has-focus.ts';
import { type Colleague, heading, type Office, officeDevices, openOffice, told } from '../steps/office.ts';
import { save, saveBar } from '../steps/office-account.ts';
import { cell, fillPrice, filterRed, SIZES, sellShirt, sheetOf, tool } from '../steps/office-sheet.ts';

let office: Office;
let manager: Colleague;
beforeAll(async () => {
  office = await openOffice();
  manager = await office.employ('Cat Manager', 'catalog-manager');
});
afterAll(() => office?.close());

it.each(officeDevices)(
  'all variations stand in a sheet that is filtered by a value and kept in the address; what is shown is filled, taken back by one undo, and saved with what was typed by keyboard: %s [ADM-113, ADM-114]',
  async (_, device) => {
    const id = await sellShirt(office, `shirt-${device}`);
    await office.visit(device, 'The sheet of variations', async (journey) => {
      const { page, step } = journey;
      await office.enter(journey, manager, sheetOf(office, id));
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
  const id = await sellShirt(office, 'chosen');
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

    await page.goto(`${origin}${sheetOf(office, id)}`);
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

it('whoever may only read is led from the product to the sheet, sees it without fields, and comes back to it from a variation as it was filtered and scrolled, by Back and by the link of the screen [ADM-051]', async () => {
  const id = await sellShirt(
    office,
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
