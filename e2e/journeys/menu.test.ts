import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectToStay, openUnderClock } from '../harness/clock.ts';
import { hasFocus } from '../harness/has-focus.ts';
import { openHydrated } from '../harness/hydrated.ts';
import type { Journey } from '../harness/journey.ts';
import { browserFor } from '../harness/with-browser.ts';

const travel = browserFor('harbor.localhost');
const desk = { device: 'desktop', scripts: true } as const;

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const label = (page: Page, name: string) => menu(page).locator('summary').filter({ hasText: name });
const link = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });

/** Opens a page whose scripts are at work: they have asked how much is in the cart. */
const openHome = ({ page, origin }: Journey) => openHydrated(page, origin);

describe('a flyout of the main menu', () => {
  it('opens below the mouse, stays open when its label is clicked, and leads on within the page [HDR-007, HDR-019, ROUTE-536]', async () => {
    await travel(desk, 'Menu by mouse', async (journey) => {
      const { page, step } = journey;
      await openHome(journey);
      await label(page, 'Furniture').hover();
      await link(page, 'Tables').waitFor();
      await label(page, 'Furniture').click();
      expect(await link(page, 'Tables').isVisible()).toBe(true);
      await step('open');
      await menu(page)
        .locator('.flyout[open] .flyout-panel')
        .click({ position: { x: 4, y: 4 } });
      expect(await link(page, 'Tables').isVisible()).toBe(true);
      await label(page, 'Furniture').click();
      await link(page, 'Tables').waitFor({ state: 'hidden' });
      await label(page, 'Furniture').click();
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await link(page, 'Tables').click();
      await page.getByRole('heading', { name: 'Tables', level: 1 }).waitFor();
      await link(page, 'Tables').waitFor({ state: 'hidden' });
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    });
  });

  it('does not open below a mouse on its way elsewhere', async () => {
    await travel(desk, 'Menu passed by', async (journey) => {
      const { page } = journey;
      await openUnderClock(page, journey.origin);
      await page.evaluate(() => {
        const opened: string[] = [];
        Object.assign(window, { opened });
        for (const one of document.querySelectorAll<HTMLDetailsElement>('.flyout'))
          one.addEventListener('toggle', () => opened.push(one.textContent));
      });
      await label(page, 'Furniture').hover();
      await page.clock.runFor(50);
      await page.mouse.move(700, 850);
      await page.clock.runFor(150);
      await label(page, 'Lighting').hover();
      await page.clock.runFor(150);
      await link(page, 'Pendants').waitFor();
      const opened = await page.evaluate(() => ('opened' in window ? window.opened : undefined));
      expect(opened).toHaveLength(1);
    });
  });

  it('gives way to another one, and closes a while after the mouse has left [HDR-014, CONST-033]', async () => {
    await travel(desk, 'Menu left', async (journey) => {
      const { page } = journey;
      await openUnderClock(page, journey.origin);
      await label(page, 'Furniture').hover();
      await page.clock.runFor(150);
      await link(page, 'Tables').waitFor();
      await label(page, 'Lighting').hover();
      await page.clock.runFor(150);
      await link(page, 'Pendants').waitFor();
      await link(page, 'Tables').waitFor({ state: 'hidden' });
      await page.mouse.move(700, 850);
      await expectToStay(link(page, 'Pendants'), 1000);
    });
  });

  it('closes on Escape, which gives the focus back to its label [HDR-019, OPEN-533]', async () => {
    await travel(desk, 'Menu by keyboard', async (journey) => {
      const { page } = journey;
      await openHome(journey);
      await label(page, 'Furniture').focus();
      await page.keyboard.press('Enter');
      await link(page, 'All Furniture').waitFor();
      await page.keyboard.press('Tab');
      expect(await hasFocus(link(page, 'All Furniture'))).toBe(true);
      await page.keyboard.press('Escape');
      await link(page, 'All Furniture').waitFor({ state: 'hidden' });
      expect(await hasFocus(label(page, 'Furniture'))).toBe(true);
      await label(page, 'Lighting').hover();
      await link(page, 'Pendants').waitFor();
      await page.keyboard.press('Escape');
      await link(page, 'Pendants').waitFor({ state: 'hidden' });
    });
  });

  it('opens and closes by touch [HDR-019]', async () => {
    await travel({ device: 'phone', scripts: true }, 'Menu by touch', async (journey) => {
      const { page } = journey;
      await page.setViewportSize({ width: 1024, height: 768 });
      await openHome(journey);
      await label(page, 'Furniture').tap();
      await link(page, 'Tables').waitFor();
      await label(page, 'Furniture').tap();
      await link(page, 'Tables').waitFor({ state: 'hidden' });
    });
  });
});
