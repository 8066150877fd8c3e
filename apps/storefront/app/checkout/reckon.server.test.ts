import { CheckoutDocument, ContractError } from '@stoa/contract';
import { expect, it, vi } from 'vitest';
import { reckon } from './reckon.server.ts';
import { checkoutAnswer, checkoutData } from './testing.ts';
import { firstValues } from './values.ts';

const values = (state: string) => {
  const first = firstValues(checkoutAnswer(), 'key');
  return { ...first, paymentMethod: 'cash', shipping: { ...first.shipping, street: '1 Main Street', state } };
};
const refusal = (field: string) =>
  new ContractError({
    ...{ code: 'invalid-input', status: 400, retryable: false },
    ...{ field, message: 'Please choose a state' },
  });

it('an address that cannot be reckoned with is marked in the form, which stays [TAX-501, OPEN-042]', async () => {
  const execute = vi.fn().mockRejectedValueOnce(refusal('address.state')).mockResolvedValue(checkoutAnswer());
  const state = await reckon({ execute }, values('ZZ'));
  expect(state.errors).toEqual({ 'shipping_address.state': 'Please choose a state' });
  expect(state.values.shipping).toMatchObject({ street: '1 Main Street', state: 'ZZ' });
  expect(execute).toHaveBeenLastCalledWith(
    CheckoutDocument,
    expect.not.objectContaining({ address: expect.anything() }),
  );
});

it('a way to pay that does not go with the shipping is marked, and is not taken for another [PAY-501, CHK-010]', async () => {
  const execute = vi
    .fn()
    .mockRejectedValueOnce(refusal('address.state'))
    .mockRejectedValueOnce(refusal('payment_method'))
    .mockResolvedValue(checkoutAnswer());
  const state = await reckon({ execute }, values('ZZ'));
  expect(Object.keys(state.errors)).toEqual(['shipping_address.state', 'payment_method']);
  expect(state.values.paymentMethod).toBe('cash');
});

it('other refusals are the page’s', async () => {
  const execute = vi.fn().mockRejectedValue(refusal('sellerId'));
  await expect(reckon({ execute }, values('NY'))).rejects.toBeInstanceOf(ContractError);
});

it('a cart that has gone is told, and what was typed is still there [OPEN-042]', async () => {
  const { summary } = checkoutData();
  const emptied = checkoutData({ summary: { ...summary, items: [] } });
  const execute = vi.fn().mockResolvedValue(checkoutAnswer({ checkout: emptied }));
  const state = await reckon({ execute }, values('NY'), { message: 'Something else' });
  expect(state.message).toMatch(/^Your cart is empty, or your visit has ended/);
  expect(state.values.shipping.street).toBe('1 Main Street');
});
