import { archiveProduct, createProduct } from '@stoa/commerce';
import { expect, it } from 'vitest';
import { leaveCartDrawer } from '../harness/cart-drawer.ts';
import { hasFocus } from '../harness/has-focus.ts';
import { openHydrated } from '../harness/hydrated.ts';
import { noteRequests } from '../harness/note-requests.ts';
import { widgetShop } from './steps/widget-page.ts';

const simple = { classCode: 'simple' as const, price: 2400, stock: { available: 5 } };

const { visit, origin } = widgetShop(async ({ system }) => {
  const make = (sku: string, name: string, shortDescription = '') =>
    createProduct(system, { ...simple, sku, slug: sku, name, shortDescription });
  await make('pot', 'Pot', 'Holds four cups.');
  await make('cup', 'Cup');
  const { id } = await make('jar', 'Jar');
  await createProduct(system, {
    classCode: 'grouped',
    sku: 'tea',
    slug: 'tea',
    name: 'Tea set',
    children: ['pot', 'cup', 'jar'],
  });
  await archiveProduct(system, id);
});

it('a piece of a set is looked at and bought in a modal, by keyboard; an archived one is not there [GROUP-001, GROUP-002, GROUP-003, GROUP-005, GROUP-006]', async () => {
  await visit('/tea', async (page) => {
    expect(await page.locator('.group-child h3').allTextContents()).toEqual(['Pot', 'Cup']);
    const opens = page.getByRole('button', { name: 'Quick View: Pot' });
    await opens.focus();
    await page.keyboard.press('Enter');
    const view = page.getByRole('dialog', { name: 'Pot' });
    await view.getByText('Holds four cups.').waitFor();
    await view.getByRole('spinbutton', { name: 'Quantity of Pot' }).fill('2');
    await view.getByRole('button', { name: /Add to Cart/ }).click();
    await leaveCartDrawer(page);
    await expect.poll(() => page.getByRole('link', { name: /Cart.*2/ }).count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await view.waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(opens)).toBe(true);
    expect(page.url()).toBe(`${origin()}/tea`);
  });
});

it('shows at its end what this visitor looked at before, and asks for it only there', async () => {
  await visit('/cup', async (page) => {
    await openHydrated(page, `${origin()}/pot`);
    await openHydrated(page, `${origin()}/jar`).catch(() => undefined);
    const asked = noteRequests(page, (request) => request.postData()?.includes('ViewedProducts') === true);
    await openHydrated(page, `${origin()}/tea`);
    await page.locator('#content').waitFor();
    await page.locator('footer').last().scrollIntoViewIfNeeded();
    const row = page
      .getByRole('region', { name: 'Recently Viewed' })
      .or(page.locator('.related', { hasText: 'Recently Viewed' }));
    await row.first().waitFor();
    expect(await row.locator('article').allTextContents()).toEqual([
      expect.stringContaining('Pot'),
      expect.stringContaining('Cup'),
    ]);
    expect(asked).toHaveLength(1);
  });
});
