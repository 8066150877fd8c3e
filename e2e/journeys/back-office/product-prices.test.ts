import { createProduct, setPriceLevels } from '@stoa/commerce';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasFocus } from '../../harness/has-focus.ts';
import { type Colleague, heading, type Office, officeDevices, openOffice, told } from '../steps/office.ts';
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

it.each(officeDevices)(
  'price levels are typed as a table with faults beside their cells, and the panel tells what a group pays, from which level, and which level nobody pays: %s [ADM-066]',
  async (_, device) => {
    const id = await office.own.sell(`Levelled lamp ${device}`, 12_900, 5);
    await office.visit(device, 'Price levels', async (journey) => {
      const { page, step } = journey;
      await office.enter(journey, manager, addressOf(id));
      const prices = section(journey, 'Prices');
      const panel = section(journey, 'What does a group pay?');
      await panel.getByText('The price without any level: $129.00.').waitFor();

      await prices.getByRole('button', { name: 'Add price level' }).click();
      const first = prices.getByRole('group', { name: 'Price level 1' });
      await first.getByRole('textbox', { name: 'From quantity' }).fill('10');
      await first.getByRole('textbox', { name: 'Price of one in USD' }).fill('90,5');
      await first.getByRole('button', { name: 'For Everybody' }).click();
      const choices = page.getByRole('dialog', { name: 'For' });
      await choices.getByRole('checkbox', { name: 'Wholesale' }).check();
      await step('choosing groups');
      await page.keyboard.press('Escape');
      await prices.getByRole('button', { name: 'Add price level' }).click();
      const second = prices.getByRole('group', { name: 'Price level 2' });
      await second.getByRole('textbox', { name: 'From quantity' }).fill('1');
      await second.getByRole('textbox', { name: 'Price of one in USD' }).fill('130.005');
      await panel.getByText('These are the saved prices').waitFor();
      await save(page);
      await first.getByText('Enter an amount such as 10.50.').waitFor();
      await second.getByText('Enter 2 decimals at most.').waitFor();
      await page.getByRole('link', { name: 'Price level 2, Price of one' }).waitFor();
      await step('faults');
      await first.getByRole('textbox', { name: 'Price of one in USD' }).fill('90.50');
      await second.getByRole('textbox', { name: 'Price of one in USD' }).fill('130');
      await save(page);
      await told(page, 'The product is saved').waitFor();
      await saveBar(page).waitFor({ state: 'detached' });

      await panel.getByText('Never the lowest price for anybody').waitFor();
      await panel.getByText('from 1, Everybody: $130.00').waitFor();
      await panel.getByLabel('Customer group').selectOption('Wholesale');
      await panel.getByRole('textbox', { name: 'Quantity' }).fill('10');
      await panel.getByText('From the level “from 10, Wholesale”. Without it: $129.00.').waitFor();
      await panel.getByText('$905.00').waitFor();
      await step('what a group pays');
      const answer = Promise.withResolvers<void>();
      await page.route('**/price-for?*', async (route) => {
        await answer.promise;
        await route.continue();
      });
      await panel.getByRole('textbox', { name: 'Quantity' }).fill('9');
      await panel.locator('[aria-busy=true]').getByText('Total for 10').waitFor();
      answer.resolve();
      await panel.getByText('Total for 9').waitFor();
      await panel.getByText('$1,161.00').waitFor();
    });
  },
);

it('price levels that somebody else has changed meanwhile are told, and overwritten by saving again', async () => {
  const id = await office.own.sell('Contested lamp', 12_900, 5);
  const { system } = office.own;
  await setPriceLevels(system, { productId: id, levels: [{ minQty: 5, price: 12_000 }] });
  await office.visit('desktop', 'Contested levels', async (journey) => {
    const { page, step, expectStatus } = journey;
    await office.enter(journey, manager, addressOf(id));
    const prices = section(journey, 'Prices');
    const price = (n: number) =>
      prices
        .getByRole('group', { name: `Price level ${n}` })
        .getByRole('textbox', { name: 'Price of one in USD' });
    await price(1).fill('110.00');
    const theirs = [5, 10].map((minQty) => ({ minQty, price: 11_900 - minQty }));
    await setPriceLevels(system, { productId: id, levels: theirs });
    expectStatus(409);
    await save(page);
    await prices.getByText('Somebody else has set this to “2 price levels”.').waitFor();
    const levels = prices.getByRole('group', { name: 'Price levels', exact: true });
    const isFocused = () => hasFocus(levels);
    await expect.poll(isFocused).toBe(true);
    await page.getByLabel('Name', { exact: true }).focus();
    await page.getByRole('link', { name: 'Price levels', exact: true }).click();
    await expect.poll(isFocused).toBe(true);
    expect(await price(1).inputValue()).toBe('110.00');
    expect(await price(2).count()).toBe(0);
    await step('contested');
    await save(page);
    await told(page, 'The product is saved').waitFor();
    await page.reload();
    await expect.poll(() => price(1).inputValue()).toBe('110.00');
    expect(await price(2).count()).toBe(0);
  });
});

