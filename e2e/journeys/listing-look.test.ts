import { createCategory, createProduct, type ShopSettingsInput } from '@stoa/commerce';
import { plainSettings } from '@stoa/commerce/testing';
import { richTextOf } from '@stoa/domain';
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openUnderClock } from '../harness/clock.ts';
import { noteRequests } from '../harness/note-requests.ts';
import type { OwnShop } from '../harness/own-shop.ts';
import { widgetShop } from './steps/widget-page.ts';

const TEXT = 'Everything that holds a drink. Thrown by hand, fired twice and made to be used every day.';
const COUNT = 5;
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"/>';

async function fill({ system }: OwnShop): Promise<void> {
  await createCategory(system, {
    name: 'Cups',
    slug: 'cups',
    image: 'wide',
    imageMobile: 'narrow',
    description: richTextOf(TEXT),
    optionalContent: {
      title: 'On cups',
      subTitle: 'And their saucers',
      description: richTextOf('A long story.'),
      showInTitle: true,
      showInSubTitle: false,
      showInDescription: true,
    },
  });
  await createCategory(system, {
    name: 'Plates',
    slug: 'plates',
    optionalContent: {
      title: 'On plates',
      subTitle: 'Flat ones',
      description: richTextOf('A short story.'),
      showInTitle: false,
      showInSubTitle: true,
      showInDescription: false,
    },
  });
  for (let n = 1; n <= COUNT; n++) {
    const [sku, stock] = [`cup-${n}`, { available: 3 }];
    const attributes = { color: n % 2 ? 'Blue' : 'Red' };
    const assigned = {
      classCode: 'simple',
      sku,
      slug: sku,
      name: `Cup ${n}`,
      price: 1000,
      categories: ['cups'],
    };
    await createProduct(system, { ...assigned, classCode: 'simple', stock, attributes });
  }
}

const settingsWith = (listing: ShopSettingsInput['listing']): ShopSettingsInput => ({
  ...plainSettings,
  listing: { pageSize: 2, facets: [{ code: 'color', label: 'Color' }], ...listing },
});

const products = (page: Page) => page.getByRole('list', { name: 'Products' });
const cards = (page: Page) => products(page).getByRole('article');
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Filters' });

async function leftOf(locator: ReturnType<typeof cards>): Promise<number> {
  return (await locator.boundingBox())?.x ?? Number.NaN;
}

