import { describe, expect, it } from 'vitest';
import { leaveCartDrawer } from '../harness/cart-drawer.ts';
import { expectToStay, openUnderClock } from '../harness/clock.ts';
import { openHydrated } from '../harness/hydrated.ts';
import type { Journey } from '../harness/journey.ts';
import { browserFor } from '../harness/with-browser.ts';
import { accountButton, confirmAge, signIn } from './steps/account.ts';

const desk = { device: 'desktop', scripts: true } as const;
const phone = { device: 'phone', scripts: true } as const;

/** Opens a page whose scripts are at work: they have asked how much is in the cart. */
async function open({ page, origin }: Journey, path = '/'): Promise<void> {
  await openHydrated(page, origin + path);
}

/** Which of the media queries about the width in the stylesheets of a page match it now. */
function mediaThatMatch(): string {
  const found: string[] = [];
  const collect = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.conditionText.includes('width'))
        found.push(`${rule.conditionText} ${matchMedia(rule.conditionText).matches}`);
      if (rule instanceof CSSGroupingRule) collect(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) collect(sheet.cssRules);
  return found.join('\n');
}

describe('on Harbor', () => {
  const travel = browserFor('harbor.localhost');

  it('the menu of who is signed in opens below the mouse, closes half a second after it has left, and leads to the account by a click [USER-501, USER-509, USER-510, USER-511, CONST-501]', async () => {
    await travel(desk, 'User menu', async (journey) => {
      const { page } = journey;
      await open(journey);
      await signIn(journey, 'shopper@example.com');
      await openUnderClock(page, page.url());
      const entry = page.getByRole('banner').getByRole('link', { name: 'My Account' });
      await entry.waitFor({ state: 'hidden' });
      await accountButton(journey).locator('summary').hover();
      await page.clock.runFor(150);
      await entry.waitFor();
      await page.mouse.move(300, 700);
      await expectToStay(entry, 500);
      await accountButton(journey).locator('summary').click();
      await page.waitForURL('**/account/dashboard');
    });
  });

  it('the menu opens by touch, without leaving the page, and closes by a press elsewhere [USER-502, USER-503, USER-504, USER-505, ROUTE-517]', async () => {
    await travel(phone, 'User menu by touch', async (journey) => {
      const { page, origin } = journey;
      await open(journey, '/login?return=/');
      await page.getByLabel('Email').fill('shopper@example.com');
      await page.getByLabel(/^Password/).fill('stoa-demo');
      await page.getByRole('button', { name: 'Sign in', exact: true }).tap();
      await page.waitForURL(`${origin}/`);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await accountButton(journey).locator('summary').tap();
      const linkOf = (name: string) => page.getByRole('banner').getByRole('link', { name });
      expect(await linkOf('My Orders').getAttribute('href')).toBe('/account/orders');
      expect(await linkOf('My Account').getAttribute('href')).toBe('/account/dashboard');
      expect(await linkOf('Account Settings').getAttribute('href')).toBe('/account/settings');
      // Whoever leaves asks for the next page at once, and so before this is answered.
      await page.evaluate(async () => (await fetch('/account/dashboard')).text());
      expect(asked.filter((path) => path.startsWith('/account'))).toEqual(['/account/dashboard']);
      expect(page.url()).toBe(`${origin}/`);
      await page.touchscreen.tap(20, 500);
      await linkOf('My Orders').waitFor({ state: 'hidden' });
    });
  });

  it('the cart is counted anew after signing in and out from the menu [AUTH-506, CART-506, CART-514, ACC-023, API-044, USER-506]', async () => {
    await travel(desk, 'Logout and cart', async (journey) => {
      const { page } = journey;
      await open(journey, '/fireside-mug');
      await signIn(journey, 'wholesale@example.com');
      await page.getByRole('button', { name: 'Add to Cart: Fireside Mug' }).first().click();
      await leaveCartDrawer(page);
      await page.getByRole('link', { name: /^Cart, \d+ items?$/ }).waitFor();
      await accountButton(journey).locator('summary').hover();
      await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
      await page.getByRole('banner').getByRole('link', { name: 'Sign in / Register' }).waitFor();
      await page.getByRole('link', { name: 'Cart', exact: true }).waitFor();
      await signIn(journey, 'wholesale@example.com');
      await page.getByRole('link', { name: /^Cart, \d+ items?$/ }).click();
      await page.getByRole('button', { name: 'Remove Fireside Mug' }).click();
      await page.getByRole('link', { name: 'Cart', exact: true }).waitFor();
    });
  });

  it('who is signed out is asked to sign in, in a modal [USER-507]', async () => {
    await travel(desk, 'Sign in modal', async (journey) => {
      const { page, origin, step } = journey;
      await open(journey);
      await page.getByRole('banner').getByText('Sign in / Register', { exact: true }).click();
      await page.getByRole('dialog', { name: 'Sign in' }).getByLabel('Email').waitFor();
      expect(page.url()).toBe(`${origin}/`);
      await step('modal');
    });
  });

  it('below 768 px the menus are an accordion in a sidebar, which a press beside it closes [HDR-011, SHELL-017, USER-513, USER-515, USER-516, CONST-025, CONST-523]', async () => {
    await travel(phone, 'Sidebar', async (journey) => {
      const { page } = journey;
      const hamburger = page.getByRole('button', { name: 'Menu', exact: true });
      const sidebar = page.getByRole('dialog', { name: 'Menu' });
      await page.setViewportSize({ width: 768, height: 900 });
      await open(journey);
      await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
      expect(await hamburger.isVisible()).toBe(false);
      await page.setViewportSize({ width: 767, height: 900 });
      expect(await page.getByRole('navigation', { name: 'Main menu' }).isVisible()).toBe(false);
      await hamburger.tap();
      const below = sidebar.getByRole('link', { name: 'All Furniture' });
      expect(await below.isVisible()).toBe(false);
      await sidebar.getByText('Furniture', { exact: true }).tap();
      await below.waitFor();
      await sidebar.getByText('Furniture', { exact: true }).tap();
      await below.waitFor({ state: 'hidden' });
      // All of the layout changes there, and nothing of it shortly before or after.
      const at = async (width: number) => {
        await page.setViewportSize({ width, height: 900 });
        return page.evaluate(mediaThatMatch);
      };
      expect(await at(721)).toBe(await at(767));
      expect(await at(768)).toBe(await at(900));
      await page.setViewportSize({ width: 767, height: 900 });
      await page.touchscreen.tap(740, 500);
      await sidebar.waitFor({ state: 'hidden' });
      await hamburger.tap();
      await sidebar.waitFor();
      await sidebar.getByRole('button', { name: 'Close' }).tap();
      await sidebar.waitFor({ state: 'hidden' });
    });
  });

  it('a bar tells that a page is loading once that takes 200 ms, runs for 5 s, and stays 500 ms longer than the loading [SHELL-003, SHELL-004, SHELL-005, SHELL-006, CONST-036, CONST-037, CONST-038, CONST-514]', async () => {
    await travel(desk, 'Loading bar', async ({ page, origin }) => {
      await openUnderClock(page, `${origin}/mugs-cups`);
      const asked = Promise.withResolvers<void>();
      const held = Promise.withResolvers<void>();
      await page.route('**/fireside-mug.data*', async (route) => {
        asked.resolve();
        await held.promise;
        await route.continue();
      });
      await page.evaluate(() => {
        const delays: unknown[] = [];
        const begin = window.setTimeout.bind(window);
        const spy = (work: () => void, delay?: number) => {
          delays.push(delay);
          return begin(work, delay);
        };
        Object.assign(window, { delays, setTimeout: spy });
      });
      await page.getByRole('main').getByRole('link', { name: 'Fireside Mug', exact: true }).click();
      await asked.promise;
      // A busy page may begin to count a little later than it asks.
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'delays'))).toContain(200);
      const bar = page.getByRole('progressbar', { name: 'Loading...' });
      await page.clock.runFor(199);
      expect(await bar.count()).toBe(0);
      await page.clock.runFor(1);
      await expect.poll(() => bar.count()).toBe(1);
      const [begun = 1, soon = 0, near = 0, run = 0, over] = await bar.evaluate((one) => {
        const [animation] = one.getAnimations();
        // Of another length it would look the same at these times.
        if (animation?.effect?.getComputedTiming().duration !== 5_000) return [];
        animation.pause();
        return [0, 1_000, 4_500, 5_000, 9_000].map((time) => {
          animation.currentTime = time;
          return one.getBoundingClientRect().width / document.documentElement.clientWidth;
        });
      });
      expect(begun).toBe(0);
      expect(soon).toBeGreaterThan(begun);
      expect(near).toBeGreaterThan(soon);
      expect(run).toBeGreaterThan(near);
      expect(run).toBeGreaterThan(0.95);
      expect(over).toBe(run);
      expect(await bar.isVisible()).toBe(true);
      held.resolve();
      await page.getByRole('heading', { name: 'Fireside Mug', level: 1 }).waitFor();
      await bar.and(page.locator('[data-phase="finished"]')).waitFor();
      await expectToStay(bar, 500);
    });
  });

  it('a link of the footer into the shop changes the page without loading it anew [FOOT-501, ROUTE-536]', async () => {
    await travel(desk, 'Footer link', async (journey) => {
      const { page } = journey;
      await open(journey);
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await page.getByRole('contentinfo').getByRole('link', { name: 'Furniture', exact: true }).click();
      await page.getByRole('heading', { name: 'Furniture', level: 1 }).waitFor();
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    });
  });

  it('whether the browser is online is known at every change [SHELL-007]', async () => {
    await travel(desk, 'Offline', async (journey) => {
      const { page, context } = journey;
      const word = page.getByText('You are offline.');
      // Pictures that come into sight meanwhile would be missing.
      await page.route('**/cdn/**', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      );
      await open(journey);
      expect(await word.count()).toBe(0);
      for (let times = 1; times <= 2; times++) {
        await context.setOffline(true);
        await word.waitFor();
        await context.setOffline(false);
        await word.waitFor({ state: 'detached' });
      }
    });
  });

  it('a script that does not come has the page loaded anew, at most once a minute [ERR-511, SHELL-008, SHELL-009, CONST-039]', async () => {
    await travel(desk, 'Chunk', async ({ page, origin, expectStatus, expectWords }) => {
      expectStatus(404);
      expectWords("reading 'ProductPage'");
      await openUnderClock(page, `${origin}/mugs-cups`);
      // As after a new version was put in place of the one that this page is of.
      await page.route('**/assets/product-page-*.js', (route) => route.fulfill({ status: 404 }));
      const loaded = page.waitForEvent('load');
      await page.getByRole('main').getByRole('link', { name: 'Fireside Mug', exact: true }).click();
      await loaded;
      await page.unroute('**/assets/product-page-*.js');
      await openHydrated(page, `${origin}/mugs-cups`);
      /** Loses another script, and says whether the page sees to that itself. */
      const lose = () =>
        page.evaluate(() => {
          const failure = new Event('vite:preloadError', { cancelable: true });
          window.dispatchEvent(failure);
          return failure.defaultPrevented;
        });
      await page.clock.runFor(59_999);
      expect(await lose()).toBe(false);
      await page.clock.runFor(1);
      const again = page.waitForEvent('load');
      expect(await lose()).toBe(true);
      await again;
    });
  });

  it('a picture that is broken gives way to a quiet surface [ERR-015]', async () => {
    await travel(desk, 'Broken picture', async (journey) => {
      const { page, origin, expectStatus } = journey;
      expectStatus(404);
      await page.route('**/cdn/**', (route) => route.fulfill({ status: 404 }));
      await page.goto(`${origin}/fireside-mug`);
      await page.locator('.gallery .picture-placeholder').first().waitFor();
      expect(await page.locator('.gallery-slide').first().locator('img').count()).toBe(0);
    });
  });
});

describe('on Ember', () => {
  const travel = browserFor('ember.localhost');

  it('a guest who presses Sign in where the price would be is asked in a modal [PERM-505, CARD-513, CARD-514, CARD-515]', async () => {
    await travel(desk, 'Sign in from a card', async (journey) => {
      const { page } = journey;
      await open(journey);
      await confirmAge(journey);
      const main = page.getByRole('main');
      const cards = await main.getByRole('article').count();
      expect(await main.getByRole('link', { name: '$ Sign in' }).count()).toBe(cards);
      expect(await main.getByText('Add to Cart').count()).toBe(0);
      await main.getByRole('link', { name: '$ Sign in' }).first().click();
      await page.getByRole('dialog', { name: 'Sign in' }).getByLabel('Email').waitFor();
    });
  });
});
