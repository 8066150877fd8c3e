import type { Page } from 'playwright-core';

/** The cart that comes beside the page after an addition. */
export const cartDrawer = (page: Page) => page.getByRole('dialog', { name: 'Added to your cart' });

/** Has the drawer closed whenever it is in the way of what a test does next, as a shopper who goes on does. */
export async function closeCartDrawer(page: Page): Promise<void> {
  await page.addLocatorHandler(cartDrawer(page), async (drawer) => {
    await drawer.getByRole('button', { name: 'Close' }).click();
  });
}

/** Waits for the drawer of an addition that was just sent and leaves it by keyboard, where what follows depends on it. */
export async function leaveCartDrawer(page: Page): Promise<void> {
  const drawer = cartDrawer(page);
  await page.removeLocatorHandler(drawer);
  await drawer.waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await closeCartDrawer(page);
}
