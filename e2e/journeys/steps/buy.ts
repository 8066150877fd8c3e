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
  if (scripts) await group.getByRole('radio', { name: value }).check();
  else await group.getByRole('link', { name: value }).click();
  await page.waitForURL('**/pv/**');
}

/**
 * Puts the product of the page into the cart and goes there. Who presses before the page's scripts have come is
 * brought there by the form itself.
 */
export async function addToCart({ page }: Journey, name: string): Promise<void> {
  // The listing one comes from has a button of the same name, and goes away with what it said.
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await page
    .getByRole('main')
    .getByRole('button', { name: `Add to Cart: ${name}` })
    .first()
    .click();
  const added = page.getByRole('status').filter({ hasText: `${name} was added to your cart.` });
  const cart = page.getByRole('heading', { name: 'Your cart', level: 1 });
  await added.first().or(cart).first().waitFor();
  if (!(await cart.isVisible())) await page.getByRole('link', { name: 'View cart' }).click();
  await cart.waitFor();
}

/** Changes the quantity of the cart's line and waits until the server has estimated it. */
export async function changeQuantity(
  { page, scripts }: Journey,
  name: string,
  quantity: number,
): Promise<void> {
  const field = page.getByRole('spinbutton', { name: `Quantity of ${name}` });
  await field.fill(String(quantity));
  if (scripts) await field.blur();
  else await page.getByRole('button', { name: `Update ${name}` }).click();
  await page.getByText(`${quantity} items`).first().waitFor();
}

export interface Buyer {
  readonly email: string;
  readonly state: string;
  readonly postcode: string;
}

/** Fills in who buys and where it goes; the totals follow. */
export async function fillCheckout(
  { page, scripts }: Journey,
  buyer: Buyer,
  { waits = true }: { readonly waits?: boolean } = {},
): Promise<void> {
  await page.getByLabel('Email').fill(buyer.email);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Tester');
  await page.getByLabel('Street address').fill('12 Harbor Street');
  await page.getByLabel('City').fill('Portland');
  await page.getByLabel('Phone').fill('+1 207 555 0100');
  await page.getByLabel('ZIP code').fill(buyer.postcode);
  const state = page.getByLabel(/^State/);
  if (scripts && !waits) {
    await state.selectOption(buyer.state);
  } else if (scripts) {
    // What is shown must be estimated for the whole address before it is agreed to.
    const estimated = page.waitForResponse((reply) => isEstimate(reply.request().postData(), buyer));
    await state.selectOption(buyer.state);
    await estimated;
    // Answered is not drawn yet, and who presses before is asked to agree to the total first.
    await page.getByText(`This total is for ${buyer.postcode}`).waitFor({ state: 'attached' });
  } else {
    await state.selectOption(buyer.state);
    await page.getByRole('button', { name: 'Update shipping and tax' }).click();
  }
  await page.getByRole('radio', { name: /Standard/ }).waitFor();
}

function isEstimate(body: string | null, { state, postcode }: Buyer): boolean {
  const sent = new URLSearchParams(body ?? '');
  const address = [sent.get('shipping.state'), sent.get('shipping.postcode')];
  return sent.get('intent') === 'estimate' && address.join() === [state, postcode].join();
}

/** Sends the order and reads the number of the confirmation. */
export async function placeOrder({ page }: Journey): Promise<string> {
  await page.getByRole('button', { name: 'Place order' }).click();
  return orderNumber(page);
}

/** Returns the number on the confirmation page. */
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
