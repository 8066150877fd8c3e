import { createProduct } from '@stoa/commerce';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { simpleProduct } from '../../../packages/commerce/src/testing/products.ts';
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
let manager: Colleague;
beforeAll(async () => {
  office = await openOffice();
  manager = await office.employ('Cat Manager', 'catalog-manager');
});
afterAll(() => office?.close());

it.each(officeDevices)(
  'whoever leaves what they typed while a save was under way is asked once, and not again when the save ends: %s [ADM-035]',
  async (_, device) => {
    await office.visit(device, 'Left while saving', async (journey) => {
      const { page } = journey;
      const { id } = await createProduct(office.own.system, simpleProduct({ name: 'Left mug' }));
      await office.enter(journey, manager, `/${office.shop.code}/products/${id}`);
      await heading(page, 'Left mug').waitFor();
      const subTitle = page.getByRole('textbox', { name: 'Sub-title', exact: true });
      const question = page.getByRole('dialog', { name: 'Leave without saving?' });
      const answer = Promise.withResolvers<void>();
      await page.route('**/products/*', async (route) => {
        if (route.request().method() === 'PATCH') await answer.promise;
        await route.continue();
      });
      await subTitle.fill('Saved');
      await save(page);
      await subTitle.fill('Typed since');
      await chooseScreen(journey, 'Home');
      await question.getByRole('button', { name: 'Leave' }).click();
      await question.waitFor({ state: 'detached' });
      await saveBar(page).waitFor({ state: 'detached' });
      answer.resolve();
      await told(page, 'The product is saved').waitFor();
      await chooseScreen(journey, 'Products');
      await heading(page, 'Products').waitFor();
      expect(await question.count()).toBe(0);
    });
  },
);
