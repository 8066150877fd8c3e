import { createProduct, inviteByLink } from '@stoa/commerce';
import { simpleProduct, variableProduct } from '@stoa/commerce/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stopClock } from '../../harness/clock.ts';
import { holdParts } from '../../harness/hold-parts.ts';
import { type Colleague, heading, type Office, openOffice, orderLamps } from '../steps/office.ts';

let office: Office;
let owner: Colleague;
let orderId: string;
let productId: string;
let cushionId: string;
let sandId: string;
beforeAll(async () => {
  office = await openOffice();
  owner = await office.employ('Olga Quay', 'owner');
  for (const name of ['Ann', 'Ben', 'Cem', 'Dot']) await office.employ(name, 'support');
  for (let at = 0; at < 60; at += 1) {
    await inviteByLink(office.own.system, { email: `hand-${at}@quay.example`, role: 'support' });
  }
  const { system } = office.own;
  const lamp = simpleProduct({
    name: 'Brass lamp',
    priceLevels: [{ minQty: 10, price: 900, customerGroups: [] }],
    attributes: { material: 'Brass' },
  });
  productId = (await createProduct(system, lamp)).id;
  cushionId = (await createProduct(system, variableProduct({ Red: 2500, Sand: 2600 }))).id;
  const client = await office.byContract(owner);
  const { text } = await client.get(`/api/v1/shops/${office.shop.code}/products/${cushionId}/variations`);
  sandId = JSON.parse(text).items[1].id;
  // A screenful.
  for (let at = 0; at < 12; at += 1) {
    orderId = (await orderLamps(office, `buyer-${at}@quay.example`)).id;
  }
});
afterAll(() => office?.close());

/** Adds up how far parts of the page move without anybody having pressed anything, from its first moment on. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { shifts: 0 });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        if ('hadRecentInput' in entry && !entry.hadRecentInput && 'value' in entry) {
          Object.assign(globalThis, { shifts: Reflect.get(globalThis, 'shifts') + Number(entry.value) });
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifts = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(globalThis, 'shifts'));

const screens = [
  ['home', () => `/${office.shop.code}`, 'Quay & Sons', 'What you may do here'],
  ['people', () => `/${office.shop.code}/people`, 'People', 'Everybody needs two-step sign-in'],
  ['audit', () => `/${office.shop.code}/audit`, 'Audit log', /^Page 1$/],
  ['account', () => '/account', 'Your account', 'Set up'],
  ['groups', () => `/${office.shop.code}/customer-groups`, 'Customer groups', 'wholesale'],
  ['orders', () => `/${office.shop.code}/orders`, 'Orders', 'buyer-11@quay.example'],
  ['products', () => `/${office.shop.code}/products`, 'Products', 'Lamp of buyer-11@quay.example'],
  ['product', () => `/${office.shop.code}/products/${productId}`, /^(?:Products|Brass lamp)$/, 'Total for 1'],
  [
    'product with variations',
    () => `/${office.shop.code}/products/${cushionId}`,
    /^(?:Products|Cushion)$/,
    'Sand',
  ],
  [
    'variation',
    () => `/${office.shop.code}/products/${cushionId}/variations/${sandId}`,
    /^(?:Variations|Sand)$/,
    'Total for 1',
  ],
  ['order', () => `/${office.shop.code}/orders/${orderId}`, /^Order/, 'Timeline'],
] as const;

for (const device of ['phone', 'desktop'] as const) {
  it.each(screens)(
    `%s shows its outline after 200 ms, and moves next to nothing when its data come: ${device} [ADM-062]`,
    async (name, path, title, last) => {
      await office.visit(device, `Loading ${name}`, async (journey) => {
        const { page } = journey;
        const said = page.getByText('Loading', { exact: true }).first();
        const outline = page.locator('[aria-busy=true] .mantine-Skeleton-root').first();
        const seen = async () => [await said.count(), await outline.isVisible()];
        await noteShifts(page);
        const { letGo } = await holdParts(page);
        await page.clock.install();
        await stopClock(page);
        await office.enter(journey, owner, path());
        // Each millisecond is gone through until the screen is there, which waits from then on.
        await expect
          .poll(async () => {
            await page.clock.runFor(1);
            return (await heading(page, title).count()) + (await page.locator('[aria-busy=true]').count());
          })
          .toBeGreaterThan(1);
        await page.clock.runFor(190);
        expect(await seen()).toEqual([0, false]);
        await page.clock.runFor(15);
        expect(await seen()).toEqual([1, true]);
        await page.clock.resume();
        letGo();
        await page.getByText(last).first().waitFor();
        await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
        expect(await shifts(page)).toBeLessThanOrEqual(0.05);
      });
    },
  );
}

it.each(['phone', 'desktop'] as const)(
  'what a group pays has its place before the answer comes: %s [ADM-062]',
  async (device) => {
    await office.visit(device, 'Loading a price', async (journey) => {
      const { page } = journey;
      const held = Promise.withResolvers<void>();
      await page.route('**/price-for?*', async (route) => {
        await held.promise;
        await route.continue();
      });
      await office.enter(journey, owner, `/${office.shop.code}/products/${productId}`);
      const panel = page.getByRole('region', { name: 'What does a group pay?' });
      await panel.getByLabel('Quantity').waitFor();
      const height = async () => (await panel.boundingBox())?.height;
      const before = await height();
      held.resolve();
      await panel.getByText('Total for 1').waitFor();
      expect(await height()).toBe(before);
    });
  },
);
