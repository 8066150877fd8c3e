import { createProduct, type ShopSettingsInput } from '@stoa/commerce';
import { plainSettings } from '@stoa/commerce/testing';
import type { Request } from 'playwright-core';
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
      classCode: 'simple',
      sku: 'cup',
      slug: 'cup',
      name: 'Cup',
      price: 2400,
      stock: { available: 5 },
    });
  },
  { code: 'cups', settings: { ...plainSettings, delivery } },
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
    const days = (await steps.allTextContents()).map((text) =>
      [...text.matchAll(/\w{3} \d\d \d{4}/g)].map(([day]) => Date.parse(day)),
    );
    const [placed = [], ships = [], delivered = []] = days;
    // Two to four working days on the way, after all that sending takes.
    expect(ships[0]).toBeGreaterThanOrEqual(placed[0] ?? Number.NaN);
    expect(delivered[0]).toBeGreaterThan(ships.at(-1) ?? Number.NaN);
    expect(delivered[1]).toBeGreaterThan(delivered[0] ?? Number.NaN);
  });
});

it('does without an estimate that fails [ERR-011]', async () => {
  await visit('/', async (page) => {
    await page.route('**/api-graphql', (route) => route.fulfill({ status: 500, body: 'broken' }));
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await openHydrated(page, `${origin()}/cup`);
    await expect.poll(() => logged.join()).toContain('no delivery estimate');
    await expect.poll(() => page.locator('.delivery-steps').count()).toBe(0);
    await page.getByRole('button', { name: /Add to Cart/ }).click();
    await page.getByText('Cup was added to your cart.').waitFor();
  });
});

it('names with every call the shop it stands in [API-GQL-501, API-GQL-502, API-GQL-503, API-GQL-504, API-GQL-505, API-GQL-506, TEN-519]', async () => {
  await visit('/', async (page) => {
    const calls: Request[] = [];
    const pathOf = (call: Request) => new URL(call.url()).pathname;
    page.on('request', (call) => {
      if (pathOf(call).startsWith('/api')) calls.push(call);
    });
    await openHydrated(page, `${origin()}/cup`);
    await page.locator('.delivery-steps[aria-busy="false"]').waitFor();
    await page.getByRole('button', { name: /Add to Cart/ }).click();
    await page.getByText('Cup was added to your cart.').waitFor();
    await page.getByRole('combobox', { name: 'Search products' }).fill('cup');
    const paths = ['/api-graphql', '/api/cart/add', '/api/cart/count', '/api/pliable/search'];
    await expect.poll(() => [...new Set(calls.map(pathOf))].sort()).toEqual(paths);
    const { host } = new URL(origin());
    for (const call of calls) {
      expect(call.headers(), call.url()).toMatchObject({
        'content-type': 'application/json',
        'frontend-context': 'frontend',
        'client-domain': host,
        'client-id': 'cups',
        'website-id': 'cups',
      });
    }
    const graphql = calls.filter((call) => pathOf(call) === '/api-graphql');
    for (const call of graphql) {
      expect(call.method()).toBe('POST');
      expect(call.postDataJSON()).toEqual({ query: expect.any(String), variables: expect.any(Object) });
    }
  });
});
