import { inShop, newId } from '@stoa/database';
import { expect, it } from 'vitest';
import { reserveStock } from '../../stock/index.ts';
import { saleForEachTest } from '../../testing/sale-for-each-test.ts';
import { stockRow, stockWork } from '../../testing/stock.ts';
import { editProduct } from './edit-product.ts';

const { test, sale } = saleForEachTest();
const { adjust, reserve } = stockWork(sale);

it('a product that is saved from a form older than a sale leaves the sale, and is not refused for it [ADM-130]', async () => {
  const { id: productId } = await sale.simple({ stock: { available: 5 } });
  await reserve({ [productId]: 2 });
  await adjust(productId, 4);
  expect(await editProduct(sale.system, { productId, revision: 1, name: 'Cup' })).toEqual({ revision: 2 });
  expect(await stockRow(test.db, productId)).toMatchObject({ onHand: 9, reserved: 2 });
});

it('a sale that is made while a product is being saved stands, and neither waits for the other [ADM-130]', async () => {
  const { id: productId } = await sale.simple({ stock: { available: 5 } });
  const demand = [{ sellerId: sale.shop.ownSellerId ?? '', productId, quantity: 2 }];
  await inShop(sale.system, async (tx) => {
    await reserveStock(tx, sale.system, demand, newId());
    // The form is saved as a whole while the order is being written.
    await editProduct(sale.system, { productId, revision: 1, name: 'Cup', price: 900 });
  });
  expect(await stockRow(test.db, productId)).toMatchObject({ onHand: 5, reserved: 2 });
});
