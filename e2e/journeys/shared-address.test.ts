import { describe, expect, it } from 'vitest';
import { manners } from '../harness/devices.ts';
import type { Journey } from '../harness/journey.ts';
import { browserFor } from '../harness/with-browser.ts';
import { chooseFacet } from './steps/browse.ts';

const travel = browserFor('harbor.localhost');

/** What a listing shows: its products in their order, how many, and which filters are on. */
async function shownBy({ page }: Pick<Journey, 'page'>) {
  const main = page.getByRole('main');
  return {
    products: await main.getByRole('list', { name: 'Products' }).getByRole('heading').allTextContents(),
    count: await main.getByText(/^\d+ items?$/).textContent(),
    filters: await main.getByRole('link', { name: /^Remove filter/ }).allTextContents(),
    order: await main.getByLabel('Sort by').inputValue(),
  };
}

type Shown = Awaited<ReturnType<typeof shownBy>>;
const countOf = ({ count }: Shown) => Number.parseInt(count ?? '', 10);

/** Filters and an order, as an address to send to somebody. */
const NARROWED = {
  'a category': '/tableware/color=Ocean|Sage/price=10,60?sort=price-desc',
  'a search': '/search?q=stoneware&color=Sage&price=10|40&sort=price-asc',
};

describe('the address of what somebody has filtered', () => {
  it.each(manners)('shows somebody else the same: %s [LIST-009, LIST-010]', async (_, manner) => {
    let address = '';
    let shown: Shown | undefined;
    await travel(manner, 'Shares an address', async (journey) => {
      const { page, origin } = journey;
      await page.goto(`${origin}/tableware?sort=price-desc`);
      const all = await shownBy(journey);
      await chooseFacet(journey, 'Color', 'Sage');
      await page.waitForURL(/Sage/);
      address = page.url();
      shown = await shownBy(journey);
      expect(countOf(shown)).toBeLessThan(countOf(all));
    });
    expect(shown).toMatchObject({ filters: { length: 1 }, order: 'price-desc' });
    await travel(manner, 'Gets an address', async (journey) => {
      const { page, step } = journey;
      await page.goto(address);
      expect(await shownBy(journey)).toEqual(shown);
      expect(page.url()).toBe(address);
      await step('the same');
    });
  });

  it.each(Object.entries(NARROWED))(
    'is written in one way, and read with and without scripts: %s',
    async (_, path) => {
      const seen: unknown[] = [];
      for (const [, manner] of manners) {
        await travel(manner, 'Reads an address', async (journey) => {
          await journey.page.goto(journey.origin + path);
          const shown = await shownBy(journey);
          expect(shown.products.length).toBeGreaterThan(0);
          expect(shown.filters.length).toBeGreaterThan(1);
          seen.push({ ...shown, address: journey.page.url() });
        });
      }
      expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
    },
  );
});
