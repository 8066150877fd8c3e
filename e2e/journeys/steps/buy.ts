import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Journey } from '../../harness/journey.ts';

/** Chooses an option of a variable product: a radio button, without scripts a link. */
export async function chooseVariation(
  { page, scripts }: Journey,
  label: string,
  value: string,
): Promise<void> {
  const group = page.getByRole('group', { name: label });
  if (scripts) await group.getByRole('radio', { name: value }).check({ force: true });
  else await group.getByRole('link', { name: value }).click();
  await page.waitForURL('**/pv/**');
}

/** Puts the product of the page into the cart and goes there. */
export async function addToCart({ page, scripts }: Journey, name: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: `Add to Cart: ${name}` })
    .first()
    .click();
  if (scripts) {
    await page
      .getByRole('status')
      .filter({ hasText: `${name} was added to your cart.` })
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'View cart' }).click();
  }
  await page.getByRole('heading', { name: 'Your cart', level: 1 }).waitFor();
}

/** Changes the quantity of the cart's line and waits until the server has reckoned it. */
export async function changeQuantity(
  { page, scripts }: Journey,
  name: string,
  quantity: number,
): Promise<void> {
  const field = page.getByLabel(`Quantity of ${name}`);
  await field.fill(String(quantity));
  if (scripts) await field.blur();
  else await page.getByRole('button', { name: `Update: ${name}` }).click();
  await page.getByText(`${quantity} items`).first().waitFor();
}

export interface Buyer {
  readonly email: string;
  readonly state: string;
  readonly postcode: string;
}

/** Fills in who buys and where it goes; the totals follow. */
export async function fillCheckout(journey: Journey, buyer: Buyer): Promise<void> {
  const { page, scripts } = journey;
  await page.getByLabel('Email').fill(buyer.email);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Tester');
  await page.getByLabel('Street address').fill('12 Harbor Street');
  await page.getByLabel('City').fill('Portland');
  await page.getByLabel('Phone').fill('+1 207 555 0100');
  await page.getByLabel('ZIP / postal code').fill(buyer.postcode);
  await page.getByLabel(/^State/).selectOption(buyer.state);
  if (!scripts) await page.getByRole('button', { name: 'Update shipping and tax' }).click();
  await page.getByRole('radio', { name: /Standard/ }).waitFor();
}

/** Sends the order and reads the number of the confirmation. */
export async function placeOrder({ page }: Journey): Promise<string> {
  await page.getByRole('button', { name: 'Place order' }).click();
  return orderNumber(page);
}

/** The number on the confirmation page. */
export async function orderNumber(page: Page): Promise<string> {
  await page.getByRole('heading', { name: 'Thank you for your order!' }).waitFor();
  const text = await page
    .getByText(/^Order \S+$/)
    .first()
    .textContent();
  const [, number = ''] = /^Order (\S+)$/.exec(text ?? '') ?? [];
  expect(number).not.toBe('');
  return number;
}
