import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { stopClock } from '../harness/clock.ts';
import type { Device } from '../harness/devices.ts';
import { openHydrated } from '../harness/hydrated.ts';
import type { Journey } from '../harness/journey.ts';
import { browserFor } from '../harness/with-browser.ts';

const travel = browserFor('harbor.localhost');
const CALL = '**/api/pliable/search';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search products' });
const panel = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const marked = (page: Page) => panel(page).getByRole('option', { selected: true });

/** On Harbor's home page with the panel open for a keyword. */
async function suggest({ page, origin }: Journey, keyword: string): Promise<void> {
  await openHydrated(page, origin);
  await box(page).pressSequentially(keyword);
  await panel(page).waitFor();
}

const onDevice = (device: Device, title: string, way: (journey: Journey) => Promise<void>) =>
  travel({ device, scripts: true }, title, way);

describe('suggestions below the search box', () => {
  it.each(['phone', 'desktop'] as const)(
    'show products, categories and how many there are: %s [HDR-001, SEARCH-008, SEARCH-014, SEARCH-017, SEARCH-018]',
    async (device) => {
      await onDevice(device, 'Suggestions', async (journey) => {
        const { page, step } = journey;
        await suggest(journey, 'mug');
        const products = panel(page).getByRole('group', { name: 'Products' }).getByRole('option');
        expect(await products.count()).toBe(4);
        await panel(page)
          .getByRole('option', { name: /^See all \d+ products/ })
          .waitFor();
        await page
          .getByRole('status')
          .filter({ hasText: /^\d+ suggestions/ })
          .waitFor();
        await step('suggested');
        await panel(page)
          .getByRole('option', { name: /^Mugs & Cups/ })
          .click();
        await page.getByRole('heading', { name: 'Mugs & Cups', level: 1 }).waitFor();
        await panel(page).waitFor({ state: 'detached' });
        await box(page).focus();
        await panel(page)
          .getByRole('option', { name: /^Tideline Mug/ })
          .click();
        await page.getByRole('heading', { name: 'Tideline Mug', level: 1 }).waitFor();
        expect(new URL(page.url()).search).toBe('?search_keyword=mug');
      });
    },
  );

  it('are gone through by keyboard, and left alone [SEARCH-016]', async () => {
    await onDevice('desktop', 'Suggestions by keyboard', async (journey) => {
      const { page, step } = journey;
      const press = (key: string) => page.keyboard.press(key);
      await suggest(journey, 'mug');
      expect(await marked(page).count()).toBe(0);
      await press('ArrowDown');
      const first = (await marked(page).textContent()) ?? '';
      expect(await box(page).getAttribute('aria-activedescendant')).toBe(
        await marked(page).getAttribute('id'),
      );
      await step('marked');
      await press('End');
      expect(await marked(page).textContent()).toMatch(/^See all/);
      await press('ArrowDown');
      expect(await marked(page).textContent()).toBe(first);
      await press('ArrowUp');
      await press('Home');
      expect(await marked(page).textContent()).toBe(first);
      await press('Escape');
      await panel(page).waitFor({ state: 'detached' });
      expect(await box(page).getAttribute('aria-expanded')).toBe('false');
      expect(await box(page).inputValue()).toBe('mug');
      await press('ArrowUp');
      expect(await marked(page).textContent()).toMatch(/^See all/);
      await press('Enter');
      await page.getByRole('heading', { name: 'Search results for "mug"', level: 1 }).waitFor();
      await panel(page).waitFor({ state: 'detached' });
    });
  });

  it('are asked for once a keyword, and never two at a time [SEARCH-010]', async () => {
    await onDevice('desktop', 'Suggestions once', async (journey) => {
      const { page } = journey;
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/pliable/search')) asked.push(request.postDataJSON().keyword);
      });
      await page.clock.install();
      await suggest(journey, 'mug');
      // However long the keys take, they are one change.
      await stopClock(page);
      await page.keyboard.press('Backspace');
      await page.keyboard.press('g');
      await page.clock.runFor(1000);
      await page.keyboard.press('Escape');
      await box(page).fill('cup');
      await page.clock.runFor(1000);
      await expect.poll(() => asked.at(-1)).toBe('cup');
      expect(asked).toEqual(['mug', 'cup']);
    });
  });

  it('hide at once on a phone, and half a second later at a desk [SEARCH-020, SEARCH-021, CONST-030, CONST-031]', async () => {
    for (const [device, stays, rest] of [
      ['phone', 0, 1],
      ['desktop', 499, 1],
    ] as const) {
      await onDevice(device, 'Suggestions hide', async (journey) => {
        const { page, origin } = journey;
        await page.clock.install();
        await openHydrated(page, origin);
        await box(page).pressSequentially('mug');
        await expect
          .poll(async () => {
            await page.clock.runFor(100);
            return panel(page).count();
          })
          .toBe(1);
        await stopClock(page);
        await box(page).blur();
        if (stays > 0) {
          await page.clock.runFor(stays);
          expect(await panel(page).count()).toBe(1);
        }
        await page.clock.runFor(rest);
        await panel(page).waitFor({ state: 'detached' });
      });
    }
  });

  it('fail without a word, and are emptied [SEARCH-022, SEARCH-023]', async () => {
    await onDevice('desktop', 'Suggestions fail', async (journey) => {
      const { page, expectStatus, step } = journey;
      await suggest(journey, 'mug');
      expectStatus(503);
      await page.route(CALL, (route) => route.fulfill({ status: 503, body: 'down' }));
      await box(page).pressSequentially('s');
      await panel(page).waitFor({ state: 'detached' });
      await step('failed');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Search results for "mugs"', level: 1 }).waitFor();
    });
  });
});
