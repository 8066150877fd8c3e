import { describe, expect, it } from 'vitest';
import { cartDrawer } from '../harness/cart-drawer.ts';
import { openHydrated } from '../harness/hydrated.ts';
import type { Journey } from '../harness/journey.ts';
import { browserFor } from '../harness/with-browser.ts';
import { fillCheckout, placeOrder } from './steps/buy.ts';

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
      await expect.poll(() => drawer.locator('.cart-drawer-cart .line').count()).toBe(2);
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'hidden' });

      await openHydrated(page, `${origin}/tideline-mug`);
      await page.locator('.purchase-add').click();
      await expect.poll(() => drawer.locator('.cart-drawer-cart .line').count()).toBe(3);
      expect(await drawer.locator('.cart-drawer-cart .line-name').first().innerText()).toBe('Tideline Mug');
      await drawer.getByRole('link', { name: 'See cart' }).click();
      await page.waitForURL('**/checkout/cart');
      await drawer.waitFor({ state: 'detached' });
    });
  });
});

describe('what was chosen for a piece, and when it comes', () => {
  /** Has a table made to measure, which is built once it is ordered; returns the day on which it is to be sent. */
  async function orderTable({ page, origin }: Journey): Promise<string> {
    await openHydrated(page, `${origin}/gather-round-table`);
    const expected = await page.locator('.purchase').getByText('Expected to ship').first().textContent();
    await page.getByLabel('Diameter').selectOption({ label: '53 in, seats five + $180.00' });
    await page.getByRole('radio', { name: /^Natural edge/ }).check();
    await page.getByLabel('A note to the joiner').fill('Third floor');
    await page.locator('.purchase-add').click();
    return /Expected to ship (\w{3} \d\d \d{4})/.exec(expected ?? '')?.[1] ?? '';
  }

  it.each(['phone', 'desktop'] as const)(
    'is told from the drawer to the tracking of the order, %s [CART-524, ENT-549, OPT-018, STOCK-507]',
    async (device) => {
      await harbor({ device, scripts: true }, 'Told of a line', async (journey) => {
        const { page, step } = journey;
        const drawer = cartDrawer(page);
        await page.removeLocatorHandler(drawer);
        const day = await orderTable(journey);
        expect(day).not.toBe('');
        const facts = [
          'Diameter: 53 in, seats five + $180.00',
          'Extension leaf: Without leaf',
          'Edge: Natural edge + $120.00',
          'Finish: Oil',
          'A note to the joiner: Third floor',
          'SKU: THO-9201',
          `On backorder. Built to order. Expected to ship ${day}`,
        ];
        const told = async (place = page.getByRole('main')) => {
          const line = place.locator('.line').filter({ hasText: 'Gather Round Table' });
          await expect.poll(() => line.locator('.line-facts li').allTextContents()).toEqual(facts);
        };
        await told(drawer);
        await step('drawer');
        await drawer.getByRole('link', { name: 'See cart' }).click();
        await page.getByRole('heading', { name: 'Your cart', level: 1 }).waitFor();
        await told();
        await step('cart');
        await page.getByRole('link', { name: 'Checkout', exact: true }).click();
        await page.getByRole('heading', { name: 'Checkout', level: 1 }).waitFor();
        await told();
        if (device === 'phone') await page.getByRole('checkbox', { name: 'Show what you buy' }).check();
        await fillCheckout(journey, { email: `told-${device}@example.com`, state: 'ME', postcode: '04101' });
        await step('checkout');
        await placeOrder(journey);
        await told();
        await step('confirmation');
        const id = new URL(page.url()).searchParams;
        const token = encodeURIComponent(id.get('token') ?? '');
        await page.goto(`${journey.origin}/order/${id.get('order')}/tracking?token=${token}`);
        await told();
        await step('tracking');
      });
    },
  );
});

it('/cart leads to the cart', async () => {
  await harbor({ device: 'desktop', scripts: false }, 'Address of the cart', async ({ page, origin }) => {
    await page.goto(`${origin}/cart`);
    expect(new URL(page.url()).pathname).toBe('/checkout/cart');
  });
});
