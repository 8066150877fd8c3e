import { changeProduct, createCategories, createProduct, readProductForStaff } from '@stoa/commerce';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { simpleProduct, variableProduct } from '../../../packages/commerce/src/testing/products.ts';
import type { Journey } from '../../harness/journey.ts';
import { smallTargets } from '../../harness/targets.ts';
import { until } from '../../harness/until.ts';
import { type Colleague, heading, type Office, officeDevices, openOffice, told } from '../steps/office.ts';
import { save, saveBar } from '../steps/office-account.ts';

let office: Office;
let manager: Colleague;
beforeAll(async () => {
  office = await openOffice();
  manager = await office.employ('Cat Manager', 'catalog-manager');
  await createCategories(office.own.system, [
    { name: 'Home', slug: 'home' },
    { name: 'Lamps', slug: 'lamps', parent: 'home' },
  ]);
});
afterAll(() => office?.close());

type Given = Parameters<typeof simpleProduct>[0];

const make = async (given: Given) => (await createProduct(office.own.system, simpleProduct(given))).id;

/** Opens the page of a product as whoever keeps the catalogue. */
async function openProduct(journey: Journey, id: string, name: string, who = manager) {
  await office.enter(journey, who, `/${office.shop.code}/products/${id}`);
  await heading(journey.page, name).waitFor();
}

const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });
const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
const act = async (page: Page, product: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${product}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

/** What a guest is answered at an address of the shop. */
const asGuest = (path: string) => office.own.visitor(office.server).get(path);

/** Waits until the shop's page at an address has these words. */
const shopSays = (path: string, words: string) =>
  until(`“${words}” at ${path}`, async () => (await asGuest(path)).text.includes(words) || undefined);

it.each(officeDevices)(
  'a new product is shown after what it lacks is named, each with a link; what is changed of it is in the shop at the next load: %s [ADM-105]',
  async (_, device) => {
    const sku = `lamp-${device}`;
    const id = await make({ sku, name: 'Plain lamp', price: 0, visible: false, attributes: { wattage: 40 } });
    await office.visit(device, 'A product', async (journey) => {
      const { page, step } = journey;
      await openProduct(journey, id, 'Plain lamp');
      const visibility = part(page, 'Visibility');
      await visibility.getByText('Before shoppers see it, add:').waitFor();
      expect(await visibility.getByRole('listitem').allTextContents()).toEqual([
        'a price',
        'a picture',
        'a category',
      ]);
      await step('hidden');
      await visibility.getByRole('link', { name: 'a price' }).click();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('inputmode')))
        .toBe('decimal');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('49.50');
      await visibility.getByRole('link', { name: 'a category' }).click();
      await page.keyboard.type('lam');
      await page.getByRole('option', { name: 'Lamps' }).click();
      await page.keyboard.press('Escape');
      expect(await visibility.getByRole('listitem').allTextContents()).toEqual(['a picture']);
      await visibility.getByRole('switch', { name: 'Show it in this shop' }).press(' ');
      await visibility.getByText('Shoppers see it without:').waitFor();

      await field(page, 'Name').fill('Brass lamp');
      await field(page, 'Short description').fill('A calm light.');
      await part(page, 'Search engines').getByText('A calm light.').waitFor();
      await field(page, 'Weight').fill('heavy');
      await page.getByRole('button', { name: 'Add attribute' }).click();
      await page.getByRole('combobox', { name: 'Name of attribute 2' }).fill('Colour');
      await page.getByRole('combobox', { name: 'Values of attribute 2' }).fill('brass');
      await saveBar(page).getByText('7 unsaved changes').waitFor();
      await save(page);
      await page.getByText('2 fields need your attention').waitFor();
      await step('at fault');
      await field(page, 'Weight').fill('1.2 kg');
      await page.getByRole('combobox', { name: 'Name of attribute 2' }).fill('colour');
      await save(page);
      await told(page, 'The product is saved').waitFor();
      await heading(page, 'Brass lamp').waitFor();
      await step('saved');
      expect(await smallTargets(page)).toEqual([]);
    });
    await shopSays(`/${sku}`, 'A calm light.');
    expect(await readProductForStaff(office.own.system, id)).toMatchObject({
      name: 'Brass lamp',
      visible: true,
      price: { from: 4950 },
      weightGrams: 1200,
      attributes: { wattage: 40, colour: 'brass' },
      categories: [{ slug: 'lamps' }],
    });
  },
);

