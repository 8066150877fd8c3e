import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openHydrated } from '../harness/hydrated.ts';
import type { Journey } from '../harness/journey.ts';
import { browserFor } from '../harness/with-browser.ts';
import { signIn } from './steps/account.ts';
import { changeQuantity } from './steps/buy.ts';

const travel = browserFor('harbor.localhost');
const desk = { device: 'desktop', scripts: true } as const;

const MUG = 'Fireside Mug';
const addButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Add to Cart: ${MUG}` })
    .first();
const viewCart = (page: Page) => page.getByRole('link', { name: 'View cart' });
const badge = (page: Page, count: string) =>
  page.getByRole('banner').getByRole('link', { name: count ? `Cart, ${count}` : 'Cart', exact: true });

/** Opens a listing whose scripts are at work: they have asked how much is in the cart. */
const openListing = ({ page, origin }: Journey) => openHydrated(page, `${origin}/mugs-cups`);

async function openMug({ page }: Journey): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: MUG, exact: true }).click();
  await page.getByRole('heading', { name: MUG, level: 1 }).waitFor();
  await page.waitForURL('**/fireside-mug');
}

describe('that a product was added', () => {
  it('stays on its page while the page is loaded anew [ATC-016]', async () => {
    await travel(desk, 'Added and loaded anew', async (journey) => {
      const { page, step } = journey;
      await openListing(journey);
      await openMug(journey);
      await addButton(page).click();
      await viewCart(page).waitFor();
      await page.locator('.purchase-form').evaluate((form) => form.setAttribute('data-known', ''));
      await signIn(journey, 'wholesale@example.com');
      await step('signed in');
      expect(await page.locator('.purchase-form[data-known]').count()).toBe(1);
      expect(await viewCart(page).isVisible()).toBe(true);
    });
  });

  it('is said again after going back from the cart [ATC-016, HDR-005, CART-512]', async () => {
    await travel(desk, 'Added again', async (journey) => {
      const { page } = journey;
      await openListing(journey);
      await openMug(journey);
      await addButton(page).click();
      await viewCart(page).click();
      await page.getByRole('heading', { name: 'Your cart', level: 1 }).waitFor();
      await page.waitForURL('**/cart');
      await page.goBack();
      await page.getByRole('heading', { name: MUG, level: 1 }).waitFor();
      await addButton(page).click();
      await viewCart(page).waitFor();
      await badge(page, '2 items').waitFor();
      await viewCart(page).click();
      await changeQuantity(journey, MUG, 3);
      await badge(page, '3 items').waitFor();
      await page.getByRole('button', { name: `Remove ${MUG}` }).click();
      await badge(page, '').waitFor();
    });
  });

  it('is counted when it was pressed on the card while its page was on the way [HDR-005]', async () => {
    await travel(desk, 'Added on the way', async (journey) => {
      const { page } = journey;
      await openListing(journey);
      const held = Promise.withResolvers<void>();
      await page.route('**/fireside-mug.data*', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.getByRole('main').getByRole('link', { name: MUG, exact: true }).click();
      await addButton(page).click();
      await badge(page, '1 item').waitFor();
      held.resolve();
      await page.getByRole('heading', { name: MUG, level: 1 }).waitFor();
      expect(await badge(page, '1 item').isVisible()).toBe(true);
    });
  });
});
