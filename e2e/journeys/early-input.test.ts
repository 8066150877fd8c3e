import { expect, it } from 'vitest';
import type { Journey } from '../harness/journey.ts';
import { browserFor } from '../harness/with-browser.ts';

const travel = browserFor('harbor.localhost');
const phone = { device: 'phone', scripts: true } as const;

/** Opens a page whose scripts are still on their way; the function returned lets them come. */
async function openSlowly({ page, origin }: Journey, path: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue().catch(() => undefined);
  });
  await page.goto(origin + path, { waitUntil: 'commit' });
  return gate.resolve;
}

it('a variation and a quantity chosen before the scripts came are what is bought', async () => {
  await travel(phone, 'Early choice', async (journey) => {
    const { page } = journey;
    const letScriptsCome = await openSlowly(journey, '/tideline-mug');
    const ocean = page.getByRole('group', { name: 'Color' }).getByRole('radio', { name: 'Ocean' });
    await ocean.check({ force: true });
    await page.getByRole('main').getByRole('spinbutton', { name: 'Quantity' }).fill('3');
    expect(new URL(page.url()).pathname).toBe('/tideline-mug');
    letScriptsCome();
    await page.waitForURL('**/pv/SAL-1101-OCN');
    await page.getByRole('button', { name: 'Add to Cart: Tideline Mug' }).first().click();
    await page.getByRole('link', { name: 'Cart, 3 items' }).waitFor();
    await page.getByRole('link', { name: 'View cart' }).click();
    await page.getByRole('main').getByText('Ocean').first().waitFor();
  });
});

it('a sort chosen before the scripts came is the one shown', async () => {
  await travel(phone, 'Early sort', async (journey) => {
    const { page } = journey;
    const letScriptsCome = await openSlowly(journey, '/mugs-cups');
    await page.getByLabel('Sort by').selectOption({ label: 'Lowest Price' });
    letScriptsCome();
    await page.waitForURL(/price-asc/);
  });
});
