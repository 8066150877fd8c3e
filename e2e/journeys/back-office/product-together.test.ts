import { changeProduct, createProduct, readProductForStaff } from '@stoa/commerce';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { simpleProduct } from '../../../packages/commerce/src/testing/products.ts';
import type { Journey } from '../../harness/journey.ts';
import {
  type Colleague,
  chooseScreen,
  heading,
  type Office,
  officeDevices,
  openOffice,
  told,
} from '../steps/office.ts';
import { save, saveBar } from '../steps/office-account.ts';
import { section } from '../steps/office-products.ts';

let office: Office;
let manager: Colleague;
beforeAll(async () => {
  office = await openOffice();
  manager = await office.employ('Cat Manager', 'catalog-manager');
});
afterAll(() => office?.close());

const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
const values = (page: Page, n: number): Locator =>
  page.getByRole('combobox', { name: `Values of attribute ${n}`, exact: true });

/** Makes a product with two attributes and opens its page. */
async function openProduct(journey: Journey, name: string): Promise<string> {
  const attributes = { colour: 'red', size: 'L' };
  const { id } = await createProduct(office.own.system, simpleProduct({ name, attributes }));
  await office.enter(journey, manager, `/${office.shop.code}/products/${id}`);
  await heading(journey.page, name).waitFor();
  return id;
}

/** What a colleague does to a product meanwhile, who has opened it at the same time. */
const meanwhile = (productId: string, change: Partial<Parameters<typeof changeProduct>[1]>) =>
  changeProduct(office.own.system, { productId, revision: 1, ...change });

it.each(officeDevices)(
  'after a save the form stands on what the server made of it: what a colleague changed is there, is no change of one’s own, and outlives the next save: %s',
  async (_, device) => {
    await office.visit(device, 'Saving beside another', async (journey) => {
      const { page, step } = journey;
      const id = await openProduct(journey, 'Shared mug');
      // Phones end a word that they complete with a space.
      await field(page, 'Sub-title').fill('Mine');
      await field(page, 'Manufacturer’s number').fill('mug-1 ');
      await values(page, 1).fill('blue');
      await page.keyboard.press('Enter');
      await saveBar(page).getByText('3 unsaved changes').waitFor();
      await meanwhile(id, { brand: 'Kiln', attributes: { colour: 'red', size: 'L', material: 'clay' } });
      await save(page);
      await told(page, 'The product is saved').waitFor();
      await saveBar(page).waitFor({ state: 'detached' });
      expect(await page.getByRole('combobox', { name: 'Brand' }).inputValue()).toBe('Kiln');
      expect(await field(page, 'Manufacturer’s number').inputValue()).toBe('mug-1');
      await section(journey, 'Attributes').getByText('clay', { exact: true }).waitFor();
      await step('saved');

      await values(page, 1).fill('green');
      await page.keyboard.press('Enter');
      await save(page);
      await saveBar(page).waitFor({ state: 'detached' });
      expect(await readProductForStaff(office.own.system, id)).toMatchObject({
        subTitle: 'Mine',
        brand: 'Kiln',
        mpn: 'mug-1',
        attributes: { colour: ['red', 'blue', 'green'], size: 'L', material: 'clay' },
      });
    });
  },
);

it.each(officeDevices)(
  'two people change one attribute: what it is now is told beside what was typed, and what else the other made of attributes stays: %s',
  async (_, device) => {
    await office.visit(device, 'One attribute by two', async (journey) => {
      const { page, step, expectStatus } = journey;
      expectStatus(409);
      const id = await openProduct(journey, 'Mug of two');
      await values(page, 1).fill('blue');
      await page.keyboard.press('Enter');
      await meanwhile(id, { attributes: { colour: 'green', size: 'M', material: 'clay' } });
      await save(page);
      const attributes = section(journey, 'Attributes');
      await attributes.getByText('Somebody else has set this to “colour: green').waitFor();
      await attributes.getByText('clay', { exact: true }).waitFor();
      await step('conflict');
      await save(page);
      await told(page, 'The product is saved').waitFor();
      await attributes.getByText('Somebody else').waitFor({ state: 'detached' });
      expect(await readProductForStaff(office.own.system, id)).toMatchObject({
        attributes: { colour: ['red', 'blue'], size: 'M', material: 'clay' },
      });
    });
  },
);

it.each(officeDevices)(
  'whoever takes over the value of a colleague is done: nothing is left to save, and nothing says so any more: %s',
  async (_, device) => {
    await office.visit(device, 'Giving in', async (journey) => {
      const { page, expectStatus } = journey;
      expectStatus(409);
      const id = await openProduct(journey, 'Mug to give in');
      await field(page, 'Sub-title').fill('Mine');
      await meanwhile(id, { subTitle: 'Theirs' });
      await save(page);
      const message = page.getByText('Somebody else has set this to “Theirs”.');
      await message.first().waitFor();
      await field(page, 'Sub-title').fill('Theirs');
      await saveBar(page).waitFor({ state: 'detached' });
      await expect.poll(() => message.count()).toBe(0);
    });
  },
);

it.each(officeDevices)(
  'a dialog above the form asks for what is typed in it alone, and the form keeps its guard: %s [ADM-035]',
  async (_, device) => {
    await office.visit(device, 'A dialog above a form', async (journey) => {
      const { page, step } = journey;
      const id = await openProduct(journey, 'Guarded mug');
      const question = page.getByRole('dialog', { name: 'Leave without saving?' });
      await field(page, 'Sub-title').fill('Typed');
      await saveBar(page).getByText('1 unsaved change').waitFor();

      const counting = page.getByRole('dialog', { name: 'Count pieces in' });
      await section(journey, 'Stock').getByRole('button', { name: 'Count in' }).click();
      await counting.waitFor();
      await page.keyboard.press('Escape');
      await counting.waitFor({ state: 'detached' });
      expect(await question.count()).toBe(0);

      await section(journey, 'Stock').getByRole('button', { name: 'Count in' }).click();
      await field(page, 'Pieces').fill('5');
      await page.keyboard.press('Escape');
      await question.waitFor();
      await step('asked');
      await question.getByRole('button', { name: 'Leave' }).click();
      await counting.waitFor({ state: 'detached' });

      await chooseScreen(journey, 'Home');
      await question.waitFor();
      await question.getByRole('button', { name: 'Stay here' }).click();
      expect(await field(page, 'Sub-title').inputValue()).toBe('Typed');
      expect(page.url()).toContain(id);
    });
  },
);
