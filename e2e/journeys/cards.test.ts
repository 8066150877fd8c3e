import { createCategory, createProduct, type ShopThemeInput, updateShop } from '@stoa/commerce';
import { plainSettings } from '@stoa/commerce/testing';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { plainTheme } from '../../packages/commerce/src/testing/shops.ts';
import { violationsOf } from '../harness/accessibility.ts';
import { openHydrated } from '../harness/hydrated.ts';
import type { OwnShop } from '../harness/own-shop.ts';
import { widgetShop } from './steps/widget-page.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const LONG = 'A very long name that nobody would read to its end, yet somebody gave it to a bowl';

let own: OwnShop | undefined;
const { visit, withWidget } = widgetShop(async (opened) => {
  own = opened;
  await createCategory(own.system, { name: 'Bowls', slug: 'bowls' });
  for (const [at, name] of ['Bowl', LONG, 'Dish'].entries()) {
    await createProduct(own.system, {
      classCode: 'simple',
      sku: `bowl-${at}`,
      slug: `stoneware-${at}`,
      name,
      price: 1000,
      stock: { available: 9 },
      subTitle: name === 'Bowl' ? '' : LONG,
      categories: ['bowls'],
      ...(name === 'Dish' && { reviewStars: [0, 0, 0, 1, 1] }),
      media: [{ file: `bowl-${at}`, alt: 'bowl', width: 800, height: 800 }],
    });
  }
});

interface Look {
  readonly cards?: ShopThemeInput['cards'];
  readonly layout?: 'grid' | 'list';
  readonly reviewsActive?: boolean;
}

let revision = 1;

/** Sets the shop's theme and runs `work` on its page of bowls once the server has the change. */
async function onBowls(look: Look, work: (page: Page) => Promise<void>): Promise<void> {
  const { cards = {}, layout = 'grid', reviewsActive = false } = look;
  if (!own) throw new Error('the shop is not open yet');
  const changes = {
    theme: { ...plainTheme, cards },
    settings: { ...plainSettings, modules: { reviewsActive }, listing: { layout } },
  };
  ({ revision } = await updateShop(own.system, { revision, changes }, []));
  await visit('/bowls', async (page) => {
    await expect.poll(() => page.evaluate(knownRevision)).toBe(String(revision));
    await openHydrated(page, page.url());
    await work(page);
  });
}

async function knownRevision(): Promise<string> {
  const reply = await fetch('/api-graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ initSettings { active_theme } }' }),
  });
  return (await reply.json()).data.initSettings.active_theme.version;
}

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name }).first();

async function heightOf(box: Locator): Promise<number> {
  return Math.round((await box.boundingBox())?.height ?? Number.NaN);
}

/** From the right of the first of two to the left of the second. */
async function spaceBetween(first: Locator, second: Locator): Promise<number> {
  const [left, right] = [await first.boundingBox(), await second.boundingBox()];
  return Math.round((right?.x ?? Number.NaN) - (left?.x ?? 0) - (left?.width ?? 0));
}

