import { adjustStock, changeVariationAttributes, createProduct } from '@stoa/commerce';
import { variableProduct } from '@stoa/commerce/testing';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasFocus } from '../../harness/has-focus.ts';
import { smallTargets } from '../../harness/targets.ts';
import { type Colleague, heading, type Office, officeDevices, openOffice, told } from '../steps/office.ts';
import { save, saveBar } from '../steps/office-account.ts';
import { section } from '../steps/office-products.ts';

let office: Office;
let keeper: Colleague;
let reader: Colleague;
beforeAll(async () => {
  office = await openOffice();
  keeper = await office.employ('Cara Log', 'catalog-manager');
  reader = await office.employ('Rae Der', 'read-only');
});
afterAll(() => office?.close());

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const review = (page: Page) => dialog(page, 'Review the variations');
const values = (page: Page, attribute: string) =>
  page.getByRole('list', { name: `Values of ${attribute}`, exact: true });
const adds = (page: Page, attribute: string) =>
  page.getByRole('textbox', { name: `Add a value to ${attribute}`, exact: true });

/** Pastes a text into a field, as people do who have a list elsewhere. */
const paste = (field: Locator, text: string) =>
  field.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** What the fields of a list of values hold, in their order. */
const valuesIn = (page: Page, attribute: string) =>
  values(page, attribute)
    .getByRole('textbox')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

/** Adds a product with variations from the list of products, which leads to its attributes. */
async function addVariable(page: Page, name: string, sku: string) {
  await page.getByRole('button', { name: 'Add product' }).first().click();
  const adding = dialog(page, 'Add a product');
  await adding.getByRole('radio', { name: 'With variations' }).check();
  await adding.getByLabel('Name').fill(name);
  await adding.getByLabel('SKU', { exact: true }).fill(sku);
  await adding.getByRole('button', { name: 'Add product' }).click();
  await heading(page, 'Attributes').waitFor();
}

