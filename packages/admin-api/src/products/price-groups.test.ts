import { createCustomerGroup } from '@stoa/commerce';
import { expect, it } from 'vitest';
import { saleOffice } from '../testing/sale-office.ts';

const { opened, ask } = saleOffice('catalog-manager');

it('groups that prices can be for are told by name to whoever sees products and no customer', async () => {
  await createCustomerGroup(opened().sale.system, { code: 'trade', name: 'Able & Sons' });
  expect(await ask('/price-groups')).toMatchObject({
    status: 200,
    body: {
      items: [
        { code: 'trade', name: 'Able & Sons' },
        { code: 'retail', name: 'Retail' },
        { code: 'wholesale', name: 'Wholesale' },
      ],
    },
  });
  expect((await ask('/customer-groups')).status).toBe(403);
});
