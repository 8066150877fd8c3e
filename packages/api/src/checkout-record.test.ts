import { newId } from '@stoa/commerce';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { makeBowlBuyers, placeOrder, TOTAL } from './testing/bowl-buyers.ts';
import { everyFieldOf } from './testing/every-operation.ts';
import { serveMug } from './testing/served-mug.ts';
import { newYork } from './testing/test-sale.ts';

const { sale } = await serveMug();
const { buyer, guest } = await makeBowlBuyers(sale);

describe('a checkout, asked for all of its fields', () => {
  it('tells how it can be sent and paid, what it costs and where the shop delivers [ENT-536, ENT-539]', async () => {
    const who = await buyer();
    const query = `query ($address: AddressInput) { checkout(address: $address, shipping_method: "standard")
      ${everyFieldOf('Checkout', 1)} countries ${everyFieldOf('Countries', 1)} }`;
    const { checkout, countries } = Object(await ask(who, query, { address: newYork }));
    const costs = {
      amount: 56,
      currency: 'USD',
      discount_amount: 0,
      message: null,
      prices_include_tax: false,
      shipping_amount: 6.95,
      shipping_fee: 0,
      shipping_level_discount: 0,
      tax_amount: 4.98,
      total_due: TOTAL,
    };
    expect(checkout).toEqual({
      countries: { success: true, state_required: ['US', 'CA', 'AU'] },
      default_country: 'US',
      payment_methods: [
        {
          code: 'check',
          title: 'Check',
          instructions: 'Send it to us.',
          sellerGuid: sale.shop.ownSellerId,
        },
      ],
      placed_order: null,
      prevented_message: null,
      shipping_methods: [
        {
          currency: 'USD',
          default_info: { estimate_days: { min: 3, max: 5 } },
          method: 'standard',
          price: 6.95,
          shipping_total: 6.95,
          title: 'Standard',
        },
      ],
      shipping_required: true,
      shipping_title: 'Standard',
      summary: expect.objectContaining({ grand_total: TOTAL, shipping_method: 'standard' }),
      tax_estimate: { ...costs, success: true, code: null, field: null },
      total_known: true,
    });
    expect(countries).toEqual({
      success: true,
      countries: [
        { code: 'US', name: 'United States' },
        { code: 'CA', name: 'Canada' },
      ],
      state_required: ['US', 'CA', 'AU'],
    });
  });

  it('with the key of an order has the order that was placed with it, and what opens it [OPEN-038]', async () => {
    const query = `query ($key: String!) { checkout(idempotency_key: $key) {
      placed_order ${everyFieldOf('PlacedOrder', 0)} } }`;
    const key = newId();
    const who = await guest();
    expect(await ask(who, query, { key })).toEqual({ checkout: { placed_order: null } });
    const { placeOrder: placed } = Object(await placeOrder(who, {}, key));
    const { order, guest_token } = placed;
    expect(await ask(who, query, { key })).toEqual({
      checkout: { placed_order: { _id: order._id, guest_token } },
    });
    const byToken = `/api/orders/${order._id}?token=${encodeURIComponent(guest_token)}`;
    expect((await sale.visitor().get(byToken)).body).toMatchObject({ order: { _id: order._id } });
  });
});
