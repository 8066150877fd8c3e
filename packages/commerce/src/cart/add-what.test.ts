import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createProduct } from '../product/index.ts';
import { variableProduct } from '../testing/products.ts';
import { makeSale, type TestSale } from '../testing/sale.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { addToCart, cartCount } from './index.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db);
});
afterAll(() => test.drop());

const reasonOf = (code: string, params = {}) => ({ code, params });

describe('what can be added', () => {
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
      classCode: 'variable_product',
      sku: 'mug',
      name: 'Mug',
      subTitle: 'Stoneware',
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
        sku: `mug-${color}`,
        price: 2000,
        stock: { available: 5 },
        values: { color, size: 'Large' },
        media: color === 'Red' ? [{ file: 'red.webp', alt: 'A red mug', width: 10, height: 10 }] : [],
      })),
    });
    const group = await createProduct(sale.system, {
      classCode: 'grouped',
      sku: 'set',
      name: 'Set',
      children: [(await sale.simple()).sku],
    });
    for (const { id: productId } of [mug, group]) {
      await expect(addToCart(ctx, { productId, qty: 1 })).rejects.toMatchObject({
        code: 'invalid-input',
        field: 'productId',
      });
    }
    const red = await addToCart(ctx, { productId: mug.variationIds['mug-Red'] ?? '', qty: 1 });
    expect(red.line).toMatchObject({
      name: 'Mug',
      subTitle: 'Stoneware',
      variationText: 'Red | Large',
      slug: mug.slug,
      unitPrice: 2000,
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
      classCode: 'grouped',
      sku: 'pair',
      name: 'Pair',
      children: [child.sku],
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
        code: 'not-found',
        field: 'productId',
      });
    }
    expect(await cartCount(ctx)).toBe(3);
  });
});
