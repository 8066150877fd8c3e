import { describe, it } from 'vitest';
import { manners } from '../harness/devices.ts';
import { until } from '../harness/until.ts';
import { browserFor } from '../harness/with-browser.ts';

const travel = browserFor('harbor.localhost');

describe('mistyped words', () => {
  it.each(manners)('are forgiven, or others are offered: %s', async (_, manner) => {
    await travel(manner, 'Did you mean', async ({ page, origin, step }) => {
      const offered = page.getByRole('link', { name: 'Did you mean "mug"?' });
      // PostgreSQL, which answers until the index is loaded, has no correction.
      await until('the index', async () => {
        await page.goto(`${origin}/search?q=mgu`);
        return (await offered.count()) === 1 ? true : undefined;
      });
      await page.getByText('No products found for this selection.').waitFor();
      await step('offered');
      await offered.click();
      await page.getByRole('heading', { name: 'Search results for "mug"', level: 1 }).waitFor();
      await page.goto(`${origin}/search?q=cushoin`);
      await page.getByText('Showing results for "cushion".').waitFor();
      await page.getByRole('list', { name: 'Products' }).getByRole('article').first().waitFor();
      await step('forgiven');
      await page.goto(`${origin}/search?q=dinosaur%20mug`);
      await page.getByText('No exact match for "dinosaur mug". These come close.').waitFor();
      await page
        .getByRole('list', { name: 'Products' })
        .getByRole('link', { name: 'Fireside Mug' })
        .first()
        .waitFor();
      await step('close');
    });
  });
});
