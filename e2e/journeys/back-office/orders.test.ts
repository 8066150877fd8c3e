import type { Locator, Page } from 'playwright-core';
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
    const ada = `ada-${device}@example.com`;
    const number = await buyLamps(office, ada);
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
      await page.getByText(`Lamp of ${ada}`).first().waitFor();
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
      const later = await buyLamps(office, `ben-${device}@example.com`);
      await page.getByText('1 new order').waitFor();
      expect(await row(journey, later).count()).toBe(0);
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await row(journey, later).waitFor();
    });
  },
);

it.each(officeDevices)(
  'the link from an order back to its list restores search, unfolded row and place: %s [ADM-051]',
  async (_, device) => {
    const numbers: string[] = [];
    for (let at = 0; at < 14; at += 1)
      numbers.push(await buyLamps(office, `back-${device}-${at}@quay.example`));
    const [oldest = ''] = numbers;
    await office.visit(device, 'Back to the orders', async (journey) => {
      const { page, step } = journey;
      await office.enter(journey, manager, `/${office.shop.code}/orders?q=back-${device}-`);
      await row(journey, oldest).waitFor();
      const links = () =>
        page.locator('a[href*="/orders/"]').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      await page.getByRole('button', { name: `Show details of Order ${oldest}` }).click();
      const unfolded = page.getByRole('button', { name: /^Hide details of / });
      await unfolded.waitFor();
      const name = await unfolded.getAttribute('aria-label');
      const opens = page.getByRole('link', { name: oldest });
      await opens.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const [address, listed, top] = [page.url(), await links(), await page.evaluate(() => scrollY)];
      expect(new Set(listed).size).toBe(numbers.length);
      expect(top).toBeGreaterThan(100);

      await opens.click();
      await heading(page, `Order ${oldest}`).waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Orders', exact: true }).click();
      await heading(page, 'Orders').waitFor();
      await unfolded.waitFor();
      expect(page.url()).toBe(address);
      expect(await unfolded.getAttribute('aria-label')).toBe(name);
      expect(await links()).toEqual(listed);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
      await step('back');
    });
  },
);

/** Counts what there is once a further millisecond of the page's clock, which stands still, has passed. */
async function countSoon(page: Page, wanted: Locator): Promise<number> {
  await page.clock.runFor(1);
  return wanted.count();
}

it.each(officeDevices)(
  'a row unfolds to lines, address and notes, and a new order is told of within 5 s by a bar that moves no row until it is pressed: %s [ADM-202]',
  async (_, device) => {
    const email = `peek-${device}@quay.example`;
    const number = await buyLamps(office, email);
    await office.visit(device, 'The list of orders', async (journey) => {
      const { page, step } = journey;
      await office.enter(journey, manager, `/${office.shop.code}/orders`);
      await page.getByRole('link', { name: number }).click();
      await heading(page, `Order ${number}`).waitFor();
      await page.getByLabel('Note for staff').fill('Leave it with the baker');
      await page.getByRole('button', { name: 'Add note' }).click();
      await told(page, 'The note is added').waitFor();
      await page.clock.install({ time: '2030-05-01T10:00:00Z' });
      await openScreen(journey, 'Orders');
      await page.getByRole('button', { name: `Show details of Order ${number}` }).click();
      for (const part of [`Lamp of ${email}`, '12 Harbor Street', 'Leave it with the baker'])
        await page.getByRole('main').getByText(part).first().waitFor();
      await step('unfolded');
      const links = () =>
        page
          .locator('a[href*="/orders/"]')
          .evaluateAll((all) => all.map((one) => [one.textContent, one.getBoundingClientRect().top]));
      const listed = await links();

      await page.clock.pauseAt('2030-05-01T11:00:00Z');
      const later = await buyLamps(office, `later-${device}@quay.example`);
      await page.clock.runFor(5000);
      await expect.poll(() => countSoon(page, page.getByText('1 new order'))).toBe(1);
      expect(await links()).toEqual(listed);
      await page.clock.resume();
      await step('told');
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await row(journey, later).waitFor();
    });
  },
);
