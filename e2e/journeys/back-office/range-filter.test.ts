import { afterAll, beforeAll, expect, it } from 'vitest';
import { smallTargets } from '../../harness/targets.ts';
import { type Colleague, type Office, openOffice } from '../steps/office.ts';

let office: Office;
let owner: Colleague;
beforeAll(async () => {
  office = await openOffice();
  owner = await office.employ('Olga Quay', 'owner');
});
afterAll(() => office?.close());

it('a range is typed by whoever filters, refused where it ends before it begins, and stands in the address as a plain decimal [ADM-050, ADM-066]', async () => {
  await office.visit('desktop', 'Filter by a range', async (journey) => {
    const { page } = journey;
    await office.enter(journey, owner, `/${office.shop.code}/customers`);
    await page.getByRole('button', { name: 'Spent', exact: true }).click();
    const range = page.getByRole('dialog', { name: 'Spent' });
    await range.getByLabel('From', { exact: true }).fill('1,234.5');
    await range.getByLabel('To', { exact: true }).fill('10');
    await page.keyboard.press('Enter');
    await range.getByText('The end is below the start.').waitFor();
    await range.getByLabel('To', { exact: true }).fill('');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Spent At least $1,234.50' }).waitFor();
    expect(new URL(page.url()).search).toBe('?spent=1234.50..');
    await page.getByRole('button', { name: 'Remove the filter “Spent”' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });
});

it('at 360 px a filter by a range has targets of 44 px, also with a fault beside its field [ADM-060]', async () => {
  await office.visit('phone', 'A range on a small screen', async (journey) => {
    const { page, step } = journey;
    await page.setViewportSize({ width: 360, height: 740 });
    await office.enter(journey, owner, `/${office.shop.code}/customers?spent=10.50..`);
    await page.getByRole('button', { name: 'Spent At least $10.50' }).click();
    const range = page.getByRole('dialog', { name: 'Spent' });
    await range.getByLabel('To', { exact: true }).fill('9.999');
    await range.getByRole('button', { name: 'Apply' }).click();
    await range.getByText('Enter 2 decimals at most.').waitFor();
    await step('fault');
    expect(await smallTargets(page)).toEqual([]);
  });
});
