import { createCategory, createProduct, type ProductInput } from '@stoa/commerce';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectToStay, openUnderClock } from '../harness/clock.ts';
import { widgetShop } from './steps/widget-page.ts';

type Simple = Extract<ProductInput, { classCode: 'simple' }>;

const cup = (name: string, over: Partial<Simple> = {}): Simple => {
  const sku = name.toLowerCase().replaceAll(' ', '-');
  return { classCode: 'simple', sku, slug: sku, name, price: 2400, stock: { available: 9 }, ...over };
};

const engraving: NonNullable<Simple['productOptions']> = [
  {
    id: 'engraving',
    label: 'Engraving',
    optionType: 'text',
    isRequired: true,
    additionalFee: 0,
    textLimit: { min: 2, max: 10 },
    initialVisibility: 'show',
    values: [],
  },
];
const initials: NonNullable<Simple['personalizationOptions']> = [
  { code: 'initials', label: 'Initials', type: 'text', required: true, displayed: true, characterLimit: 3 },
];

const { visit } = widgetShop(async ({ system }) => {
  // Of one category, so that the page of the one leads to the other.
  await createCategory(system, { name: 'Engraved', slug: 'engraved' });
  for (const product of [
    cup('Plain cup'),
    cup('Engraved cup', { productOptions: engraving, categories: ['engraved'] }),
    cup('Engraved jug', { productOptions: engraving, categories: ['engraved'] }),
    cup('Named cup', { personalizationOptions: initials }),
    cup('Sold out cup', { productOptions: engraving, stock: { available: 0 } }),
    cup('Withdrawn cup', { productOptions: engraving, unavailableForSale: true }),
    cup('Past cup', { productOptions: engraving, archived: true }),
    cup('Made cup', {
      stock: { available: 3, allowBackorders: true },
      priceLevels: [{ minQty: 4, price: 2000 }],
    }),
  ])
    await createProduct(system, product);
  const variant = (id: string, ...values: string[]) => ({
    id,
    label: id,
    displayType: 'button' as const,
    options: values.map((value) => ({ value })),
  });
  await createProduct(system, {
    classCode: 'variable_product',
    sku: 'bowl',
    slug: 'bowl',
    name: 'Bowl',
    media: pictures('bowl', 'inside'),
    variants: [variant('color', 'Red', 'Blue', 'White'), variant('size', 'S', 'L')],
    variations: [
      { sku: 'bowl-red', values: { color: 'Red', size: 'S' }, price: 2400, stock: { available: 9 } },
      {
        sku: 'bowl-blue',
        values: { color: 'Blue', size: 'L' },
        price: 3100,
        stock: { available: 0 },
        media: pictures('blue'),
      },
      { sku: 'bowl-white', values: { color: 'White', size: 'L' }, price: 3200 },
    ],
  });
});

const pictures = (...files: string[]) =>
  files.map((file) => ({ file, alt: file, width: 1200, height: 1200 }));

