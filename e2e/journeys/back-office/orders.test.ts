import { afterAll, beforeAll, expect, it } from 'vitest';
import { addToCart, placeOrder, readyOrder } from '../../harness/shopper.ts';
import {
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

/** A guest buys two lamps; returns the number of the order. */
async function buy(email: string): Promise<string> {
  const { own, server } = office;
  const guest = own.visitor(server);
  await addToCart(guest, await own.sell(`Lamp of ${email}`, 1250, 5), 2);
  const { body } = await placeOrder(guest, await readyOrder(guest, email));
  return body.order?.increment_id ?? '';
}

it.each(officeDevices)(
  'an order is found, paid and sent by the steps that are allowed, noted, and a new one is told of: %s',
  async (_, device) => {
    const number = await buy('ada@example.com');
    await office.visit(device, 'Orders', async (journey) => {
      const { page, step } = journey;
      await office.enter(journey, manager, `/${office.shop.code}`);
      await openScreen(journey, 'Orders');
      await row(journey, number).getByText(/^\$\d+\.\d\d$/).waitFor();
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
      const later = await buy('ben@example.com');
      await page.getByText('1 new order').waitFor();
      expect(await row(journey, later).count()).toBe(0);
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await row(journey, later).waitFor();
    });
  },
);
