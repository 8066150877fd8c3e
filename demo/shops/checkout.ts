import type { ShopSettingsInput } from '@stoa/commerce';

/** How both demo shops send, tax and take money; amounts are cents, rates thousandths of a percent. */
export const demoCheckout: ShopSettingsInput['checkout'] = {
  countries: ['US', 'CA'],
  shippingMethods: [
    {
      id: 'standard',
      title: 'Standard',
      kind: 'flat',
      price: 795,
      freeFrom: 9900,
      countries: [],
      estimateDays: [3, 6],
    },
    { id: 'express', title: 'Express', kind: 'flat', price: 2400, countries: ['US'], estimateDays: [1, 2] },
    {
      id: 'pickup',
      title: 'Pickup at our workshop',
      kind: 'pickup',
      price: 0,
      countries: ['US'],
      estimateDays: [0, 1],
    },
  ],
  taxRates: [
    { country: 'US', state: 'NY', rate: 8875, shippingTaxed: true },
    { country: 'US', state: 'PA', rate: 6000, shippingTaxed: true },
    { country: 'US', state: 'CA', rate: 7250, shippingTaxed: false },
    { country: 'US', state: 'MA', rate: 6250, shippingTaxed: false },
    { country: 'CA', state: 'ON', rate: 13000, shippingTaxed: true },
  ],
  paymentMethods: [
    {
      code: 'bank_transfer',
      title: 'Bank transfer',
      instructions:
        'Please transfer the total within seven days and name the order number. We pack as soon as it has arrived.',
    },
    {
      code: 'pay_by_invoice',
      title: 'Pay by invoice',
      instructions: 'You will find the invoice in the parcel. It is due 14 days after delivery.',
    },
  ],
};
