import { numberedSlug, type Scope } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { addToCart } from '../../cart/index.ts';
import { adjustStock } from '../../stock/index.ts';
import { staffOf } from '../../testing/context.ts';
import { makeMarket } from '../../testing/market.ts';
import { variableProduct } from '../../testing/products.ts';
import { makeSale } from '../../testing/sale.ts';
import { saleForEachTest } from '../../testing/sale-for-each-test.ts';
import {
  changeProduct,
  createProduct,
  createUnseenProduct,
  duplicateProduct,
  type NewUnseenProduct,
  publishProduct,
  readProduct,
  readProductForStaff,
} from '../index.ts';

const { test, sale } = saleForEachTest();

const shirt: NewUnseenProduct = { kind: 'simple', name: 'Linen shirt', sku: 'shirt' };
const create = (given: Partial<NewUnseenProduct> = {}, ctx = sale.system) =>
  createUnseenProduct(ctx, { ...shirt, ...given });
const read = (id: string, ctx = sale.system) => readProductForStaff(ctx, id);

describe('a product that staff make', () => {
  it('needs kind, name and sku alone, and is unseen until it is shown [ADM-105]', async () => {
    const { id } = await create();
    expect(await read(id)).toMatchObject({
      classCode: 'simple',
      name: 'Linen shirt',
      sku: 'shirt',
      slug: 'linen-shirt',
      visible: false,
      price: { from: 0, to: 0 },
      stock: { onHand: 0 },
      lacks: ['price', 'picture', 'category'],
    });
    const buyer = { group: undefined, prices: 'visible' } as const;
    expect(await readProduct(sale.guest(), { id }, buyer)).toBeUndefined();
    await changeProduct(sale.system, { productId: id, revision: 1, visible: true });
    expect(await readProduct(sale.guest(), { id }, buyer)).toMatchObject({ name: 'Linen shirt' });
    const gift = await create({ kind: 'gift_certificate', name: 'Gift', sku: 'gift' });
    expect(await read(gift.id)).toMatchObject({ classCode: 'gift_certificate', stock: null });
  });

  it('as a variable one has no attributes and no variations yet, and shoppers who see it buy nothing [ADM-105]', async () => {
    const { id } = await create({ kind: 'variable_product' });
    expect(await read(id)).toMatchObject({
      classCode: 'variable_product',
      variants: [],
      variations: 0,
      visible: false,
      lacks: ['price', 'picture', 'category', 'variation'],
    });
    await changeProduct(sale.system, { productId: id, revision: 1, visible: true, name: 'Shirt' });
    const page = await readProduct(sale.guest(), { id }, { group: undefined, prices: 'visible' });
    expect(page).toMatchObject({
      name: 'Shirt',
      variants: [],
      variations: [],
      defaultVariationSku: null,
      stock: { variationCount: 0, salable: 0 },
    });
    await expect(addToCart(sale.guest(), { productId: id, qty: 1 })).rejects.toMatchObject({
      code: 'invalid-input',
    });
    const copy = await duplicateProduct(sale.system, { productId: id, name: 'Copy', ending: '-2' });
    expect(await read(copy.id)).toMatchObject({ sku: 'shirt-2', variants: [], variations: 0 });
  });

  it('cannot be bought until it has a price', async () => {
    const { id } = await create();
    await publishProduct(sale.system, { productId: id });
    await adjustStock(sale.system, { lines: [{ productId: id, delta: 5 }] });
    const buy = () => addToCart(sale.guest(), { productId: id, qty: 1 });
    await expect(buy()).rejects.toMatchObject({ reason: { code: 'stock.invalid_price' } });
    await changeProduct(sale.system, { productId: id, revision: (await read(id)).revision, price: 100 });
    await expect(buy()).resolves.toBeDefined();
  });

  it('gets the first free address like its name, past what is there, was there, and is reserved', async () => {
    const slugOf = async (given: Partial<NewUnseenProduct>) => (await read((await create(given)).id)).slug;
    for (const [at, slug] of ['linen-shirt', 'linen-shirt-2', 'linen-shirt-3'].entries()) {
      expect(await slugOf({ sku: `s${at}` })).toBe(slug);
    }
    await sale.simple({ slug: 'linen-shirt-4' });
    expect(await slugOf({ sku: 's5' })).toBe('linen-shirt-5');
    expect(await slugOf({ name: 'Checkout', sku: 'c' })).toBe('checkout-2');
    expect(await slugOf({ name: '日本', sku: 'Kanji 1' })).toBe('kanji-1');
    const elsewhere = await makeSale(test.db);
    expect((await read((await create({}, elsewhere.system)).id, elsewhere.system)).slug).toBe('linen-shirt');
  });

  it.each([
    ['Linen Shirt', 'linen-shirt', 1],
    // A word that the shop keeps for itself: there is never anything at it.
    ['Checkout', 'checkout', 2],
  ])('gets one of its own also where ten of the name %s are made at once', async (name, slug, first) => {
    const made = await Promise.all(Array.from({ length: 10 }, (_, at) => create({ name, sku: `s${at}` })));
    const slugs = await Promise.all(made.map(async ({ id }) => (await read(id)).slug));
    const wanted = Array.from({ length: 10 }, (_, at) => numberedSlug(slug, first + at));
    expect(slugs.toSorted()).toEqual(wanted.toSorted());
  });

  it('has a sku that no other product has, also where two are made at once', async () => {
    const taken = { code: 'conflict', field: 'sku' };
    const outcomes = await Promise.allSettled([create(), create()]);
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toMatchObject([taken]);
    await expect(create()).rejects.toMatchObject({ ...taken, reason: { code: 'catalogue.sku_taken' } });
    const variable = await createProduct(sale.system, variableProduct({ red: 500 }, { sku: 'cushion' }));
    expect(Object.keys(variable.variationIds)).toEqual(['cushion-red']);
    await expect(create({ sku: 'cushion-red' })).rejects.toMatchObject(taken);
  });

  it('as a group consists of simple products of the same seller, and names any other [ADM-115]', async () => {
    const group = (children?: string[]) => create({ kind: 'grouped', name: 'Set', sku: 'set', children });
    const [cup, pot] = [await sale.simple({ price: 300 }), await sale.simple()];
    await createProduct(sale.system, variableProduct({ red: 500 }, { sku: 'cushion' }));
    const elsewhere = await makeSale(test.db);
    const theirs = await elsewhere.simple();
    for (const sku of ['cushion', 'cushion-red', theirs.sku, 'none']) {
      await expect(group([cup.sku, sku]), sku).rejects.toMatchObject({
        code: 'invalid-input',
        field: 'children.1',
        reason: { code: 'catalogue.not_a_part', params: { sku } },
      });
    }
    for (const none of [undefined, []]) {
      const reason = { code: 'catalogue.parts_missing' };
      await expect(group(none)).rejects.toMatchObject({ field: 'children', reason });
    }
    const { id } = await group([pot.sku, cup.sku]);
    expect(await read(id)).toMatchObject({
      visible: false,
      price: { from: 300, to: 1000 },
      children: [{ id: pot.id }, { id: cup.id }],
    });
    await expect(create({ kind: 'grouped', sku: 'sets', children: ['set'] })).rejects.toMatchObject({
      field: 'children.0',
    });
    await expect(create({ children: [cup.sku] })).rejects.toMatchObject({
      field: 'children',
      reason: { code: 'catalogue.no_parts' },
    });
  });

  it('is made by whoever has catalog:write, without prices:write; who is limited to a seller makes that one’s', async () => {
    const staff = (scopes: readonly Scope[]) => staffOf(sale.system, scopes);
    await expect(create({}, staff(['catalog:write']))).resolves.toHaveProperty('id');
    await expect(create({}, staff(['catalog:read']))).rejects.toMatchObject({ code: 'forbidden' });
    await expect(create({}, sale.guest())).rejects.toMatchObject({ code: 'unauthenticated' });
    const market = await makeMarket(test.db);
    const south = staffOf(market.system, ['catalog:write'], market.south);
    const { id } = await create({}, south);
    expect(await read(id, market.system)).toMatchObject({ seller: { id: market.south } });
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(256) }],
    ['sku', { sku: '' }],
    ['sku', { sku: 'x'.repeat(101) }],
    ['kind', { kind: 'bundle' as 'simple' }],
  ])('is refused on %s %o', async (field, given) => {
    await expect(create(given)).rejects.toMatchObject({ code: 'invalid-input', field });
  });
});
