import { createProduct } from '@stoa/commerce';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { ADD_TO_CART } from './testing/cart-visitor.ts';
import { serveMug } from './testing/served-mug.ts';
import { checkoutTo } from './testing/test-sale.ts';

const { sale } = await serveMug();

const field = (code: string, label: string, type: 'text' | 'email' = 'text') =>
  ({ code, label, type, required: false, displayed: true }) as const;

/** What is asked of who buys a gift certificate. */
const certificateFields = [
  field('recipient_name', 'For whom'),
  field('recipient_email', 'Their email', 'email'),
  field('from_name', 'From whom'),
  field('message', 'Message'),
];

const written = {
  recipient_email: 'ada@example.com',
  recipient_name: 'Ada',
  from_name: 'Ben',
  message: 'Many happy returns',
};

describe('the cart summary of the contract', () => {
  it('keeps what was written on a piece and chosen for it, sent through either door [API-040, API-041, API-GQL-557, CART-510, CART-528, ENT-537, ENT-553]', async () => {
    const { id } = await createProduct(sale.system, {
      classCode: 'gift_certificate',
      sku: 'GIFT-1',
      name: 'Gift certificate',
      price: 5000,
      personalizationOptions: certificateFields,
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
    const who = sale.visitor();
    const addition = { input: { _id: id, qty: 1 }, personalization: written, options: { Ink: 'Blue' } };
    await ask(who, ADD_TO_CART, addition);
    const lines = '{ getCartSummary { items { personalization_data product_options_data } } }';
    const kept = { personalization_data: written, product_options_data: { Ink: 'Blue' } };
    expect(Object(await ask(who, lines)).getCartSummary.items).toEqual([kept]);
    const third = sale.visitor();
    await ask(third, 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { success } }', {
      input: { _id: id, qty: 1, ...kept },
    });
    expect(Object(await ask(third, lines)).getCartSummary.items).toEqual([kept]);
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
    const { id } = await sale.simple({ productOptions: [ribbon], personalizationOptions: certificateFields });
    const who = sale.visitor();
    const given = { personalization: written, options: { Ribbon: 'navy' } };
    await ask(who, ADD_TO_CART, { input: { _id: id, qty: 1 }, ...given });
    const choices = [
      { label: 'Ribbon', value: 'Navy', fee: 2.5 },
      { label: 'For whom', value: 'Ada', fee: 0 },
      { label: 'Their email', value: 'ada@example.com', fee: 0 },
      { label: 'From whom', value: 'Ben', fee: 0 },
      { label: 'Message', value: 'Many happy returns', fee: 0 },
    ];
    const kept = { personalization_data: written, product_options_data: { Ribbon: 'Navy' } };
    const told = { items: [{ choices, ...kept }] };
    const lines = 'items { choices { label value fee } personalization_data product_options_data }';
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
