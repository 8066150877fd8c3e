import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { changePrice } from '../pricing/index.ts';
import { createProduct, editProduct, unpublishProduct } from '../product/index.ts';
import { approveSeller, carrySeller, createSeller } from '../shop/index.ts';
import { adjustStock } from '../stock/index.ts';
import { testContext } from '../testing/context.ts';
import { makeCustomer } from '../testing/customers.ts';
import { makeSale, type TestSale } from '../testing/sale.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { addToCart, cartCount, readCart, readCarts, removeFromCart, updateCart } from './index.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db);
});
afterAll(() => test.drop());

const reasonOf = (code: string, params = {}) => ({ code, params });
const takeAway = (productId: string, pieces: number) =>
  adjustStock(sale.system, { lines: [{ productId, delta: -pieces }] });

describe('reading the cart', () => {
  it('is empty with zero totals before anything was put in [CART-501]', async () => {
    for (const ctx of [sale.guest(), testContext(test.db, sale.shop), sale.system]) {
      const cart = await readCart(ctx);
      expect(cart).toMatchObject({ id: undefined, count: 0, lines: [], checkout: 'empty' });
      expect(cart.costs.totals).toEqual({ subtotal: 0, discount: 0, shipping: 0, tax: 0, grandTotal: 0 });
      expect(await cartCount(ctx)).toBe(0);
    }
  });

  it('shows the price of now [CHK-010]', async () => {
    const ctx = sale.guest();
    const { id: productId } = await sale.simple({ price: 1000 });
    await addToCart(ctx, { productId, qty: 3 });
    expect((await readCart(ctx)).lines).toMatchObject([{ unitPrice: 1000 }]);
    await changePrice(sale.system, { productId, price: 1100 });
    const { lines, costs } = await readCart(ctx);
    expect(lines[0]).toMatchObject({ unitPrice: 1100, rowTotal: 3300 });
    expect(costs.totals.grandTotal).toBe(3300);
  });

  it('keeps what changed, what exceeds and what is gone apart, with a reason each [CART-529, STOCK-516, STOCK-517, ENT-541]', async () => {
    const ctx = sale.guest();
    const [good, scarce, gone, hidden] = await Promise.all(Array.from({ length: 4 }, () => sale.simple()));
    if (!good || !scarce || !gone || !hidden) throw new Error('four products');
    for (const { id: productId } of [good, scarce, gone, hidden]) await addToCart(ctx, { productId, qty: 4 });
    await takeAway(scarce.id, 7);
    await takeAway(gone.id, 10);
    await unpublishProduct(sale.system, hidden.id);
    const cart = await readCart(ctx);
    const skus = (lines: typeof cart.lines) => lines.map((line) => line.sku);
    expect(skus(cart.lines)).toEqual([good.sku]);
    expect(skus(cart.changedLines)).toEqual([scarce.sku]);
    expect(skus(cart.invalidLines)).toEqual([gone.sku, hidden.sku]);
    expect(cart.itemErrors.map(({ issue }) => issue)).toEqual([
      reasonOf('stock.only_n_available', { n: 3 }),
      reasonOf('stock.out_of_stock'),
      reasonOf('stock.unavailable'),
    ]);
    expect(cart).toMatchObject({
      count: 16,
      checkout: 'lines-at-fault',
      costs: { totals: { subtotal: 4000 } },
    });
    expect(cart.changedLines[0]).toMatchObject({ qty: 4, maxQty: 3 });
  });

  it('shares the stock of a product among its lines [CART-529]', async () => {
    const ctx = sale.guest();
    const personalizationOptions = [
      { code: 'name', label: 'Name', type: 'text' as const, required: true, displayed: true },
    ];
    const { id: productId } = await sale.simple({ personalizationOptions, stock: { available: 3 } });
    for (const name of ['Ann', 'Bob', 'Ann']) {
      await addToCart(ctx, { productId, qty: 1, personalizationData: { name } });
    }
    const { lines } = await readCart(ctx);
    expect(lines.map((line) => line.personalization)).toEqual([
      { name: 'Ann' },
      { name: 'Bob' },
      { name: 'Ann' },
    ]);
    await takeAway(productId, 2);
    const after = await readCart(ctx);
    expect([after.lines.length, after.invalidLines.length]).toEqual([1, 2]);
  });

  it('holds a personalised piece at one [QTY-006]', async () => {
    const ctx = sale.guest();
    const name = { code: 'name', label: 'Name', type: 'text' as const, required: true, displayed: true };
    const { id: productId } = await sale.simple({ personalizationOptions: [name] });
    const personalizationData = { name: 'Ann' };
    await expect(addToCart(ctx, { productId, qty: 2, personalizationData })).rejects.toMatchObject({
      reason: reasonOf('stock.limit_of_n', { n: 1 }),
    });
    const { line } = await addToCart(ctx, { productId, qty: 1, personalizationData });
    await expect(updateCart(ctx, { lines: [{ lineId: line.id, qty: 2 }] })).rejects.toMatchObject({
      reason: reasonOf('stock.limit_of_n', { n: 1 }),
    });
  });

  it('keeps what a certificate says, and has certificates always there [CART-528]', async () => {
    const types = {
      recipient_email: 'email',
      recipient_name: 'text',
      from_name: 'text',
      message: 'textarea',
    } as const;
    const { id: productId } = await createProduct(sale.system, {
      classCode: 'gift_certificate',
      sku: 'gift',
      name: 'Gift certificate',
      price: 5000,
      personalizationOptions: Object.entries(types).map(([code, type]) => ({
        code,
        type,
        label: code,
        displayed: true,
        required: code !== 'message',
      })),
    });
    const ctx = sale.guest();
    const personalizationData = {
      recipient_email: 'bob@example.com',
      recipient_name: 'Bob',
      from_name: 'Ann',
      message: 'Many happy returns,\nand a long walk.',
    };
    await addToCart(ctx, { productId, qty: 1, personalizationData });
    expect((await readCart(ctx)).lines[0]).toMatchObject({
      classCode: 'gift_certificate',
      personalization: personalizationData,
    });
    const unnamed = { ...personalizationData, recipient_name: '' };
    await expect(addToCart(ctx, { productId, qty: 1, personalizationData: unnamed })).rejects.toMatchObject({
      code: 'invalid-input',
      field: 'personalizationData.recipient_name',
    });
  });

  it('calls a line invalid whose option the product no longer has [CART-529]', async () => {
    const ctx = sale.guest();
    const size = {
      id: 'size',
      label: 'Size',
      optionType: 'select' as const,
      isRequired: true,
      additionalFee: 0,
      initialVisibility: 'show' as const,
      values: [
        {
          id: 'xl',
          label: 'XL',
          additionalFee: 300,
          isDefault: false,
          initialVisibility: 'show' as const,
        },
      ],
    };
    const { id: productId } = await sale.simple({ productOptions: [size] });
    await expect(addToCart(ctx, { productId, qty: 1 })).rejects.toMatchObject({
      code: 'invalid-input',
      field: 'productOptionsData.Size',
    });
    const { line } = await addToCart(ctx, { productId, qty: 1, productOptionsData: { Size: 'xl' } });
    expect(line).toMatchObject({ unitPrice: 1300, options: { Size: 'XL' } });
    await editProduct(sale.system, { productId, revision: 1, productOptions: [] });
    expect((await readCart(ctx)).invalidLines).toHaveLength(1);
  });
});

