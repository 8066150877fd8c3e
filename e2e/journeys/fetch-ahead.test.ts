import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openUnderClock } from '../harness/clock.ts';
import { openHydrated } from '../harness/hydrated.ts';
import { browserFor } from '../harness/with-browser.ts';
import { signIn } from './steps/account.ts';

const travel = browserFor('harbor.localhost');

/** Pages whose data was asked for, as paths. */
function pagesAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.data')) asked.push(pathname.replace(/\.data$/, ''));
  });
  return asked;
}

const named = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();

it.each([
  ['a guest', 'phone'],
  ['who is signed in', 'desktop'],
] as const)(
  'a page is fetched ahead where somebody is about to follow its link, once and none but it: %s',
  async (who, device) => {
    await travel({ device, scripts: true }, 'Fetch ahead', async (journey) => {
      const { page, origin } = journey;
      if (who !== 'a guest') {
        await openHydrated(page, `${origin}/about`);
        await signIn(journey, 'shopper@example.com');
      }
      const asked = pagesAsked(page);
      await openUnderClock(page, `${origin}/mugs-cups`);
      await named(page, 'Quarry Mug').focus();
      await page.clock.runFor(50);
      await named(page, 'Fireside Mug').focus();
      await page.clock.runFor(1_000);
      await expect.poll(() => asked).toEqual(['/fireside-mug']);
      await named(page, 'Fireside Mug').click();
      await page.getByRole('heading', { name: 'Fireside Mug', level: 1 }).waitFor();
    });
  },
);

it('nothing is fetched ahead of what is one visitor’s own', async () => {
  await travel({ device: 'desktop', scripts: true }, 'Not ahead', async ({ page, origin }) => {
    const asked = pagesAsked(page);
    await openUnderClock(page, `${origin}/mugs-cups`);
    for (const link of [page.locator('.cart-link'), named(page, 'Sign in / Register')]) {
      await link.hover();
      await page.clock.runFor(1_000);
    }
    await named(page, 'Quarry Mug').focus();
    await page.clock.runFor(1_000);
    await expect.poll(() => asked).toEqual(['/quarry-mug']);
  });
});

it.each([{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { saveData: true, effectiveType: '4g' }])(
  'nothing is fetched ahead over %o [ROUTE-534, ROUTE-535, CONST-551]',
  async (connection) => {
    await travel({ device: 'phone', scripts: true }, 'Saving data', async ({ page, origin }) => {
      await page.addInitScript((given) => {
        Object.defineProperty(navigator, 'connection', { value: given });
      }, connection);
      const asked = pagesAsked(page);
      await openUnderClock(page, `${origin}/mugs-cups`);
      await named(page, 'Quarry Mug').focus();
      await page.clock.runFor(1_000);
      expect(await page.locator('link[rel="prefetch"]').count()).toBe(0);
      await named(page, 'Quarry Mug').click();
      await page.getByRole('heading', { name: 'Quarry Mug', level: 1 }).waitFor();
      expect(asked).toEqual(['/quarry-mug']);
    });
  },
);
