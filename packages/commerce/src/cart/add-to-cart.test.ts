import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { archiveProduct, createProduct } from '../catalogue/index.ts';
import { saveCustomerGroup } from '../customer/index.ts';
import { testContext } from '../testing/context.ts';
import { makeCustomer } from '../testing/customers.ts';
import { variableProduct } from '../testing/products.ts';
import { makeSale, type TestSale } from '../testing/sale.ts';
import { plainSettings } from '../testing/shops.ts';
import { recordStatements } from '../testing/statements.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { type AddToCart, addToCart, cartCount, readCart } from './index.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db);
});
afterAll(() => test.drop());

const reasonOf = (code: string, params = {}) => ({ code, params });

describe('adding to the cart', () => {
  it('makes the cart with the first addition and puts the same product into the same line [CART-510, CART-514, ENT-554]', async () => {
    const ctx = sale.guest();
    const { id: productId, sku } = await sale.simple({ price: 1250 });
    const first = await addToCart(ctx, { productId, qty: 2 });
    expect(first).toMatchObject({ requestedQty: 2, addedQty: 2, qtyInCart: 2, cartCount: 2 });
    expect(first.line).toMatchObject({ sku, qty: 2, unitPrice: 1250, rowTotal: 2500, salable: 10 });
    const second = await addToCart(ctx, { sku, qty: 3 });
    expect(second).toMatchObject({ cartId: first.cartId, addedQty: 3, qtyInCart: 5, cartCount: 5 });
    const { lines, totals, count } = await readCart(ctx);
    expect(lines).toHaveLength(1);
    expect({ count, subtotal: totals.subtotal }).toEqual({ count: 5, subtotal: 6250 });
    expect(await cartCount(ctx)).toBe(5);
  });

  it('takes a variation by its product and its sku, and by no other product', async () => {
    const ctx = sale.guest();
    const goods = variableProduct({ S: 900, L: 1200 }, { sku: 'CUP' });
    const { id: productId } = await createProduct(sale.system, goods);
    const other = await sale.simple();
    expect((await addToCart(ctx, { productId, sku: 'CUP-L', qty: 1 })).line.sku).toBe('CUP-L');
    await expect(addToCart(ctx, { productId: other.id, sku: 'CUP-L', qty: 1 })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(addToCart(ctx, { productId, sku: 'CUP-X', qty: 1 })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(addToCart(ctx, { qty: 1 })).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('takes the quantity as a number or as digits [CART-511]', async () => {
    const ctx = sale.guest();
    const { id: productId } = await sale.simple();
    expect((await addToCart(ctx, { productId, qty: '2' })).addedQty).toBe(2);
  });

  it.each([
    [0, 'field.min_value', { field: 'quantity', min: 1 }],
    [-1, 'field.min_value', { field: 'quantity', min: 1 }],
    [1.5, 'field.min_value', { field: 'quantity', min: 1 }],
    ['abc', 'field.min_value', { field: 'quantity', min: 1 }],
    [null, 'field.min_value', { field: 'quantity', min: 1 }],
    [1e9, 'field.max_value', { field: 'quantity', max: 100 }],
    [101, 'field.max_value', { field: 'quantity', max: 100 }],
  ])('refuses the quantity %j with its limit [CHK-010, QTY-008]', async (qty, code, params) => {
    const ctx = sale.guest();
    const { id: productId } = await sale.simple({ stock: null });
    await expect(addToCart(ctx, { productId, qty })).rejects.toMatchObject({
      ...{ code: 'invalid-input', field: 'qty', reason: reasonOf(code, params) },
    });
    expect(await cartCount(ctx)).toBe(0);
  });

  it.each([
    { price: 1 },
    { unitPrice: 1 },
    { optionFee: -500 },
    { priceLevel: { minQty: 1, price: 1 } },
    { customerGroup: 'trade' },
  ])('knows no price, fee or level to be sent: %j [CHK-010]', async (forgery) => {
    const ctx = sale.guest();
    const { id: productId } = await sale.simple();
    const forged: AddToCart = { ...forgery, productId, qty: 1 };
    await expect(addToCart(ctx, forged)).rejects.toMatchObject({ code: 'invalid-input' });
    expect(await cartCount(ctx)).toBe(0);
  });

  it('refuses what was archived since its page was read, and does not sell what lay in the cart [CHK-010, STOCK-004]', async () => {
    const ctx = sale.guest();
    const { id: productId } = await sale.simple();
    await addToCart(ctx, { productId, qty: 1 });
    await archiveProduct(sale.system, productId);
    await expect(addToCart(ctx, { productId, qty: 1 })).rejects.toMatchObject({
      ...{ code: 'out-of-stock', reason: reasonOf('stock.unavailable') },
    });
    const { lines, invalidLines, totals, checkout } = await readCart(ctx);
    expect(invalidLines).toMatchObject([{ productId, qty: 1, issue: reasonOf('stock.unavailable') }]);
    expect({ lines, checkout, total: totals.grandTotal }).toMatchObject({ lines: [], total: 0 });
    expect(checkout).not.toBe('ready');
  });

  it('refuses more than there is, and says how many more can be added [CHK-010, STOCK-517, OPEN-020]', async () => {
    const ctx = sale.guest();
    const { id: productId } = await sale.simple({ stock: { onHand: 3 } });
    await addToCart(ctx, { productId, qty: 2 });
    await expect(addToCart(ctx, { productId, qty: 2 })).rejects.toMatchObject({
      code: 'out-of-stock',
      params: { available: 1 },
      reason: reasonOf('stock.only_n_available', { n: 3 }),
    });
    expect(await cartCount(ctx)).toBe(2);
  });

  it('refuses what is sold out [STOCK-508, STOCK-514]', async () => {
    const { id: productId } = await sale.simple({ stock: { onHand: 0 } });
    await expect(addToCart(sale.guest(), { productId, qty: 1 })).rejects.toMatchObject({
      code: 'out-of-stock',
      params: { available: 0 },
      reason: reasonOf('stock.out_of_stock'),
    });
  });

  it('takes beyond the stock where backorders are allowed, up to the limit of a cart [STOCK-013, STOCK-503, STOCK-516]', async () => {
    const ctx = sale.guest();
    const { id: productId } = await sale.simple({ stock: { onHand: 3, allowBackorders: true } });
    const added = await addToCart(ctx, { productId, qty: 8 });
    expect(added.line.stock).toMatchObject({ status: 'limited-stock', fromStock: 3, backordered: 5 });
    await expect(addToCart(ctx, { productId, qty: 93 })).rejects.toMatchObject({
      code: 'out-of-stock',
      params: { available: 92 },
      reason: reasonOf('stock.limit_of_n', { n: 100 }),
    });
  });

  it('tells of low stock [STOCK-518]', async () => {
    const { id: productId } = await sale.simple({ stock: { onHand: 2, lowStockThreshold: 5 } });
    const { line } = await addToCart(sale.guest(), { productId, qty: 1 });
    expect(line.stock.messages).toEqual([reasonOf('stock.only_n_in_stock', { n: 2 })]);
  });

  it('sells only what this shop shows [CHK-010]', async () => {
    const ctx = sale.guest();
    const elsewhere = await (await makeSale(test.db)).simple();
    const hidden = await sale.simple({ visible: false });
    const offSite = await sale.simple({ websiteVisibility: false });
    for (const { id: productId } of [elsewhere, hidden, offSite, { id: crypto.randomUUID() }]) {
      await expect(addToCart(ctx, { productId, qty: 1 })).rejects.toMatchObject({ code: 'not-found' });
    }
    await expect(addToCart(ctx, { sku: elsewhere.sku, qty: 1 })).rejects.toMatchObject({ code: 'not-found' });
    const { id: productId } = await sale.simple({ unavailableForSale: true });
    await expect(addToCart(ctx, { productId, qty: 1 })).rejects.toMatchObject({
      code: 'out-of-stock',
      reason: reasonOf('stock.unavailable'),
    });
  });

  it('wants a variation of a variable product and a child of a grouped one [GROUP-006]', async () => {
    const ctx = sale.guest();
    const mug = await createProduct(sale.system, {
      ...{ classCode: 'variable_product', sku: 'mug', name: 'Mug', subTitle: 'Stoneware' },
      variants: [
        {
          id: 'color',
          label: 'Color',
          displayType: 'button',
          options: [{ value: 'Red' }, { value: 'Blue' }],
        },
        { id: 'size', label: 'Size', displayType: 'dropdown', options: [{ value: 'Large' }] },
      ],
      media: [{ file: 'mug.webp', alt: 'A mug', width: 10, height: 10 }],
      variations: ['Red', 'Blue'].map((color) => ({
        ...{ sku: `mug-${color}`, price: 2000, stock: { onHand: 5 } },
        values: { color, size: 'Large' },
        media: color === 'Red' ? [{ file: 'red.webp', alt: 'A red mug', width: 10, height: 10 }] : [],
      })),
    });
    const group = await createProduct(sale.system, {
      ...{ classCode: 'grouped', sku: 'set', name: 'Set', children: [(await sale.simple()).sku] },
    });
    for (const { id: productId } of [mug, group]) {
      await expect(addToCart(ctx, { productId, qty: 1 })).rejects.toMatchObject({
        ...{ code: 'invalid-input', field: 'productId' },
      });
    }
    const red = await addToCart(ctx, { productId: mug.variationIds['mug-Red'] ?? '', qty: 1 });
    expect(red.line).toMatchObject({
      ...{
        name: 'Mug',
        subTitle: 'Stoneware',
        variationText: 'Red | Large',
        slug: mug.slug,
        unitPrice: 2000,
      },
      image: { file: 'red.webp' },
    });
    const blue = await addToCart(ctx, { sku: 'mug-Blue', qty: 1 });
    expect(blue.line.image).toMatchObject({ file: 'mug.webp' });
  });

  it('takes a variation named beside its product, and nothing that does not belong to it', async () => {
    const ctx = sale.guest();
    const mug = await createProduct(sale.system, variableProduct({ Red: 1000 }));
    const cup = await createProduct(sale.system, variableProduct({ Red: 1000 }));
    const productId = Object.values(mug.variationIds)[0] ?? '';
    const simple = await sale.simple();
    const child = await sale.simple();
    const group = await createProduct(sale.system, {
      ...{ classCode: 'grouped', sku: 'pair', name: 'Pair', children: [child.sku] },
    });
    const belonging = [
      { productId, parentId: mug.id },
      { productId: simple.id, parentId: simple.id },
      { productId: child.id, parentId: group.id },
    ];
    for (const given of belonging) {
      expect((await addToCart(ctx, { ...given, qty: 1 })).line.productId).toBe(given.productId);
    }
    const others = [
      { productId, parentId: cup.id },
      { productId, parentId: simple.id },
      { productId: simple.id, parentId: mug.id },
      { productId: simple.id, parentId: group.id },
      { productId, parentId: crypto.randomUUID() },
    ];
    for (const other of others) {
      await expect(addToCart(ctx, { ...other, qty: 1 })).rejects.toMatchObject({
        ...{ code: 'not-found', field: 'productId' },
      });
    }
    expect(await cartCount(ctx)).toBe(3);
  });

  it('charges the level of the customer’s group and of the quantity [PRICE-013, PRICE-014, PRICE-015, PRICE-018]', async () => {
    await saveCustomerGroup(sale.system, { code: 'trade', name: 'Trade' });
    const { id: productId } = await sale.simple({
      priceLevels: [
        { minQty: 5, price: 900 },
        { minQty: 1, price: 700, customerGroups: ['trade'] },
      ],
    });
    const ctx = sale.guest();
    expect((await addToCart(ctx, { productId, qty: 4 })).line.unitPrice).toBe(1000);
    expect((await addToCart(ctx, { productId, qty: 1 })).line.unitPrice).toBe(900);
    const trader = await makeCustomer(test.db, sale.shop, { group: 'trade' });
    expect((await addToCart(trader, { productId, qty: 1 })).line.unitPrice).toBe(700);
  });

  it('asks for a session', async () => {
    const { id: productId } = await sale.simple();
    await expect(addToCart(testContext(test.db, sale.shop), { productId, qty: 1 })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    await expect(addToCart(sale.system, { productId, qty: 1 })).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('sells nothing at a hidden price, and the cart tells none [ATC-002, PRICE-007, PRICE-011]', async () => {
    const modules = { hidePriceForAnonymous: true };
    const ember = await makeSale(test.db, { settings: { ...plainSettings, modules } });
    const { id: productId } = await ember.simple();
    await expect(addToCart(ember.guest(), { productId, qty: 1 })).rejects.toMatchObject({
      code: 'unauthenticated',
      reason: reasonOf('price.sign_in'),
    });
    const verified = await makeCustomer(test.db, ember.shop);
    await addToCart(verified, { productId, qty: 1 });
    const pending = { ...verified, actor: { ...verified.actor, verified: false } };
    await expect(addToCart(pending, { productId, qty: 1 })).rejects.toMatchObject({
      code: 'forbidden',
      reason: reasonOf('price.pending_approval'),
    });
    const seen = await readCart(pending);
    expect(seen).toMatchObject({ count: 1, checkout: 'prices-hidden', totals: { grandTotal: 0 } });
    expect(JSON.stringify(seen)).not.toContain('1000');
    expect((await readCart(verified)).totals.grandTotal).toBe(1000);
  });

  it('answers the same to the same idempotency key and adds once [CHK-010]', async () => {
    const ctx = sale.guest();
    const { id: productId } = await sale.simple();
    const once = { productId, qty: 2, idempotencyKey: 'press-1' };
    const replies = await Promise.all([addToCart(ctx, once), addToCart(ctx, once), addToCart(ctx, once)]);
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    expect(await cartCount(ctx)).toBe(2);
    await expect(addToCart(ctx, { ...once, qty: 3 })).rejects.toMatchObject({ code: 'idempotency-mismatch' });
  });

  it('makes one cart of twenty additions at once [CART-503]', async () => {
    const ctx = sale.guest();
    const { id: productId } = await sale.simple({ stock: { onHand: 20 } });
    const added = await Promise.all(Array.from({ length: 20 }, () => addToCart(ctx, { productId, qty: 1 })));
    expect(new Set(added.map((reply) => reply.cartId)).size).toBe(1);
    const { lines } = await readCart(ctx);
    expect(lines.map((line) => line.qty)).toEqual([20]);
    await expect(addToCart(ctx, { productId, qty: 1 })).rejects.toMatchObject({ code: 'out-of-stock' });
  });

  it('needs at most 15 statements, reading the cart 4', async () => {
    const ctx = sale.guest();
    const { id: productId } = await sale.simple();
    const add = () => addToCart(ctx, { productId, qty: 1, idempotencyKey: 'counted' });
    expect((await recordStatements(test.db, add)).length).toBeLessThanOrEqual(15);
    expect((await recordStatements(test.db, () => readCart(ctx))).length).toBeLessThanOrEqual(4);
  });
});
