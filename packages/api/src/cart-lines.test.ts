import { createProduct, editProduct, type ProductInput, setStockRules } from '@stoa/commerce';
import { simpleProduct } from '@stoa/commerce/testing';
import { calendarDay } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { ADD_TO_CART } from './testing/cart-visitor.ts';
import { serveMug } from './testing/served-mug.ts';

const { sale } = await serveMug();

describe('the cart summary of the contract', () => {
  it('lists its lines [ENT-547]', async () => {
    const picture = { file: 'jug', alt: 'A jug', width: 1200, height: 900 };
    const { id, slug } = await createProduct(sale.system, {
      ...simpleProduct({ sku: 'JUG', name: 'Jug', subTitle: 'Holds a litre', weightGrams: 900 }),
      media: [picture],
    });
    const query = `{ getCartSummary { items { _id item_id name sku slug image { medium alt } sub_title class_code
      website_visibility weight } } }`;
    const who = sale.visitor();
    await ask(who, ADD_TO_CART, { input: { _id: id, qty: 1 } });
    const { getCartSummary } = Object(await ask(who, query));
    expect(getCartSummary.items).toEqual([
      {
        _id: expect.any(String),
        item_id: getCartSummary.items[0]._id,
        name: 'Jug',
        sku: 'JUG',
        slug,
        image: { medium: '/images/products/medium/jug', alt: 'A jug' },
        sub_title: 'Holds a litre',
        class_code: 'simple',
        website_visibility: true,
        weight: 900,
      },
    ]);
    await editProduct(sale.system, { productId: id, revision: 1, websiteVisibility: false });
    const hidden = '{ getCartSummary { items { sku } invalid_items { sku website_visibility } } }';
    expect(await ask(who, hidden)).toEqual({
      getCartSummary: { items: [], invalid_items: [{ sku: 'JUG', website_visibility: false }] },
    });
  });

  it('tells of each line what there is of it, and what of it comes later [ENT-549, STOCK-001, STOCK-513]', async () => {
    const fields = `backorders backorders_message backorders_qty is_backorders is_in_stock salable_qty stock_qty
      stock_message stock_status stock_status_text low_stock_alert_message max_cart_qty`;
    const lineOf = async (stock: object, qty: number) => {
      const made = { classCode: 'simple', name: 'Bowl', price: 900, stock } as const;
      const { id } = await createProduct(sale.system, { ...simpleProduct(), ...made } as ProductInput);
      const who = sale.visitor();
      await ask(who, ADD_TO_CART, { input: { _id: id, qty } });
      return Object(await ask(who, `{ getCartSummary { items { ${fields} } } }`)).getCartSummary.items[0];
    };
    expect(
      await lineOf({ available: 5, lowStockThreshold: 5, lowStockAlertMessage: 'Nearly gone' }, 2),
    ).toEqual({
      backorders: false,
      backorders_message: '',
      backorders_qty: 0,
      is_backorders: false,
      is_in_stock: true,
      salable_qty: 5,
      stock_qty: 5,
      max_cart_qty: 5,
      stock_status: 'in-stock',
      stock_status_text: 'stock.in_stock {}',
      stock_message: 'Nearly gone',
      low_stock_alert_message: 'Nearly gone',
    });
    const waits = { available: 1, allowBackorders: true, backorderMessage: 'In two weeks' };
    expect(await lineOf(waits, 3)).toMatchObject({
      backorders: true,
      backorders_qty: 2,
      is_backorders: true,
      is_in_stock: true,
      salable_qty: 1,
      stock_qty: 1,
      max_cart_qty: 100,
      low_stock_alert_message: '',
      stock_status: 'limited-stock',
      stock_message: 'In two weeks',
      stock_status_text: 'stock.limited {"in_stock":1,"backordered":2}',
      backorders_message: expect.stringContaining('In two weeks'),
    });
    expect(await lineOf({ ...waits, available: 0 }, 1)).toMatchObject({
      is_in_stock: false,
      salable_qty: 0,
      backorders_qty: 1,
      stock_status: 'on-backorder',
      stock_status_text: 'stock.on_backorder {}',
    });
  });

  it('tells of pieces that come later in whose words and when they are expected, until the day has passed [ENT-549, STOCK-506, STOCK-507]', async () => {
    const { id } = await sale.simple({
      stock: { available: 1, allowBackorders: true, backorderMessage: 'In May' },
    });
    const day = 86_400_000;
    const told = async (qty: number, days: number) => {
      const backorderShipDate = new Date(sale.clock().getTime() + days * day);
      await setStockRules(sale.system, { productId: id, backorderShipDate });
      const who = sale.visitor();
      await ask(who, ADD_TO_CART, { input: { _id: id, qty } });
      const fields = 'backorders_qty backorder_message backorder_ship_date';
      return Object(await ask(who, `{ getCartSummary { items { ${fields} } } }`)).getCartSummary.items[0];
    };
    const later = { backorders_qty: 2, backorder_message: 'In May' };
    const shipDate = calendarDay(new Date(sale.clock().getTime() + 9 * day), sale.shop.timeZone);
    expect(await told(3, 9)).toEqual({ ...later, backorder_ship_date: shipDate });
    expect(await told(3, -2)).toEqual({ ...later, backorder_ship_date: null });
    expect(await told(1, 9)).toEqual({ backorders_qty: 0, backorder_message: '', backorder_ship_date: null });
  });
});
