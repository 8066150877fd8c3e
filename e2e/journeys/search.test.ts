import { describe, expect, it } from 'vitest';
import { manners } from '../harness/devices.ts';
import type { Journey } from '../harness/journey.ts';
import { browserFor } from '../harness/with-browser.ts';
import { chooseFacet } from './steps/browse.ts';

const travel = browserFor('harbor.localhost');

async function search({ page }: Journey, words: string): Promise<void> {
  await page.getByLabel('Search products').fill(words);
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('heading', { name: `Search results for "${words}"`, level: 1 }).waitFor();
}

describe('searching Harbor', () => {
  it.each(manners)(
    'finds, narrows, and says when there is nothing: %s [HDR-002, SEARCH-001, LIST-010, LIST-030, LIST-044]',
    async (_, manner) => {
      await travel(manner, 'Search', async (journey) => {
        const { page, origin, step } = journey;
        await page.goto(origin);
        await search(journey, 'mug');
        expect(page.url()).toBe(`${origin}/search?q=mug`);
        const cards = page.getByRole('list', { name: 'Products' }).getByRole('article');
        const all = await cards.count();
        expect(all).toBeGreaterThan(3);
        await step('found');
        await chooseFacet(journey, 'Color', 'Terracotta');
        const narrowed = await cards.count();
        expect(narrowed).toBeLessThan(all);
        await page.getByRole('link', { name: 'Fireside Mug', exact: true }).waitFor();
        await step('narrowed');
        await page.reload();
        expect(await cards.count()).toBe(narrowed);
        await page.getByRole('link', { name: 'Clear All' }).click();
        await page.getByRole('link', { name: 'Remove filter Terracotta' }).waitFor({ state: 'detached' });
        await search(journey, 'xyzzyplugh');
        await page.getByText('No products found for this selection.').waitFor();
        await page.getByText('We have nothing for "xyzzyplugh".').waitFor();
        await page.getByRole('heading', { name: 'Our bestsellers' }).waitFor();
        await page
          .getByRole('navigation', { name: 'Can we help?' })
          .getByRole('link', { name: 'Shipping & returns' })
          .waitFor();
        await step('nothing');
        await search(journey, 'mugs & cups');
        const places = page.getByRole('navigation', { name: 'Go straight to' });
        await places.getByRole('link', { name: 'Mugs & Cups' }).click();
        await page.getByRole('heading', { name: 'Mugs & Cups', level: 1 }).waitFor();
      });
    },
  );
});
