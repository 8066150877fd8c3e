import { describe, expect, it } from 'vitest';
import { demo } from '../harness/demo.ts';
import { manners } from '../harness/devices.ts';
import type { Journey } from '../harness/journey.ts';
import { mailsIn, mailTo } from '../harness/mailbox.ts';
import { browserFor } from '../harness/with-browser.ts';
import { chooseFacet, openCategory, pricesShown, seeNextPage, sortBy } from './steps/browse.ts';
import { addToCart, changeQuantity, chooseVariation, fillCheckout, placeOrder } from './steps/buy.ts';

const travel = browserFor('harbor.localhost');

/** From the home page to a listing narrowed, sorted and turned over, and on to a product. */
async function findMug(journey: Journey): Promise<void> {
  const { page, origin, step } = journey;
  await page.goto(origin);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await step('home');
  await openCategory(journey, 'Kitchen & Dining');
  await step('category');
  await chooseFacet(journey, 'Room', 'Kitchen');
  await step('filtered');
  await sortBy(journey, 'Lowest Price', 'price-asc');
  // The address changes a moment before the cards do.
  await expect.poll(() => isAscending(journey)).toBe(true);
  const prices = await pricesShown(journey);
  await step('sorted');
  const further = await seeNextPage(journey);
  expect(further[0]).toBeGreaterThanOrEqual(prices.at(-1) ?? 0);
  await step('second page');
  await openCategory(journey, 'Kitchen & Dining', 'Tableware', 'Mugs & Cups');
  await page.getByRole('main').getByRole('link', { name: 'Tideline Mug', exact: true }).click();
  await page.getByRole('heading', { name: 'Tideline Mug', level: 1 }).waitFor();
  await step('product');
}

/** From the product to the confirmation; returns the order's number. */
async function buyMug(journey: Journey, email: string): Promise<string> {
  const { page, step } = journey;
  await chooseVariation(journey, 'Color', 'Ocean');
  await page.getByText('SKU: SAL-1101-OCN').waitFor();
  await step('variation');
  await addToCart(journey, 'Tideline Mug');
  expect(await page.getByRole('main').getByText('Ocean').count()).toBeGreaterThan(0);
  await step('cart');
  await changeQuantity(journey, 'Tideline Mug', 2);
  await step('two');
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await page.getByRole('heading', { name: 'Checkout', level: 1 }).waitFor();
  await step('checkout');
  await fillCheckout(journey, { email, state: 'ME', postcode: '04101' });
  await step('checkout filled in');
  const number = await placeOrder(journey);
  await step('confirmation');
  return number;
}

describe('the first sale of a guest on Harbor', () => {
  it.each(manners)('%s [CHK-001, CART-507, ROUTE-033]', async (name, manner) => {
    const email = `first-sale-${name.replace(/\W+/g, '-')}@example.com`.toLowerCase();
    await travel(manner, 'First sale', async (journey) => {
      const { page, step } = journey;
      await findMug(journey);
      const number = await buyMug(journey, email);
      const mail = await mailTo(demo.mails, email);
      expect(mail.subject).toContain(number);
      const [link = ''] = /https?:\/\/\S*\/order\/[^\s"<>]+/.exec(mail.text) ?? [];
      await page.context().clearCookies();
      await page.goto(link);
      await page.getByRole('heading', { name: `Order ${number}` }).waitFor();
      await page.getByText('Ocean').first().waitFor();
      await step('order by its link');
      expect(mailsIn(demo.mails).filter(({ to }) => to.includes(email))).toHaveLength(1);
    });
  });
});

async function isAscending(journey: Journey): Promise<boolean> {
  const prices = await pricesShown(journey);
  return prices.length > 0 && prices.every((price, at) => at === 0 || price >= (prices[at - 1] ?? 0));
}
