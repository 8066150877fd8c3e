import { createProduct } from '@stoa/commerce';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noteRequests } from '../harness/note-requests.ts';
import { widgetShop } from './steps/widget-page.ts';

const { visit } = widgetShop(async ({ system, sell }) => {
  await createProduct(system, {
    classCode: 'simple',
    sku: 'plain-cup',
    slug: 'plain-cup',
    name: 'Plain cup',
    price: 2400,
    stock: { available: 9 },
    reviewStars: [0, 0, 0, 0, 2],
  });
  for (const name of ['Cup 1', 'Cup 2']) await sell(name, 2400, 9);
  const set = { classCode: 'grouped', sku: 'set', slug: 'set', name: 'Set of cups' } as const;
  await createProduct(system, { ...set, children: ['cup-1', 'cup-2'] });
});

describe('the bar at the edge of a product page', () => {
  it('comes once its anchor is within 80 px of the top, and holds what is needed to buy [PDP-028, PDP-029, CONST-024]', async () => {
    await visit('/plain-cup', async (page) => {
      await page.setViewportSize({ width: 1280, height: 400 });
      const scripts = scriptsOfTheBar(page);
      const bar = page.locator('.sticky-bar');
      const scrollTo = (distance: number) =>
        page.locator('.purchase-add').evaluate((button, top) => {
          const box = (button.parentElement ?? button).getBoundingClientRect();
          window.scrollTo({ top: scrollY + box.bottom - top, behavior: 'instant' });
        }, distance);
      await scrollTo(200);
      await afterObservers(page);
      expect(await bar.count()).toBe(0);
      await scrollTo(78);
      await bar.waitFor();
      expect(scripts).toHaveLength(1);
      // It is there by now: a bar that is not told to go would be seen.
      await scrollTo(82);
      await expect.poll(() => bar.count()).toBe(0);
      await scrollTo(78);
      await bar.waitFor();
      expect(await bar.locator('.sticky-bar-name').textContent()).toBe('Plain cup');
      expect(await bar.getByText('$24.00').count()).toBe(1);
      expect(await bar.getByRole('img', { name: 'Rated 5.0 of 5' }).count()).toBe(1);
      expect(await bar.getByText('2 ratings').count()).toBe(1);
      await bar.getByRole('button', { name: 'Add to Cart: Plain cup' }).click();
      await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
      // Its script is there by now: the bar itself tells where it comes and goes.
      await scrollTo(82);
      await bar.waitFor({ state: 'detached' });
    });
  });

  it('does not come for a set [PDP-030]', async () => {
    await visit('/set', async (page) => {
      await page.setViewportSize({ width: 1280, height: 400 });
      const scripts = scriptsOfTheBar(page);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await afterObservers(page);
      expect(await page.locator('.sticky-bar').count()).toBe(0);
      expect(scripts).toEqual([]);
    });
  });
});

/** What is asked for to draw the bar, which comes when it is first to be seen. */
const scriptsOfTheBar = (page: Page) =>
  noteRequests(page, (request) => request.url().includes('/assets/sticky-summary-'));

/** Waits until the page has been told what has come into view: observers hear of it in the order they were made. */
function afterObservers(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new IntersectionObserver((_, self) => {
          self.disconnect();
          requestAnimationFrame(() => setTimeout(resolve));
        }).observe(document.body);
      }),
  );
}