describe('changing the cart', () => {
  async function filledCart() {
    const ctx = sale.guest();
    const products = [await sale.simple(), await sale.simple()] as const;
    const lineIds: string[] = [];
    for (const { id: productId } of products) {
      lineIds.push((await addToCart(ctx, { productId, qty: 2 })).line.id);
    }
    const [first = '', second = ''] = lineIds;
    return { ctx, products, first, second };
  }

  it('sets quantities and removes lines at zero [CART-521]', async () => {
    const { ctx, first, second } = await filledCart();
    const cart = await updateCart(ctx, {
      lines: [
        { lineId: first, qty: 5 },
        { lineId: second, qty: 0 },
      ],
    });
    expect(cart.lines.map((line) => [line.id, line.qty])).toEqual([[first, 5]]);
    expect(cart).toMatchObject({ count: 5, costs: { totals: { subtotal: 5000 } } });
  });

  it('changes all or nothing [CART-521, CHK-010]', async () => {
    const { ctx, first, second } = await filledCart();
    const lines = [
      { lineId: first, qty: 5 },
      { lineId: second, qty: 11 },
    ];
    await expect(updateCart(ctx, { lines })).rejects.toMatchObject({
      code: 'out-of-stock',
      field: 'lines.1.qty',
      params: { available: 10, lineId: second },
    });
    expect((await readCart(ctx)).count).toBe(4);
  });

  it.each([-1, 1.5, 1e9, 'abc', null])('refuses the quantity %j [CHK-010]', async (qty) => {
    const { ctx, first } = await filledCart();
    await expect(updateCart(ctx, { lines: [{ lineId: first, qty }] })).rejects.toMatchObject({
      code: 'invalid-input',
      field: 'lines.0.qty',
    });
  });

  it('lets other lines be at fault [CART-529]', async () => {
    const { ctx, products, first, second } = await filledCart();
    await takeAway(products[1].id, 9);
    expect((await updateCart(ctx, { lines: [{ lineId: first, qty: 3 }] })).lines).toHaveLength(1);
    await updateCart(ctx, { lines: [{ lineId: second, qty: 1 }] });
    expect((await readCart(ctx)).checkout).toBe('allowed');
  });

  it('removes a line and tells how to put it back [CART-520, CHK-008, OPEN-513]', async () => {
    const { ctx, products, first } = await filledCart();
    const { undo, cart } = await removeFromCart(ctx, { lineId: first });
    expect(cart.count).toBe(2);
    expect(undo).toEqual({ productId: products[0].id, qty: 2 });
    await addToCart(ctx, undo);
    expect((await readCart(ctx)).count).toBe(4);
    await expect(removeFromCart(ctx, { lineId: first })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('finds nobody else’s lines: of another visitor, customer, or shop [CHK-010]', async () => {
    const { ctx, first } = await filledCart();
    const otherShop = await makeSale(test.db);
    const sameVisitor = ctx.actor.kind === 'guest' ? ctx.actor.visitorId : undefined;
    const strangers = [sale.guest(), await makeCustomer(test.db, sale.shop), otherShop.guest(sameVisitor)];
    for (const stranger of strangers) {
      await expect(updateCart(stranger, { lines: [{ lineId: first, qty: 9 }] })).rejects.toMatchObject({
        code: 'not-found',
      });
      await expect(removeFromCart(stranger, { lineId: first })).rejects.toMatchObject({ code: 'not-found' });
      expect((await readCart(stranger)).count).toBe(0);
    }
    expect((await readCart(ctx)).count).toBe(4);

    const [owner, stranger] = [
      await makeCustomer(test.db, sale.shop),
      await makeCustomer(test.db, sale.shop),
    ];
    const { line } = await addToCart(owner, { productId: (await sale.simple()).id, qty: 1 });
    const lines = [{ lineId: line.id, qty: 9 }];
    await expect(updateCart(stranger, { lines })).rejects.toMatchObject({ code: 'not-found' });
    await expect(removeFromCart(stranger, { lineId: line.id })).rejects.toMatchObject({ code: 'not-found' });
    expect([(await readCart(stranger)).count, (await readCart(owner)).count]).toEqual([0, 1]);
  });

  it('hides a customer’s cart from the guest of the same visit', async () => {
    const customer = await makeCustomer(test.db, sale.shop);
    const { id: productId } = await sale.simple();
    await addToCart(customer, { productId, qty: 1 });
    expect(await cartCount(sale.guest(customer.actor.visitorId))).toBe(0);
  });
});

describe('a marketplace', () => {
  it('has a cart per seller, and lists those that hold something, of sellers who are approved and active [CART-503, CART-504, MKT-004]', async () => {
    const agora = await makeSale(test.db, { type: 'marketplace' });
    const ctx = agora.guest();
    const productIds: string[] = [];
    const sellerIds: string[] = [];
    for (const name of ['North', 'South']) {
      const { sellerId } = await createSeller(agora.system, { code: `${name.toLowerCase()}-seller`, name });
      await carrySeller(agora.system, { shopId: agora.shop.id, sellerId });
      await approveSeller(agora.system, { sellerId });
      const input = {
        classCode: 'simple',
        sku: 'same',
        slug: name.toLowerCase(),
        name,
        price: 1000,
        stock: null,
      } as const;
      const { id } = await createProduct(agora.system, input, { sellerId });
      productIds.push(id);
      sellerIds.push(sellerId);
      await addToCart(ctx, { productId: id, qty: 1, sellerGuid: sellerId });
    }
    const [north = '', south = ''] = sellerIds;
    const carts = await readCarts(ctx);
    expect(new Set(carts.map((cart) => cart.seller?.name))).toEqual(new Set(['North', 'South']));
    expect(await readCart(ctx, north)).toMatchObject({ count: 1, seller: { id: north } });
    expect((await readCart(ctx)).count).toBe(0);
    expect(await cartCount(ctx)).toBe(2);
    const [line] = (await readCart(ctx, north)).lines;
    await removeFromCart(ctx, { lineId: line?.id ?? '' });
    expect((await readCarts(ctx)).map((cart) => cart.seller?.name)).toEqual(['South']);
    await expect(
      addToCart(ctx, { sku: 'same', qty: 1, sellerGuid: crypto.randomUUID() }),
    ).rejects.toMatchObject({ code: 'not-found' });
    await test.db.pool.query("update seller set status = 'inactive' where id = $1", [south]);
    expect(await readCart(ctx, south)).toMatchObject({ lines: [], invalidLines: [{ sku: 'same' }] });
    await test.db.pool.query("update seller set status = 'active' where id = $1", [south]);
    expect((await readCart(ctx, south)).lines).toHaveLength(1);
    await approveSeller(agora.system, { sellerId: south, approved: false });
    expect(await readCart(ctx, south)).toMatchObject({ lines: [], invalidLines: [{ sku: 'same' }] });
    await expect(addToCart(ctx, { productId: productIds[1] ?? '', qty: 1 })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
