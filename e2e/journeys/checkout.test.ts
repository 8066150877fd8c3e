import { unique } from '@stoa/commerce/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasFocus } from '../harness/has-focus.ts';
import type { Journey } from '../harness/journey.ts';
import { browserFor } from '../harness/with-browser.ts';
import { addToCart, fillCheckout, orderNumber } from './steps/buy.ts';

const travel = browserFor('harbor.localhost');
const desk = { device: 'desktop', scripts: true } as const;

async function readyToOrder(journey: Journey): Promise<void> {
  const { page, origin } = journey;
  await page.goto(`${origin}/fireside-mug`);
  await addToCart(journey, 'Fireside Mug');
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await fillCheckout(journey, { email: `${unique('guest')}@example.com`, state: 'ME', postcode: '04101' });
}

const button = (page: Page) => page.getByRole('button', { name: 'Place order' });

/** Delays the server's estimates until they are released. */
async function holdEstimates(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/checkout.data*', async (route) => {
    if (route.request().postData()?.includes('intent=estimate')) await held.promise;
    await route.continue().catch(() => undefined);
  });
  return held.resolve;
}

describe('while shipping and tax are being estimated', () => {
  it('the summary says so, and one press places the order [CHK-010, TAX-507]', async () => {
    await travel(desk, 'One press', async (journey) => {
      const { page, step } = journey;
      await readyToOrder(journey);
      const letGo = await holdEstimates(page);
      await page.getByLabel('ZIP code').fill('04102');
      await page.getByRole('status').filter({ hasText: 'Updating shipping and tax...' }).waitFor();
      await step('being estimated');
      const places = countPlacings(page);
      await button(page).click();
      await page.getByRole('button', { name: 'Placing your order...' }).waitFor();
      // The button keeps the focus, and does not order twice.
      await page.keyboard.press('Enter');
      expect(places.count).toBe(0);
      letGo();
      await orderNumber(page);
      expect(places.count).toBe(1);
    });
  });

  it('what fails leaves everything that was typed, and can be tried again [OPEN-042]', async () => {
    await travel(desk, 'Failed estimate', async (journey) => {
      const { page, step, expectStatus } = journey;
      expectStatus(503);
      await readyToOrder(journey);
      await page.route('**/checkout.data*', (route) => route.fulfill({ status: 503, body: 'busy' }), {
        times: 1,
      });
      await page.getByLabel('ZIP code').fill('04102');
      await page.getByRole('alert').filter({ hasText: 'Something went wrong' }).waitFor();
      expect(await page.getByLabel('ZIP code').inputValue()).toBe('04102');
      expect(await page.getByLabel('City').inputValue()).toBe('Portland');
      // The amounts at hand are those of another postcode.
      await expect.poll(() => page.locator('.totals-grand dd').textContent()).toBe('Not available');
      await step('failed');
      await button(page).click();
      await orderNumber(page);
    });
  });
});

describe('a country with other states', () => {
  it('brings its own states, and the focus stays where it was', async () => {
    await travel(desk, 'Other country', async (journey) => {
      const { page } = journey;
      await readyToOrder(journey);
      const country = page.getByLabel('Country');
      const others = await country.locator('option:not([value="US"])').all();
      const [other = ''] = await Promise.all(others.slice(0, 1).map((one) => one.getAttribute('value')));
      await country.focus();
      await country.selectOption(other ?? '');
      await page
        .getByRole('status')
        .filter({ hasText: /^Total: / })
        .waitFor({ state: 'attached' });
      await expect.poll(() => page.getByLabel('Province').inputValue()).toBe('');
      expect(await hasFocus(country)).toBe(true);
      expect(await page.getByLabel('City').inputValue()).toBe('Portland');
    });
  });
});

