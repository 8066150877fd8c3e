import { describe, expect, it } from 'vitest';
import { expectToStay, openUnderClock } from '../harness/clock.ts';
import { widgetShop } from './steps/widget-page.ts';

const { visit, withWidget } = widgetShop(async ({ sell }) => {
  for (let at = 1; at <= 10; at++) await sell(`Bowl ${at}`, at * 100, 5);
});

/** Returns how many cards a row has been scrolled by. */
const cardsPassed = (row: Element) => {
  const [first, second] = row.children;
  const width = (second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().left ?? 0);
  return Math.round((row.scrollLeft / width) * 10) / 10;
};

describe('a product slider', () => {
  const steps = {
    standard: [1.5, 3, 3, 3.2, 3.2, 5, 5, 6.38],
    'image-focused': [1.5, 2, 2, 3, 3, 4, 4, 6.38],
  };

  it.each(['standard', 'image-focused'] as const)(
    'of the layout %s shows as many cards as the viewport has room for [SLIDER-501, SLIDER-502, SLIDER-535, SLIDER-536, CONST-526, CONST-538, CONST-539]',
    async (layout) => {
      await withWidget('product-slider', { layout }, async (page) => {
        const seen: number[] = [];
        for (const width of [575, 576, 767, 768, 991, 992, 1199, 1200]) {
          await page.setViewportSize({ width, height: 900 });
          seen.push(await page.locator('.carousel-track').evaluate(cardsInView));
        }
        expect(seen.map((count) => Number(count.toFixed(2)))).toEqual(steps[layout]);
      });
    },
  );

  it('moves on by a card every two seconds where the shop wants that, and from its end back to its start [SLIDER-537, SLIDER-538, CONST-508]', async () => {
    await withWidget('product-slider', { autoplay: true }, async (page) => {
      await openUnderClock(page, page.url());
      const row = page.locator('.carousel-track');
      let before = Number.NaN;
      /** Nothing before the row stands still: the next step goes on from where it is. */
      const passed = async () => {
        const left = await row.evaluate((one) => one.scrollLeft);
        const isStill = left === before;
        before = left;
        return isStill ? row.evaluate(cardsPassed) : undefined;
      };
      await page.clock.runFor(1999);
      expect(await row.evaluate(cardsPassed)).toBe(0);
      const seen: number[] = [];
      // Ten cards, of which 6.38 are in view: the fourth step ends within a card.
      for (const expected of [1, 2, 3, 3.6, 0, 1]) {
        await page.clock.runFor(seen.length === 0 ? 1 : 2000);
        await expect.poll(passed).toBe(expected);
        seen.push(expected);
      }
    });
  });

  it('rests under the mouse and under the keyboard’s focus, and stops at its button [CONST-508, SLIDER-539]', async () => {
    await withWidget('product-slider', { autoplay: true }, async (page) => {
      await openUnderClock(page, page.url());
      const row = page.locator('.carousel-track');
      const passed = () => row.evaluate(cardsPassed);
      await row.hover();
      await page.clock.runFor(10_000);
      expect(await passed()).toBe(0);
      await page.mouse.move(0, 0);
      await page.clock.runFor(2000);
      await expect.poll(passed).toBe(1);
      await page.keyboard.press('Tab');
      await page.getByRole('button', { name: /^Pause/ }).focus();
      await page.clock.runFor(10_000);
      expect(await passed()).toBe(1);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: /^Play/ }).blur();
      await page.clock.runFor(10_000);
      expect(await passed()).toBe(1);
      await page.getByRole('button', { name: /^Play/ }).press('Enter');
      await page.clock.runFor(2000);
      await expect.poll(passed).toBe(2);
    });
  });

  it('stands still for who asked for less motion, and where the shop does not want it', async () => {
    await withWidget('product-slider', { autoplay: true }, async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openUnderClock(page, page.url());
      await page.clock.runFor(10_000);
      expect(await page.locator('.carousel-track').evaluate(cardsPassed)).toBe(0);
    });
    await withWidget('product-slider', {}, async (page) => {
      await openUnderClock(page, page.url());
      await page.clock.runFor(10_000);
      expect(await page.locator('.carousel-track').evaluate(cardsPassed)).toBe(0);
      expect(await page.getByRole('button', { name: /^Pause/ }).count()).toBe(0);
    });
  });

  it('adds one piece from a card, whose label says what it does and comes back after a quarter of a second [CARD-521, CARD-522, CARD-523, CARD-524, CARD-526, CART-509, CONST-521, CONST-537]', async () => {
    await withWidget('product-slider', {}, async (page) => {
      let letGo: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      const sent: unknown[] = [];
      await page.route('**/api/cart/add', async (route) => {
        sent.push(route.request().postDataJSON());
        await held;
        await route.continue();
      });
      await openUnderClock(page, page.url());
      const button = page.locator('.card').first().getByRole('button');
      await button.click();
      await expect.poll(() => button.textContent()).toBe('Adding...');
      expect(await button.getAttribute('aria-disabled')).toBe('true');
      // Disabled, it sends nothing more.
      await button.click({ force: true });
      letGo();
      const added = button.filter({ hasText: 'Added' });
      await added.waitFor();
      await expectToStay(added, 250);
      expect(await button.textContent()).toBe('Add to Cart');
      expect(await button.getAttribute('aria-disabled')).toBe('false');
      expect(sent).toEqual([
        { id: expect.any(String), qty: 1, product_options_data: {}, personalization_data: {} },
      ]);

      await page.unroute('**/api/cart/add');
      const refused = Promise.withResolvers<void>();
      await page.route('**/api/cart/add', async (route) => {
        await refused.promise;
        await route.fulfill({ status: 503, json: { success: false, message: 'Not now' } });
      });
      await button.click();
      await expect.poll(() => button.textContent()).toBe('Adding...');
      refused.resolve();
      await page.getByText('Not now').waitFor();
      // The clock stands still: it has not said in between that something was added.
      await expect.poll(() => button.textContent()).toBe('Add to Cart');
      expect(await button.getAttribute('aria-disabled')).toBe('false');
    });
  });
});

it('the label of a card in a listing comes back after a second [CARD-525, CONST-522]', async () => {
  await visit('/search?q=bowl', async (page) => {
    await openUnderClock(page, page.url());
    const button = page.locator('.product-grid .card').first().getByRole('button');
    await button.click();
    const added = button.filter({ hasText: 'Added' });
    await added.waitFor();
    await expectToStay(added, 1000);
    expect(await button.textContent()).toBe('Add to Cart');
  });
});

/** Returns how many cards of a track are in view, gaps counted as the layout counts them. */
function cardsInView(track: Element): number {
  const [first, second] = [...track.children].map((one) => one.getBoundingClientRect());
  if (!first || !second) return 0;
  const gap = second.left - first.right;
  return (track.clientWidth + gap) / (first.width + gap);
}
