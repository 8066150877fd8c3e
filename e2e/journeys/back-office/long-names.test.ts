import { createCustomer, createCustomerGroup } from '@stoa/commerce';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { heading, type Office, openOffice, row } from '../steps/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  await createCustomerGroup(office.own.system, { code: 'long', name: LONG.slice(0, 100) });
  await createCustomer(office.own.system, {
    email: 'long@example.com',
    firstName: LONG,
    lastName: LONG,
    group: 'long',
  });
});
afterAll(() => office?.close());

/** Of one word, as long as a name can be. */
const LONG = 'W'.repeat(255);

it('a dialog about something with a name of one long word can be closed by its button', async () => {
  await office.visit('phone', 'A long name in a dialog', async (journey) => {
    const { page, step } = journey;
    const owner = await office.employ('Olga Quay', 'owner');
    await office.enter(journey, owner, `/${office.shop.code}/customer-groups/long`);
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    await close.waitFor();
    const { x, width } = (await close.boundingBox()) ?? { x: 0, width: Number.POSITIVE_INFINITY };
    expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    await step('dialog');
    await close.click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
});

it('a list with names of one long word is as wide as its screen', async () => {
  await office.visit('desktop', 'Long names in a list', async (journey) => {
    const { page, step } = journey;
    const owner = await office.employ('Olga Quay', 'owner');
    await office.enter(journey, owner, `/${office.shop.code}/customers`);
    await heading(page, 'Customers').waitFor();
    await row(journey, 'long@example.com').waitFor();
    const { x, width } = (await page.getByRole('table').boundingBox()) ?? { x: 0, width: 0 };
    expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    await step('list');
  });
});
