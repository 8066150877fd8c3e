import { adjustStock } from '@stoa/commerce';
import { stockMovement } from '@stoa/database';
import { eq } from 'drizzle-orm';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addToCart, placeOrder, readyOrder } from '../../harness/shopper.ts';
import { smallTargets } from '../../harness/targets.ts';
import { type Colleague, type Office, officeDevices, openOffice, told } from '../steps/office.ts';
import { save, saveBar } from '../steps/office-account.ts';
import { section } from '../steps/office-products.ts';

let office: Office;
let manager: Colleague;
beforeAll(async () => {
  office = await openOffice();
  manager = await office.employ('Cat Manager', 'catalog-manager');
});
afterAll(() => office?.close());

const addressOf = (id: string) => `/${office.shop.code}/products/${id}`;

/** A guest buys pieces of a product; returns the number of the order. */
async function sell(productId: string, pieces: number, email: string): Promise<string> {
  const guest = office.own.visitor(office.server);
  await addToCart(guest, productId, pieces);
  const { body } = await placeOrder(guest, await readyOrder(guest, email));
  return body.order?.increment_id ?? '';
}

/** Expects the figures of the stock, as they are told. */
const expectFigures = (stock: Locator, figures: Readonly<Record<string, string>>) =>
  expect
    .poll(async () => {
      const read = Object.keys(figures).map(async (name) => [
        name,
        await stock
          .locator('dl')
          .first()
          .locator('div', { has: stock.page().getByText(name, { exact: true }) })
          .locator('dd > span')
          .first()
          .textContent(),
      ]);
      return Object.fromEntries(await Promise.all(read));
    })
    .toEqual(figures);

it.each(officeDevices)(
  'pieces are counted in, and a counted number goes on from what moved meanwhile; saving the product writes no stock, and the history ends with what is there: %s [ADM-130, ADM-131, ADM-132]',
  async (_, device) => {
    const id = await office.own.sell(`Counted lamp ${device}`, 12_900, 10);
    await office.visit(device, 'Counting', async (journey) => {
      const { page, step, expectStatus } = journey;
      await office.enter(journey, manager, addressOf(id));
      const stock = section(journey, 'Stock');
      const dialog = page.getByRole('dialog');
      await expectFigures(stock, { 'Can be sold': '10', 'On hand': '10', Reserved: '0', Backordered: '0' });

      await stock.getByRole('button', { name: 'Count in' }).click();
      await dialog.getByRole('button', { name: 'Count in' }).click();
      await dialog.getByText('2 fields need your attention').waitFor();
      await dialog.getByRole('textbox', { name: 'Pieces' }).fill('5');
      await dialog.getByText('On hand: 10 → 15').waitFor();
      await dialog.getByRole('button', { name: 'Delivery' }).click();
      await step('counting in');
      await dialog.getByRole('button', { name: 'Count in' }).click();
      await told(page, 'Counted in: 15 on hand now').waitFor();
      await expectFigures(stock, { 'Can be sold': '15', 'On hand': '15' });

      // What is typed into the form meanwhile stays, and has no part in it.
      await page.getByRole('textbox', { name: 'Price in USD', exact: true }).fill('119');
      await stock.getByRole('button', { name: 'Set counted number' }).click();
      await dialog.getByRole('textbox', { name: 'Counted' }).fill('14');
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('Counted twice');
      const order = await sell(id, 2, `counted-${device}@quay.example`);
      await adjustStock(office.own.system, { lines: [{ productId: id, delta: -3 }], reason: 'Fell down' });
      expectStatus(409);
      await dialog.getByRole('button', { name: 'Set counted number' }).click();
      await dialog.getByText('15 were on hand when you began, 12 are now.').waitFor();
      expect(await dialog.getByRole('textbox', { name: 'Counted' }).inputValue()).toBe('14');
      expect(await dialog.getByRole('textbox', { name: 'Reason' }).inputValue()).toBe('Counted twice');
      await step('moved meanwhile');
      await dialog.getByRole('button', { name: 'Set counted number' }).click();
      await told(page, '14 on hand now').waitFor();
      await expectFigures(stock, { 'Can be sold': '12', 'On hand': '14', Reserved: '2' });

      await save(page);
      await told(page, 'The product is saved').waitFor();
      await expectFigures(stock, { 'Can be sold': '12', 'On hand': '14', Reserved: '2' });

      const rows = stock.locator('tbody tr');
      // It is read anew after the figures are told.
      await rows.filter({ hasText: 'Counted twice' }).waitFor();
      const what = await rows.allTextContents();
      expect(what[0]).toContain('Counted in');
      expect(what[0]).toContain('Counted twice');
      expect(what[0]).toContain('by Cat Manager');
      expect(what[0]).toMatch(/\+214.*2.*0$/);
      expect(what[1]).toContain('Fell down');
      expect(what[2]).toContain(`Ordered · Order ${order}`);
      expect(what[3]).toContain('Delivery');
      await step('history');
    });
  },
);

it.each(officeDevices)(
  'no more is counted out than orders leave: one is told how many may go, and takes these with what was typed: %s [ADM-131]',
  async (_, device) => {
    const id = await office.own.sell(`Reserved lamp ${device}`, 12_900, 5);
    await office.visit(device, 'Counting out', async (journey) => {
      const { page, step, expectStatus } = journey;
      await office.enter(journey, manager, addressOf(id));
      const stock = section(journey, 'Stock');
      const dialog = page.getByRole('dialog');
      await stock.getByRole('button', { name: 'Count out' }).click();
      await dialog.getByText('At most 5 can go').waitFor();
      await dialog.getByRole('textbox', { name: 'Pieces' }).fill('4');
      await dialog.getByRole('button', { name: 'Damaged' }).click();
      await sell(id, 2, `out-${device}@quay.example`);
      expectStatus(409);
      await dialog.getByRole('button', { name: 'Count out', exact: true }).click();
      await dialog.getByText('Only 3 can go').waitFor();
      await step('too few');
      await dialog.getByRole('button', { name: 'Count out 3' }).click();
      await dialog.getByRole('button', { name: 'Count out', exact: true }).click();
      await told(page, 'Counted out: 2 on hand now').waitFor();
      await expectFigures(stock, { 'Can be sold': '0', 'On hand': '2', Reserved: '2' });
    });
  },
);

