import type { ShopSettingsInput } from '@stoa/commerce';

type Checkout = ShopSettingsInput['checkout'];
type Delivery = NonNullable<ShopSettingsInput['delivery']>;

/** Where both shops collect sales tax; thousandths of a percent. */
export const taxRates: Checkout['taxRates'] = [
  { country: 'US', state: 'ME', rate: 5500, shippingTaxed: false },
  { country: 'US', state: 'MA', rate: 6250, shippingTaxed: false },
  { country: 'US', state: 'RI', rate: 7000, shippingTaxed: true },
  { country: 'US', state: 'CT', rate: 6350, shippingTaxed: true },
  { country: 'US', state: 'NY', rate: 4000, shippingTaxed: true },
  { country: 'US', state: 'NY', postcodePrefix: '10', rate: 8875, shippingTaxed: true },
  { country: 'US', state: 'PA', rate: 6000, shippingTaxed: true },
  { country: 'US', state: 'CA', rate: 7250, shippingTaxed: false },
  { country: 'US', state: 'TX', rate: 6250, shippingTaxed: true },
];

/** Ways to pay that need no third party. */
export const paymentMethods: Checkout['paymentMethods'] = [
  {
    code: 'bank_transfer',
    title: 'Bank transfer',
    instructions:
      'Please transfer the total within seven days and name the order number. We pack as soon as it has arrived.',
    bankAccount: {
      holder: 'Demo Shops LLC',
      bank: 'First Bank of Nowhere',
      account: '0000 1234 5678',
      routing: '000000000',
    },
  },
  {
    code: 'pay_by_invoice',
    title: 'Pay by invoice',
    instructions: 'The invoice is in the parcel. It is due 14 days after delivery.',
  },
  {
    code: 'cash_on_pickup',
    title: 'Cash on pickup',
    instructions: 'Pay at the counter when you collect your order. We keep it for ten days.',
    shippingKinds: ['pickup'],
  },
];

/** Days on which neither the shops nor the carriers work. */
const holidays = ['2026-11-26', '2026-12-25', '2027-01-01', '2027-05-31', '2027-07-05', '2027-09-06'];

/** What is on the shelf goes out the same day or the next; what is made to order takes a week. */
export const delivery: Delivery = {
  default: 'stock',
  rules: [
    { id: 'stock', cutoff: '14:00', holidays, handlingDays: [0, 1], transitDays: [2, 4] },
    { id: 'to-order', cutoff: '14:00', holidays, handlingDays: [4, 6], transitDays: [2, 4] },
  ],
};