const addButton = (page: Page) => page.locator('.purchase-add');
const quantity = (page: Page) => page.getByRole('spinbutton', { name: 'Quantity' });
const inCart = (page: Page, count: number) =>
  page.getByRole('link', {
    name: count === 0 ? 'Cart' : count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`,
  });

describe('the form of a product page', () => {
  it('says what it does while and after it does it; then one piece is asked for again [ATC-011, ATC-012, ATC-013, ATC-014, ATC-015, ATC-016, ATC-017, CART-512, CART-524, CONST-049]', async () => {
    await visit('/plain-cup', async (page) => {
      let letGo: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      let sent = 0;
      await page.route('**/api/cart/add', async (route) => {
        sent += 1;
        await held;
        await route.continue();
      });
      await openUnderClock(page, page.url());
      expect(await addButton(page).textContent()).toBe('Add to Cart');
      await quantity(page).fill('3');
      await addButton(page).click();
      await expect.poll(() => addButton(page).textContent()).toBe('Adding...');
      expect(await addButton(page).getAttribute('aria-disabled')).toBe('true');
      // What is pressed meanwhile adds nothing.
      await addButton(page).click({ force: true });
      letGo();
      const added = addButton(page).filter({ hasText: /^Added$/ });
      await added.waitFor();
      await expectToStay(added, 1000);
      expect(await addButton(page).textContent()).toBe('Add to Cart');
      await inCart(page, 3).waitFor();
      expect(await quantity(page).inputValue()).toBe('1');
      expect(sent).toBe(1);
      // What is refused was not added, and says so.
      await page.unroute('**/api/cart/add');
      const refused = { success: false, message: 'Not now' };
      await page.route('**/api/cart/add', (route) => route.fulfill({ status: 409, json: refused }));
      await addButton(page).click();
      await page.locator('.notice-danger').getByText('Not now', { exact: true }).waitFor();
      expect(await addButton(page).textContent()).toBe('Add to Cart');
      expect(await addButton(page).getAttribute('aria-disabled')).toBe('false');
    });
  });

  it('adds nothing while an option is wanting, says so once it was pressed, and begins anew after adding [ATC-005, ATC-006, ATC-007, ATC-009, ATC-010, CART-512, OPT-012, OPT-015]', async () => {
    await visit('/engraved-cup', async (page) => {
      const field = page.getByLabel('Engraving');
      const wanting = page.getByText('Engraving is required');
      await page.getByText('Characters left: 10').waitFor();
      await field.fill('Ada');
      await page.getByText('Characters left: 7').waitFor();
      await field.fill('');
      await field.blur();
      expect(await wanting.count()).toBe(0);
      await addButton(page).click();
      await wanting.waitFor();
      await inCart(page, 0).waitFor();
      await field.fill('Ada');
      await quantity(page).fill('2');
      await addButton(page).click();
      await inCart(page, 2).waitFor();
      expect(await page.getByLabel('Engraving').inputValue()).toBe('');
      expect(await quantity(page).inputValue()).toBe('1');
    });
  });

  it('forgets what was typed for a person once that piece is in the cart [ATC-004, ATC-006, ATC-007, ATC-008]', async () => {
    await visit('/named-cup', async (page) => {
      await addButton(page).click();
      await page.getByText('Initials is required').waitFor();
      await inCart(page, 0).waitFor();
      await page.getByLabel('Initials').fill('AB');
      await addButton(page).click();
      await inCart(page, 1).waitFor();
      expect(await page.getByLabel('Initials').inputValue()).toBe('');
    });
  });

  it.each([
    ['/engraved-cup', 'Engraving', 'Please complete product options to add to your cart.'],
    ['/named-cup', 'Initials', 'Please fill product personalization form to add to your cart.'],
  ])(
    'says at its button what is wanting, as long as it is: %s [PERS-008, PERS-009]',
    async (path, label, hint) => {
      await visit(path, async (page) => {
        const said = () => addButton(page).getAttribute('title');
        await expect.poll(said).toBe(hint);
        await page.getByLabel(label).fill('Ada');
        await expect.poll(said).toBeNull();
        await page.getByLabel(label).fill('');
        await expect.poll(said).toBe(hint);
      });
    },
  );

  it('counts what is typed as people do, and takes no more than there is room for [OPT-014, OPT-015, PERS-006, PERS-007]', async () => {
    const family = '👨‍👩‍👧‍👦';
    await visit('/engraved-cup', async (page) => {
      await page.getByLabel('Engraving').fill(family.repeat(3));
      await page.getByText('Characters left: 7').waitFor();
      await page.getByLabel('Engraving').fill('Constantinople');
      expect(await page.getByLabel('Engraving').inputValue()).toBe('Constantin');
      await page.getByText('Characters left: 0').waitFor();
    });
    await visit('/named-cup', async (page) => {
      await page.getByLabel('Initials').fill(family.repeat(4));
      await page.getByText('3 / 3').waitFor();
      expect(await page.getByLabel('Initials').inputValue()).toBe(family.repeat(3));
      await addButton(page).click();
      await inCart(page, 1).waitFor();
    });
  });

  it('takes nothing along to another product [OPT-033]', async () => {
    await visit('/engraved-cup', async (page) => {
      await page.getByLabel('Engraving').fill('Ada');
      await page.getByRole('main').getByRole('link', { name: 'Engraved jug', exact: true }).first().click();
      await page.getByRole('heading', { name: 'Engraved jug', level: 1 }).waitFor();
      expect(await page.getByLabel('Engraving').inputValue()).toBe('');
      await page.goBack();
      await page.getByRole('heading', { name: 'Engraved cup', level: 1 }).waitFor();
      expect(await page.getByLabel('Engraving').inputValue()).toBe('');
    });
  });

  it('says for three seconds that there are no more [STOCK-011, CONST-048]', async () => {
    await visit('/plain-cup', async (page) => {
      await openUnderClock(page, page.url());
      const message = page.getByText('Only 9 available');
      await quantity(page).fill('50');
      await quantity(page).blur();
      await message.waitFor();
      expect(await quantity(page).inputValue()).toBe('9');
      await expectToStay(message, 3_000);
    });
  });

  it('goes back to one for what is no quantity [QTY-001, QTY-002, QTY-003]', async () => {
    await visit('/plain-cup', async (page) => {
      for (const typed of ['', '0', '-3', 'e']) {
        await quantity(page).fill('5');
        await quantity(page).press('ControlOrMeta+a');
        await quantity(page).press('Delete');
        await quantity(page).pressSequentially(typed);
        await quantity(page).blur();
        await expect.poll(() => quantity(page).inputValue(), { message: typed }).toBe('1');
        await page.getByText('The quantity is at least 1').waitFor();
      }
    });
  });

  it('tells price and stock of the quantity that is chosen [PRICE-014, PRICE-016, PRICE-018, STOCK-010, STOCK-503, STOCK-504]', async () => {
    await visit('/made-cup', async (page) => {
      const price = page.locator('.purchase .price-final').first();
      const stock = page.locator('.purchase .stock-text');
      const shown = async () => [await price.textContent(), await stock.textContent()];
      expect(await shown()).toEqual(['$24.00', 'In Stock']);
      await quantity(page).fill('4');
      await expect.poll(shown).toEqual(['$20.00', '3 in stock, 1 on backorder']);
      await quantity(page).fill('3');
      await expect.poll(shown).toEqual(['$24.00', 'In Stock']);
    });
  });

  it('follows a choice: others that it changes, price, stock and sku, and the address, without leaving the page [QTY-004, STOCK-009, VAR-004, VAR-030, VAR-032, VAR-033, VAR-038]', async () => {
    await visit('/bowl/pv/bowl-red', async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const told = async () => {
        const read = (selector: string) => page.locator(selector).first().textContent();
        return [await read('.product-sku'), await read('.purchase .price-final'), await read('.stock-text')];
      };
      const hint = page.getByText('Other options updated based on this selection');
      const chosen = (name: RegExp) => page.getByRole('radio', { name }).isChecked();
      expect(await told()).toEqual(['SKU: bowl-red', '$24.00', 'In Stock']);
      expect(await quantity(page).getAttribute('max')).toBe('9');
      expect(await hint.count()).toBe(0);
      const steps = await page.evaluate(() => history.length);
      await page.getByRole('radio', { name: 'Blue' }).check();
      await hint.waitFor();
      expect(await told()).toEqual(['SKU: bowl-blue', '$31.00', 'Out of Stock']);
      expect([await chosen(/^Blue/), await chosen(/^L/)]).toEqual([true, true]);
      await page
        .locator('.gallery-thumb[aria-current="true"]')
        .and(page.getByLabel('Picture 3 of 3'))
        .waitFor();
      await page.waitForURL('**/bowl/pv/bowl-blue');
      expect(await page.evaluate(() => history.length)).toBe(steps);
      expect(asked.filter((path) => path.includes('/bowl'))).toEqual([]);
      await page.getByRole('radio', { name: 'White' }).check();
      await page.waitForURL('**/bowl/pv/bowl-white');
      expect(await hint.count()).toBe(0);
      await page.getByRole('radio', { name: 'Blue' }).check();
      await page.waitForURL('**/bowl/pv/bowl-blue');
      await page.reload();
      expect(await told()).toEqual(['SKU: bowl-blue', '$31.00', 'Out of Stock']);
    });
  });

  it.each(['/sold-out-cup', '/withdrawn-cup', '/past-cup'])(
    'asks for no options where there is nothing to buy: %s [OPT-007, OPT-008, OPT-009]',
    async (path) => {
      await visit(path, async (page) => {
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(await page.getByLabel('Engraving').count()).toBe(0);
        expect(await addButton(page).count()).toBe(0);
      });
    },
  );
});
