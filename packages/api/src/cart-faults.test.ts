import { adjustStock, createCustomer } from '@stoa/commerce';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { ADD_TO_CART, visitorWith } from './testing/cart-visitor.ts';
import { restDoor } from './testing/doors.ts';
import { accepted } from './testing/outcome.ts';
import { serveMug } from './testing/served-mug.ts';
import type { TestClient } from './testing/test-client.ts';

const { sale, mug } = await serveMug();

describe('the cart summary of the contract', () => {
  it('keeps apart what can be bought and what can’t, and says why [ENT-541, CART-529]', async () => {
    const who = await visitorWith(sale, mug.id, 1);
    const [scarce, gone] = [await sale.simple(), await sale.simple()];
    for (const { id } of [scarce, gone]) await ask(who, ADD_TO_CART, { input: { _id: id, qty: 4 } });
    await adjustStock(sale.system, { lines: [{ productId: scarce.id, delta: -7 }] });
    await adjustStock(sale.system, { lines: [{ productId: gone.id, delta: -10 }] });
    const query = `{ getCartSummary { items { sku } changed_items { sku } invalid_items { item_id sku }
      limit_items { sku } itemErrors { item_id message } message prompts redemptions { amount } } }`;
    const { getCartSummary: told } = Object(await ask(who, query));
    expect(told).toMatchObject({
      items: [{ sku: 'MUG-1' }],
      changed_items: [{ sku: scarce.sku }],
      invalid_items: [{ sku: gone.sku }],
      limit_items: [],
      prompts: [],
      redemptions: [],
      message: expect.stringContaining('only_n_available'),
    });
    expect(told.itemErrors).toEqual([
      { item_id: expect.any(String), message: expect.stringContaining('only_n_available') },
      {
        item_id: told.invalid_items[0].item_id,
        message: expect.stringContaining('out_of_stock'),
      },
    ]);
  });

  it('keeps apart what is more than a cart may hold, as of two carts that became one [ENT-541, CART-529]', async () => {
    const ink = {
      id: 'ink',
      label: 'Ink',
      optionType: 'text',
      isRequired: false,
      additionalFee: 0,
      initialVisibility: 'show',
      values: [],
    } as const;
    const { id, sku } = await sale.simple({ stock: null, productOptions: [ink] });
    const account = { email: 'ada@example.com', password: 'correct horse' };
    await createCustomer(sale.system, { ...account, status: 'verified' });
    const signIn = async (who: TestClient) =>
      sale.visitor({
        authorization: `Bearer ${accepted(await restDoor.login(who, account.email, account.password))}`,
      });
    const guest = sale.visitor();
    await ask(await signIn(sale.visitor()), ADD_TO_CART, {
      input: { _id: id, qty: 60 },
      options: { Ink: 'Blue' },
    });
    await ask(guest, ADD_TO_CART, { input: { _id: id, qty: 60 }, options: { Ink: 'Red' } });
    const lines = '{ sku qty product_options_data }';
    const query = `{ getCartSummary { items ${lines} limit_items ${lines} itemErrors { message } } }`;
    expect(await ask(await signIn(guest), query)).toEqual({
      getCartSummary: {
        items: [{ sku, qty: 60, product_options_data: { Ink: 'Blue' } }],
        limit_items: [{ sku, qty: 60, product_options_data: { Ink: 'Red' } }],
        itemErrors: [{ message: 'stock.limit_of_n {"n":40}' }],
      },
    });
  });
});
