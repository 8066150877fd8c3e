import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openUnderClock, stopClock } from '../harness/clock.ts';
import { holdDrawing } from '../harness/hold-drawing.ts';
import { hydrated, openHydrated } from '../harness/hydrated.ts';
import { noteRequests } from '../harness/note-requests.ts';
import { browserFor } from '../harness/with-browser.ts';

const travel = browserFor('harbor.localhost');
const phone = { device: 'phone', scripts: true } as const;
const desk = { device: 'desktop', scripts: true } as const;
const ALL = '/search?q=';
const PAGE_SIZE = 24;

const cards = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('article');
const pageInAddress = (page: Page) => Number(new URL(page.url()).searchParams.get('page') ?? 1);

/** Scrolls down to the last product, again and again until so many are there. */
async function scrollUntil(page: Page, count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        await cards(page).last().scrollIntoViewIfNeeded();
        return cards(page).count();
      },
      { interval: 60 },
    )
    .toBeGreaterThanOrEqual(count);
}

/** Returns the product that stands about in the middle of the window. */
async function productInView(page: Page): Promise<string> {
  const id = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-product]')];
    return all.find((card) => card.getBoundingClientRect().top > innerHeight / 4)?.dataset.product;
  });
  return id ?? '';
}

const topOf = (page: Page, product: string) =>
  page.evaluate((id) => {
    const card = document.querySelector(`[data-product="${id}"]`);
    return card ? Math.round(card.getBoundingClientRect().top) : undefined;
  }, product);

/** Waits until the product stands where it was, give or take a line of rounding. */
async function expectAt(page: Page, product: string, top: number | undefined): Promise<void> {
  await expect
    .poll(async () => Math.abs(((await topOf(page, product)) ?? 9_999) - (top ?? 0)))
    .toBeLessThanOrEqual(2);
}

describe('a listing of many pages', () => {
  it.each([phone, desk])(
    'brings one back to the same product at the same place, by Back and by a reload, on a $device [LIST-033, LIST-035]',
    async (manner) => {
      await travel(manner, 'Back to the place', async ({ page, origin, step }) => {
        await openHydrated(page, origin + ALL);
        await scrollUntil(page, 4 * PAGE_SIZE);
        await expect.poll(() => pageInAddress(page)).toBeGreaterThan(1);
        const product = await productInView(page);
        const top = await topOf(page, product);
        // Pressed while the window is still moving: the address must not follow it then.
        await page.locator(`[data-product="${product}"] h3 a`).dispatchEvent('click', { button: 0 });
        await page.waitForURL((url) => url.pathname !== '/search');
        await page.locator('.gallery-strip').waitFor();
        await page.goBack();
        await expectAt(page, product, top);
        expect(pageInAddress(page)).toBeGreaterThan(1);
        await step('back');
        await page.reload();
        await expectAt(page, product, top);
      });
    },
  );

  it('shows what comes before a page, in its place, and where one is in the address', async () => {
    await travel(desk, 'Earlier pages', async ({ page, origin, step }) => {
      await openHydrated(page, `${origin}${ALL}&page=3`);
      const first = await productInView(page);
      const top = await topOf(page, first);
      const earlier = page.getByRole('link', { name: 'Show previous products' });
      await hydrated(earlier);
      await earlier.press('Enter');
      await expect.poll(() => cards(page).count()).toBe(2 * PAGE_SIZE);
      expect(Math.abs(((await topOf(page, first)) ?? 0) - (top ?? 0))).toBeLessThanOrEqual(2);
      await page.mouse.wheel(0, -2_000);
      await expect.poll(() => pageInAddress(page)).toBe(2);
      await step('second page');
    });
  });

  it('loads no more than there is, and says how much that is [LIST-036]', async () => {
    await travel(desk, 'To the end', async ({ page, origin }) => {
      const asked = noteRequests(page, (request) => request.url().includes('/listing-page/'));
      await openHydrated(page, `${origin}/kitchen-dining`);
      const total = Number.parseInt((await page.getByText(/^\d+ items$/).textContent()) ?? '', 10);
      const pages = Math.ceil(total / PAGE_SIZE);
      expect(pages).toBeGreaterThan(1);
      await scrollUntil(page, total);
      await page.getByText(`${total} of ${total} items shown`).waitFor();
      expect(await page.getByRole('link', { name: 'Show more' }).count()).toBe(0);
      expect(asked.length).toBe(pages - 1);
    });
  });

  it('keeps what is there when a page does not come, and tries again when asked', async () => {
    await travel(phone, 'A page fails', async ({ page, origin, expectStatus, step }) => {
      expectStatus(503);
      let isDown = true;
      await page.route('**/listing-page/**', (route) =>
        isDown ? route.fulfill({ status: 503, body: '' }) : route.continue(),
      );
      await openHydrated(page, origin + ALL);
      await page.getByRole('link', { name: 'Show more' }).scrollIntoViewIfNeeded();
      await page.getByText('More products could not be loaded. Please try again.').waitFor();
      expect(await cards(page).count()).toBe(PAGE_SIZE);
      await step('failed');
      isDown = false;
      await page.getByRole('link', { name: 'Show more' }).press('Enter');
      await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(2 * PAGE_SIZE);
    });
  });
});

