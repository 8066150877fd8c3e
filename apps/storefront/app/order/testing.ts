/** Whose last name would turn round what stands beside it. */
export const address = {
  first_name: 'Ada',
  last_name: '\u202Eevil',
  company: '',
  street: '12 Harbor Street',
  street2: ' ',
  city: 'Portland',
  state: 'ME',
  postcode: '04101',
  country: 'US',
  phone: '',
};

/** An order without lines. */
export const order = {
  _id: 'order',
  increment_id: '1001',
  email: 'ada@example.com',
  createdAt: '2026-01-02T03:04:05Z',
  currency: 'USD',
  subtotal: 48,
  discount_amount: 0,
  shipping_amount: 5,
  tax_amount: 3,
  prices_include_tax: false,
  grand_total: 56,
  note: '',
  shipping_method: null,
  items: [],
  shipping_address: null,
  billing_address: address,
  status: { name: 'pending' as const, friendly_name: 'New', color: 'info' as const },
  payment_method: { code: 'later', title: 'Later', instructions: '' },
};
