import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserFor } from '../harness/with-browser.ts';
import { orderNumber } from './steps/buy.ts';

const travel = browserFor('harbor.localhost');
const MOST_STOPS = 120;

/** Goes on with the Tab key until this has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expectVisibleFocus(target);
      return;
    }
  }
  throw new Error(`the Tab key does not lead to ${target}`);
}

/** WCAG 2.4.7 and 2.4.11: the focus can be seen and is not covered. */
async function expectVisibleFocus(target: Locator): Promise<void> {
  const seen = await target.evaluate((element) => {
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const label = element.closest('label');
    return {
      marked: outlineStyle !== 'none' || boxShadow !== 'none' || label !== null,
      uncovered:
        hit !== null && (element.contains(hit) || hit.contains(element) || label?.contains(hit) === true),
    };
  });
  expect(seen).toEqual({ marked: true, uncovered: true });
}

async function type(page: Page, label: string | RegExp, text: string): Promise<void> {
  const field = page.getByLabel(label).first();
  await tabTo(page, field);
  await page.keyboard.type(text);
}

describe('without a mouse', () => {
  it('a guest buys on Harbor', async () => {
    await travel({ device: 'desktop', scripts: true }, 'Keyboard', async ({ page, origin, step }) => {
      await page.goto(`${origin}/fireside-mug`);
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await tabTo(page, skip);
      await step('skip link');
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('button', { name: 'Add to Cart: Fireside Mug' }).first());
      await page.keyboard.press('Enter');
      const viewCart = page.getByRole('link', { name: 'View cart' });
      await viewCart.waitFor();
      await tabTo(page, viewCart);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Your cart', level: 1 }).waitFor();
      await tabTo(page, page.getByRole('link', { name: 'Checkout', exact: true }));
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Checkout', level: 1 }).waitFor();
      await type(page, 'Email', 'keyboard@example.com');
      await type(page, 'First name', 'Ada');
      await type(page, 'Last name', 'Tester');
      await type(page, 'Street address', '12 Harbor Street');
      await type(page, 'City', 'Portland');
      await type(page, /^State/, 'Maine');
      await type(page, 'ZIP / postal code', '04101');
      await type(page, 'Phone', '+1 207 555 0100');
      await tabTo(page, page.getByRole('radio', { name: /Standard/ }));
      const place = page.getByRole('button', { name: 'Place order' });
      await tabTo(page, place);
      await step('filled in');
      await page.keyboard.press('Enter');
      await orderNumber(page);
    });
  });
});