describe('the overlay of filters', () => {
  it('collects choices until they are applied; cancelled, they are as they were [LIST-042, LIST-043, LIST-044]', async () => {
    await travel(phone, 'Overlay', async ({ page, origin, step }) => {
      await openHydrated(page, `${origin}/mugs-cups`);
      const open = page.getByRole('button', { name: /^Filter/ });
      const overlay = page.getByRole('dialog', { name: 'Filters' });
      const choice = overlay.getByRole('link', { name: /^Terracotta ?\d+$/ });
      const applied = page.getByRole('link', { name: 'Remove filter Terracotta' });
      const choose = async () => {
        await open.click();
        if (!(await choice.isVisible())) await overlay.getByText('Color', { exact: true }).click();
        await choice.click();
        await overlay
          .getByRole('link', { name: /^Terracotta ?\d+$/ })
          .and(page.locator('[aria-current]'))
          .waitFor();
      };
      await choose();
      expect(page.url()).toBe(`${origin}/mugs-cups`);
      await step('chosen');
      await overlay.getByRole('button', { name: 'Cancel' }).click();
      await overlay.waitFor({ state: 'hidden' });
      expect(page.url()).toBe(`${origin}/mugs-cups`);
      await open.click();
      expect(await overlay.locator('[aria-current]').count()).toBe(0);
      await overlay.getByRole('button', { name: 'Cancel' }).click();
      await choose();
      await overlay.getByRole('button', { name: /^Show \d+ items$/ }).click();
      await applied.waitFor();
      expect(new URL(page.url()).pathname).toBe('/mugs-cups/color=Terracotta');
      await open.click();
      await overlay.getByRole('button', { name: 'Clear All' }).click();
      await overlay.getByRole('button', { name: 'Cancel' }).click();
      await overlay.waitFor({ state: 'hidden' });
      expect(new URL(page.url()).pathname).toBe('/mugs-cups/color=Terracotta');
      await open.click();
      expect(await overlay.locator('[aria-current]').count()).toBe(1);
      await overlay.getByRole('button', { name: 'Clear All' }).click();
      expect(await overlay.locator('[aria-current]').count()).toBe(0);
      await overlay.getByRole('button', { name: /^Show \d+ items$/ }).click();
      await applied.waitFor({ state: 'hidden' });
      expect(page.url()).toBe(`${origin}/mugs-cups`);
    });
  });
});

describe('a filter that is pressed while the window comes to rest, on a device that draws late', () => {
  const REST = 150;
  const press = (page: Page) =>
    page
      .getByRole('complementary', { name: 'Filters' })
      .locator('.filter-bucket', { hasText: /^Sage/ })
      .dispatchEvent('click', { button: 0 });
  const applied = (page: Page) => page.getByRole('link', { name: 'Remove filter Sage' });

  it('keeps its address when its products are here and not drawn yet [LIST-009]', async () => {
    await travel(desk, 'Drawn late', async ({ page, origin }) => {
      const drawing = await holdDrawing(page);
      await openUnderClock(page, origin + ALL);
      const before = page.url();
      await drawing.hold();
      await press(page);
      await page.waitForURL((url) => url.href !== before);
      const address = page.url();
      await page.evaluate(() => dispatchEvent(new Event('scroll')));
      await page.clock.fastForward(REST);
      await drawing.release();
      await applied(page).waitFor();
      expect(page.url()).toBe(address);
    });
  });

  it('is followed when its products are still on their way', async () => {
    await travel(desk, 'Drawn and loaded late', async ({ page, origin }) => {
      const drawing = await holdDrawing(page);
      await openHydrated(page, origin + ALL);
      await scrollUntil(page, 2 * PAGE_SIZE);
      await cards(page).last().scrollIntoViewIfNeeded();
      await expect.poll(() => pageInAddress(page)).toBeGreaterThan(1);
      await page.clock.install();
      await stopClock(page);
      const coming = Promise.withResolvers<void>();
      const isAsked = page.waitForRequest(/\.data\?/);
      await page.route(/\.data\?/, async (route) => {
        await coming.promise;
        await route.continue();
      });
      await page.evaluate(() => scrollTo(0, 0));
      await drawing.hold();
      await press(page);
      await isAsked;
      await page.clock.fastForward(REST);
      coming.resolve();
      await drawing.release();
      await applied(page).waitFor();
    });
  });
});
