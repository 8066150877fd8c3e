import { describe, expect, it } from 'vitest';
import { cartDrawer } from '../harness/cart-drawer.ts';
import { openHydrated } from '../harness/hydrated.ts';
import { browserFor } from '../harness/with-browser.ts';

const harbor = browserFor('harbor.localhost');

describe.each(['phone', 'desktop'] as const)('after an addition, %s', (device) => {
  it('the cart comes beside the page, from a listing as from a product, and leads on [CART-524]', async () => {
    await harbor({ device, scripts: true }, 'Cart drawer', async ({ page, origin, step }) => {
      const drawer = cartDrawer(page);
      await page.removeLocatorHandler(drawer);
      await openHydrated(page, `${origin}/mugs-cups`);
      await page.getByRole('button', { name: 'Add to Cart: Fireside Mug' }).click();
      await drawer.getByText('Fireside Mug').first().waitFor();
      await expect.poll(() => drawer.locator('.cart-drawer-subtotal').innerText()).toContain('$26.00');
      await drawer.getByText('$73.00 more for free shipping.').waitFor();
      await step('added from a listing');
      const offers = drawer.locator('.goes-with li');
      expect(await offers.count()).toBe(3);
      expect(await offers.getByText('Fireside Mug').count()).toBe(0);
      await offers.getByRole('button').first().click();
      await expect.poll(() => drawer.locator('.cart-drawer-cart li').count()).toBe(2);
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'hidden' });

      await openHydrated(page, `${origin}/tideline-mug`);
      await page.locator('.purchase-add').click();
      await expect.poll(() => drawer.locator('.cart-drawer-cart li').count()).toBe(3);
      expect(await drawer.locator('.cart-drawer-name').first().innerText()).toBe('Tideline Mug');
      await drawer.getByRole('link', { name: 'See cart' }).click();
      await page.waitForURL('**/checkout/cart');
      await drawer.waitFor({ state: 'detached' });
    });
  });
});

it('/cart leads to the cart', async () => {
  await harbor({ device: 'desktop', scripts: false }, 'Address of the cart', async ({ page, origin }) => {
    await page.goto(`${origin}/cart`);
    expect(new URL(page.url()).pathname).toBe('/checkout/cart');
  });
});