describe('a shop that says how its listings look', () => {
  const { visit } = widgetShop(fill, {
    settings: settingsWith({
      filterPlacement: 'right',
      layout: 'list',
      paging: 'auto',
      breadcrumb: false,
      descriptionLimit: 32,
    }),
  });

  it('has filters on the right, rows instead of a grid, and no breadcrumb [LIST-011, LIST-022, LIST-028]', async () => {
    await visit('/cups', async (page) => {
      expect(await leftOf(sidebar(page))).toBeGreaterThan(await leftOf(cards(page).first()));
      expect(await leftOf(cards(page).nth(0))).toBe(await leftOf(cards(page).nth(1)));
      const [first, second] = [
        await cards(page).nth(0).boundingBox(),
        await cards(page).nth(1).boundingBox(),
      ];
      expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0) - 1);
      expect(await page.getByRole('navigation', { name: 'Breadcrumb' }).count()).toBe(0);
    });
  });

  it('is read in its first words, and whole when asked [LIST-014, LIST-015, LIST-016]', async () => {
    await visit('/cups', async (page) => {
      const description = page.locator('.category-description').filter({ visible: true });
      expect(await description.textContent()).toBe('Everything that holds a drink....more');
      await page.getByRole('button', { name: '...more' }).click();
      await expect.poll(() => description.textContent()).toBe(TEXT);
    });
  });

  it('adds what is switched on of the optional content [LIST-031, LIST-032]', async () => {
    await visit('/cups', async (page) => {
      await page.getByRole('heading', { name: 'On cups' }).waitFor();
      await page.getByText('A long story.').waitFor();
      expect(await page.getByText('And their saucers').count()).toBe(0);
    });
    await visit('/plates', async (page) => {
      await page.getByText('Flat ones').waitFor();
      expect(await page.getByText(/On plates|A short story/).count()).toBe(0);
    });
  });

  it('loads its pages by themselves, one every 1.5 seconds, with shapes where products will be [LIST-029, LIST-039, CONST-042]', async () => {
    await visit('/cups', async (page) => {
      const held: Route[] = [];
      await page.route('**/listing-page/**', (route) => void held.push(route));
      const letGo = async () => {
        await expect.poll(() => held.length).toBe(1);
        await held.pop()?.continue();
      };
      await openUnderClock(page, page.url());
      const shapes = products(page).locator('.card-skeleton');
      await page.clock.runFor(1_499);
      expect(await shapes.count()).toBe(0);
      await page.clock.runFor(1);
      await expect.poll(() => shapes.count()).toBe(2);
      expect(await products(page).getAttribute('aria-busy')).toBe('true');
      await letGo();
      await expect.poll(() => cards(page).count()).toBe(4);
      expect(await shapes.count()).toBe(0);
      await page.clock.runFor(1_499);
      expect(await shapes.count()).toBe(0);
      await page.clock.runFor(1);
      await expect.poll(() => shapes.count()).toBe(1);
      await letGo();
      await expect.poll(() => cards(page).count()).toBe(COUNT);
    });
  });

  it('has another cover on phones, above its name where it does not ask for another place [LIST-012, LIST-013, LIST-017]', async () => {
    await visit('/cups', async (page) => {
      await page.route('**/*.{avif,webp}', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
      );
      await page.reload();
      const source = page.locator('.category-cover img');
      const shown = () => source.evaluate((image: HTMLImageElement) => image.currentSrc);
      await expect.poll(shown).toContain('wide');
      const cover = await page.locator('.category-cover').boundingBox();
      const name = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(name?.y).toBeGreaterThanOrEqual((cover?.y ?? Number.NaN) + (cover?.height ?? 0));
      await page.setViewportSize({ width: 767, height: 900 });
      await expect.poll(shown).toContain('narrow');
    });
  });
});

describe('a shop with its filters in an overlay', () => {
  const { visit } = widgetShop(fill, { settings: settingsWith({ filterPlacement: 'overlay' }) });

  it('has no sidebar on a desk either, and a breadcrumb [LIST-011, LIST-023]', async () => {
    await visit('/cups', async (page) => {
      const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
      expect(await breadcrumb.getByText('Cups').isVisible()).toBe(true);
      expect(await sidebar(page).isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await page.getByRole('dialog', { name: 'Filters' }).getByText('Color').waitFor();
    });
  });

  it('loads a page when its end comes within 180 px of the window, and stays there 150 ms [LIST-035, LIST-037, LIST-038, LIST-039, CONST-040, CONST-041]', async () => {
    await visit('/cups', async (page) => {
      const asked = noteRequests(page, (request) => request.url().includes('/listing-page/'));
      // So low a window that nothing is in reach.
      await page.setViewportSize({ width: 1280, height: 200 });
      await openUnderClock(page, page.url());
      const more = page.getByRole('link', { name: 'Show more' });
      await more.waitFor();
      // Intersection observers report with the next frame; an observer of the test reports in the same turn.
      const scrollTo = (below: number) =>
        more.evaluate(async (link, room) => {
          scrollBy(0, link.getBoundingClientRect().top - innerHeight - room);
          await new Promise((seen) => new IntersectionObserver(seen).observe(link));
        }, below);
      await scrollTo(182);
      // So long that pages would have come by themselves.
      await page.clock.runFor(1_600);
      expect(asked).toEqual([]);
      await scrollTo(178);
      await page.clock.runFor(149);
      expect(asked).toEqual([]);
      await page.clock.runFor(1);
      await expect.poll(() => asked.length).toBe(1);
    });
  });
});
