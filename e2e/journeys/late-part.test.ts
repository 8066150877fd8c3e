import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openHydrated } from '../harness/hydrated.ts';
import { browserFor } from '../harness/with-browser.ts';

const travel = browserFor('harbor.localhost');
const phone = { device: 'phone', scripts: true } as const;

/** The script that says when things arrive: a part of product pages, beside what they are about. */
const DELIVERY = '**/assets/delivery-estimate-*.js';

const name = (page: Page) => page.getByRole('group', { name: 'Color' });
const hiddenSku = (page: Page) => page.locator('main form input[name="sku"]').first();

describe('a product page of which one script does not come', () => {
  it('still chooses at once, and what is chosen is what is bought [VAR-033, VAR-038]', async () => {
    await travel(phone, 'Late part', async ({ page, origin }) => {
      const gate = Promise.withResolvers<void>();
      await page.route(DELIVERY, async (route: Route) => {
        await gate.promise;
        await route.continue().catch(() => undefined);
      });
      // On backorder: nothing is estimated yet.
      await openHydrated(page, `${origin}/tideline-mug/pv/SAL-1101-SGE`);
      await name(page).getByRole('radio', { name: 'Speckled' }).check();
      await page.waitForURL('**/pv/SAL-1101-SPK');
      await expect.poll(() => hiddenSku(page).inputValue()).toBe('SAL-1101-SPK');
      await page.getByRole('button', { name: 'Add to Cart: Tideline Mug' }).first().click();
      await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
      gate.resolve();
      await page.getByRole('link', { name: 'View cart' }).click();
      await page.getByRole('main').getByText('Speckled').first().waitFor();
    });
  });

  it('wakes without it while it keeps others waiting', async () => {
    await travel(phone, 'Stalled part', async ({ page, origin }) => {
      const gate = Promise.withResolvers<void>();
      await page.route(DELIVERY, async (route: Route) => {
        await gate.promise;
        await route.abort().catch(() => undefined);
      });
      await openHydrated(page, `${origin}/fireside-mug`);
      await page.getByRole('button', { name: 'Add to Cart: Fireside Mug' }).first().click();
      await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
      gate.resolve();
    });
  });

  it('stands without it when it fails to come, and sells', async () => {
    await travel(phone, 'Failed part', async ({ page, origin, expectWords }) => {
      expectWords('delivery-estimate');
      // It has reloaded already, in case a new version was put in place meanwhile.
      await page.addInitScript(() => sessionStorage.setItem('stoa-chunk-reload', String(Date.now())));
      await page.route(DELIVERY, (route: Route) => route.abort());
      await openHydrated(page, `${origin}/fireside-mug`);
      await page.getByRole('button', { name: 'Add to Cart: Fireside Mug' }).first().click();
      await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
      expect(await page.getByText('500').count()).toBe(0);
    });
  });
});