it.each(officeDevices)(
  'two people change a product: what is of different fields holds, and of the same field the present value is told beside what is typed: %s [ADM-907]',
  async (_, device) => {
    const id = await make({ name: 'Mug for two', attributes: { colour: 'red' } });
    await office.visit(device, 'A product by two', async (journey) => {
      const { page, step, expectStatus } = journey;
      expectStatus(409);
      await openProduct(journey, id, 'Mug for two');
      await field(page, 'Sub-title').fill('Mine');
      await field(page, 'Weight').fill('300 g');
      await changeProduct(office.own.system, {
        productId: id,
        revision: 1,
        subTitle: 'Theirs',
        brand: 'Kiln',
        attributes: { colour: ['red', 'blue'] },
      });
      await save(page);
      await page.getByText('Somebody else has set this to “Theirs”.').first().waitFor();
      expect(await field(page, 'Sub-title').inputValue()).toBe('Mine');
      expect(await page.getByRole('combobox', { name: 'Brand' }).inputValue()).toBe('Kiln');
      await part(page, 'Attributes').getByText('blue').waitFor();
      await step('conflict');
      await save(page);
      await told(page, 'The product is saved').waitFor();
    });
    expect(await readProductForStaff(office.own.system, id)).toMatchObject({
      subTitle: 'Mine',
      weightGrams: 300,
      brand: 'Kiln',
      attributes: { colour: ['red', 'blue'] },
    });
  },
);

it.each(officeDevices)(
  'a taken address is refused with what holds it and a free one is offered; the old address leads to the new one: %s',
  async (_, device) => {
    const id = await make({ name: 'Moved mug', slug: `mug-${device}` });
    await make({ name: 'Held lamp', slug: `held-${device}` });
    await office.visit(device, 'Another address', async (journey) => {
      const { page, step, expectStatus } = journey;
      expectStatus(409);
      await openProduct(journey, id, 'Moved mug');
      await page.getByRole('button', { name: 'Change address' }).click();
      const moving = dialog(page, 'Change the address');
      await moving.getByText('is led to the new address').waitFor();
      await moving.getByRole('textbox').fill(`held-${device}`);
      await moving.getByRole('button', { name: 'Change address' }).click();
      await moving.getByText('Taken by the product “Held lamp”').waitFor();
      await step('taken');
      await moving.getByRole('button', { name: `Use “held-${device}-2”` }).click();
      await moving.getByRole('button', { name: 'Change address' }).click();
      await told(page, 'The address is changed').waitFor();
      await page.getByText(`/mug-${device}`, { exact: true }).waitFor();
      await step('moved');
    });
    const former = await asGuest(`/mug-${device}`);
    expect([former.status, former.headers.location]).toEqual([301, `/held-${device}-2`]);
    expect((await asGuest(`/held-${device}-2`)).status).toBe(200);
  },
);

it.each(officeDevices)(
  'a product is copied after the skus of the copy are shown, archived and brought back; changes that are not saved come first: %s [ADM-106]',
  async (_, device) => {
    const slug = `cup-${device}`;
    const id = await make({ sku: slug, slug, name: 'Cup' });
    await office.visit(device, 'Copy and archive', async (journey) => {
      const { page, step } = journey;
      await openProduct(journey, id, 'Cup');
      await field(page, 'Sub-title').fill('Not yet');
      await act(page, 'Cup', 'Duplicate');
      await told(page, 'Save or discard your changes first.').waitFor();
      await saveBar(page).getByRole('button', { name: 'Discard' }).click();
      await page.getByRole('button', { name: 'Dismiss' }).click();

      await act(page, 'Cup', 'Duplicate');
      const copying = dialog(page, 'Duplicate Cup');
      await copying.getByText(`${slug}-2`).waitFor();
      await field(page, 'Ending of its SKUs').fill('-b');
      await copying.getByText(`${slug}-b`).waitFor();
      await step('copying');
      await copying.getByRole('button', { name: 'Make the copy' }).click();
      await heading(page, 'Cup (copy)').waitFor();
      await page.getByText('Hidden', { exact: true }).waitFor();
      expect(await field(page, 'SKU').inputValue()).toBe(`${slug}-b`);
      await step('copied');

      await openProduct(journey, id, 'Cup');
      await act(page, 'Cup', 'Archive');
      await dialog(page, 'Archive Cup?').getByRole('button', { name: 'Archive' }).click();
      await page.getByText('This product is archived').waitFor();
      await step('archived');
      await until(
        'the shop to have it no more',
        async () => (await asGuest(`/${slug}`)).status === 404 || undefined,
      );
      await page.getByRole('button', { name: 'Bring back' }).click();
      await dialog(page, 'Bring Cup back?').getByRole('button', { name: 'Bring back' }).click();
      await told(page, 'Cup is back').waitFor();
      await page.getByText('This product is archived').waitFor({ state: 'detached' });
    });
    await until(
      'the shop to have it again',
      async () => (await asGuest(`/${slug}`)).status === 200 || undefined,
    );
  },
);

