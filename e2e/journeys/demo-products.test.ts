import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { devicesTried } from '../harness/devices.ts';
import { openHydrated } from '../harness/hydrated.ts';
import { browserFor } from '../harness/with-browser.ts';
import { confirmAge } from './steps/account.ts';

const harbor = browserFor('harbor.localhost');
const ember = browserFor('ember.localhost');

type Button = 'Add to Cart' | 'Sold Out' | 'Unavailable' | 'Choose from the set';

/** The visible signs of a product's kind or state on its page. */
interface Look {
  /** As the price block says it, with what it says only aloud. */
  readonly price: string | RegExp | undefined;
  /** The line of its stock, with its message. */
  readonly stock: string | RegExp | undefined;
  readonly button: Button | undefined;
  /** What else there is to be read where it is bought. */
  readonly says?: readonly string[];
  /** Groups of options and labels of fields, of which no more is asked. */
  readonly asks?: readonly string[];
  /** What is there once, anywhere on the page. */
  readonly has?: readonly string[];
}

const inStock = { stock: 'In Stock', button: 'Add to Cart' } as const;
const sign = (text: string) => `.option:has-text("${text}")`;

/** By slug; the lines of docs/demo.md. */
const LOOKS: Readonly<Record<string, Look>> = {
  'fireside-mug': { price: '$26.00', ...inStock, asks: [] },
  'four-oclock-teapot': { price: '$86.00', ...inStock, has: ['[aria-label^="Video 2 of"]'] },
  'tideline-mug': {
    price: '$24.00',
    ...inStock,
    asks: ['Color'],
    says: ['Buy 4 for $22.00 each and save 8%'],
    has: [`${sign('Charcoal')}:has-text("Sold Out")`, '.option:has(.swatch):has-text("Sage")'],
  },
  'shore-stripe-rug': {
    price: '$528.00',
    ...inStock,
    asks: ['Color', 'Size'],
    has: ['.variant:nth-of-type(1) select', '.variant:nth-of-type(2) select'],
  },
  'daily-tumblers': {
    price: '$28.00',
    ...inStock,
    asks: ['Pack'],
    has: [`${sign('Set of 12')}:has-text("Sold Out")`],
  },
  'flax-cushion': {
    price: '$58.00',
    ...inStock,
    asks: ['Color', 'Size'],
    has: [`${sign('Charcoal')}:has(input:disabled):has-text("Unavailable")`],
  },
  'washed-linen-set': { price: '$298.00', ...inStock, asks: ['Color', 'Size'], has: ['.variant select'] },
  'disc-pendant': {
    price: '$178.00',
    stock: 'Unavailable',
    button: 'Unavailable',
    asks: [],
    says: ['There are no options available for this product.'],
  },
  'hall-runner': { price: '$266.00', ...inStock, asks: ['Width', 'Length', 'Border'] },
  'first-home-box': {
    price: 'From $28.00',
    stock: 'In Stock',
    button: 'Choose from the set',
    has: [
      'li:nth-child(4):last-child > .group-child',
      'li:first-child > .group-child button:has-text("Quick View")',
    ],
  },
  'island-kitchen-set': { price: 'From $54.00', stock: 'Out of Stock', button: 'Choose from the set' },
  'harbor-gift-certificate': {
    price: '$50.00',
    ...inStock,
    asks: ['Recipient’s name', 'Recipient’s email', 'Your name', 'Message'],
    has: ['.purchase [type=number]:disabled'],
  },
  'leather-journal': {
    price: '$68.00',
    ...inStock,
    says: ['Up to three letters, stamped at the lower right. Comes with Stamping: Blind (no color) or Foil.'],
    asks: ['Paper', 'Stamping', 'Monogram', 'Gift box'],
    has: ['.purchase [type=text]:disabled', `${sign('Foil')}:has-text("+ $14.00")`],
  },
  'gather-round-table': {
    price: '$1,680.00',
    stock: /^Built to order\. Expected to ship \w{3} \d\d \d{4}$/,
    button: 'Add to Cart',
    asks: ['Diameter', 'Extension leaf', 'Edge', 'Finish', 'A note to the joiner'],
  },
  'whisky-tumbler': {
    price: '$26.00',
    ...inStock,
    asks: ['Name or initials', 'What is it for? (not engraved)'],
    has: ['.purchase [type=number]:disabled'],
  },
  'flax-napkins': { price: '$44.00', ...inStock },
  'windsor-chair': {
    price: '$428.00',
    stock: /^On the bench\. Expected to ship \w{3} \d\d \d{4}$/,
    button: 'Add to Cart',
  },
  'turned-pepper-mill': { price: '$72.00', stock: 'Turned to order.', button: 'Add to Cart' },
  'long-supper-table': {
    price: 'Now $1,940.00 Was $2,180.00 $2,180.00 11% off',
    button: 'Add to Cart',
    stock: 'In Stock One stands ready.',
  },
  'longshore-mug': { price: '$28.00', stock: 'In Stock Last three of this firing.', button: 'Add to Cart' },
  'blush-coupes': { price: '$52.00', stock: 'In Stock Only 3 in Stock', button: 'Add to Cart' },
  'arches-print': { price: '$108.00', stock: 'Out of Stock', button: 'Sold Out' },
  'cider-jug': { price: '$59.00', stock: 'Discontinued', button: 'Unavailable' },
  'hourglass-vase': { price: 'Now $44.00 Was $72.00 $72.00 39% off', ...inStock },
  'quay-lantern': { price: '$78.00', stock: 'Unavailable', button: 'Unavailable' },
  'late-sun-print': {
    price: undefined,
    stock: undefined,
    button: undefined,
    says: ['Not for sale yet.'],
  },
  'scholar-bookcase': { price: 'See Price In Cart', ...inStock },
};