describe('what is entered', () => {
  it('is checked when it is left and before it is sent, completed by its postcode, and kept [OPEN-503, CHK-006]', async () => {
    await travel({ device: 'phone', scripts: true }, 'Checks', async (journey) => {
      const { page, step, origin } = journey;
      await page.goto(`${origin}/fireside-mug`);
      await addToCart(journey, 'Fireside Mug');
      await page.getByRole('link', { name: 'Checkout', exact: true }).click();
      const field = (name: string) => page.locator(`[name="${name}"]`);
      const faultOf = (name: string) => field(name).locator('xpath=..').locator('.field-error');
      await button(page).click();
      const list = page.getByRole('alert').filter({ hasText: 'Please check the marked fields.' });
      await expect.poll(() => hasFocus(list)).toBe(true);
      await step('empty');
      expect(await list.getByRole('link').allTextContents()).toEqual([
        'Email is required',
        'First name is required',
        'Last name is required',
        'Street address is required',
        'ZIP code is required',
        'City is required',
        'State is required',
      ]);
      await list.getByRole('link', { name: 'City is required' }).click();
      expect(await hasFocus(field('shipping.city'))).toBe(true);
      await page.keyboard.type('Portland');
      await expect.poll(() => list.getByRole('link').count()).toBe(6);
      // A whole postcode names the state; half of one is told when the field is left.
      await field('shipping.postcode').fill('0410');
      await field('shipping.city').focus();
      expect(await faultOf('shipping.postcode').textContent()).toBe('ZIP code must look like 04101');
      expect(await field('shipping.postcode').getAttribute('inputmode')).toBe('numeric');
      await field('shipping.postcode').fill('04101');
      await expect.poll(() => field('shipping.state').inputValue()).toBe('ME');
      expect(await faultOf('shipping.state').count()).toBe(0);
      await page.getByText('Add an apartment, suite or floor').click();
      await expect.poll(() => hasFocus(field('shipping.street2'))).toBe(true);
      // Another country has other words and other states, and nothing is lost on the way back.
      await field('shipping.country').selectOption('CA');
      await page.getByLabel('Province').waitFor();
      expect(await page.getByLabel('Postal code').inputValue()).toBe('04101');
      expect(await page.getByLabel('Postal code').getAttribute('inputmode')).toBe('text');
      await field('shipping.country').selectOption('US');
      await expect.poll(() => field('shipping.state').inputValue()).toBe('ME');
      const same = page.getByRole('checkbox', { name: 'Same as shipping address' });
      await same.uncheck();
      await field('billing.last_name').fill('Tester');
      await field('billing.state').selectOption('NY');
      await same.check();
      await same.uncheck();
      expect(await field('billing.last_name').inputValue()).toBe('Tester');
      expect(await field('billing.state').inputValue()).toBe('NY');
      await button(page).click();
      await list.getByRole('link', { name: 'Billing address: City is required' }).waitFor();
      // The summary is folded up, but for the total.
      const goods = page.locator('.checkout-lines');
      expect(await goods.isVisible()).toBe(false);
      await page.getByRole('checkbox', { name: 'Show what you buy' }).check();
      expect(await goods.isVisible()).toBe(true);
      await step('with a billing address');
    });
  });
});

