import { unique } from '@stoa/commerce/testing';
import { expect, it } from 'vitest';
import { browserFor } from '../harness/with-browser.ts';
import { submitLogin } from './steps/account.ts';
import { addToCart, fillCheckout, orderNumber } from './steps/buy.ts';

const travel = browserFor('harbor.localhost');

/** A narrow window, and one of 1280 px at a zoom of 200 %. WCAG 1.4.4, 1.4.10 */
const narrow = { width: 320, height: 640 };
const zoomed = { width: 640, height: 480 };

it('every kind of page fits 320 px, those one buys on a zoom of 200 %, and all stay accessible', async () => {
  await travel({ device: 'desktop', scripts: true }, 'Narrow', async (journey) => {
    const { page, step, origin } = journey;
    const look = async (name: string, windows = [narrow]) => {
      for (const size of windows) {
        await page.setViewportSize(size);
        await step(`${name} ${size.width}`);
      }
    };
    const open = async (path: string, windows = [narrow]) => {
      await page.goto(`${origin}/${path}`);
      expect(new URL(page.url()).pathname).toBe(`/${path.split('?')[0]}`);
      await look(path || 'home', windows);
    };
    for (const path of ['', 'mugs-cups', 'tideline-mug', 'search?q=mug']) await open(path);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${origin}/fireside-mug`);
    await addToCart(journey, 'Fireside Mug');
    await open('checkout/cart', [narrow, zoomed]);
    await open('checkout', [zoomed, narrow]);
    const email = `${unique('guest')}@example.com`;
    await fillCheckout(journey, { email, state: 'ME', postcode: '04101' });
    await page.getByRole('button', { name: 'Place order' }).click();
    await orderNumber(page);
    await look('confirmation', [narrow, zoomed]);
    await open('login');
    await submitLogin(page.getByRole('main'), 'shopper@example.com');
    await page.waitForURL((url) => url.pathname !== '/login');
    await open('account/dashboard');
  });
});