it('whoever types in a price level while a save is under way goes on typing there when the answer comes, also where it is not as it was typed', async () => {
  const id = await office.own.sell('Lamp while saving', 12_900, 5);
  await setPriceLevels(office.own.system, { productId: id, levels: [{ minQty: 5, price: 12_000 }] });
  await office.visit('desktop', 'Typing while saving', async (journey) => {
    const { page } = journey;
    await office.enter(journey, manager, addressOf(id));
    const answer = Promise.withResolvers<void>();
    await page.route('**/products/*', async (route) => {
      if (route.request().method() === 'PATCH') await answer.promise;
      await route.continue();
    });
    await page.getByRole('textbox', { name: 'Manufacturer’s number', exact: true }).fill('lamp-1 ');
    await save(page);
    const price = section(journey, 'Prices').getByRole('textbox', { name: 'Price of one in USD' });
    await price.fill('');
    await page.keyboard.type('8');
    answer.resolve();
    await told(page, 'The product is saved').waitFor();
    await page.keyboard.type('.50');
    expect(await price.inputValue()).toBe('8.50');
    await saveBar(page).getByText('1 unsaved change').waitFor();
  });
});

it('the price of one variation is changed on its own page and shoppers see it; its stock is counted there', async () => {
  const { id } = await createProduct(office.own.system, {
    classCode: 'variable_product',
    sku: 'shirt',
    slug: 'shirt',
    name: 'Linen shirt',
    variants: [
      {
        id: 'colour',
        label: 'Colour',
        displayType: 'button',
        options: ['Red', 'Sand'].map((value) => ({ value })),
      },
    ],
    variations: ['Red', 'Sand'].map((colour) => ({
      sku: `shirt-${colour.toLowerCase()}`,
      values: { colour },
      price: 4900,
      stock: { available: 4 },
    })),
  });
  const shopper = office.own.visitor(office.server);
  await office.visit('phone', 'A variation', async (journey) => {
    const { page, step } = journey;
    await office.enter(journey, manager, addressOf(id));
    await section(journey, 'Prices').getByText('Each variation has its own price.').waitFor();
    await section(journey, 'Stock').getByText('Each variation has its own stock.').waitFor();
    const variations = section(journey, 'Variations');
    await variations.getByText('2 variations').waitFor();
    await step('variations');
    await variations.getByRole('link', { name: 'Sand' }).click();
    await heading(page, 'Sand').waitFor();
    await step('variation');
    await page.getByRole('textbox', { name: 'Price in USD', exact: true }).fill('57.75');
    await page.getByRole('textbox', { name: 'Weight' }).fill('350 g');
    await save(page);
    await told(page, 'The variation is saved').waitFor();
    const stock = section(journey, 'Stock');
    await stock.getByRole('button', { name: 'Count in' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Pieces' }).fill('8');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Sewn on Monday');
    await dialog.getByRole('button', { name: 'Count in' }).click();
    await told(page, 'Counted in: 12 on hand now').waitFor();
    await stock.getByText('Sewn on Monday').waitFor();
    expect((await shopper.get('/shirt/pv/shirt-sand')).text).toContain('$57.75');

    await page.getByRole('link', { name: 'Linen shirt' }).click();
    await heading(page, 'Linen shirt').waitFor();
    await variations.getByRole('listitem').filter({ hasText: 'Sand' }).getByText('$57.75').waitFor();
    await variations.getByRole('listitem').filter({ hasText: 'Sand' }).getByText('12 in stock').waitFor();
    await section(journey, 'Prices').getByText('$49.00 – $57.75').waitFor();
  });
});
