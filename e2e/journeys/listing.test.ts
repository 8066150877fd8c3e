import { describe, expect, it } from 'vitest';
import { openHydrated } from '../harness/hydrated.ts';
import type { Journey } from '../harness/journey.ts';
import { browserFor } from '../harness/with-browser.ts';
import { chooseFacet, openCategory, seeNextPage } from './steps/browse.ts';

const travel = browserFor('harbor.localhost');
const desk = { device: 'desktop', scripts: true } as const;
const phone = { device: 'phone', scripts: true } as const;

/** Opens a category whose scripts are at work. */
async function open({ page, origin }: Journey, path: string): Promise<void> {
  await openHydrated(page, origin + path);
}

describe('a category', () => {
  it('has a toolbar with the count of items and the five orders [LIST-018, LIST-020, LIST-063, LIST-064, LIST-065, LIST-066, LIST-067]', async () => {
    await travel(desk, 'Toolbar', async (journey) => {
      const { page } = journey;
      await open(journey, '/mugs-cups');
      const cards = await page.getByRole('list', { name: 'Products' }).getByRole('article').count();
      expect(await page.getByRole('main').getByRole('status').first().textContent()).toBe(`${cards} items`);
      const options = page.getByLabel('Sort by').getByRole('option');
      const shown = await options.evaluateAll((all) =>
        all.map((one) => [one.getAttribute('value'), one.textContent]),
      );
      expect(shown).toEqual([
        ['bestmatch', 'Best Match'],
        ['bestseller-desc', 'Bestsellers'],
        ['id-desc', 'Recently Added'],
        ['price-asc', 'Lowest Price'],
        ['price-desc', 'Highest Price'],
      ]);
    });
  });

  it('is found and narrowed on a phone without scripts', async () => {
    await travel({ device: 'phone', scripts: false }, 'Unfolded filters', async (journey) => {
      const { page, origin, step } = journey;
      await page.goto(origin);
      await openCategory(journey, 'Kitchen & Dining', 'Tableware');
      await step('category');
      await chooseFacet(journey, 'Color', 'Sage');
      await step('narrowed');
    });
  });

  it('changes its address by a filter without being loaded anew [LIST-009]', async () => {
    await travel(desk, 'Filter in place', async (journey) => {
      const { page, origin } = journey;
      await open(journey, '/mugs-cups');
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      const panel = page.getByRole('complementary', { name: 'Filters' });
      const link = panel.getByRole('link', { name: /^Terracotta ?\d+$/ });
      if (!(await link.isVisible())) await panel.getByText('Color', { exact: true }).click();
      await link.click();
      await page.waitForURL(`${origin}/mugs-cups/color=*`);
      await page.getByRole('link', { name: 'Remove filter Terracotta' }).waitFor();
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    });
  });

  it('has its filters on the left, below 1005 px in an overlay, 320 px wide, and all of a phone [LIST-019, LIST-021, LIST-024, LIST-025, LIST-026, CONST-021, CONST-022, CONST-023]', async () => {
    await travel(desk, 'Filter panel', async (journey) => {
      const { page } = journey;
      const sidebar = page.getByRole('complementary', { name: 'Filters' });
      const button = page.getByRole('button', { name: 'Filter', exact: true });
      const overlay = page.getByRole('dialog', { name: 'Filters' });
      const widthOf = async (panel: typeof sidebar) => (await panel.boundingBox())?.width;
      await page.setViewportSize({ width: 1005, height: 900 });
      await open(journey, '/mugs-cups');
      expect([await sidebar.isVisible(), await button.isVisible()]).toEqual([true, false]);
      expect(await widthOf(sidebar)).toBe(320);
      const products = await page.getByRole('list', { name: 'Products' }).boundingBox();
      expect((await sidebar.boundingBox())?.x).toBeLessThan(products?.x ?? 0);
      for (const [width, panel] of [[1004, 320] as const, [600, 320] as const, [599, 599] as const]) {
        await page.setViewportSize({ width, height: 900 });
        expect([await sidebar.isVisible(), await button.isVisible()]).toEqual([false, true]);
        await button.click();
        await overlay.waitFor();
        expect(await widthOf(overlay)).toBe(panel);
        await page.keyboard.press('Escape');
        await overlay.waitFor({ state: 'hidden' });
      }
    });
  });

  it('shows all of a group when asked, and takes prices as numbers of bounded length [LIST-050, LIST-051, LIST-052, LIST-053, LIST-054, LIST-055, LIST-056, CONST-016, CONST-053]', async () => {
    await travel(desk, 'Filter groups', async (journey) => {
      const { page } = journey;
      await open(journey, '/search?q=');
      const sidebar = page.getByRole('complementary', { name: 'Filters' });
      const colors = sidebar.getByRole('group').filter({ hasText: /^Color/ });
      const links = colors.getByRole('link');
      expect(await links.count()).toBe(10);
      await colors.getByRole('button', { name: 'See all [+]' }).click();
      await expect.poll(() => links.count()).toBeGreaterThan(10);
      expect(await colors.getByRole('button', { name: 'See all [+]' }).count()).toBe(0);

      const go = sidebar.getByRole('button', { name: 'Go', exact: true });
      const from = sidebar.getByLabel('Lowest price');
      const to = sidebar.getByLabel('Highest price');
      for (const [input, typed, held] of [
        [from, 'a1-b2,3.4567', '123.45'],
        [from, '1234567890', '12345678'],
        [from, '123456.789', '123456.78'],
        [to, 'x9.999', '9.99'],
      ] as const) {
        expect(await go.isDisabled()).toBe(true);
        await input.pressSequentially(typed);
        expect(await input.inputValue()).toBe(held);
        expect(await go.isDisabled()).toBe(false);
        await input.fill('');
      }
      await from.fill('20');
      await go.click();
      await page.getByRole('link', { name: 'Remove filter $20.00 and more' }).waitFor();
      await from.fill('');
      expect(await go.isDisabled()).toBe(true);
    });
  });

  it('shows its picture and what it is, side by side where it asks for that, over a grid of products [LIST-012, LIST-014, LIST-017, LIST-027]', async () => {
    await travel(desk, 'Category head', async (journey) => {
      const { page } = journey;
      await open(journey, '/mugs-cups');
      const head = page.locator('.category-head[data-display="horizontal"]');
      const cover = await head.getByRole('presentation').boundingBox();
      const words = await head.getByRole('heading', { level: 1 }).boundingBox();
      if (!cover || !words) throw new Error('cover or heading is missing');
      expect(words.x).toBeGreaterThanOrEqual(cover.x + cover.width);
      expect(words.y).toBeGreaterThan(cover.y);
      expect(words.y).toBeLessThan(cover.y + cover.height);
      expect((await head.locator('.category-description').textContent())?.length).toBeGreaterThan(20);
      const cards = page.getByRole('list', { name: 'Products' }).getByRole('article');
      const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
      expect(first?.y).toBe(second?.y);
      expect(second?.x).toBeGreaterThan(first?.x ?? Number.POSITIVE_INFINITY);
    });
  });
});

it('a search has the toolbar, filters, order and pages of a category [SEARCH-007]', async () => {
  await travel(phone, 'Search like a category', async (journey) => {
    const { page } = journey;
    await open(journey, '/search?q=a');
    const main = page.getByRole('main');
    await main.getByText(/^\d+ items$/).waitFor();
    await main.getByRole('button', { name: 'Filter', exact: true }).waitFor();
    await main.getByLabel('Sort by').waitFor();
    await seeNextPage(journey);
    await main.getByRole('article').last().scrollIntoViewIfNeeded();
    await page.waitForURL(({ searchParams }) => Number(searchParams.get('page')) > 1);
    expect(new URL(page.url()).searchParams.get('q')).toBe('a');
  });
});
