import { changeVariation } from '@stoa/commerce';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasFocus } from '../../harness/has-focus.ts';
import { type Colleague, heading, type Office, openOffice, told } from '../steps/office.ts';
import { save, saveBar } from '../steps/office-account.ts';
import { cell, filterRed, sellShirt, sheetOf, tool } from '../steps/office-sheet.ts';

let office: Office;
let manager: Colleague;
beforeAll(async () => {
  office = await openOffice();
  manager = await office.employ('Cat Manager', 'catalog-manager');
});
afterAll(() => office?.close());

it('a save sends the changed variation alone; a sku that is taken is told at its cell and keeps all that is typed, and after the save the focus is where it was [ADM-038, ADM-113]', async () => {
  const id = await sellShirt(office, 'taken');
  await office.visit('desktop', 'A taken sku', async (journey) => {
    const { page, step, expectStatus } = journey;
    await office.enter(journey, manager, sheetOf(office, id));
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
  const id = await sellShirt(office, 'faulty');
  await office.visit('desktop', 'Faults of cells', async (journey) => {
    const { page, step } = journey;
    await office.enter(journey, manager, sheetOf(office, id));
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
  const id = await sellShirt(office, 'right');
  await office.visit('desktop', 'Cells put right', async (journey) => {
    const { page } = journey;
    await office.enter(journey, manager, sheetOf(office, id));
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
  const id = await sellShirt(office, 'contested');
  const client = await office.byContract(manager);
  const { text } = await client.get(`/api/v1/shops/${office.shop.code}/products/${id}/variations`);
  const [first] = JSON.parse(text).items as readonly { id: string }[];
  await office.visit('desktop', 'A contested price', async (journey) => {
    const { page, step, expectStatus } = journey;
    await office.enter(journey, manager, sheetOf(office, id));
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