describe('the total on the screen', () => {
  const row = (page: Page, label: string) =>
    page
      .locator('.totals-row')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('dd');
  const dollars = (text: string | null) => Number(/\$([\d,.]+)/.exec(text ?? '')?.[1]?.replaceAll(',', ''));
  const later = 'Calculated after your address';
  const holdsFor = (page: Page) => page.locator('.checkout-place').textContent();

  /** Writes down what is shown as the total, and for which country, whenever one of them changes. */
  const watch = (page: Page) =>
    page.evaluate(() => {
      const seen: [string, string][] = [];
      const look = () => {
        const country = document.querySelector<HTMLSelectElement>('[name="shipping.country"]')?.value ?? '';
        seen.push([country, document.querySelector('.totals-grand dd')?.textContent ?? '']);
      };
      look();
      const whole = { subtree: true, childList: true, characterData: true };
      new MutationObserver(look).observe(document.body, whole);
      Object.assign(window, { seenTotals: seen });
    });
  const seen = (page: Page): Promise<[string, string][]> =>
    page.evaluate(() => Reflect.get(window, 'seenTotals'));

  it('is never lower than what is charged: not before the address, not from country to country, not by a late answer [CHK-010, TAX-501, TAX-509]', async () => {
    await travel({ device: 'phone', scripts: true }, 'Total', async (journey) => {
      const { page, step, origin } = journey;
      await page.goto(`${origin}/fireside-mug`);
      await addToCart(journey, 'Fireside Mug');
      await page.getByText('Total before shipping and tax').waitFor();
      await step('cart');
      await page.getByRole('link', { name: 'Checkout', exact: true }).click();
      await page.getByLabel('Country').waitFor();
      await expect.poll(() => row(page, 'Total').textContent()).toBe(later);
      const goods = dollars(await row(page, 'Subtotal').textContent());
      await watch(page);
      await step('no address');
      await page.getByLabel('Country').selectOption('CA');
      await expect.poll(() => row(page, 'Total').textContent()).toBe(`$${(goods + 29).toFixed(2)}`);
      expect(await row(page, 'Shipping').textContent()).toBe('$29.00');
      expect(await page.getByRole('radio', { name: /To Canada/ }).isChecked()).toBe(true);
      await step('Canada');
      // The answer for the United States comes after the one for Canada was asked for again.
      const letGo = await holdEstimates(page);
      await page.getByLabel('Country').selectOption('US');
      await expect.poll(() => row(page, 'Total').textContent()).toBe('...');
      await page.getByLabel('Country').selectOption('CA');
      letGo();
      await expect.poll(() => row(page, 'Total').textContent()).toBe(`$${(goods + 29).toFixed(2)}`);
      for (const [country, total] of await seen(page)) {
        if (country === 'CA' && total.includes('$')) expect(dollars(total)).toBe(goods + 29);
        if (country === 'US') expect(total).not.toContain('$');
      }
      await page.getByLabel('Country').selectOption('US');
      await expect.poll(() => row(page, 'Total').textContent()).toBe(later);
      await fillCheckout(journey, {
        email: `${unique('guest')}@example.com`,
        state: 'ME',
        postcode: '04101',
      });
      await expect.poll(() => row(page, 'Total').textContent()).toContain('$');
      const agreed = await row(page, 'Total').textContent();
      await button(page).click();
      await orderNumber(page);
      expect(await row(page, 'Total').textContent()).toBe(agreed);
    });
  });

  it('says without scripts for which address it holds [CHK-010, TAX-501]', async () => {
    await travel({ device: 'desktop', scripts: false }, 'Total without scripts', async (journey) => {
      const { page, step, origin, expectStatus } = journey;
      expectStatus(409);
      await page.goto(`${origin}/fireside-mug`);
      await addToCart(journey, 'Fireside Mug');
      await page.getByRole('link', { name: 'Checkout', exact: true }).click();
      expect(await row(page, 'Total').textContent()).toBe(later);
      await button(page).click();
      const list = page.getByRole('alert').filter({ hasText: 'Please check the marked fields.' });
      const links = await list.getByRole('link').all();
      expect(await Promise.all(links.map((one) => one.getAttribute('href')))).toEqual([
        '#email',
        ...['first_name', 'last_name', 'street', 'postcode', 'city', 'state'].map(
          (one) => `#shipping-${one}`,
        ),
      ]);
      await step('empty');
      await page.getByLabel('Country').selectOption('CA');
      await page.getByRole('button', { name: 'Update shipping and tax' }).click();
      await expect.poll(() => holdsFor(page)).toContain('This total is for Canada.');
      expect(await row(page, 'Shipping').textContent()).toBe('$29.00');
      await step('Canada');
      await page.getByLabel('Country').selectOption('US');
      await page.getByRole('button', { name: 'Update shipping and tax' }).click();
      await expect.poll(() => row(page, 'Total').textContent()).toBe(later);
      await fillCheckout(journey, {
        email: `${unique('guest')}@example.com`,
        state: 'ME',
        postcode: '04101',
      });
      await expect.poll(() => holdsFor(page)).toContain('This total is for 04101, Maine, United States.');
      const agreed = await row(page, 'Total').textContent();
      await button(page).click();
      await orderNumber(page);
      expect(await row(page, 'Total').textContent()).toBe(agreed);
    });
  });
});

it('what was typed outlives a reload, and ends with the order', async () => {
  await travel({ device: 'phone', scripts: true }, 'Checkout again', async (journey) => {
    const { page, step } = journey;
    await readyToOrder(journey);
    const email = await page.getByLabel('Email').inputValue();
    await page.reload();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
    await expect.poll(() => page.getByLabel(/^State/).inputValue()).toBe('ME');
    // Shipping and tax are those of the address that was kept.
    await page.getByText('Calculated after your address').first().waitFor({ state: 'detached' });
    await step('after a reload');
    await button(page).click();
    await orderNumber(page);
    expect(await page.evaluate(() => sessionStorage.getItem('checkout'))).toBeNull();
  });
});

/** How often an order was sent. */
function countPlacings(page: Page): { readonly count: number } {
  const places = { count: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.postData()?.includes('intent=place')) places.count += 1;
  });
  return places;
}
