import { type CustomerSearch, searchCustomers } from '@stoa/commerce';
import type { Figure } from '../lib/figure.ts';
import { furtherOn, overNumbers, withFewAndMany } from '../lib/list-growth.ts';
import { makeCustomers } from '../lib/many-customers.ts';

/** First pages with their count. */
const firstPages: Readonly<Record<string, CustomerSearch>> = {
  'standing and group, by sum spent': { status: ['pending'], group: ['trade'], sort: 'spent' },
  'standing and orders, which most pass, by name': {
    status: ['verified'],
    leastOrders: 1,
    sort: 'name',
    direction: 'asc',
  },
  'sum spent and days, by last order': { leastSpent: 50_000, from: '2025-11-01', sort: 'lastOrder' },
  'group and sum spent, by joining': { group: ['trade', 'press'], leastSpent: 10_000 },
  'the beginning of an address': { q: 'emma.w' },
  'a first name': { q: 'Emma' },
  'a last name, and a filter, by name': { q: 'silva', status: ['verified'], sort: 'name' },
  'two letters': { q: 'da' },
};

const sorts = ['joined', 'name', 'orders', 'spent', 'lastOrder'] as const;

const list = { rows: 'customers', search: searchCustomers };

/** How lists of customers take longer with more customers, and further on. */
export const customerList = (): Promise<Figure[]> =>
  withFewAndMany(makeCustomers, 'customer, customer_group', async (few, many) => [
    ...(await overNumbers<CustomerSearch>(
      list,
      { ctx: few, pages: firstPages },
      { ctx: many, pages: firstPages },
    )),
    ...(await furtherOn<CustomerSearch>(
      list,
      many,
      Object.fromEntries(sorts.map((sort) => [sort, { status: ['verified'], sort }])),
    )),
  ]);
