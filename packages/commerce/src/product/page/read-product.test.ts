import { unitPrice } from '@stoa/domain';
import { draw, drawnBy } from '@stoa/search/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCategories } from '../../category/index.ts';
import { productsBySku, readCards, sliderProducts } from '../../listing/index.ts';
import type { Buyer } from '../../pricing/index.ts';
import { readPriceLevels } from '../../pricing/index.ts';
import { simpleProduct, variableProduct } from '../../testing/products.ts';
import { makeSale } from '../../testing/sale.ts';
import { saleForEachTest } from '../../testing/sale-for-each-test.ts';
import { recordStatements } from '../../testing/statements.ts';
import { archiveProduct } from '../write/archive-product.ts';
import { createProduct, createProducts } from '../write/create-products.ts';
import { unpublishProduct } from '../write/publish-product.ts';
import { readProduct } from './read-product.ts';

const { test, sale } = saleForEachTest();

const anybody: Buyer = { group: undefined, prices: 'visible' };
const wholesale: Buyer = { group: 'wholesale', prices: 'visible' };
const stranger: Buyer = { group: undefined, prices: 'sign-in' };
const PRICE_KEYS = /"(price|final|msrp|lowest|highest)":/;
const picture = (file: string) => ({ file, alt: 'A mug', width: 1200, height: 900 });