it.each(officeDevices)(
  'a product with variations is added, given attributes by typing and pasting, and its combinations; a value is renamed, and one that is removed names what it archives and comes back as it was: %s [ADM-110, ADM-111, ADM-112]',
  async (_, device) => {
    const [name, sku] = [`Shirt ${device}`, `SHIRT-${device}`];
    await office.visit(device, 'Attributes', async (journey) => {
      const { page, step, origin } = journey;
      await office.enter(journey, keeper, `/${office.shop.code}/products`);
      await addVariable(page, name, sku);
      const attributes = page.url();
      await step('no attributes');

      await page.getByRole('button', { name: 'Add attribute' }).click();
      await page.keyboard.type('Colour');
      await page.keyboard.press('Enter');
      for (const value of ['Red', 'Blue']) {
        await page.keyboard.type(value);
        await page.keyboard.press('Enter');
      }
      await adds(page, 'Colour').fill('red');
      await page.keyboard.press('Enter');
      await page.getByText('“red” is there already.').waitFor();
      await adds(page, 'Colour').fill('');
      await page.getByRole('button', { name: 'Add attribute' }).click();
      await page.keyboard.type('colour');
      await page.keyboard.press('Enter');
      await paste(adds(page, 'colour'), 'S\nM\nL');
      await page.getByText('2 × 3 = 6 combinations').waitFor();
      await page.getByRole('button', { name: 'Move Blue', exact: true }).press('ArrowUp');
      await page.getByRole('status').getByText('Blue is now number 1 of 2').waitFor();
      expect(await valuesIn(page, 'Colour')).toEqual(['Blue', 'Red']);
      await page.getByRole('button', { name: 'Move M', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Move to the end' }).click();
      expect(await valuesIn(page, 'colour')).toEqual(['S', 'L', 'M']);
      await save(page);
      const label = page.getByRole('textbox', { name: 'Name of attribute 2' });
      await page.getByText('Another attribute has this name.').first().waitFor();
      expect(await hasFocus(label)).toBe(true);
      await step('at fault');
      await label.fill('Size');
      const first = page.getByRole('textbox', { name: 'Name of attribute 1' });
      await page.getByRole('button', { name: 'Move Size', exact: true }).press('ArrowUp');
      await expect.poll(() => first.inputValue()).toBe('Size');
      await page.getByRole('button', { name: 'Move Size', exact: true }).press('ArrowDown');
      await expect.poll(() => first.inputValue()).toBe('Colour');
      await step('two attributes');
      expect(await smallTargets(page)).toEqual([]);

      await save(page);
      await review(page).getByText('6 are made.').waitFor();
      const addsNew = review(page).getByRole('checkbox', { name: 'Add 6 new variations' });
      expect(await addsNew.isChecked()).toBe(true);
      await expect.poll(() => hasFocus(addsNew)).toBe(true);
      await review(page).getByLabel('SKUs').fill('{sku}/{colour}');
      await review(page).getByText(`Blue / S: ${sku}/`, { exact: false }).waitFor();
      await review(page).getByLabel('SKUs').fill('{sku}-{cut}');
      await review(page).getByRole('button', { name: 'Save, add 6' }).click();
      await review(page).getByText('{cut} stands for nothing.', { exact: false }).first().waitFor();
      await review(page).getByLabel('SKUs').fill('{sku}-{values}');
      await review(page)
        .getByLabel(/^Price of each/)
        .fill('12.50');
      await step('review of additions');
      await review(page).getByRole('button', { name: 'Go on editing' }).click();
      await dialog(page, 'Leave without saving?').getByRole('button', { name: 'Stay here' }).click();
      expect(
        await review(page)
          .getByLabel(/^Price of each/)
          .inputValue(),
      ).toBe('12.50');
      await review(page).getByRole('button', { name: 'Save, add 6' }).click();
      await told(page, 'The attributes are saved: 6 variations added').waitFor();
      await step('saved');

      await page.getByRole('main').getByRole('link', { name, exact: true }).click();
      await heading(page, name).waitFor();
      const variations = section(journey, 'Variations');
      await variations.getByRole('listitem').filter({ hasText: 'Red / L' }).waitFor();
      expect(await variations.getByRole('list', { name: 'Variations' }).getByRole('listitem').count()).toBe(
        6,
      );
      await variations.getByText('$12.50').first().waitFor();
      await variations.getByText('S, L, M').waitFor();
      await step('on the page of the product');
      await variations.getByRole('link', { name: 'Red / S' }).click();
      await heading(page, 'Red / S').waitFor();
      const variation = page.url();
      const productId = variation.split('/').at(-1) ?? '';
      await adjustStock(office.own.system, { lines: [{ productId, delta: 5 }], reason: 'Came' });

      await page.goto(attributes);
      await page.getByRole('textbox', { name: 'Value 2 of attribute 1' }).fill('Crimson');
      await save(page);
      await told(page, /^The attributes are saved$/).waitFor();
      await page.getByRole('button', { name: 'Remove value S', exact: true }).click();
      await save(page);
      await review(page).getByText('This archives 2 variations').waitFor();
      const archived = review(page).getByRole('list', { name: 'Variations that are archived' });
      expect(await archived.getByRole('listitem').first().textContent()).toContain('Crimson / S');
      await archived.getByText('5 on the shelf').waitFor();
      await step('review of what is archived');
      await expect.poll(() => hasFocus(archived)).toBe(true);
      await review(page).getByRole('button', { name: 'Go on editing' }).click();
      await expect.poll(() => hasFocus(saveBar(page).getByRole('button', { name: 'Save' }))).toBe(true);
      await save(page);
      await review(page).getByRole('button', { name: 'Save, archive 2' }).click();
      await told(page, 'The attributes are saved: 2 archived').waitFor();
      await page.goto(variation);
      await page.getByText('Archived', { exact: true }).waitFor();

      await page.goto(attributes);
      await adds(page, 'Size').fill('S');
      await page.keyboard.press('Enter');
      await save(page);
      await review(page).getByText('2 come back from the archive as they were.').waitFor();
      await review(page).getByRole('button', { name: 'Save, add 2' }).click();
      await told(page, 'The attributes are saved: 2 brought back').waitFor();
      await page.goto(variation);
      await heading(page, 'Crimson / S').waitFor();
      expect(await page.getByText('Archived', { exact: true }).count()).toBe(0);
      await section(journey, 'Stock').getByText('5', { exact: true }).first().waitFor();
      expect(new URL(page.url()).origin).toBe(origin);
    });
  },
);

it.each(officeDevices)(
  'values that make more than 2,048 combinations are told with their number as they are typed, and refused; 500 values of an attribute are pasted at once: %s [ADM-110]',
  async (_, device) => {
    await office.visit(device, 'Many values', async (journey) => {
      const { page, step } = journey;
      await office.enter(journey, keeper, `/${office.shop.code}/products`);
      await addVariable(page, `Many ${device}`, `MANY-${device}`);
      await page.getByRole('button', { name: 'Add attribute' }).click();
      await page.keyboard.type('Number');
      await page.keyboard.press('Enter');
      const many = Array.from({ length: 501 }, (_each, n) => `No ${n + 1}`);
      await paste(adds(page, 'Number'), many.join('\n'));
      await page.getByRole('status').getByText('500 values added, 1 was too many').waitFor();
      expect(await adds(page, 'Number').isDisabled()).toBe(true);
      await page.getByRole('button', { name: 'Add attribute' }).click();
      await page.keyboard.type('Size');
      await page.keyboard.press('Enter');
      await paste(adds(page, 'Size'), 'XS, S, M, L, XL');
      await page.getByText('500 × 5 = 2,500 combinations').waitFor();
      await page.getByText('A product has 2,048 variations at most. Take values out.').waitFor();
      await step('too many');
      await save(page);
      await page.getByText('These values make 2,500 combinations', { exact: false }).first().waitFor();
      await page.getByRole('button', { name: 'Remove value XS', exact: true }).click();
      await page.getByText('500 × 4 = 2,000 combinations').waitFor();
      await save(page);
      await review(page).getByText('2,000 are made.').waitFor();
    });
  },
);

it('a value is renamed while somebody else takes it out: both are told, and saving again adds it by its new name', async () => {
  const { system } = office.own;
  const { id } = await createProduct(
    system,
    variableProduct({ red: 2500, blue: 2600 }, { sku: 'CONTESTED' }),
  );
  await office.visit('desktop', 'Contested attributes', async (journey) => {
    const { page, step, expectStatus } = journey;
    await office.enter(journey, keeper, `/${office.shop.code}/products/${id}/attributes`);
    await page.getByRole('textbox', { name: 'Value 2 of attribute 1' }).fill('navy');
    const red = { id: 'color', label: 'Colour', displayType: 'button' as const, options: [{ value: 'red' }] };
    await changeVariationAttributes(system, { productId: id, revision: 1, attributes: [red] });
    expectStatus(400);
    await save(page);
    await page.getByText('The attribute has no value “blue” that could be renamed.').first().waitFor();
    await page.getByText('Somebody else has set this to “Colour: red”.', { exact: false }).first().waitFor();
    expect(await valuesIn(page, 'Colour')).toEqual(['red', 'navy']);
    await step('contested');
    await save(page);
    await review(page).getByRole('button', { name: 'Save, add 1' }).click();
    await told(page, 'The attributes are saved: 1 variation added').waitFor();
  });
});

it.each(officeDevices)(
  'whoever may not change products reads their attributes without a field, and products of other kinds have none: %s',
  async (_, device) => {
    const { system } = office.own;
    const { id } = await createProduct(
      system,
      variableProduct({ red: 2500, blue: 2600 }, { name: 'Cushion', sku: `CUSHION-${device}` }),
    );
    const plain = await office.own.sell(`Plain lamp ${device}`, 1250, 1);
    await office.visit(device, 'Attributes to read', async (journey) => {
      const { page, step, origin } = journey;
      const addressOf = (product: string) => `/${office.shop.code}/products/${product}/attributes`;
      await office.enter(journey, reader, addressOf(id));
      await section(journey, 'Colour').getByText('blue').waitFor();
      expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0);
      await step('read');
      await page.goto(`${origin}${addressOf(plain)}`);
      await heading(page, 'This product has no variations').waitFor();
      await step('no variations');
    });
  },
);
