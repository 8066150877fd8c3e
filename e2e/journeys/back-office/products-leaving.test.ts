import { createProduct } from '@stoa/commerce';
import { simpleProduct, variableProduct } from '@stoa/commerce/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

let office: Office;
let keeper: Colleague;
let bag: string;
beforeAll(async () => {
  office = await openOffice();
  keeper = await office.employ('Cara Log', 'catalog-manager');
  const { system } = office.own;
  // Two pages of a list, with what unfolds among them.
  for (let at = 10; at < 90; at += 1) {
    await createProduct(system, simpleProduct({ name: `Crate ${at}`, sku: `CRATE-${at}` }));
  }
  for (const sku of ['BAG-1', 'BAG-2']) {
    const made = await createProduct(
      system,
      variableProduct({ red: 2500, blue: 2600 }, { name: `Crate ${sku}`, sku }),
    );
    bag = made.id;
  }
});
afterAll(() => office?.close());

const leaving = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const own = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Products', exact: true });

it.each(officeDevices)(
  'from a product and from a variation one comes back to its list as it was, by Back and by the link of the screen: %s [ADM-051]',
  async (_, device) => {
    await office.visit(device, 'Back to the products', async (journey) => {
      const { page, step } = journey;
      await office.enter(
        journey,
        keeper,
        `/${office.shop.code}/products?q=crate&sort=name&kind=simple&kind=variable_product`,
      );
      await page
        .getByRole('navigation', { name: /^Pages of/ })
        .getByRole('button', { name: 'Next' })
        .click();
      const variations = page.getByRole('list', { name: 'Variations of Crate BAG-2' });
      await page.getByRole('link', { name: 'Crate 89' }).waitFor();
      await page.getByRole('button', { name: /^Variations of Crate BAG-2/ }).click();
      await variations.getByRole('link', { name: 'blue' }).waitFor();
      const listed = () =>
        page
          .locator('a[href*="/products/"]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      await variations
        .getByRole('link', { name: 'blue' })
        .evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const [address, rows, top] = [page.url(), await listed(), await page.evaluate(() => scrollY)];
      expect(top).toBeGreaterThan(50);
      const isAsItWas = async () => {
        await variations.getByRole('link', { name: 'blue' }).waitFor();
        expect(page.url()).toBe(address);
        expect(await listed()).toEqual(rows);
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
      };
      await variations.getByRole('link', { name: 'blue' }).click();
      await heading(page, /blue/).waitFor();
      await page.goBack();
      await isAsItWas();
      const opens = page.locator(`a[href$="/products/${bag}"]`);
      await opens.click();
      await heading(page, 'Crate BAG-2').waitFor();
      await page.goBack();
      await isAsItWas();
      await opens.click();
      await heading(page, 'Crate BAG-2').waitFor();
      await own(page).click();
      await isAsItWas();
      await step('back');
    });
  },
);

it.each(officeDevices)(
  'a product and a variation that are changed are left after a question, by link, by Back and by closing the tab, and without one once they are saved: %s [ADM-035]',
  async (_, device) => {
    const { id, variationIds } = await createProduct(
      office.own.system,
      variableProduct({ red: 2500 }, { name: `Left ${device}`, sku: `LEFT-${device}` }),
    );
    const [variation = ''] = Object.values(variationIds);
    const products = `/${office.shop.code}/products`;
    await office.visit(device, 'Leaving a product', async (journey) => {
      const { page, step, origin } = journey;
      await office.enter(journey, keeper, products);
      for (const [address, field, saved] of [
        [`${products}/${id}`, 'Sub-title', 'The product is saved'],
        [`${products}/${id}/variations/${variation}`, 'Manufacturer’s number', 'The variation is saved'],
      ] as const) {
        await page.goto(`${origin}${products}`);
        await heading(page, 'Products').waitFor();
        await page.goto(`${origin}${address}`);
        const typed = page.getByRole('textbox', { name: field, exact: true });
        await typed.fill('Worth keeping');
        await saveBar(page).getByText('1 unsaved change').waitFor();
        const stays = async () => {
          await leaving(page).getByRole('button', { name: 'Stay here' }).click();
          expect(new URL(page.url()).pathname).toBe(address);
          expect(await typed.inputValue()).toBe('Worth keeping');
        };
        await chooseScreen(journey, 'Home');
        await step('leaving');
        await stays();
        // Closing the tab is asked by the browser itself.
        const asked = page.waitForEvent('dialog');
        const closing = page.close({ runBeforeUnload: true });
        await (await asked).dismiss();
        await closing;
        await save(page);
        await told(page, saved).waitFor();
        await saveBar(page).waitFor({ state: 'detached' });
        await chooseScreen(journey, 'Home');
        await heading(page, office.shop.name).waitFor();
        expect(await leaving(page).count()).toBe(0);
        // Within the office, Back asks as a link does.
        await page.goBack();
        await typed.fill('Something else');
        await saveBar(page).getByText('1 unsaved change').waitFor();
        await page.goForward();
        await leaving(page).getByRole('button', { name: 'Leave' }).click();
        await heading(page, office.shop.name).waitFor();
      }
    });
  },
);