describe('the product page', () => {
  it('has everything in three statements, and of related products 14 at most [PDP-037]', async () => {
    await createCategories(sale.system, [{ name: 'Home' }, { name: 'Kitchen', parent: 'home' }]);
    const { id } = await createProduct(
      sale.system,
      simpleProduct({
        sku: 'mug',
        name: 'Stone mug',
        categories: ['kitchen'],
        brand: 'Acme',
        metaTitle: 'A mug',
        media: [picture('mug-1.webp'), picture('mug-2.webp'), picture('mug-3.webp')],
        reviewStars: [0, 0, 0, 1, 3],
      }),
    );
    const cups = Array.from({ length: 16 }, (_, at) =>
      simpleProduct({ sku: `cup-${at}`, categories: ['kitchen'] }),
    );
    await createProducts(sale.system, cups);
    let page: Awaited<ReturnType<typeof readProduct>>;
    const statements = await recordStatements(test.db, async () => {
      page = await readProduct(sale.guest(), { slug: 'mug' }, anybody);
    });
    expect(statements.length).toBeLessThanOrEqual(3);
    expect(page).toMatchObject({
      id,
      sku: 'mug',
      name: 'Stone mug',
      slug: 'mug',
      brand: 'Acme',
      metaTitle: 'A mug',
      reviewCount: 4,
      reviewAvgRating: 4.75,
      reviewStars: [0, 0, 0, 1, 3],
      revision: 1,
      stock: { salable: 10, onHand: 10 },
    });
    expect(page?.media.map(({ file }) => file)).toEqual(['mug-1.webp', 'mug-2.webp', 'mug-3.webp']);
    expect(page?.breadcrumb.map(({ path }) => path)).toEqual(['home', 'home/kitchen']);
    expect(page?.relatedIds).toHaveLength(14);
    expect(await readProduct(sale.guest(), { id }, anybody)).toEqual(page);
  });

  it('has 2,048 variations, in the merchant’s order, with their own price and stock', async () => {
    const values = (letter: string, count: number) =>
      Array.from({ length: count }, (_, at) => ({ value: `${letter}${at}` }));
    const axes = [values('a', 16), values('b', 16), values('c', 8)] as const;
    const variations = axes[0].flatMap((a) =>
      axes[1].flatMap((b) =>
        axes[2].map((c) => ({
          sku: `${a.value}-${b.value}-${c.value}`,
          values: { a: a.value, b: b.value, c: c.value },
          price: 1000,
          stock: { available: 1 },
        })),
      ),
    );
    const { slug } = await createProduct(
      sale.system,
      variableProduct(
        {},
        {
          variants: ['a', 'b', 'c'].map((id, at) => ({
            id,
            label: id,
            displayType: 'dropdown' as const,
            options: [...(axes[at] ?? [])],
          })),
          variations,
        },
      ),
    );
    const statements = await recordStatements(test.db, async () => {
      const page = await readProduct(sale.guest(), { slug }, anybody);
      expect(page?.variations.map(({ sku }) => sku)).toEqual(variations.map(({ sku }) => sku));
      expect(page?.variations[7]).toMatchObject({ prices: { final: 1000 }, stock: { salable: 1 } });
      expect(page?.stock).toMatchObject({ salable: 2048, variationCount: 2048 });
    });
    expect(statements.length).toBeLessThanOrEqual(3);
  });

  it('leaves archived variations out and switches them off with their product', async () => {
    const made = await createProduct(
      sale.system,
      variableProduct({ red: 100, blue: 200 }, { sku: 'c', unavailableForSale: true }),
    );
    await archiveProduct(sale.system, made.variationIds['c-red'] ?? '');
    const page = await readProduct(sale.guest(), { id: made.id }, anybody);
    expect(page?.variations.map(({ sku }) => sku)).toEqual(['c-blue']);
    expect(page?.variations[0]?.stock.unavailableForSale).toBe(true);
    expect(page?.prices).toMatchObject({ price: 200 });
  });

  it('of a group shows visible children as cards with price and stock of their own [GROUP-001, GROUP-003, GROUP-004, GROUP-005, GROUP-006]', async () => {
    const children = ['pot', 'cup', 'jug', 'tray'].map((sku, at) =>
      simpleProduct({ sku, price: 500 * (at + 1), stock: { available: at } }),
    );
    const made = await createProducts(sale.system, [
      ...children,
      simpleProduct({ sku: 'lid', websiteVisibility: false }),
      { classCode: 'grouped', sku: 'set', name: 'Set', children: ['tray', 'lid', 'jug', 'cup', 'pot'] },
    ]);
    await archiveProduct(sale.system, made[0]?.id ?? '');
    await unpublishProduct(sale.system, made[2]?.id ?? '');
    const page = await readProduct(sale.guest(), { slug: 'set' }, anybody);
    expect(page?.children).toMatchObject([
      { sku: 'tray', prices: { final: 2000 }, stock: { salable: 3 } },
      { sku: 'cup', prices: { final: 1000 }, stock: { salable: 1 } },
    ]);
    expect(page?.stock).toMatchObject({ childSalable: true });
    expect(page?.prices).toMatchObject({ lowest: 1000, highest: 2000 });
  });

  it('knows no product that is hidden, archived, unknown or of another shop', async () => {
    const { id } = await sale.simple({ sku: 'mine', slug: 'mine' });
    const other = await makeSale(test.db);
    for (const key of [{ id }, { slug: 'mine' }, { id: 'x' }, { slug: "' or 1=1" }, { slug: '\0' }]) {
      expect(await readProduct(other.guest(), key, anybody)).toBeUndefined();
    }
    expect(await readCards(other.guest(), [id, 'x'], anybody)).toEqual([]);
    expect(await productsBySku(other.guest(), ['mine'], anybody)).toEqual([]);
    await unpublishProduct(sale.system, id);
    expect(await readProduct(sale.guest(), { id }, anybody)).toBeUndefined();
  });
});

