import { describe, expect, it } from 'vitest';
import { manners } from '../harness/devices.ts';
import { openHydrated } from '../harness/hydrated.ts';
import { browserFor } from '../harness/with-browser.ts';
import { accountButton, PASSWORD, signIn, submitLogin } from './steps/account.ts';

const travel = browserFor('harbor.localhost');

describe('signing in and out', () => {
  it.each(manners)(
    'a guarded page leads to the login and, after it, back to itself, %s [AUTH-507, AUTH-508, ACC-001, OPEN-504]',
    async (_, manner) => {
      await travel(manner, 'Guarded page', async (journey) => {
        const { page, origin, step } = journey;
        await page.goto(`${origin}/account/orders?page=1`);
        await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
        await step('login');
        await submitLogin(page.getByRole('main'), 'shopper@example.com');
        await page.getByRole('heading', { name: 'My Orders', level: 1 }).waitFor();
        expect(new URL(page.url()).pathname).toBe('/account/orders');
        await step('orders');
      });
    },
  );

  it.each(manners)('a wrong password is said, and what was typed stays, %s', async (_, manner) => {
    await travel(manner, 'Wrong password', async ({ page, origin, step, expectStatus }) => {
      expectStatus(401);
      await page.goto(`${origin}/login`);
      await submitLogin(page.getByRole('main'), 'shopper@example.com', 'not the password');
      await page
        .getByRole('alert')
        .filter({ hasText: 'The email address or the password is not right.' })
        .waitFor();
      expect(await page.getByLabel('Email').inputValue()).toBe('shopper@example.com');
      await step('refused');
    });
  });

  it('what was typed stays when a proxy answers in place of the shop', async () => {
    await travel({ device: 'phone', scripts: true }, 'Proxy', async ({ page, origin, expectStatus }) => {
      expectStatus(502);
      const main = page.getByRole('main');
      await openHydrated(page, `${origin}/login`);
      await page.route(
        (url) => url.pathname.endsWith('.data'),
        (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      );
      await submitLogin(main, 'shopper@example.com');
      await main.getByRole('alert').waitFor();
      expect(await main.getByLabel('Email').inputValue()).toBe('shopper@example.com');
      await openHydrated(page, `${origin}/register`);
      await main.getByLabel('First name').fill('Ada');
      await main.getByLabel('Email').fill('ada@example.com');
      await main.getByLabel('Password').fill(PASSWORD);
      await main.getByRole('button', { name: 'Create account' }).click();
      await main.getByRole('alert').waitFor();
      expect(await main.getByLabel('First name').inputValue()).toBe('Ada');
      expect(await main.getByLabel('Email').inputValue()).toBe('ada@example.com');
    });
  });

  it.each(manners)(
    'the login is for guests only, and logging out ends at home, %s [AUTH-502, AUTH-503, AUTH-504, AUTH-505, AUTH-509, ROUTE-502]',
    async (_, manner) => {
      await travel(manner, 'Logout', async (journey) => {
        const { page, origin, step } = journey;
        await page.goto(`${origin}/mugs-cups`);
        await signIn(journey, 'shopper@example.com');
        expect(new URL(page.url()).pathname).toBe('/mugs-cups');
        await page.goto(`${origin}/login`);
        expect(new URL(page.url()).pathname).not.toBe('/login');
        await page.goto(`${origin}/account/dashboard`);
        await step('dashboard');
        await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
        await page.getByRole('banner').getByRole('link', { name: 'Sign in / Register' }).waitFor();
        expect(new URL(page.url()).pathname).toBe('/');
        expect(await accountButton(journey).count()).toBe(0);
        await page.goto(`${origin}/account/dashboard`);
        await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
        await page.goBack();
      });
    },
  );

  it('no address leads out of the shop after the login [AUTH-514, ROUTE-532]', async () => {
    await travel({ device: 'desktop', scripts: false }, 'Safe return', async ({ page, origin }) => {
      for (const target of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
        await page.context().clearCookies();
        await page.goto(`${origin}/login?return=${encodeURIComponent(target)}`);
        await submitLogin(page.getByRole('main'), 'shopper@example.com');
        await accountButton({ page }).waitFor();
        expect(new URL(page.url()).origin).toBe(origin);
      }
    });
  });

  it('the cart of a guest is theirs after signing in', async () => {
    await travel({ device: 'desktop', scripts: true }, 'Cart after login', async (journey) => {
      const { page, origin } = journey;
      await page.goto(`${origin}/fireside-mug`);
      await page.getByRole('button', { name: 'Add to Cart: Fireside Mug' }).first().click();
      await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
      await signIn(journey, 'wholesale@example.com');
      await page.goto(`${origin}/checkout/cart`);
      await page.getByRole('spinbutton', { name: 'Quantity of Fireside Mug' }).waitFor();
      await page.getByRole('button', { name: 'Remove Fireside Mug' }).click();
      await page.getByText('Your cart is empty.').waitFor();
    });
  });
});

it('each tone of an order’s status is a colour of its own [ACC-007, ACC-008, ACC-009, ACC-010, ACC-011, ACC-012, ACC-013]', async () => {
  await travel({ device: 'desktop', scripts: false }, 'Tones', async ({ page, origin }) => {
    await page.goto(`${origin}/login`);
    const colours = {
      info: '#2b78c5',
      primary: 'var(--shop-primary)',
      success: 'var(--shop-success)',
      warning: 'var(--shop-warning)',
      danger: 'var(--shop-danger)',
      secondary: 'var(--shop-muted)',
      dark: 'var(--shop-text)',
    };
    const seen = await page.evaluate((wanted) => {
      const word = document.body.appendChild(document.createElement('span'));
      word.className = 'order-status';
      return Object.entries(wanted).map(([tone, colour]) => {
        Object.assign(word.dataset, { tone });
        word.style.color = colour;
        return [tone, getComputedStyle(word, '::before').backgroundColor, getComputedStyle(word).color];
      });
    }, colours);
    for (const [tone, shown, wanted] of seen) expect(shown, tone).toBe(wanted);
    expect(new Set(seen.map(([, shown]) => shown)).size).toBe(7);
  });
});
