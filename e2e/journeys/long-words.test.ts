import { unique } from '@stoa/commerce/testing';
import { expect, it } from 'vitest';
import { browserFor } from '../harness/with-browser.ts';
import { addToCart, fillCheckout, orderNumber } from './steps/buy.ts';

const travel = browserFor('harbor.localhost');
const phone = { device: 'phone', scripts: true } as const;
const LONG = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(5);

it('words of any length fit a phone: searched for, ordered with, and in the mail', async () => {
  await travel(phone, 'Long words', async (journey) => {
    const { page, origin, step } = journey;
    await page.goto(`${origin}/search?q=${LONG.slice(0, 200)}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await step('searched for');
    await page.goto(`${origin}/fireside-mug`);
    await addToCart(journey, 'Fireside Mug');
    await page.getByRole('link', { name: 'Checkout', exact: true }).click();
    const email = `${unique('a-name-of-a-good-length')}.${'long'.repeat(5)}@example.com`;
    await fillCheckout(journey, { email, state: 'ME', postcode: '04101' });
    await page.getByLabel('Last name').fill(LONG);
    await page.getByRole('button', { name: 'Place order' }).click();
    await orderNumber(page);
    await step('ordered');
    await page.goto(`${origin}/mail`);
    await page.getByText(email).first().waitFor();
    const { width = 0 } = page.viewportSize() ?? {};
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});