describe('hidden prices', () => {
  it('are in no read of a product, of any kind [PRICE-007, PRICE-011]', async () => {
    const level = { minQty: 1, price: 1 };
    const made = await createProducts(sale.system, [
      simpleProduct({ sku: 'cup', msrp: 9900, priceLevels: [level] }),
      variableProduct({ red: 2000, blue: 1500 }, { sku: 'cushion' }),
      { classCode: 'grouped', sku: 'set', name: 'Set', children: ['cup'] },
    ]);
    for (const { id } of made) {
      const page = await readProduct(sale.guest(), { id }, stranger);
      expect(page?.stock.hasPrice).toBe(true);
      expect(JSON.stringify(page)).not.toMatch(PRICE_KEYS);
      expect(await readPriceLevels(sale.guest(), id, stranger)).toBeUndefined();
    }
    const others = [
      await readCards(
        sale.guest(),
        made.map(({ id }) => id),
        stranger,
      ),
      await sliderProducts(sale.guest(), { type: 'newest', sort: 'price-asc' }, stranger),
      await productsBySku(sale.guest(), ['cup', 'cushion-red'], stranger),
      await sliderProducts(sale.guest(), { type: 'similar', like: made[0]?.id ?? '' }, stranger),
    ];
    expect(JSON.stringify(others)).not.toMatch(PRICE_KEYS);
  });

  it('of the merchant’s flag are left out for everybody [PRICE-004, PRICE-011]', async () => {
    const { id } = await sale.simple({ hidePrice: true, msrp: 5000, priceLevels: [{ minQty: 5, price: 1 }] });
    const page = await readProduct(sale.guest(), { id }, anybody);
    expect(page).toMatchObject({ hidePrice: true });
    expect(JSON.stringify(page)).not.toMatch(PRICE_KEYS);
    expect(await readPriceLevels(sale.guest(), id, anybody)).toBeUndefined();
  });
});

describe('price levels', () => {
  it('are told to those they are open to, from the smallest quantity on [PRICE-012, PRICE-013, PRICE-023]', async () => {
    const priceLevels = [
      { minQty: 10, price: 700 },
      { minQty: 2, price: 900 },
      { minQty: 1, price: 800, customerGroups: ['wholesale'] },
    ];
    const { id } = await sale.simple({ price: 1000, priceLevels });
    const quantities = async (buyer: Buyer) =>
      (await readPriceLevels(sale.guest(), id, buyer))?.levels.map(({ minQuantity }) => minQuantity);
    expect(await quantities(anybody)).toEqual([2, 10]);
    expect(await quantities(wholesale)).toEqual([1, 2, 10]);
    expect((await readProduct(sale.guest(), { id }, wholesale))?.prices).toMatchObject({
      price: 1000,
      final: 800,
    });
    expect((await readProduct(sale.guest(), { id }, anybody))?.prices).toMatchObject({
      price: 1000,
      final: 1000,
    });
  });

  it(`give cards and variations the final price of the rule (${drawnBy}) [PRICE-015, PRICE-016]`, async () => {
    const anyLevel = fc.record({
      minQty: fc.integer({ min: 1, max: 2 }),
      price: fc.integer({ min: 1, max: 20 }),
      customerGroups: fc.subarray(['wholesale', 'retail']),
    });
    const drawn = draw(
      fc.record({ price: fc.integer({ min: 1, max: 20 }), levels: fc.array(anyLevel, { maxLength: 4 }) }),
      40,
    );
    const simple = drawn.map(({ price, levels }) => simpleProduct({ price, priceLevels: levels }));
    const variable = variableProduct(Object.fromEntries(drawn.map(({ price }, at) => [`c${at}`, price])));
    const made = await createProducts(sale.system, [
      ...simple,
      {
        ...variable,
        variations: variable.variations.map((one, at) => ({ ...one, priceLevels: drawn[at]?.levels ?? [] })),
      },
    ]);
    for (const buyer of [anybody, wholesale]) {
      const finals = drawn.map(({ price, levels }) => {
        const known = levels.map(({ minQty, ...level }) => ({ ...level, id: '', minQuantity: minQty }));
        return unitPrice(price, known, buyer, 1);
      });
      const cards = await readCards(
        sale.guest(),
        made.map(({ id }) => id),
        buyer,
      );
      expect(cards.slice(0, -1).map(({ prices }) => prices?.final)).toEqual(finals);
      const page = await readProduct(sale.guest(), { id: made.at(-1)?.id ?? '' }, buyer);
      expect(page?.variations.map(({ prices }) => prices?.final)).toEqual(finals);
      expect(page?.prices).toMatchObject({ lowest: Math.min(...finals), highest: Math.max(...finals) });
    }
  });
});
