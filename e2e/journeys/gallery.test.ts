import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openUnderClock } from '../harness/clock.ts';
import { devices } from '../harness/devices.ts';
import { hydrated } from '../harness/hydrated.ts';
import type { Journey } from '../harness/journey.ts';
import { noteRequests } from '../harness/note-requests.ts';
import { browserFor } from '../harness/with-browser.ts';
import { confirmAge } from './steps/account.ts';

const harbor = browserFor('harbor.localhost');
const ember = browserFor('ember.localhost');
const desk = { device: 'desktop', scripts: true } as const;
const phone = { device: 'phone', scripts: true } as const;
const PRODUCT = '/tideline-mug';

const counter = (page: Page, n: number) => page.getByRole('status').filter({ hasText: `Picture ${n} of ` });
const largeView = (page: Page) => page.getByRole('dialog', { name: /^Pictures of/ });
const openPicture = (page: Page) =>
  page
    .getByRole('region', { name: /^Pictures of/ })
    .getByRole('link', { name: 'Enlarge' })
    .first();

/** Waits until the gallery's script runs: before, a swipe is the browser's own and a picture a link. */
const awake = (page: Page) => hydrated(page.locator('.gallery-strip'));

/** The scripts that magnify, of which none is asked for where nothing is to be magnified. */
const magnifiersAsked = (page: Page) =>
  noteRequests(page, (request) => request.url().includes('/assets/magnifier-'));

/** Returns the thumbnail of the picture that is shown. */
async function shownThumb({ page }: Journey): Promise<string | null> {
  return page.locator('.gallery-thumb[aria-current="true"]').getAttribute('aria-label');
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not on the page');
  return box;
}

/** A finger goes across an element. */
async function swipe({ page, context }: Journey, element: Locator, dx: number): Promise<void> {
  const { x, y, width, height } = await boxOf(element);
  const session = await context.newCDPSession(page);
  const at = (share: number) => [{ x: x + width / 2 - dx / 2 + dx * share, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Waits until the strip stands still at a picture. */
async function rest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const strip = document.querySelector('.gallery-strip');
    return strip !== null && strip.scrollLeft % strip.clientWidth === 0;
  });
}