describe('cards of the standard layout', () => {
  it.each([
    ['as they are', {}, 325],
    ['with stock', { cards: { stock: true } }, 347],
    ['with ratings', { reviewsActive: true }, 350],
    ['with both', { cards: { stock: true }, reviewsActive: true }, 372],
  ] as const)(
    'are as high as what they show, below a picture of 205 px: %s [CARD-501, CARD-516, CARD-517, CARD-533, CARD-534, CARD-535, CARD-536, CARD-537, CONST-543, CONST-544, CONST-545, CONST-546, CONST-547]',
    async (_, look, height) => {
      await onBowls(look, async (page) => {
        const plain = page
          .getByRole('article')
          .filter({ has: page.getByRole('link', { name: 'Bowl', exact: true }) });
        await plain.evaluate((one) => {
          // What stands beside it in its row is higher.
          one.style.height = 'auto';
          one.parentElement?.style.setProperty('align-items', 'start');
        });
        expect(await heightOf(plain)).toBe(height);
        expect(await heightOf(plain.locator('.card-picture'))).toBe(205);
        const rows = ['.card-rating', '.card-stock'].map((row) => plain.locator(row));
        for (const [at, row] of rows.entries())
          if ((await row.count()) > 0) expect(await heightOf(row)).toBe([25, 22][at]);
        const stars = page.getByLabel('Rated 4.5 of 5');
        expect(await stars.count()).toBe('reviewsActive' in look ? 1 : 0);
        await page.setViewportSize(PHONE);
        expect([await heightOf(plain), await heightOf(plain.locator('.card-picture'))]).toEqual([
          height,
          205,
        ]);
        // Nor is it lower with nothing to press.
        await plain.evaluate((one) => one.querySelector('.add-to-cart')?.remove());
        expect(await heightOf(plain)).toBe(height);
      });
    },
  );

  it.each([
    [1, 1],
    [2, 3],
    [3, 2],
  ])(
    'cut a name after %d lines, and a sub-title after %d [CARD-531, CARD-532, CONST-541, CONST-542]',
    async (nameLines, subTitleLines) => {
      await onBowls({ cards: { nameLines, subTitleLines } }, async (page) => {
        await page.setViewportSize(PHONE);
        const long = page.getByRole('article').filter({ has: page.getByRole('heading', { name: LONG }) });
        expect(await heightOf(long.getByRole('heading'))).toBe(nameLines * 20);
        // The heading is as high for a short name; what is cut is the link in it.
        expect(await heightOf(long.getByRole('heading').getByRole('link'))).toBe(nameLines * 20);
        expect(await heightOf(long.locator('.card-sub-title'))).toBe(subTitleLines * 15);
        const short = page.getByRole('heading', { name: 'Dish' });
        expect(await heightOf(short)).toBe(nameLines * 20);
      });
    },
  );

  it('stand 8 px apart, unless the shop says otherwise, in listings and sliders [CARD-538, CONST-548]', async () => {
    for (const spacing of [undefined, 12]) {
      const wanted = spacing ?? 8;
      await onBowls({ cards: spacing ? { spacing } : {} }, async (page) => {
        for (const window of [PHONE, DESKTOP]) {
          await page.setViewportSize(window);
          const cards = page.getByRole('article');
          expect(await spaceBetween(cards.nth(0), cards.nth(1))).toBe(wanted);
        }
      });
      await withWidget('product-slider', {}, async (page) => {
        const cards = page.getByRole('article');
        expect(await spaceBetween(cards.nth(0), cards.nth(1))).toBe(wanted);
      });
    }
  });
});

describe('cards of the alternate layout', () => {
  const ALTERNATE = { layout: 'alternate', stock: true } as const;

  it.each(['grid', 'list'] as const)(
    'are framed, with the whole picture, and lead where the others do: %s [CARD-502, CARD-503]',
    async (layout) => {
      await onBowls({ cards: ALTERNATE, layout }, async (page) => {
        for (const window of [PHONE, DESKTOP]) {
          await page.setViewportSize(window);
          const first = page.getByRole('article').first();
          const look = await first.evaluate((one) => {
            const { borderTopWidth } = getComputedStyle(one);
            const picture = one.querySelector('.card-picture')?.getBoundingClientRect();
            return { borderTopWidth, ratio: (picture?.width ?? 0) / (picture?.height ?? 1) };
          });
          expect(look.borderTopWidth).toBe('1px');
          expect(look.ratio).toBeCloseTo(1, 1);
          const needed = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(needed).toBeLessThanOrEqual(window.width);
          expect(await violationsOf(page, true)).toEqual([]);
        }
        // Anywhere on it, for one the picture.
        await card(page, 'Dish').locator('.card-picture').click({ force: true });
        await page.getByRole('heading', { name: 'Dish', level: 1 }).waitFor();
        expect(new URL(page.url()).pathname).toBe('/stoneware-2');
      });
    },
  );

  it('stand in sliders too [CARD-502]', async () => {
    await onBowls({ cards: ALTERNATE }, async () => undefined);
    await withWidget('product-slider', {}, async (page) => {
      for (const window of [PHONE, DESKTOP]) {
        await page.setViewportSize(window);
        const first = page.locator('.carousel').getByRole('article').first();
        expect(await first.evaluate((one) => getComputedStyle(one).borderTopWidth)).toBe('1px');
        expect(await violationsOf(page, true)).toEqual([]);
      }
    });
  });
});