it.each(officeDevices)(
  'what a group consists of is found by name and put in order by keyboard alone; other kinds are not offered: %s [ADM-115]',
  async (_, device) => {
    const skus = ['pot', 'saucer', 'spoon'].map((name) => `${name}-${device}`);
    for (const sku of skus) await make({ sku, name: `Tea ${sku}` });
    const [pot = '', saucer = '', spoon = ''] = skus;
    const children = [pot, saucer];
    const set = { classCode: 'grouped', sku: `set-${device}`, name: `Tea set ${device}`, children } as const;
    const { id } = await createProduct(office.own.system, { ...set, children: [...children] });
    await office.visit(device, 'A group', async (journey) => {
      const { page, step } = journey;
      await openProduct(journey, id, `Tea set ${device}`);
      const group = part(page, 'Products of the group');
      await group.getByLabel('Add a product', { exact: true }).fill(`tea`);
      await page.getByRole('option', { name: `Tea ${spoon}` }).waitFor();
      expect(await page.getByRole('option', { name: `Tea set ${device}` }).count()).toBe(0);
      await page.getByRole('option', { name: `Tea ${spoon}` }).click();
      await group.getByRole('button', { name: `Move Tea ${spoon} up` }).focus();
      await page.keyboard.press('Enter');
      await group.getByText(`Tea ${spoon} is now number 2 of 3`).waitFor();
      await page.keyboard.press('Alt+ArrowUp');
      await group.getByText(`Tea ${spoon} is now number 1 of 3`).waitFor();
      await group.getByRole('button', { name: `Remove Tea ${saucer}` }).click();
      await step('in order');
      await save(page);
      await told(page, 'The product is saved').waitFor();
    });
    const found = await readProductForStaff(office.own.system, id);
    expect(found.children.map(({ sku }) => sku)).toEqual([spoon, pot]);
  },
);

const sections = [
  'Basics',
  'Prices',
  'Attributes',
  'Shipping',
  'Search engines',
  'Visibility',
  'Organisation',
];

it.each(officeDevices)(
  'whoever may only see products reads all of one without inputs; an address where none is says so: %s [ADM-014]',
  async (_, device) => {
    const id = await make({ name: 'Seen mug', weightGrams: 400, brand: 'Kiln' });
    const reader = await office.employ('Rita Reader', 'read-only');
    await office.visit(device, 'A product, read', async (journey) => {
      const { page, step, origin, expectStatus } = journey;
      await openProduct(journey, id, 'Seen mug', reader);
      const main = page.getByRole('main');
      await main.getByText('400 g').waitFor();
      await main.getByText('Kiln').waitFor();
      for (const name of sections) {
        const inputs = part(page, name).locator('input, textarea, select, [contenteditable], button');
        expect(await inputs.count(), name).toBe(0);
      }
      expect(await page.getByRole('button', { name: 'Actions for Seen mug' }).count()).toBe(0);
      await step('read');
      const many = variableProduct({ Sand: 4200 }, { name: `Cushion on a ${device}` });
      const { id: variable } = await createProduct(office.own.system, many);
      await page.goto(`${origin}/${office.shop.code}/products/${variable}`);
      await part(page, 'Visibility').getByText('As one entry').waitFor();
      expectStatus(404);
      expectStatus(400);
      for (const none of ['019a0000-0000-7000-8000-000000000000', 'no-id']) {
        await page.goto(`${origin}/${office.shop.code}/products/${none}`);
        await heading(page, 'There is no such page').waitFor();
      }
    });
  },
);
