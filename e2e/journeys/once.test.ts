import { unique } from '@stoa/commerce/testing';
import { describe, expect, it } from 'vitest';
import { demo } from '../harness/demo.ts';
import { ask } from '../harness/http.ts';
import type { Journey } from '../harness/journey.ts';
import { mailsIn } from '../harness/mailbox.ts';
import { browserFor } from '../harness/with-browser.ts';
import { addToCart, fillCheckout, orderNumber } from './steps/buy.ts';

const travel = browserFor('harbor.localhost');
const desk = { device: 'desktop', scripts: true } as const;

/** Returns an address nobody used before, so that its mails are this order's. */
const newEmail = (word: string) => `${unique(word)}@example.com`;

/** Returns a guest at the checkout, with a mug. */
async function reachCheckout(journey: Journey): Promise<void> {
  const { page, origin } = journey;
  await page.goto(`${origin}/fireside-mug`);
  await addToCart(journey, 'Fireside Mug');
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
}

/** Returns a guest in front of the button that places the order. */
async function readyToOrder(journey: Journey, email: string): Promise<void> {
  await reachCheckout(journey);
  await fillCheckout(journey, { email, state: 'ME', postcode: '04101' });
}

/** Nothing was ordered twice: the visitor's cart is gone, and one mail tells of one order. */
async function expectOneOrder({ page, origin }: Journey, email: string): Promise<void> {
  await page.goto(`${origin}/checkout/cart`);
  await page.getByText('Your cart is empty.').waitFor();
  await expect.poll(() => mailsIn(demo.mails).filter(({ to }) => to.includes(email)).length).toBe(1);
}

describe('an order is placed once', () => {
  it('when the button is pressed twice', async () => {
    await travel(desk, 'Double press', async (journey) => {
      const email = newEmail('double-press');
      await readyToOrder(journey, email);
      await journey.page.getByRole('button', { name: 'Place order' }).dblclick();
      await orderNumber(journey.page);
      await expectOneOrder(journey, email);
    });
  });

  it('when it is pressed twice without JavaScript', async () => {
    await travel({ device: 'phone', scripts: false }, 'Double press without scripts', async (journey) => {
      const email = newEmail('double-press-plain');
      await readyToOrder(journey, email);
      await journey.page.getByRole('button', { name: 'Place order' }).dblclick();
      await orderNumber(journey.page);
      await expectOneOrder(journey, email);
    });
  });

  it('when the very same request is sent again', async () => {
    await travel(desk, 'Replay', async (journey) => {
      const { page, context, origin } = journey;
      const email = newEmail('replay');
      await readyToOrder(journey, email);
      const [sent] = await Promise.all([
        page.waitForRequest(
          (request) => request.method() === 'POST' && request.postData()?.includes('intent=place') === true,
        ),
        page.getByRole('button', { name: 'Place order' }).click(),
      ]);
      const number = await orderNumber(page);
      const { pathname } = new URL(sent.url());
      const cookies = await context.cookies();
      const replay = () =>
        ask({
          port: demo.port,
          host: new URL(origin).host,
          path: pathname,
          method: 'POST',
          headers: {
            'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
            cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
            origin,
          },
          body: sent.postData() ?? '',
        });
      for (const { status, text } of await Promise.all([replay(), replay(), replay()])) {
        expect(status).toBeLessThan(400);
        expect(text + status).toMatch(/checkout\/success|302/);
      }
      await page.reload();
      expect(await orderNumber(page)).toBe(number);
      await expectOneOrder(journey, email);
    });
  });

  it('when the buyer goes back to the checkout and presses again', async () => {
    await travel(desk, 'Back to the checkout', async (journey) => {
      const { page } = journey;
      const email = newEmail('back-again');
      await readyToOrder(journey, email);
      await page.getByRole('button', { name: 'Place order' }).click();
      await orderNumber(page);
      await page.goBack();
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      const again = page.getByRole('button', { name: 'Place order' });
      if (await again.isVisible()) {
        await again.click();
        await page.getByRole('heading', { name: /Thank you|Your cart/ }).waitFor();
      }
      await expectOneOrder(journey, email);
    });
  });
});

describe('a total that nobody has seen yet', () => {
  it('is not charged: the buyer reads what it is, and agrees to that [CHK-010]', async () => {
    await travel(desk, 'Unseen total', async (journey) => {
      const { page } = journey;
      const answer = Promise.withResolvers<void>();
      await page.route('**/checkout.data*', async (route) => {
        if (route.request().postData()?.includes('intent=estimate')) await answer.promise;
        await route.continue().catch(() => undefined);
      });
      const email = newEmail('unseen-total');
      await reachCheckout(journey);
      await fillCheckout(journey, { email, state: 'NY', postcode: '10001' }, { waits: false });
      await page.getByRole('button', { name: 'Place order' }).click();
      await page.getByRole('button', { name: 'Placing your order...' }).waitFor();
      answer.resolve();
      await page
        .getByRole('alert')
        .filter({ hasText: /The total is \$\d+\.\d\d\. Please check it/ })
        .waitFor();
      await page.getByRole('button', { name: 'Place order' }).click();
      await orderNumber(page);
      await expectOneOrder(journey, email);
    });
  });
});

describe('the cart after going back', () => {
  it('still holds what was added, and the badge says so [HDR-004, HDR-005]', async () => {
    await travel(desk, 'Back after adding', async (journey) => {
      const { page, origin } = journey;
      await page.goto(`${origin}/mugs-cups`);
      await page.getByRole('main').getByRole('link', { name: 'Fireside Mug', exact: true }).click();
      await addToCart(journey, 'Fireside Mug');
      await page.goBack();
      await page.getByRole('heading', { name: 'Fireside Mug', level: 1 }).waitFor();
      await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { name: 'Mugs & Cups', level: 1 }).waitFor();
      await page.reload();
      const cart = page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' });
      await cart.getByText('1', { exact: true }).waitFor();
    });
  });
});
