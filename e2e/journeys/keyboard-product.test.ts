import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { leaveCartDrawer } from '../harness/cart-drawer.ts';
import { hasFocus } from '../harness/has-focus.ts';
import { openHydrated } from '../harness/hydrated.ts';
import type { Journey } from '../harness/journey.ts';
import { browserFor } from '../harness/with-browser.ts';
import { tabTo } from './steps/keyboard.ts';

const harbor = browserFor('harbor.localhost');
const desk = { device: 'desktop', scripts: true } as const;

/** Opens a product and goes to its purchase area, as who uses no mouse does: past the header and the pictures. */
function atProduct(slug: string, way: (journey: Journey) => Promise<void>): Promise<void> {
  return harbor(desk, `Keyboard, ${slug}`, async (journey) => {
    const { page, origin, step } = journey;
    await openHydrated(page, `${origin}/${slug}`);
    await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
    await page.keyboard.press('Enter');
    await way(journey);
    await step('done');
  });
}

const purchase = (page: Page) => page.locator('.purchase');
const group = (page: Page, name: string | RegExp) => purchase(page).getByRole('group', { name });
const isInCart = (page: Page, count: string) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: `Cart, ${count}` })
    .waitFor();

describe('without a mouse, on the page of a product,', () => {
  it('variations are chosen by buttons, and how many by the arrows of the number [VAR-001, PDP-021]', async () => {
    await atProduct('tideline-mug', async ({ page }) => {
      const colors = group(page, /^Color/);
      await tabTo(page, colors.getByRole('radio', { name: 'Speckled' }));
      await page.keyboard.press('ArrowRight');
      await page.waitForURL('**/pv/SAL-1101-OCN');
      expect(await colors.getByRole('radio', { name: 'Ocean' }).isChecked()).toBe(true);
      const quantity = purchase(page).getByRole('spinbutton', { name: 'Quantity' });
      await tabTo(page, quantity);
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => quantity.inputValue()).toBe('2');
      const more = purchase(page).getByRole('button', { name: /^One more/ });
      await tabTo(page, more);
      await page.keyboard.press('Space');
      await expect.poll(() => quantity.inputValue()).toBe('3');
      await tabTo(page, purchase(page).getByRole('button', { name: /^Add to Cart/ }));
      await page.keyboard.press('Enter');
      await isInCart(page, '3 items');
    });
  });

  it('variations are chosen by a dropdown [VAR-002]', async () => {
    await atProduct('shore-stripe-rug', async ({ page }) => {
      const size = purchase(page).getByRole('combobox', { name: /^Size/ });
      await tabTo(page, size);
      await page.keyboard.press('ArrowUp');
      await page.waitForURL('**/pv/SOR-2102-OCN-46');
      expect(await size.inputValue()).toBe('4 × 6 ft');
    });
  });

  it('variations are chosen by radio buttons [VAR-003]', async () => {
    await atProduct('daily-tumblers', async ({ page }) => {
      await tabTo(page, group(page, /^Pack/).getByRole('radio', { name: 'Set of 4' }));
      await page.keyboard.press('ArrowDown');
      await page.waitForURL('**/pv/FEN-2101-8');
    });
  });

  it('options of five types are answered, of which one opens another [OPT-001, OPT-034]', async () => {
    await atProduct('gather-round-table', async ({ page }) => {
      const leaf = group(page, 'Extension leaf').getByRole('radio', { name: /^One leaf/ });
      expect(await leaf.isDisabled()).toBe(true);
      const diameter = purchase(page).getByRole('combobox', { name: 'Diameter' });
      await tabTo(page, diameter);
      await page.keyboard.type('53');
      await expect.poll(() => leaf.isDisabled()).toBe(false);
      await tabTo(page, group(page, 'Extension leaf').getByRole('radio', { name: 'Without leaf' }));
      await page.keyboard.press('ArrowDown');
      expect(await leaf.isChecked()).toBe(true);
      await tabTo(page, group(page, 'Edge').getByRole('radio', { name: 'Rounded' }));
      await page.keyboard.press('ArrowRight');
      await tabTo(page, group(page, 'Finish').getByRole('radio', { name: 'Oil' }));
      await page.keyboard.press('ArrowRight');
      await tabTo(page, purchase(page).getByRole('textbox', { name: 'A note to the joiner' }));
      await page.keyboard.type('Mind the stairs.');
      await tabTo(page, purchase(page).getByRole('button', { name: /^Add to Cart/ }));
      await page.keyboard.press('Enter');
      await isInCart(page, '1 item');
    });
  });

  it('a piece is personalised, and the field that is wanting has the focus once it was pressed [PERS-002, PERS-004, ATC-006]', async () => {
    await atProduct('whisky-tumbler', async ({ page }) => {
      const name = purchase(page).getByRole('textbox', { name: 'Name or initials' });
      const add = purchase(page).getByRole('button', { name: /^Add to Cart/ });
      await tabTo(page, add);
      await page.keyboard.press('Enter');
      await purchase(page).getByText('Name or initials is required').waitFor();
      expect(await hasFocus(name)).toBe(true);
      await page.keyboard.type('Rosalind');
      await tabTo(page, add);
      await page.keyboard.press('Enter');
      await isInCart(page, '1 item');
    });
  });

  it('pictures are enlarged and turned, and closed where they were opened [PDP-004, PDP-010, PDP-013]', async () => {
    await atProduct('tideline-mug', async ({ page }) => {
      const gallery = page.getByRole('region', { name: /^Pictures of/ });
      await tabTo(page, gallery.getByRole('link', { name: 'Enlarge' }).first());
      await page.keyboard.press('Enter');
      const large = page.getByRole('dialog', { name: /^Pictures of/ });
      await large.getByRole('status').filter({ hasText: 'Picture 1 of' }).waitFor();
      await tabTo(page, large.getByRole('button', { name: 'Next picture' }));
      await page.keyboard.press('Enter');
      await large.getByRole('status').filter({ hasText: 'Picture 2 of' }).waitFor();
      await page.keyboard.press('Escape');
      await large.waitFor({ state: 'detached' });
      await tabTo(page, gallery.getByRole('link', { name: 'Enlarge' }).nth(1));
      await page.keyboard.press('Enter');
      await large.waitFor();
      await page.keyboard.press('Escape');
      await large.waitFor({ state: 'detached' });
      await tabTo(page, gallery.getByRole('link', { name: /^Picture 3 of/ }));
      await page.keyboard.press('Enter');
      await gallery.locator('.gallery-thumb[aria-current="true"][aria-label^="Picture 3"]').waitFor();
    });
  });

  it('tabs are turned, and what they hold is reached [PDP-034]', async () => {
    await atProduct('tideline-mug', async ({ page }) => {
      await tabTo(page, page.getByRole('tab', { name: 'Description', selected: true }));
      await page.keyboard.press('ArrowRight');
      await page.getByRole('tab', { name: 'Details', selected: true }).waitFor();
      expect(await page.locator('.attributes').isVisible()).toBe(true);
    });
  });

  it('a piece of a set is looked at quickly [GROUP-002]', async () => {
    await atProduct('first-home-box', async ({ page }) => {
      const opens = page.getByRole('button', { name: 'Quick View: Everyday Board' });
      await tabTo(page, opens);
      await page.keyboard.press('Enter');
      const view = page.getByRole('dialog', { name: 'Everyday Board' });
      await view.waitFor();
      await tabTo(page, view.getByRole('button', { name: /^Add to Cart/ }));
      await page.keyboard.press('Enter');
      // The cart comes before the quick view, and the first Escape is its own.
      await leaveCartDrawer(page);
      await isInCart(page, '1 item');
      await page.keyboard.press('Escape');
      await view.waitFor({ state: 'hidden' });
      await expect.poll(() => hasFocus(opens)).toBe(true);
    });
  });
});
