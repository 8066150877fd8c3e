import { newId } from '@stoa/database';
import type { Scope } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { createCategories } from '../../category/index.ts';
import { staffOf } from '../../testing/context.ts';
import { recordAt } from '../../testing/drafts.ts';
import { makeMarket } from '../../testing/market.ts';
import { productOption, simpleProduct, variableProduct } from '../../testing/products.ts';
import { makeSale } from '../../testing/sale.ts';
import { saleForEachTest } from '../../testing/sale-for-each-test.ts';
import { recordStatements } from '../../testing/statements.ts';
import {
  archiveProduct,
  changeProduct,
  createProduct,
  duplicateProduct,
  findCopySkus,
  moveProductSlug,
  type ProductCopy,
  readProductForStaff,
} from '../index.ts';

const { test, sale } = saleForEachTest();

const copy = (productId: string, given: Partial<ProductCopy> = {}, ctx = sale.system) =>
  duplicateProduct(ctx, { productId, name: 'Copy', ending: '-2', ...given });
const read = (id: string, ctx = sale.system) => readProductForStaff(ctx, id);
const picture = { file: 'mug.jpg', alt: 'A mug', width: 40, height: 30 };

/** Everything that a product has of its own, beside what makes it that kind. */
const everything = {
  slug: 'original',
  subTitle: 'Holds more',
  shortDescription: 'A mug',
  description: [{ type: 'paragraph', content: [{ type: 'text', text: 'Of clay' }] }],
  brand: 'Kiln',
  gtin: '4006381333931',
  mpn: 'M-1',
  attributes: { colour: ['red'] },
  hidePrice: true,
  shippingFee: 500,
  weightGrams: 300,
  limitShippingMethods: ['standard'],
  featured: true,
  popularity: 70,
  reviewStars: [0, 1, 2, 3, 4] as [number, number, number, number, number],
  productOptions: [productOption()],
  metaTitle: 'Mugs',
  categories: ['mugs', 'home'],
  media: [picture],
};
const madeAnew = {
  name: 'Copy',
  slug: 'copy',
  visible: false,
  popularity: 0,
  reviewStars: [0, 0, 0, 0, 0],
};
const rules = {
  allowBackorders: true,
  backorderMessage: 'Soon',
  backorderShipDate: '2026-04-01T00:00:00.000Z',
  lowStockThreshold: 3,
  lowStockAlertMessage: 'Few',
};
const levels = [{ minQty: 2, price: 900, customerGroups: ['wholesale'], savePercent: 10 }];