/** Two fingers part on an element until they are `times` as far from each other. */
async function spread({ page, context }: Journey, element: Locator, times: number): Promise<void> {
  const { x, y, width, height } = await boxOf(element);
  const session = await context.newCDPSession(page);
  const fingers = (gap: number) =>
    [-1, 1].map((side, id) => ({ x: x + width / 2 + (side * gap) / 2, y: y + height / 2, id }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(60) });
  for (const gap of [1, (1 + times) / 2, times]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(60 * gap) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const scaleOf = (page: Page) =>
  page.locator('.gallery-large-picture').evaluate((element) => Number(getComputedStyle(element).scale) || 1);

describe('the pictures of a product, at a desk', () => {
  it('are magnified three times where the mouse is, until it leaves [PDP-005, PDP-006, PDP-009, PDP-010, CONST-018]', async () => {
    await harbor(desk, 'Magnifier', async ({ page, origin }) => {
      const asked = magnifiersAsked(page);
      await page.goto(origin + PRODUCT);
      await awake(page);
      const stage = page.locator('.gallery-stage');
      const magnified = page.locator('.gallery-magnified[data-ready]');
      await expect
        .poll(async () => {
          await stage.hover({ position: { x: 5, y: 5 } });
          await stage.hover({ position: { x: 100, y: 50 } });
          return magnified.count();
        })
        .toBe(1);
      expect(asked).toHaveLength(1);
      expect(await magnified.evaluate((element) => getComputedStyle(element).scale)).toBe('3');
      const shownThere = page.locator('.gallery-slide img').first();
      const largeOf = (address: string | null) =>
        address?.replace(/products\/\w+\//, 'products/large/').replace(/\.\w+$/, '');
      expect(largeOf(await magnified.getAttribute('src'))).toBe(
        largeOf(await shownThere.getAttribute('src')),
      );
      const { width, height } = await boxOf(stage);
      await stage.hover({ position: { x: width * 0.75, y: height * 0.25 } });
      const meant = () =>
        magnified.evaluate(({ style }) =>
          style.transformOrigin.split(' ').slice(0, 2).map(Number.parseFloat),
        );
      await expect.poll(meant).toEqual([expect.closeTo(75, -0.5), expect.closeTo(25, -0.5)]);
      await page.mouse.move(5, 5);
      await expect.poll(() => page.locator('.gallery-magnified').count()).toBe(0);
    });
  });

  it('are not magnified where the large one does not come, and the others are [ERR-014]', async () => {
    await harbor(desk, 'Failed magnifier', async ({ page, origin }) => {
      const asked: string[] = [];
      await page.route('**/products/large/*.webp', async (route) => {
        asked.push(route.request().url());
        if (asked.at(-1) !== asked[0]) return route.continue();
        return route.fulfill({ contentType: 'image/webp', body: 'no picture' });
      });
      await page.goto(origin + PRODUCT);
      await awake(page);
      const stage = page.locator('.gallery-stage');
      const magnified = page.locator('.gallery-magnified');
      const hover = async () => {
        await page.mouse.move(5, 5);
        await stage.hover({ position: { x: 100, y: 50 } });
      };
      await hover();
      await expect.poll(() => asked.length).toBe(1);
      await magnified.waitFor({ state: 'detached' });
      expect(await magnified.count()).toBe(0);
      await page.locator('.gallery-thumb').nth(1).click();
      await page
        .locator('.gallery-thumb[aria-current="true"]')
        .and(page.getByLabel(/^Picture 2/))
        .waitFor();
      await hover();
      await page.locator('.gallery-magnified[data-ready]').waitFor();
      expect(asked.at(-1)).not.toBe(asked[0]);
    });
  });

  it('are not zoomed in the large view where they do not come [ERR-014, ERR-015]', async () => {
    await harbor(desk, 'Failed large view', async ({ page, origin }) => {
      await page.goto(origin + PRODUCT);
      await awake(page);
      await page.route('**/products/*/*.{avif,webp}', (route) =>
        route.fulfill({ contentType: 'image/avif', body: 'no picture' }),
      );
      await openPicture(page).click();
      await largeView(page).waitFor();
      await page.keyboard.press('ArrowRight');
      await counter(page, 2).waitFor();
      await largeView(page).locator('.picture-placeholder').waitFor();
      const zoom = (disabled: boolean) => page.getByRole('button', { name: 'Zoom', disabled });
      await zoom(true).waitFor();
      await zoom(true).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Zoom', pressed: false }).waitFor();
      await page.unroute('**/products/*/*.{avif,webp}');
      await page.keyboard.press('ArrowRight');
      await zoom(false).waitFor();
    });
  });

  it('are turned from either end to the other, enlarged by keyboard, and the page is where it was [CONST-018, PDP-001, PDP-004, PDP-006, PDP-008, PDP-010, PDP-013]', async () => {
    await harbor(desk, 'Large view', async (journey) => {
      const { page, origin, step } = journey;
      await page.goto(origin + PRODUCT);
      await awake(page);
      const total = await page.locator('.gallery-slide').count();
      const turn = (way: string) => page.locator('.gallery-stage').getByRole('button', { name: way }).click();
      await turn('Previous picture');
      await expect.poll(() => shownThumb(journey)).toBe(`Picture ${total} of ${total}`);
      await turn('Next picture');
      await expect.poll(() => shownThumb(journey)).toBe(`Picture 1 of ${total}`);
      await openPicture(page).focus();
      await page.keyboard.press('Enter');
      await largeView(page).waitFor();
      const { width, height } = await boxOf(largeView(page));
      expect([width, height]).toEqual([1440, page.viewportSize()?.height]);
      expect(await page.getByText('Pinch to Zoom').count()).toBe(0);
      await counter(page, 1).waitFor();
      await page.keyboard.press('ArrowLeft');
      await counter(page, total).waitFor();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await counter(page, 2).waitFor();
      await page.getByRole('button', { name: 'Zoom' }).click();
      expect(await scaleOf(page)).toBe(3);
      await step('enlarged');
      await page.keyboard.press('Escape');
      await largeView(page).waitFor({ state: 'detached' });
      await expect.poll(() => shownThumb(journey)).toBe(`Picture 2 of ${total}`);
      await openPicture(page).focus();
      await page.keyboard.press('Enter');
      await largeView(page).waitFor();
    });
  });
});

describe('the pictures of a product, in a window as narrow as a phone', () => {
  it('are magnified where they stand, and make the page no wider [PDP-005]', async () => {
    await harbor(phone, 'Magnified in a narrow window', async ({ page, origin }) => {
      await page.goto(origin + PRODUCT);
      await awake(page);
      await page.locator('.gallery-slide').first().hover();
      await page.locator('.gallery-magnified[data-ready]').waitFor();
      const widths = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
      expect(widths).toEqual([devices.phone.viewport.width, devices.phone.viewport.width]);
    });
  });
});

describe('the pictures of a product, on a phone', () => {
  it('turn by a swipe of more than 90 pixels, and are magnified by none [PDP-005, PDP-011, PDP-012, CONST-017]', async () => {
    await harbor(phone, 'Swipe', async (journey) => {
      const { page, origin } = journey;
      const asked = magnifiersAsked(page);
      await page.goto(origin + PRODUCT);
      await awake(page);
      const strip = page.locator('.gallery-strip');
      expect(await shownThumb(journey)).toMatch(/^Picture 1 of/);
      await swipe(journey, strip, -93);
      await expect.poll(() => shownThumb(journey)).toMatch(/^Picture 2 of/);
      await rest(page);
      await swipe(journey, strip, -88);
      await rest(page);
      expect(await shownThumb(journey)).toMatch(/^Picture 2 of/);
      await swipe(journey, strip, 93);
      await expect.poll(() => shownThumb(journey)).toMatch(/^Picture 1 of/);
      expect(asked).toEqual([]);
    });
  });

  it('turn by such a swipe in the large view too [PDP-011, PDP-012]', async () => {
    await harbor(phone, 'Large swipe', async (journey) => {
      const { page, origin } = journey;
      await page.goto(origin + PRODUCT);
      await awake(page);
      await openPicture(page).tap();
      await largeView(page).waitFor();
      const stage = page.locator('.gallery-large-stage');
      await swipe(journey, stage, -93);
      await counter(page, 2).waitFor();
      await swipe(journey, stage, -88);
      // From the third it would lead to the second.
      await swipe(journey, stage, 93);
      await counter(page, 1).waitFor();
    });
  });

  it('are enlarged by two fingers, as a hint says for four seconds [PDP-007, PDP-008, PDP-009, CONST-047]', async () => {
    await harbor(phone, 'Pinch', async (journey) => {
      const { page, origin, step } = journey;
      await openUnderClock(page, origin + PRODUCT);
      await awake(page);
      await openPicture(page).tap();
      const hint = page.getByText('Pinch to Zoom');
      const hints = () => hint.count();
      // The script of the large view is waited for a little at a time, and the hint counts from then on.
      await expect
        .poll(async () => {
          await page.clock.runFor(10);
          return hints();
        })
        .toBe(1);
      await page.clock.runFor(3_980);
      expect(await hints()).toBe(1);
      await page.clock.runFor(30);
      await expect.poll(hints).toBe(0);
      await page.clock.resume();
      await largeView(page).waitFor();
      await step('large view');
      await spread(journey, page.locator('.gallery-large-stage'), 2);
      expect(await scaleOf(page)).toBeCloseTo(2, 1);
      // Not by another touch: the browser may still take it for a part of the one before.
      await page.getByRole('button', { name: 'Close' }).click();
      await largeView(page).waitFor({ state: 'detached' });
    });
  });
});

it('is a dialog before the page where the shop wants that, with the small pictures at the left [PDP-002, PDP-004]', async () => {
  await ember(desk, 'Modal', async (journey) => {
    const { page, origin } = journey;
    await page.goto(`${origin}/castavela-robusto-box`);
    await confirmAge(journey);
    const thumbs = await boxOf(page.locator('.gallery-thumbs'));
    const stage = await boxOf(page.locator('.gallery-stage'));
    expect(thumbs.x + thumbs.width).toBeLessThanOrEqual(stage.x);
    await awake(page);
    await openPicture(page).click();
    await largeView(page).waitFor();
    expect((await boxOf(largeView(page))).width).toBeLessThan(1000);
  });
});
