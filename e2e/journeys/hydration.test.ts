import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, openHydrated } from '../harness/hydrated.ts';
import { browserFor } from '../harness/with-browser.ts';
import { accountButton, confirmAge, signIn } from './steps/account.ts';

const harbor = browserFor('harbor.localhost');
const ember = browserFor('ember.localhost');

/** Classes that only the function has which draws the piece: they are still there in the scripts as they are sent. */
const pieces = {
  'the menu of phones': 'hamburger',
  'the page of a product': 'product-hero',
  'the form of a product': 'purchase-add',
  'the footer': 'footer-base',
};

/** Returns the scripts that a page loads, by their addresses. */
function scriptsOf(page: Page): Map<string, Promise<string>> {
  const sources = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) sources.set(response.url(), response.text());
  });
  return sources;
}

/** How often each piece was drawn since the counting began. */
async function timesDrawn(session: CDPSession, sources: ReadonlyMap<string, Promise<string>>) {
  const { result } = await session.send('Profiler.takePreciseCoverage');
  const called: { text: string; count: number }[] = [];
  for (const { url, functions } of result) {
    const source = (await sources.get(url)) ?? '';
    for (const { ranges } of functions) {
      for (const { startOffset, endOffset, count } of ranges) {
        called.push({ text: source.slice(startOffset, endOffset), count });
      }
    }
  }
  // What has the class inside of it and is the smallest is what draws the piece, and no script around it.
  called.sort((one, other) => one.text.length - other.text.length);
  const countOf = (name: string) => called.find(({ text }) => text.includes(name))?.count;
  return Object.fromEntries(Object.entries(pieces).map(([piece, name]) => [piece, countOf(name)]));
}

describe('a page from the server', () => {
  it.each(['/fireside-mug', '/hall-runner'])('is taken over with each piece drawn once: %s', async (path) => {
    await harbor({ device: 'phone', scripts: true }, 'Hydration', async ({ page, context, origin }) => {
      const sources = scriptsOf(page);
      const session = await context.newCDPSession(page);
      await session.send('Profiler.enable');
      await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
      await openHydrated(page, origin + path);
      const once = Object.fromEntries(Object.keys(pieces).map((piece) => [piece, 1]));
      expect(await timesDrawn(session, sources)).toEqual(once);
    });
  });
});

describe('a page at hand for those who are signed in', () => {
  it.each([
    ['shopper@example.com', harbor, ['/', '/kitchen-dining', '/tideline-mug', '/hall-runner']],
    ['wholesale@example.com', ember, ['/', '/cigars']],
    ['pending@example.com', ember, ['/', '/cigars']],
  ] as const)('is taken over without a word of complaint: %s', async (email, travel, paths) => {
    await travel({ device: 'desktop', scripts: true }, 'Kept for signed in', async (journey) => {
      const { page, origin } = journey;
      await openHydrated(page, `${origin}/about`);
      if (travel === ember) await confirmAge(journey);
      await signIn(journey, email);
      for (const path of paths) {
        await expect
          .poll(async () => (await openHydrated(page, origin + path))?.headers()['x-cache'])
          .toBe('hit');
        await hydrated(accountButton(journey));
        expect(await page.getByRole('link', { name: 'Sign in / Register' }).count()).toBe(0);
      }
    });
  });
});
