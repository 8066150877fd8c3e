import { describe, expect, it } from 'vitest';
import { expectToStay, openUnderClock } from '../harness/clock.ts';
import { widgetShop } from './steps/widget-page.ts';

const { visit, withWidget } = widgetShop(async ({ sell }) => {
  for (let at = 1; at <= 10; at++) await sell(`Bowl ${at}`, at * 100, 5);
});

describe('a product slider', () => {
  const steps = { standard: [1.5, 3, 3.2, 5, 6.38], 'image-focused': [1.5, 2, 3, 4, 6.38] };

  it.each(['standard', 'image-focused'] as const)(
    'of the layout %s shows as many cards as the viewport has room for [SLIDER-501, SLIDER-502, SLIDER-535, SLIDER-536, CONST-526, CONST-538, CONST-539]',
    async (layout) => {
      await withWidget('product-slider', { layout }, async (page) => {
        const seen: number[] = [];
        for (const width of [575, 576, 768, 992, 1200]) {
          await page.setViewportSize({ width, height: 900 });
          seen.push(await page.locator('.carousel-track').evaluate(cardsInView));
        }
        expect(seen.map((count) => Number(count.toFixed(2)))).toEqual(steps[layout]);
      });
    },
  );

  it('adds one piece from a card, whose label says what it does and comes back after a quarter of a second [CARD-521, CARD-522, CARD-523, CARD-524, CONST-521, CONST-537]', async () => {
    await withWidget('product-slider', {}, async (page) => {
      let letGo: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      const sent: unknown[] = [];
      await page.route('**/api/cart/add', async (route) => {
        sent.push(route.request().postDataJSON().qty);
        await held;
        await route.continue();
      });
      await openUnderClock(page, page.url());
      const button = page.locator('.card').first().getByRole('button');
      await button.click();
      await expect.poll(() => button.textContent()).toBe('Adding...');
      expect(await button.getAttribute('aria-disabled')).toBe('true');
      letGo();
      const added = button.filter({ hasText: 'Added' });
      await added.waitFor();
      await expectToStay(added, 250);
      expect(await button.textContent()).toBe('Add to Cart');
      expect(await button.getAttribute('aria-disabled')).toBe('false');
      expect(sent).toEqual([1]);
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

/** How many cards of a track are in view, gaps counted as the layout counts them. */
function cardsInView(track: Element): number {
  const [first, second] = [...track.children].map((one) => one.getBoundingClientRect());
  if (!first || !second) return 0;
  const gap = second.left - first.right;
  return (track.clientWidth + gap) / (first.width + gap);
}
