import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { browserFor } from '../harness/with-browser.ts';
import { orderNumber } from './steps/buy.ts';
import { tabTo } from './steps/keyboard.ts';

const travel = browserFor('harbor.localhost');

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
      await type(page, 'ZIP code', '04101');
      await type(page, 'City', 'Portland');
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
