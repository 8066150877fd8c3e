import { describe, expect, it } from 'vitest';
import { demo } from '../harness/demo.ts';
import { manners } from '../harness/devices.ts';
import { openHydrated } from '../harness/hydrated.ts';
import { mailTo } from '../harness/mailbox.ts';
import { browserFor } from '../harness/with-browser.ts';
import { confirmAge, signIn, submitLogin } from './steps/account.ts';
import { addToCart, fillCheckout, placeOrder } from './steps/buy.ts';

const travel = browserFor('ember.localhost');
const PRODUCT = 'Castavela Roja Robusto, Box of 20';
const PATH = '/castavela-robusto-box';

describe('Ember, where the age is asked and prices are hidden', () => {
  it.each(manners)(
    'sells to who is signed in: %s [SHELL-010, SHELL-012, PRICE-009, PERM-503, PERM-504, AUTH-515]',
    async (_, manner) => {
      await travel(manner, 'Ember', async (journey) => {
        const { page, origin, step } = journey;
        await page.goto(origin + PATH);
        await page.getByRole('dialog', { name: 'Are you of legal age?' }).waitFor();
        await step('age');
        await confirmAge(journey);
        expect(new URL(page.url()).pathname).toBe(PATH);
        await page.getByText('Sign in to see pricing').waitFor();
        expect(await page.getByRole('main').textContent()).not.toMatch(/\$\d/);
        expect(await page.getByRole('button', { name: /Add to Cart/ }).count()).toBe(0);
        await step('hidden price');
        await page.goto(`${origin}/cigar-boxes`);
        await page.getByRole('link', { name: '$ Sign in' }).first().waitFor();
        expect(await page.getByRole('main').textContent()).not.toMatch(/\$\d/);
        await step('hidden prices');

        await signIn(journey, 'shopper@example.com');
        expect(new URL(page.url()).pathname).toBe('/cigar-boxes');
        await page
          .getByText(/\$\d+\.\d\d/)
          .first()
          .waitFor();
        await step('prices');
        await page.goto(origin + PATH);
        await page.getByText('$162.00').first().waitFor();
        await step('price');
        await addToCart(journey, PRODUCT);
        await step('cart');
        await page.getByRole('link', { name: 'Checkout', exact: true }).click();
        await page.getByRole('heading', { name: 'Checkout', level: 1 }).waitFor();
        expect(await page.getByLabel('Email').inputValue()).toBe('shopper@example.com');
        await step('checkout');
        const email = `ember-${manner.device}-${manner.scripts}@example.com`;
        await fillCheckout(journey, { email, state: 'ME', postcode: '04101' });
        const number = await placeOrder(journey);
        await step('confirmation');
        expect((await mailTo(demo.mails, email)).subject).toContain(number);
        await page.goto(`${origin}/account/orders`);
        await page.getByRole('link', { name: `Order ${number}` }).click();
        await page.getByRole('heading', { name: `Order ${number}` }).waitFor();
        await step('order in the account');
      });
    },
  );

  it('asks for the age only once, and not on the terms [SHELL-012, SHELL-013, SHELL-014]', async () => {
    await travel({ device: 'desktop', scripts: true }, 'Ember, age', async (journey) => {
      const { page, context, origin } = journey;
      const dialog = page.getByRole('dialog', { name: 'Are you of legal age?' });
      for (const [path, title] of [
        ['/terms-of-service', 'Terms of service'],
        ['/privacy-policy', 'Privacy policy'],
      ] as const) {
        await openHydrated(page, origin + path);
        await page.getByRole('heading', { name: title, level: 1 }).waitFor();
        expect(await dialog.count()).toBe(0);
      }
      await page.goto(origin);
      await confirmAge(journey);
      const answer = (await context.cookies()).find(({ name }) => name === 'age_confirm');
      // Kept for later visits, and not for this one alone.
      expect((answer?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29 * 24 * 60 * 60);
      await page.goto(origin + PATH);
      await page.getByRole('heading', { name: PRODUCT, level: 1 }).waitFor();
      expect(await dialog.count()).toBe(0);
    });
  });

  it('stays covered for who is too young [OPEN-035]', async () => {
    await travel({ device: 'phone', scripts: false }, 'Ember, too young', async ({ page, origin, step }) => {
      await page.goto(origin);
      await page.getByRole('button', { name: 'I am under 21' }).click();
      await page.getByText('We are sorry: this shop is only for adults of legal smoking age.').waitFor();
      await step('refused');
      await page.goto(origin + PATH);
      await page.getByRole('dialog', { name: 'Are you of legal age?' }).waitFor();
    });
  });

  it('tells who waits for approval so, and shows no price [PRICE-007, PRICE-010]', async () => {
    await travel({ device: 'desktop', scripts: true }, 'Ember, pending', async (journey) => {
      const { page, origin, step } = journey;
      await page.goto(origin + PATH);
      await confirmAge(journey);
      // The price's own link opens the modal.
      await page.getByRole('link', { name: 'Sign in to see pricing' }).click();
      await submitLogin(page.getByRole('dialog', { name: 'Sign in' }), 'pending@example.com');
      await page.getByText('Your account is pending approval').first().waitFor();
      expect(await page.getByRole('main').textContent()).not.toMatch(/\$\d/);
      await step('pending');
    });
  });
});
