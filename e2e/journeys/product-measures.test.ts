import { createCategory, createProduct } from '@stoa/commerce';
import { richTextOf } from '@stoa/domain';
import { expect, it } from 'vitest';
import { plainTheme } from '../../packages/commerce/src/testing/shops.ts';
import { widgetShop } from './steps/widget-page.ts';

const productPage = { thumbnails: 'right', tabs: 'vertical' } as const;
const theme = { ...plainTheme, productPage };

const { visit } = widgetShop(
  async ({ system }) => {
    await createCategory(system, { name: 'Cups', slug: 'cups' });
    const media = ['front', 'side', 'top'].map((file) => ({ file, alt: file, width: 1200, height: 1200 }));
    for (let at = 1; at <= 8; at++) {
      await createProduct(system, {
        classCode: 'simple',
        sku: `cup-${at}`,
        slug: `cup-${at}`,
        name: `Cup ${at}`,
        price: 2400,
        categories: ['cups'],
        media,
        stock: { available: 5 },
        attributes: { color: 'Blue' },
        description: richTextOf('Thrown by hand.'),
      });
    }
  },
  { theme },
);

it('the small pictures of a product are 80 px wide and high, 16 px apart, beside each other and one below the other [PDP-003, CONST-019, CONST-020]', async () => {
  await visit('/cup-1', async (page) => {
    const thumbs = page.locator('.gallery-thumb');
    for (const place of ['right', 'down']) {
      await page.locator('.gallery').evaluate((one, side) => one.setAttribute('data-thumbs', side), place);
      const boxes = await thumbs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      expect(boxes.map(({ width, height }) => [width, height])).toEqual(Array(3).fill([80, 80]));
      const [first, second, third] = boxes;
      for (const [one, next] of [
        [first, second],
        [second, third],
      ])
        expect(Math.max(next.left - one.right, next.top - one.bottom)).toBe(16);
    }
  });
});

it('the small pictures stand where the shop wants them: left, right, above or below [PDP-002]', async () => {
  await visit('/cup-1', async (page) => {
    const gallery = page.locator('.gallery');
    const side = () =>
      gallery.evaluate((one) => {
        const [stage, thumbs] = ['.gallery-stage', '.gallery-thumbs'].map((part) =>
          one.querySelector(part)?.getBoundingClientRect(),
        );
        if (!stage || !thumbs) return 'nothing to measure';
        if (thumbs.right <= stage.left) return 'left';
        if (thumbs.left >= stage.right) return 'right';
        return thumbs.bottom <= stage.top ? 'top' : thumbs.top >= stage.bottom ? 'down' : 'on the picture';
      });
    expect(await side()).toBe('right');
    for (const wanted of ['left', 'top', 'down']) {
      await gallery.evaluate((one, place) => one.setAttribute('data-thumbs', place), wanted);
      expect(await side()).toBe(wanted);
    }
  });
});

it('the tabs of a product stand beside what they hold where the shop wants that [PDP-034]', async () => {
  await visit('/cup-1', async (page) => {
    const row = page.getByRole('tablist');
    expect(await row.getAttribute('aria-orientation')).toBe('vertical');
    await row.getByRole('tab', { name: 'Details' }).click();
    const tabs = await row.boundingBox();
    const panel = await page.getByRole('tabpanel', { name: 'Details' }).boundingBox();
    if (!tabs || !panel) throw new Error('nothing to measure');
    expect(tabs.x + tabs.width).toBeLessThanOrEqual(panel.x);
    expect(tabs.y).toBeLessThan(panel.y + panel.height);
  });
});

it('the row of related products has as many columns as it has room for [PDP-038, CONST-044]', async () => {
  await visit('/cup-1', async (page) => {
    const track = page.locator('.related-carousel .carousel-track');
    const columns: number[] = [];
    for (const width of [539, 540, 959, 960, 1199, 1200, 1399, 1400]) {
      await page.setViewportSize({ width, height: 900 });
      columns.push(
        await track.evaluate((row) => {
          const [first, second] = [...row.children].map((one) => one.getBoundingClientRect());
          if (!first || !second) return 0;
          const gap = second.left - first.right;
          return (row.clientWidth + gap) / (first.width + gap);
        }),
      );
    }
    const [below = 0, ...named] = columns.map((count) => Number(count.toFixed(2)));
    expect(below).toBeGreaterThan(2.1);
    expect(named).toEqual([2, 2, 3, 3, 4, 4, 5]);
  });
});