it('what is told when few or none are left is set, and stock keeping ends and begins again', async () => {
  const id = await office.own.sell('Ruled lamp', 12_900, 5);
  await office.visit('phone', 'Rules of stock', async (journey) => {
    const { page, step } = journey;
    await office.enter(journey, manager, addressOf(id));
    const stock = section(journey, 'Stock');
    const dialog = page.getByRole('dialog');
    await stock.getByRole('button', { name: 'Change: When few or none are left' }).click();
    await dialog.getByRole('textbox', { name: 'Low from' }).fill('1.5');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Enter a whole number.').first().waitFor();
    await dialog.getByRole('textbox', { name: 'Low from' }).fill('3');
    await dialog.getByRole('checkbox', { name: 'Sell on when none are left' }).check();
    await dialog.getByRole('textbox', { name: 'What shoppers read of backorders' }).fill('Two weeks');
    await dialog.getByLabel('Expected to ship').fill('2030-05-17');
    await step('rules');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await told(page, 'The rules are saved').waitFor();
    await stock.getByText('At 3 or fewer').waitFor();
    await stock.getByText('“Two weeks”').waitFor();
    await stock.getByText('May 17, 2030').waitFor();

    await stock.getByRole('button', { name: 'More for the stock' }).click();
    await page.getByRole('menuitem', { name: 'Keep no stock' }).click();
    await dialog.getByRole('button', { name: 'Keep no stock' }).click();
    await told(page, 'No stock is kept any more').waitFor();
    await stock.getByText('It is always there').waitFor();
    await step('no stock');
    await stock.getByRole('button', { name: 'Keep stock' }).click();
    await told(page, 'Stock is kept from now on').waitFor();
    await expectFigures(stock, { 'Can be sold': '0', 'On hand': '0' });
  });
});

it('whoever may only look has figures, history and prices without a button or a field [ADM-014]', async () => {
  const id = await office.own.sell('Looked at', 12_900, 5);
  const reader = await office.employ('Rita Reads', 'read-only');
  await office.visit('phone', 'Only looking', async (journey) => {
    await office.enter(journey, reader, addressOf(id));
    const stock = section(journey, 'Stock');
    await expectFigures(stock, { 'Can be sold': '5', 'On hand': '5' });
    await stock.getByText('First stock').waitFor();
    expect(await stock.getByRole('button').count()).toBe(0);
    const prices = section(journey, 'Prices');
    await prices.getByText('$129.00').waitFor();
    expect(await prices.getByRole('textbox').count()).toBe(0);
    await journey.step('only looking');
  });
});

it('pieces whose count was answered by nobody are counted once, though one sends them again', async () => {
  const id = await office.own.sell('Lamp behind a bad connection', 12_900, 5);
  await office.visit('phone', 'A lost answer', async (journey) => {
    const { page, step } = journey;
    await page.addInitScript(() => {
      const ask = fetch;
      let isLost = false;
      globalThis.fetch = async (...request) => {
        const answer = await ask(...request);
        if (isLost || !answer.url.endsWith('/stock-adjustments')) return answer;
        isLost = true;
        throw new TypeError('Failed to fetch');
      };
    });
    await office.enter(journey, manager, addressOf(id));
    const dialog = page.getByRole('dialog');
    await section(journey, 'Stock').getByRole('button', { name: 'Count in' }).click();
    await dialog.getByRole('textbox', { name: 'Pieces' }).fill('5');
    await dialog.getByRole('button', { name: 'Delivery' }).click();
    await dialog.getByRole('button', { name: 'Count in' }).click();
    await dialog.getByText('could not be reached').waitFor();
    await step('no answer');
    await dialog.getByRole('button', { name: 'Count in' }).click();
    await told(page, 'Counted in: 10 on hand now').waitFor();
  });
  expect(await office.own.system.db.queries.$count(stockMovement, eq(stockMovement.productId, id))).toBe(2);
});

it('at 360 px the dialogs of stock and the table of levels have targets of 44 px and scroll nowhere sideways [ADM-060]', async () => {
  const id = await office.own.sell('A lamp with a name that is rather long for a phone', 12_900, 5);
  await office.visit('phone', 'Small screens of stock', async (journey) => {
    const { page, step } = journey;
    await page.setViewportSize({ width: 360, height: 740 });
    const small: string[] = [];
    const measure = async (name: string) => {
      small.push(...(await smallTargets(page)).map((target) => `${name}: ${target}`));
      await step(name);
    };
    await office.enter(journey, manager, addressOf(id));
    const stock = section(journey, 'Stock');
    await stock.getByText('First stock').waitFor();
    await section(journey, 'Prices').getByRole('button', { name: 'Add price level' }).click();
    await measure('level');
    await page.getByRole('button', { name: 'For Everybody' }).click();
    await page.getByRole('checkbox', { name: 'Wholesale' }).waitFor();
    await measure('groups');
    await page.keyboard.press('Escape');
    await saveBar(page).getByRole('button', { name: 'Discard' }).click();
    for (const name of ['Count in', 'Count out', 'Set counted number', 'Change: When few or none are left']) {
      await stock.getByRole('button', { name }).click();
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
      await measure(name);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expect(small).toEqual([]);
  });
});
