import { expect } from 'vitest';
import type { Journey } from '../../harness/journey.ts';

/**
 * Opens a category by the shop's menu, given from the department down: a flyout on a desk, a drawer on a phone,
 * and on a phone without scripts the footer's menu and then the categories' own links.
 */
export async function openCategory(
  journey: Journey,
  department: string,
  ...below: readonly string[]
): Promise<void> {
  const { page, device, scripts } = journey;
  const target = below.at(-1);
  if (device === 'phone' && !scripts) {
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: department, exact: true }).click();
    for (const name of below) await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  } else if (device === 'phone') {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const name of [department, ...below.slice(0, -1)])
      await menu.getByText(name, { exact: true }).click();
    await menu.getByRole('link', { name: target ?? `All ${department}`, exact: true }).click();
  } else {
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const entry = menu.getByText(department, { exact: true });
    await (scripts ? entry.hover() : entry.click());
    await menu.getByRole('link', { name: target ?? `All ${department}`, exact: true }).click();
  }
  await page.getByRole('heading', { name: target ?? department, level: 1 }).waitFor();
}

/** Narrows a listing by a facet's bucket, and waits until the filter is applied. */
export async function chooseFacet(journey: Journey, group: string, bucket: string): Promise<void> {
  const { page, device, scripts } = journey;
  const inDrawer = device === 'phone' && scripts;
  if (inDrawer) await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const panel = inDrawer
    ? page.getByRole('dialog', { name: 'Filters' })
    : page.getByRole('complementary', { name: 'Filters' });
  // Without scripts a phone has the filters folded above the products.
  if (device === 'phone' && !scripts) await panel.getByLabel('Show filters').check();
  // A bucket's name is followed by how many products it holds.
  const link = panel.getByRole('link', { name: new RegExp(`^${bucket} ?\\d+$`) });
  if (!(await link.isVisible())) await panel.getByText(group, { exact: true }).click();
  await link.click();
  if (inDrawer) await panel.getByRole('button', { name: /^Show \d+ items$/ }).click();
  await page.getByRole('link', { name: `Remove filter ${bucket}` }).waitFor();
}

/** Chooses an order of the listing; without scripts a button sends it. */
export async function sortBy({ page, scripts }: Journey, order: string, code: string): Promise<void> {
  await page.getByLabel('Sort by').selectOption({ label: order });
  if (!scripts) await page.getByRole('button', { name: 'Sort', exact: true }).click();
  // The form's own address redirects to the listing's.
  await page.waitForURL(
    ({ searchParams }) => searchParams.get('sort') === code && !searchParams.has('apply'),
  );
}

/** Final prices of the cards, in their order, in cents. */
export async function pricesShown({ page }: Journey): Promise<number[]> {
  const cards = page.getByRole('list', { name: 'Products' }).getByRole('article');
  const texts = await cards.allInnerTexts();
  return texts.map((text) => Number(/\$([\d,]+\.\d\d)/.exec(text)?.[1]?.replace(/[,.]/g, '')));
}

/** Goes on to the next page, which scripts put below what is there; returns the final prices of its cards, in cents. */
export async function seeNextPage(journey: Journey): Promise<number[]> {
  const { page, scripts } = journey;
  if (!scripts) {
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.getByText(/^Page 2 of \d+$/).waitFor();
    return pricesShown(journey);
  }
  const before = await pricesShown(journey);
  await page.getByRole('link', { name: 'Show more' }).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await pricesShown(journey)).length).toBeGreaterThan(before.length);
  return (await pricesShown(journey)).slice(before.length);
}
