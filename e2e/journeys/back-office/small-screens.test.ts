import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { smallTargets } from '../../harness/targets.ts';
import { type LongNames, lookAtAll, openLongNames } from '../steps/office-looks.ts';

let names: LongNames;
beforeAll(async () => {
  names = await openLongNames();
});
afterAll(() => names?.office.close());

/** Lists that stand as tables, and values of cards that are not named, one line each. */
const unnamedValues = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isUnnamed = (value: Element) => !value.parentElement?.querySelector('dt')?.textContent?.trim();
    const values = [...document.querySelectorAll('li dd')].filter(isUnnamed);
    return [...document.querySelectorAll('table:has([aria-sort])'), ...values].map(({ outerHTML }) =>
      outerHTML.slice(0, 120),
    );
  });

it('at 360 px no screen scrolls sideways, lists are cards that name each value, and every target measures at least 44 by 44 px [ADM-060]', async () => {
  await names.office.visit('phone', 'Small screens', async (journey) => {
    const { office, order, customer } = names;
    const { page, step } = journey;
    await page.setViewportSize({ width: 360, height: 740 });
    const small: string[] = [];
    const measure = async (name: string) => {
      expect([name, await unnamedValues(page)]).toEqual([name, []]);
      small.push(...(await smallTargets(page)).map((target) => `${name}: ${target}`));
      await step(name);
    };
    await lookAtAll(names, journey, measure);

    // Each card of an order names what it says.
    await page.goto(`${journey.origin}/${office.shop.code}/orders`);
    const card = page.getByRole('listitem').filter({ hasText: order.number });
    await card.getByText('Total').waitFor();
    expect(await card.getByRole('term').allTextContents()).toEqual([
      ...['Placed', 'Customer', 'Status', 'Payment', 'Fulfilment', 'Pieces', 'Total'],
    ]);
    await card.getByRole('button', { name: /^Show details of / }).click();
    await card.getByText(/^Lamp of /).waitFor();
    await measure('order unfolded');

    // What is done to several customers, and what opens above the page of one.
    await page.goto(`${journey.origin}/${office.shop.code}/customers`);
    await page.getByRole('checkbox', { name: /^Select Theodora/ }).check();
    await page.getByRole('region', { name: 'Actions for what is selected' }).waitFor();
    await measure('customers selected');
    for (const [button, title, field] of [
      ['Approve', 'Approve 1 customer', 'Tell them by e-mail'],
      ['Move to group…', 'Move 1 customer to another group', 'Group'],
    ] as const) {
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.getByRole('dialog', { name: title }).getByLabel(field).waitFor();
      await measure(button);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await page.goto(`${journey.origin}/${office.shop.code}/customers/${customer}`);
    for (const [button, title, field] of [
      ['Change the e-mail address', 'Change the e-mail address', 'New e-mail address'],
      ['Add address', 'Add an address', 'Make it the default address'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('dialog', { name: title }).getByLabel(field).waitFor();
      await measure(title);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await page.getByLabel('Status').selectOption('Restricted');
    await page.getByLabel('Tell them by e-mail that they are restricted').waitFor();
    await measure('customer changed');
    await page.getByRole('button', { name: 'Discard' }).click();

    // What opens above a screen.
    await page.goto(`${journey.origin}/${office.shop.code}/people`);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('button', { name: 'Close the menu' }).waitFor();
    await measure('menu');
    await page.getByRole('button', { name: 'Close the menu' }).click();
    for (const [button, name] of [
      [/^Account of /, 'account menu'],
      ['Appearance', 'appearance'],
      ['Actions for Olga Quay', 'actions'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('menu').waitFor();
      await measure(name);
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'hidden' });
    }
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByRole('dialog', { name: 'Invite somebody' }).getByLabel('E-mail address').waitFor();
    await measure('invite');

    await page.goto(`${journey.origin}/${office.shop.code}/audit?verb=invitation.create`);
    await page.getByText('Page 1', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Filters/ }).click();
    await measure('filters');
    await page.getByRole('button', { name: 'Choose columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Network address' }).waitFor();
    await measure('columns');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Days', exact: true }).click();
    await page.getByRole('dialog', { name: 'Days' }).waitFor();
    await measure('days');
    await page.keyboard.press('Escape');
    // The button that clears them all would lie half below the choices.
    await page.goto(`${journey.origin}/${office.shop.code}/audit`);
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('button', { name: 'Kind of record', exact: true }).click();
    await page.getByRole('option').first().waitFor();
    // The field is told of its choices a moment after they are there.
    await page.locator('[aria-haspopup=listbox][aria-controls]').first().waitFor();
    await measure('choices');
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Show details of / })
      .first()
      .click();
    await page.getByText('All entries of this record').waitFor();
    await measure('details');
    expect(small).toEqual([]);
  });
});