const words = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns the text of the first of these elements, if any. */
async function read(page: Page, selector: string): Promise<string | undefined> {
  const [first] = await page.locator(selector).filter({ visible: true }).allInnerTexts();
  return first === undefined ? undefined : words(first);
}

async function expectLook(page: Page, look: Look): Promise<void> {
  const seen = {
    price: await read(page, '.purchase > .price'),
    stock: await read(page, '.purchase > .stock'),
    button: await read(page, '.purchase .button-wide'),
  };
  const { price, stock, button } = look;
  const as = (wanted: string | RegExp | undefined) =>
    wanted instanceof RegExp ? expect.stringMatching(wanted) : wanted;
  expect(seen).toEqual({ price: as(price), stock: as(stock), button });
  const isOff = button === 'Sold Out' || button === 'Unavailable';
  expect(await page.locator('.purchase button.button-wide:disabled').count()).toBe(isOff ? 1 : 0);
  const purchase = page.locator('.purchase');
  for (const said of look.says ?? []) await purchase.getByText(said, { exact: true }).waitFor();
  for (const there of look.has ?? []) expect(await page.locator(there).count(), there).toBe(1);
  if (look.asks) expect(await asked(page)).toEqual(look.asks);
}

/** What is asked of a buyer beside the quantity. */
async function asked(page: Page): Promise<string[]> {
  const labels = await page
    .locator('.purchase')
    .locator('.variant-label, .field-label')
    .evaluateAll((all) => all.map((label) => label.firstChild?.textContent?.trim() ?? ''));
  return labels.filter((label) => label !== 'Quantity');
}

describe.each(devicesTried)('the demo’s product of each kind and state, %s', (device) => {
  it.each(Object.entries(LOOKS))('%s', async (slug, look) => {
    await harbor({ device, scripts: true }, `Demo products, ${slug}`, async ({ page, origin, step }) => {
      await openHydrated(page, `${origin}/${slug}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectLook(page, look);
      await step('as it comes');
    });
  });

  it('whose price only members see [PRICE-009]', async () => {
    await ember({ device, scripts: true }, 'Demo products, members', async (journey) => {
      const { page, origin, step } = journey;
      await page.goto(`${origin}/castavela-robusto`);
      await confirmAge(journey);
      expect(await read(page, '.purchase > .price')).toBe('Sign in to see pricing');
      expect(await page.locator('.purchase .button-wide').count()).toBe(0);
      await step('as it comes');
    });
  });
});

it('each of them that docs/demo.md names is looked at', () => {
  const named = readFileSync(new URL('../../docs/demo.md', import.meta.url), 'utf8').matchAll(
    /^\| [^|]+\| \[\/([a-z-]+)\]/gm,
  );
  expect(Object.keys(LOOKS)).toEqual([...named].map(([, slug]) => slug));
});
