import type { CheckoutQuery } from '@stoa/contract';
import { cart } from '../cart/testing.ts';

type Checkout = CheckoutQuery['checkout'];
type Me = NonNullable<CheckoutQuery['me']>;

/** Returns a checkout of two mugs, for the US and Canada. */
export const checkoutData = (over: Partial<Checkout> = {}): Checkout => ({
  summary: { ...cart(), shipping_method: 'standard' },
  countries: {
    countries: [
      { code: 'US', name: 'United States', states: [{ code: 'NY', name: 'New York' }] },
      { code: 'CA', name: 'Canada', states: [{ code: 'QC', name: 'Quebec' }] },
    ],
    state_required: ['US', 'CA'],
  },
  placed_order: null,
  shipping_methods: [],
  payment_methods: [],
  shipping_required: true,
  shipping_title: '',
  default_country: 'US',
  total_known: true,
  prevented_message: null,
  tax_estimate: {
    success: true,
    message: null,
    total_due: 59.28,
    amount: 48,
    tax_amount: 5.33,
    shipping_amount: 5.95,
    shipping_fee: 0,
    shipping_level_discount: 0,
    discount_amount: 0,
    prices_include_tax: false,
  },
  ...over,
});

/** Returns the answer to the checkout document. */
export const checkoutAnswer = (over: Partial<CheckoutQuery> = {}): CheckoutQuery => ({
  me: null,
  checkout: checkoutData(),
  ...over,
});

/** Somebody signed in, with a default address in this country. */
export const ada = (country: string): Me => ({
  _id: 'ada',
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'Tester',
  addresses: [
    {
      is_default: true,
      address: {
        first_name: 'Ada',
        last_name: 'Tester',
        company: '',
        street: '1 Main Street',
        street2: '',
        city: 'New York',
        state: '',
        postcode: '10001',
        country,
        phone: '',
      },
    },
  ],
});
