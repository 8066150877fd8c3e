import { CheckoutDocument, ContractError } from '@stoa/contract';
import { expect, it, vi } from 'vitest';
import { estimate } from './estimate.server.ts';
import { checkoutAnswer, checkoutData } from './testing.ts';
import { firstValues } from './values.ts';

const values = (state: string) => {
  const first = firstValues(checkoutAnswer(), 'key');
  return { ...first, paymentMethod: 'cash', shipping: { ...first.shipping, street: '1 Main Street', state } };
};
const refusal = (field: string) =>
  new ContractError({
    code: 'invalid-input',
    status: 400,
    retryable: false,
    field,
    message: 'Please choose a state',
  });

it('an address that cannot be estimated with is marked in the form, which stays [TAX-501, OPEN-042]', async () => {
  const execute = vi.fn().mockRejectedValueOnce(refusal('address.state')).mockResolvedValue(checkoutAnswer());
  const state = await estimate({ execute }, values('ZZ'));
  expect(state.errors).toEqual({ 'shipping_address.state': 'Please choose a state' });
  expect(state.values.shipping).toMatchObject({ street: '1 Main Street', state: 'ZZ' });
  // The shipping methods are still those of the known part of the address.
  expect(execute).toHaveBeenLastCalledWith(
    CheckoutDocument,
    expect.objectContaining({ address: expect.objectContaining({ country: 'US', state: '' }) }),
  );
});

it('a way to pay that does not go with the shipping is marked, and is not taken for another [CHK-010]', async () => {
  const execute = vi
    .fn()
    .mockRejectedValueOnce(refusal('address.state'))
    .mockRejectedValueOnce(refusal('payment_method'))
    .mockResolvedValue(checkoutAnswer());
  const state = await estimate({ execute }, values('ZZ'));
  expect(Object.keys(state.errors)).toEqual(['shipping_address.state', 'payment_method']);
  expect(state.values.paymentMethod).toBe('cash');
});

it('other refusals are the page’s', async () => {
  const execute = vi.fn().mockRejectedValue(refusal('sellerId'));
  await expect(estimate({ execute }, values('NY'))).rejects.toBeInstanceOf(ContractError);
});

it('a cart that has gone is told, and what was typed is still there [OPEN-042]', async () => {
  const { summary } = checkoutData();
  const emptied = checkoutData({ summary: { ...summary, items: [] } });
  const execute = vi.fn().mockResolvedValue(checkoutAnswer({ checkout: emptied }));
  const state = await estimate({ execute }, values('NY'), { message: 'Something else' });
  expect(state.message).toMatch(/^Your cart is empty, or your visit has ended/);
  expect(state.values.shipping.street).toBe('1 Main Street');
});

it('a way to ship that the address does not have gives way to the one that is charged, and is shown as chosen [TAX-509, CHK-010]', async () => {
  const canada = { _id: 'canada', method: 'canada', title: 'To Canada', price: 29, shipping_total: 29 };
  const { summary } = checkoutData();
  const of = (shipping_method: string | null) =>
    checkoutAnswer({
      checkout: checkoutData({ shipping_methods: [canada], summary: { ...summary, shipping_method } }),
    });
  const execute = vi.fn().mockResolvedValueOnce(of(null)).mockResolvedValue(of('canada'));
  const state = await estimate({ execute }, { ...values('NY'), shippingMethod: 'standard' });
  expect(execute).toHaveBeenLastCalledWith(
    CheckoutDocument,
    expect.objectContaining({ shipping_method: null }),
  );
  expect(state.values.shippingMethod).toBe('canada');
});

it('an answer without any way to ship leaves the one that was chosen, and one with others takes its place [TAX-508]', async () => {
  const way = (id: string) => ({ _id: id, method: id, title: id, price: 5, shipping_total: 5 });
  const { summary } = checkoutData();
  const of = (shipping_method: string | null, ...shipping_methods: ReturnType<typeof way>[]) =>
    checkoutAnswer({
      checkout: checkoutData({ shipping_methods, summary: { ...summary, shipping_method } }),
    });
  const requested = { ...values('NY'), shippingMethod: 'express' };
  const nowhere = await estimate({ execute: vi.fn().mockResolvedValue(of(null)) }, requested);
  expect(nowhere.checkout.shipping_methods).toEqual([]);
  expect(nowhere.values.shippingMethod).toBe('express');
  const back = vi.fn().mockResolvedValue(of('express', way('standard'), way('express')));
  expect((await estimate({ execute: back }, nowhere.values)).values.shippingMethod).toBe('express');
  expect(back.mock.calls[0]?.[1]).toMatchObject({ shipping_method: 'express' });
  const other = vi.fn().mockResolvedValue(of('standard', way('standard')));
  expect((await estimate({ execute: other }, nowhere.values)).values.shippingMethod).toBe('standard');
});

it('where nothing is sent the address for billing decides the tax, and is marked [TAX-501]', async () => {
  const execute = vi.fn().mockRejectedValueOnce(refusal('address.state')).mockResolvedValue(checkoutAnswer());
  const { shipping, billing, ...rest } = values('ZZ');
  const digital = { ...rest, billing: { ...billing, state: 'ZZ' }, shipping: { ...shipping, country: '' } };
  const state = await estimate({ execute }, digital);
  expect(execute.mock.calls[0]?.[1]).toMatchObject({ address: { country: 'US', state: 'ZZ' } });
  expect(Object.keys(state.errors)).toEqual(['billing_address.state']);
});
