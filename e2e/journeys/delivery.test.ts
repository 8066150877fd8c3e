import { createProduct, type ShopSettingsInput } from '@stoa/commerce';
import { plainSettings } from '@stoa/commerce/testing';
import { expect, it } from 'vitest';
import { openHydrated } from '../harness/hydrated.ts';
import { widgetShop } from './steps/widget-page.ts';

const delivery: ShopSettingsInput['delivery'] = {
  default: 'stock',
  rules: [{ id: 'stock', cutoff: '12:00', handlingDays: [0, 1], transitDays: [2, 4] }],
};

const { visit, origin } = widgetShop(
  async ({ system }) => {
    await createProduct(system, {
      ...{ classCode: 'simple', sku: 'cup', slug: 'cup', name: 'Cup', price: 2400, stock: { onHand: 5 } },
    });
  },
  { settings: { ...plainSettings, delivery } },
);

it('says when an order placed now is sent and delivered, in room that was kept for it [PDP-019, PDP-020]', async () => {
  await visit('/cup', async (page) => {
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect(shift).toBeLessThan(0.001);
    const steps = page.locator('.delivery-steps[aria-busy="false"] > div');
    await expect
      .poll(() => steps.allTextContents())
      .toEqual([
        expect.stringMatching(/^Order placed\w{3} \d\d \d{4}$/),
        expect.stringMatching(/^Ships\w{3} \d\d \d{4}/),
        expect.stringMatching(/^Delivered\w{3} \d\d \d{4} - \w{3} \d\d \d{4}$/),
      ]);
  });
});

it('does without an estimate that fails [ERR-011]', async () => {
  await visit('/', async (page) => {
    await page.route('**/api-graphql', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await openHydrated(page, `${origin()}/cup`);
    await expect.poll(() => page.locator('.delivery-steps').count()).toBe(0);
    await page.getByRole('button', { name: /Add to Cart/ }).click();
    await page.getByText('Cup was added to your cart.').waitFor();
  });
});
