import {
  AddToCartDocument,
  CartDocument,
  ContractError,
  RemoveFromCartDocument,
  UpdateCartDocument,
} from '@stoa/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeCart } from './cart-action.server.ts';
import { cart, item } from './testing.ts';

/** Stands in for the contract: answers by document, and remembers what was asked. */
const execute = vi.fn();
const answers = new Map<unknown, unknown>();
const send = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return changeCart({ execute }, form);
};
const variablesOf = (document: unknown) => execute.mock.calls.find(([asked]) => asked === document)?.[1];

beforeEach(() => {
  answers.clear();
  answers.set(AddToCartDocument, { addToCart: { success: true } });
  answers.set(UpdateCartDocument, { updateCart: { success: true, itemErrors: [] } });
  answers.set(RemoveFromCartDocument, { removeFromCart: { success: true, itemErrors: [] } });
  answers.set(CartDocument, { getCartSummary: cart() });
  execute.mockReset().mockImplementation(async (document: unknown) => answers.get(document));
});

describe('adding', () => {
  it('sends product, number and choices, and leads to the cart [CART-510, CART-511]', async () => {
    const answer = await send({
      intent: 'add',
      product: 'mug',
      qty: '2',
      'option[Ribbon]': 'Navy',
      'personalization[name]': 'Ada',
    });
    expect(answer).toBeInstanceOf(Response);
    expect(answer instanceof Response && answer.headers.get('Location')).toBe('/checkout/cart');
    expect(variablesOf(AddToCartDocument)).toEqual({
      input: { _id: 'mug', qty: 2 },
      product_options_data: { Ribbon: 'Navy' },
      personalization_data: { name: 'Ada' },
    });
  });

  it('takes what was chosen along on the way back, and nothing else of the form [CART-522, OPEN-042]', async () => {
    answers.set(AddToCartDocument, { addToCart: { success: false, message: 'Only 1 available' } });
    const chosen = { qty: '9', 'option[Ribbon]': 'Navy', 'personalization[name]': 'Ada' };
    const answer = await send({
      intent: 'add',
      product: 'mug',
      ...chosen,
      return: '/tideline-mug',
      other: 'x',
    });
    expect(answer).toMatchObject({ backTo: { path: '/tideline-mug', fields: Object.entries(chosen) } });
  });

  it('says why it was refused, and keeps the way back to the product [AUTH-514, CART-522, CART-524, CART-525, ERR-531]', async () => {
    answers.set(AddToCartDocument, { addToCart: { success: false, message: 'Only 1 available' } });
    const fields = { intent: 'add', product: 'mug', qty: '9', return: '/tideline-mug/pv/MUG-1' };
    expect(await send(fields)).toEqual({
      tone: 'danger',
      text: 'Only 1 available',
      status: 409,
      backTo: { path: '/tideline-mug/pv/MUG-1', fields: [] },
    });
    expect(await send({ ...fields, return: 'https://evil.example/' })).toHaveProperty('backTo', undefined);
  });

  it.each(['0', '-1', '1.5', '1e9', 'abc'])('asks nobody for %s pieces', async (qty) => {
    expect(await send({ intent: 'add', product: 'mug', qty })).toMatchObject({ tone: 'danger', status: 400 });
    expect(execute).not.toHaveBeenCalled();
  });
});

describe('changing quantities', () => {
  it('sends them as numbers, 0 among them [CART-521]', async () => {
    expect(await send({ intent: 'update', 'qty[a]': '3', 'qty[b]': '0' })).toMatchObject({ tone: 'success' });
    expect(variablesOf(UpdateCartDocument)).toEqual({
      products: [
        { item_id: 'a', qty: 3 },
        { item_id: 'b', qty: 0 },
      ],
    });
  });

  it('answers a refusal with the errors of the lines [CART-523, CART-524, ERR-531]', async () => {
    const itemErrors = [{ item_id: 'a', message: 'Limit of 10' }];
    answers.set(UpdateCartDocument, { updateCart: { success: false, message: null, itemErrors } });
    expect(await send({ intent: 'update', 'qty[a]': '11' })).toEqual({
      tone: 'danger',
      text: 'Limit of 10',
      status: 409,
      itemErrors,
    });
  });

  it('says so when the line is gone, taken out in another tab', async () => {
    execute.mockRejectedValue(
      new ContractError({ code: 'not-found', status: 404, retryable: false, message: '' }),
    );
    expect(await send({ intent: 'update', 'qty[a]': '3' })).toEqual({
      tone: 'danger',
      text: 'This item is not in your cart any more.',
      status: 409,
    });
  });

  it('sends nothing while one of them is nonsense', async () => {
    const answer = await send({ intent: 'update', 'qty[a]': '3', 'qty[b]': 'x' });
    expect(answer).toMatchObject({ tone: 'danger', status: 400 });
    expect(execute).not.toHaveBeenCalled();
  });
});

describe('reducing a line to what there is', () => {
  it('changes that line alone, whatever the other fields of the form say [CART-521, CART-529]', async () => {
    const answer = await send({ intent: 'update', 'qty[a]': '9', 'qty[b]': 'x', reduce: 'a=4' });
    expect(answer).toMatchObject({ tone: 'success' });
    expect(variablesOf(UpdateCartDocument)).toEqual({ products: [{ item_id: 'a', qty: 4 }] });
  });

  it.each(['a', 'a=', 'a=0', 'a=1.5', '=4'])('asks nobody for %s', async (reduce) => {
    expect(await send({ reduce })).toMatchObject({ tone: 'danger', status: 400 });
    expect(execute).not.toHaveBeenCalled();
  });
});

describe('taking out', () => {
  it('tells what it was, so that it can be put back [CART-520, OPEN-513]', async () => {
    answers.set(CartDocument, {
      getCartSummary: cart({
        items: [],
        invalid_items: [item({ product_options_data: { Ribbon: 'Navy' } })],
      }),
    });
    expect(await send({ remove: 'line' })).toMatchObject({
      tone: 'success',
      text: 'Tideline Mug was removed.',
      removed: { name: 'Tideline Mug', productId: 'mug', qty: 2, options: [['Ribbon', 'Navy']] },
    });
    expect(variablesOf(RemoveFromCartDocument)).toEqual({ item_id: 'line' });
  });

  it('is content when the line is gone already', async () => {
    expect(await send({ remove: 'other' })).toMatchObject({ tone: 'success' });
    expect(variablesOf(RemoveFromCartDocument)).toBeUndefined();
  });

  it('puts it back [OPEN-513]', async () => {
    const answer = await send({ intent: 'restore', product: 'mug', qty: '2', name: 'Tideline Mug' });
    expect(answer).toMatchObject({ tone: 'success', text: 'Tideline Mug is back in your cart.' });
  });
});

describe('failures', () => {
  it('become a notice with the status of the error, and nothing of its cause [CART-523, ERR-017]', async () => {
    const error = new ContractError({
      code: 'rate-limited',
      status: 429,
      retryable: true,
      message: 'redis://10.0.0.1',
    });
    execute.mockRejectedValue(error);
    const answer = await send({ intent: 'add', product: 'mug' });
    expect(answer).toMatchObject({ tone: 'danger', status: 429 });
    expect(JSON.stringify(answer)).not.toContain('10.0.0.1');
  });

  it.each([{}, { intent: 'steal' }])('an intent nobody knows is a bad request', async (fields) => {
    expect(await send(fields)).toMatchObject({ tone: 'danger', status: 400 });
  });
});
