import { createCategories, createProduct, createUnseenProduct } from '@stoa/commerce';
import { simpleProduct } from '@stoa/commerce/testing';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { red } from '../../../apps/server/src/files/testing-pictures.ts';
import type { Journey } from '../../harness/journey.ts';
import { type Colleague, heading, type Office, openOffice } from '../steps/office.ts';
import { saveBar } from '../steps/office-account.ts';
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

it('each part that a product lacks is led to, with the focus in it [ADM-105]', async () => {
  const given = { kind: 'variable_product', name: 'Bare shirt', sku: 'bare-shirt' } as const;
  const { id } = await createUnseenProduct(office.own.system, given);
  await office.visit('desktop', 'What a product lacks', async (journey) => {
    await open(journey, id, given.name);
    const lacks = section(journey, 'Visibility').getByRole('listitem').getByRole('link');
    const places = {
      'a price': 'Prices',
      'a picture': 'Pictures',
      'a category': 'Organisation',
      'a variation': 'Variations',
    };
    await lacks.first().waitFor();
    expect(await lacks.allTextContents()).toEqual(Object.keys(places));
    for (const [lack, place] of Object.entries(places)) {
      await lacks.filter({ hasText: lack }).click();
      await expect.poll(() => holdsFocus(section(journey, place)), { message: lack }).toBe(true);
    }
  });
});

const holdsFocus = (part: Locator) => part.evaluate((one) => one.contains(document.activeElement));

it('what is picked, sent, moved or removed counts as a change until it is as it was [ADM-034]', async () => {
  const { id } = await createProduct(
    office.own.system,
    simpleProduct({
      name: 'Brass lamp',
      categories: ['home', 'lamps', 'sale'],
      attributes: { colour: 'Brass', style: 'Plain' },
    }),
  );
  const buffer = await red(400, 300).jpeg().toBuffer();
  await office.visit('desktop', 'Changes without typing', async (journey) => {
    const { page, step } = journey;
    await open(journey, id, 'Brass lamp');
    const isChanged = () => saveBar(page).getByText('1 unsaved change', { exact: true }).waitFor();
    const isAsItWas = () => saveBar(page).waitFor({ state: 'detached' });
    const pressed = (within: Locator, name: string) =>
      within.getByRole('button', { name, exact: true }).click();

    const organisation = section(journey, 'Organisation');
    await pressed(organisation, 'Take it out of Lamps');
    await isChanged();
    await organisation.getByRole('textbox', { name: 'Categories' }).fill('Lamps');
    await page.getByRole('option', { name: 'Lamps' }).click();
    await isAsItWas();
    await pressed(organisation, 'Make primary: Sale');
    await isChanged();
    await pressed(organisation, 'Make primary: Home');
    await isAsItWas();

    const attributes = section(journey, 'Attributes');
    await pressed(attributes, 'Remove attribute style');
    await isChanged();
    await pressed(attributes, 'Add attribute');
    await page.getByRole('combobox', { name: 'Name of attribute 2' }).fill('style');
    await page.getByRole('combobox', { name: 'Values of attribute 2' }).fill('Plain');
    await page.keyboard.press('Enter');
    await isAsItWas();

    const pictures = section(journey, 'Pictures');
    const choosing = page.waitForEvent('filechooser');
    await pictures.getByRole('button', { name: /^(?:Add pictures|Drop pictures)/ }).click();
    await (await choosing).setFiles([{ name: 'Lamp.jpg', mimeType: 'image/jpeg', buffer }]);
    await isChanged();
    await step('a picture came');
    await pressed(pictures, 'More for picture 1');
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await isAsItWas();
  });
});
