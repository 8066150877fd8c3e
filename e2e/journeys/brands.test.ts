import { describe, expect, it } from 'vitest';
import { manners } from '../harness/devices.ts';
import { browserFor } from '../harness/with-browser.ts';

const travel = browserFor('harbor.localhost');

describe('the page of brands', () => {
  it.each(manners)(
    'leads by letter to a brand, and from there to as many products as it says: %s [ROUTE-003]',
    async (_, manner) => {
      await travel(manner, 'Brands', async ({ page, origin, step }) => {
        await page.goto(origin);
        const footer = page.getByRole('contentinfo');
        const link = footer.getByRole('link', { name: 'Brands', exact: true });
        // The menus of the footer are folded on a phone, once its scripts run; a press before that unfolds nothing.
        if (manner.device === 'phone' && manner.scripts) {
          await link.waitFor({ state: 'hidden' });
          await footer.getByRole('heading', { name: 'Harbor & Home' }).click();
        }
        await link.click();
        await page.getByRole('heading', { name: 'Brands', level: 1 }).waitFor();
        await step('brands');
        const letters = page.getByRole('navigation', { name: 'Brands by letter' });
        await letters.getByRole('link', { name: 'S', exact: true }).click();
        await page.waitForURL(/#brands-s$/);
        const group = page.getByRole('region', { name: 'S', exact: true });
        const top = async () => (await group.boundingBox())?.y ?? Number.NaN;
        // Not hidden below a header that stays in view.
        await expect.poll(top).toBeLessThan(page.viewportSize()?.height ?? 0);
        expect(await top()).toBeGreaterThanOrEqual(0);
        const brand = group.getByRole('link', { name: /^Saltmere Pottery / });
        const count = Number(/(\d+) products?$/.exec((await brand.textContent()) ?? '')?.[1]);
        expect(count).toBeGreaterThan(1);
        await brand.click();
        await page.getByRole('link', { name: 'Remove filter Saltmere Pottery' }).waitFor();
        expect(new URL(page.url()).searchParams.get('brand')).toBe('Saltmere Pottery');
        await page.getByRole('main').getByText(`${count} items`, { exact: true }).waitFor();
        await step('of one brand');
        await page.goBack();
        await page.getByRole('heading', { name: 'Brands', level: 1 }).waitFor();
      });
    },
  );
});
