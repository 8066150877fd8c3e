import { createProduct } from '@stoa/commerce';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { ADD_TO_CART } from './testing/cart-visitor.ts';
import { serveMug } from './testing/served-mug.ts';
import { checkoutTo } from './testing/test-sale.ts';

const { sale } = await serveMug();

describe('the cart summary of the contract', () => {
  it('keeps what was written on a piece and chosen for it, sent through either door [API-040, API-041, API-GQL-557, CART-510, CART-528, ENT-537, ENT-553]', async () => {
    const field = (code: string, type: 'text' | 'email') =>
      ({ code, label: code, type, required: false, displayed: true }) as const;
    const { id } = await createProduct(sale.system, {
      classCode: 'gift_certificate',
      sku: 'GIFT-1',
      name: 'Gift certificate',
      price: 5000,
      personalizationOptions: [
        field('recipient_email', 'email'),
        field('recipient_name', 'text'),
        field('from_name', 'text'),
        field('message', 'text'),
      ],
      productOptions: [
        {
          id: 'ink',
          label: 'Ink',
          optionType: 'text',
          isRequired: false,
          additionalFee: 0,
          initialVisibility: 'show',
          values: [],
        },
      ],
    });
    const personalization = {
      recipient_email: 'ada@example.com',
      recipient_name: 'Ada',
      from_name: 'Ben',
      message: 'Many happy returns',
    };
    const who = sale.visitor();
    const addition = { input: { _id: id, qty: 1 }, personalization, options: { Ink: 'Blue' } };
    await ask(who, ADD_TO_CART, addition);
    const lines = '{ getCartSummary { items { personalization_data product_options_data } } }';
    const kept = { personalization_data: personalization, product_options_data: { Ink: 'Blue' } };
    expect(Object(await ask(who, lines)).getCartSummary.items).toEqual([kept]);
    const other = sale.visitor();
    expect(await other.post('/api/cart/add', { id, qty: 1, ...kept })).toMatchObject({ status: 200 });
    expect(Object(await ask(other, lines)).getCartSummary.items).toEqual([kept]);
  });

  it('tells choices in the words of the product with what each adds to the price, in the cart as in its order [ENT-553, OPT-019]', async () => {
    const ribbon = {
      id: 'ribbon',
      label: 'Ribbon',
      optionType: 'select',
      isRequired: false,
      additionalFee: 50,
      initialVisibility: 'show',
      values: [
        { id: 'navy', label: 'Navy', additionalFee: 200, isDefault: false, initialVisibility: 'show' },
      ],
    } as const;
    const words = { code: 'to', label: 'For whom', type: 'text', required: false, displayed: true } as const;
    const { id } = await sale.simple({ productOptions: [ribbon], personalizationOptions: [words] });
    const who = sale.visitor();
    const given = { personalization: { to: 'Ada' }, options: { Ribbon: 'navy' } };
    await ask(who, ADD_TO_CART, { input: { _id: id, qty: 1 }, ...given });
    const choices = [
      { label: 'Ribbon', value: 'Navy', fee: 2.5 },
      { label: 'For whom', value: 'Ada', fee: 0 },
    ];
    const told = { items: [{ choices }] };
    const lines = 'items { choices { label value fee } }';
    expect(await ask(who, `{ getCartSummary { ${lines} } }`)).toEqual({ getCartSummary: told });
    const total =
      '{ checkout(address: { country: "US", state: "NY", postcode: "10001" }) { summary { total_due } } }';
    const { checkout } = Object(await ask(who, total));
    const place = `mutation ($input: PlaceOrderInput!) {
      placeOrder(input: $input, idempotency_key: "choices") { order { ${lines} } } }`;
    const input = checkoutTo(checkout.summary.total_due);
    expect(await ask(who, place, { input })).toEqual({ placeOrder: { order: told } });
  });
});