describe('a copy of a product', () => {
  it('of one with 2,048 variations has them all, by some dozens of statements', async () => {
    const { id } = await createProduct(sale.system, largest());
    const sent = await recordStatements(test.db, async () => {
      const { ending, variations } = await findCopySkus(sale.system, id);
      expect(variations).toHaveLength(2048);
      const made = await copy(id, { ending });
      expect(await read(made.id)).toMatchObject({ variations: 2048, price: { from: 100, to: 2147 } });
    });
    expect(sent.length).toBeLessThan(80);
  });

  it('has everything but address, stock, sales, reviews and history, and is unseen [ADM-106]', async () => {
    await createCategories(sale.system, [{ name: 'Home' }, { name: 'Mugs' }]);
    const stock = { available: 7, ...rules };
    const { id } = await createProduct(
      sale.system,
      simpleProduct({ ...everything, sku: 'mug', msrp: 2000, priceLevels: levels, stock }),
    );
    await moveProductSlug(sale.system, { productId: id, slug: 'moved' });
    const original = await recordAt(test.db, sale, 'moved');
    const { id: made } = await copy(id);
    expect(await recordAt(test.db, sale, 'copy')).toEqual({
      ...original,
      ...madeAnew,
      sku: 'mug-2',
      stock: { ...stock, available: 0 },
    });
    expect(await read(made)).toMatchObject({ revision: 1, formerSlugs: [], createdAt: sale.clock() });
    expect(await recordAt(test.db, sale, 'moved')).toEqual(original);
  });

  it('has copies of its variations in their order, with the ending behind each sku, but for archived ones [ADM-106]', async () => {
    await createCategories(sale.system, [{ name: 'Home' }, { name: 'Mugs' }]);
    const given = variableProduct({ red: 500, blue: 700, green: 0 }, { ...everything, sku: 'cushion' });
    const variations = given.variations.map((one) => ({
      ...one,
      media: [picture],
      priceLevels: levels,
      stock: one.values.color === 'blue' ? null : { available: 4, ...rules },
    }));
    const { id, variationIds } = await createProduct(sale.system, {
      ...given,
      variations,
      defaultVariationSku: 'cushion-blue',
    });
    await archiveProduct(sale.system, variationIds['cushion-green'] ?? '');
    const original = await recordAt(test.db, sale, 'original');
    if (original?.classCode !== 'variable_product') throw new Error('it has variations');
    await copy(id, { ending: '-b' });
    expect(await recordAt(test.db, sale, 'copy')).toEqual({
      ...original,
      ...madeAnew,
      sku: 'cushion-b',
      defaultVariationSku: 'cushion-blue-b',
      variations: original.variations.map((one) => ({
        ...one,
        sku: `${one.sku}-b`,
        stock: one.stock && { ...one.stock, available: 0 },
      })),
    });
    expect(original.variations.map(({ sku }) => sku)).toEqual(['cushion-red', 'cushion-blue']);
  });

  it('of a group consists of the same products, and of an archived one is none', async () => {
    const { sku, id: cup } = await sale.simple();
    const group = { classCode: 'grouped' as const, sku: 'set', name: 'Set', children: [sku] };
    const { id } = await createProduct(sale.system, group);
    await archiveProduct(sale.system, id);
    const made = await copy(id);
    expect(await read(made.id)).toMatchObject({ archived: false, children: [{ id: cup }] });
  });

  it('of one whose first variation was archived is made, and so is any change of it', async () => {
    const given = variableProduct({ red: 500, blue: 700 }, { sku: 'cushion' });
    const { id, variationIds } = await createProduct(sale.system, {
      ...given,
      defaultVariationSku: 'cushion-red',
    });
    await archiveProduct(sale.system, variationIds['cushion-red'] ?? '');
    expect(await read((await copy(id)).id)).toMatchObject({ variations: 1, defaultVariationSku: null });
    await changeProduct(sale.system, { productId: id, revision: 2, name: 'Pillow' });
    expect(await read(id)).toMatchObject({ name: 'Pillow' });
  });

  it('gets the first free address like its name, also where several are made at once', async () => {
    const { id } = await createProduct(
      sale.system,
      simpleProduct({ name: 'Linen shirt', slug: 'linen-shirt' }),
    );
    const made = await Promise.all(
      ['-a', '-b', '-c'].map((ending) => copy(id, { name: 'Linen shirt', ending })),
    );
    const slugs = await Promise.all(made.map(async (one) => (await read(one.id)).slug));
    expect(slugs.toSorted()).toEqual(['linen-shirt-2', 'linen-shirt-3', 'linen-shirt-4']);
  });

  it('is refused with an ending by which a sku is taken, also by a copy that is made at once [ADM-106]', async () => {
    const { id } = await createProduct(sale.system, variableProduct({ red: 500 }, { sku: 'cushion' }));
    await sale.simple({ sku: 'cushion-red-2' });
    await expect(copy(id)).rejects.toMatchObject({
      code: 'conflict',
      field: 'ending',
      params: { sku: 'cushion-red-2' },
      reason: { code: 'catalogue.ending_taken' },
    });
    const outcomes = await Promise.allSettled([copy(id, { ending: '-x' }), copy(id, { ending: '-x' })]);
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toMatchObject([{ code: 'conflict', field: 'ending' }]);
  });

  it.each([
    ['name', { name: ' ' }],
    ['ending', { ending: '' }],
    ['ending', { ending: 'x'.repeat(21) }],
    ['ending', { ending: 'x'.repeat(18) }],
  ])('is refused on %s %o', async (field, given) => {
    const { id } = await sale.simple({ sku: 's'.repeat(83), slug: 's' });
    await expect(copy(id, given)).rejects.toMatchObject({ code: 'invalid-input', field });
  });

  it('needs prices:write where anything has a price, and is of a seller’s own products alone', async () => {
    const staff = (scopes: readonly Scope[]) => staffOf(sale.system, scopes);
    const writer = staff(['catalog:write']);
    const made = async (given: object) => (await createProduct(sale.system, simpleProduct(given))).id;
    const priced = [
      await made({}),
      await made({ price: 0, msrp: 5 }),
      await made({ price: 0, priceLevels: levels }),
    ];
    const cushion = await createProduct(sale.system, variableProduct({ red: 0, blue: 5 }));
    for (const id of [...priced, cushion.id]) {
      await expect(copy(id, {}, writer)).rejects.toMatchObject({ code: 'forbidden' });
    }
    await expect(copy(await made({ price: 0 }), {}, writer)).resolves.toHaveProperty('id');
    await expect(copy(cushion.id, {}, staff(['catalog:write', 'prices:write']))).resolves.toHaveProperty(
      'id',
    );
    const market = await makeMarket(test.db);
    const { id } = await createProduct(market.system, simpleProduct(), { sellerId: market.south });
    const of = (sellerId: string) => staffOf(market.system, ['catalog:write', 'prices:write'], sellerId);
    await expect(copy(id, {}, of(market.north))).rejects.toMatchObject({ code: 'not-found' });
    const own = await copy(id, {}, of(market.south));
    expect(await read(own.id, market.system)).toMatchObject({ seller: { id: market.south } });
    await expect(copy(id, {}, market.guest())).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('is made of no product of another shop, and of no variation', async () => {
    const theirs = await (await makeSale(test.db)).simple();
    const { variationIds } = await createProduct(sale.system, variableProduct({ red: 500 }));
    for (const strange of [theirs.id, newId(), ...Object.values(variationIds)]) {
      const refused = { code: 'not-found', field: 'productId' };
      await expect(copy(strange)).rejects.toMatchObject(refused);
      await expect(findCopySkus(sale.system, strange)).rejects.toMatchObject(refused);
    }
  });
});

/** A product with as many variations as one may have. */
function largest() {
  const values = Array.from({ length: 64 }, (_, at) => `v${at}`);
  const attribute = (id: string) => ({
    id,
    label: id,
    displayType: 'button' as const,
    options: values.map((value) => ({ value })),
  });
  const skus = values.slice(0, 32).flatMap((color) => values.map((size) => ({ color, size })));
  return {
    ...variableProduct({}, { sku: 'large' }),
    variants: [attribute('color'), attribute('size')],
    variations: skus.map((chosen, at) => ({
      sku: `large-${chosen.color}-${chosen.size}`,
      values: chosen,
      price: 100 + at,
    })),
  };
}
