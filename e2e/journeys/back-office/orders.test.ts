import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  buyLamps,
  type Colleague,
  heading,
  type Office,
  officeDevices,
  openOffice,
  openScreen,
  row,
  told,
} from '../steps/office.ts';

let office: Office;
let manager: Colleague;
beforeAll(async () => {
  office = await openOffice();
  manager = await office.employ('Omar Desk', 'order-manager');
});
afterAll(() => office?.close());

it.each(officeDevices)(
  'an order is found, paid and sent by the steps that are allowed, noted, and a new one is told of: %s',
  async (_, device) => {
    const number = await buyLamps(office, 'ada@example.com');
    await office.visit(device, 'Orders', async (journey) => {
      const { page, step } = journey;
      await office.enter(journey, manager, `/${office.shop.code}`);
      await openScreen(journey, 'Orders');
      await row(journey, number)
        .getByText(/^\$\d+\.\d\d$/)
        .waitFor();
      await step('list');
      await page.getByRole('link', { name: number }).click();
      await heading(page, `Order ${number}`).waitFor();
      await page.getByText('Lamp of ada@example.com').first().waitFor();
      await step('order');

      await page.getByLabel('Note for staff').fill('Rings twice');
      await page.getByRole('button', { name: 'Add note' }).click();
      await told(page, 'The note is added').waitFor();
      await page.getByText('Rings twice').first().waitFor();

      await page.getByRole('button', { name: 'Start preparing' }).click();
      await told(page, `Order ${number} is in preparation`).waitFor();
      await page.getByText('In preparation').first().waitFor();
      await step('in preparation');

      await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
      await heading(page, 'Orders').waitFor();
      const later = await buyLamps(office, 'ben@example.com');
      await page.getByText('1 new order').waitFor();
      expect(await row(journey, later).count()).toBe(0);
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await row(journey, later).waitFor();
    });
  },
);
