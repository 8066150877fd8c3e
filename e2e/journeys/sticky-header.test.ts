import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openHydrated } from '../harness/hydrated.ts';
import { browserFor } from '../harness/with-browser.ts';

const travel = browserFor('harbor.localhost');

/** Where the header’s lower edge is: at or above 0 nothing of it is to be seen. */
const lowerEdge = (page: Page) =>
  page.locator('.site-header').evaluate((header) => Math.round(header.getBoundingClientRect().bottom));

/** Scrolls to this place at once, and waits until the page has been told of it. */
const scrollTo = (page: Page, y: number) =>
  page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => requestAnimationFrame(() => resolve()), { once: true });
        window.scrollTo({ top, behavior: 'instant' });
      }),
    y,
  );

describe('the header', () => {
  it('of a phone goes on the way down, stays away for less than 100 px up, and comes back after that, time and again [CONST-035, HDR-016, HDR-017]', async () => {
    await travel({ device: 'phone', scripts: true }, 'Sticky header', async ({ page, origin }) => {
      await openHydrated(page, `${origin}/mugs-cups`);
      expect(await lowerEdge(page)).toBeGreaterThan(0);
      for (const start of [0, 600]) {
        await scrollTo(page, start + 90);
        expect(await lowerEdge(page), `${start}`).toBeGreaterThan(0);
        await scrollTo(page, start + 700);
        await expect.poll(() => lowerEdge(page)).toBeLessThanOrEqual(0);
        await scrollTo(page, start + 610);
        expect(await lowerEdge(page), `${start}`).toBeLessThanOrEqual(0);
        await scrollTo(page, start + 600);
        await expect.poll(() => lowerEdge(page)).toBeGreaterThan(40);
      }
    });
  });

  it('of a desk stays, however far one scrolls', async () => {
    await travel({ device: 'desktop', scripts: true }, 'Header of a desk', async ({ page, origin }) => {
      await openHydrated(page, `${origin}/mugs-cups`);
      const before = await lowerEdge(page);
      for (const y of [300, 900]) {
        await scrollTo(page, y);
        const header = page.locator('.site-header');
        expect(await header.getAttribute('data-hidden')).toBe('false');
        expect(await lowerEdge(page)).toBe(before);
      }
    });
  });
});
