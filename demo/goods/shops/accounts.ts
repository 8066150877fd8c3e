import type { DemoCustomer } from './types.ts';

/** The password of every demo account; they exist only where the demo was filled in. */
export const DEMO_PASSWORD = 'stoa-demo';

/** The same three people shop in every demo shop. */
export const demoCustomers: readonly DemoCustomer[] = [
  {
    email: 'shopper@example.com',
    firstName: 'Nora',
    lastName: 'Whitfield',
    nickName: 'Nora W.',
    group: 'retail',
    status: 'verified',
    address: {
      company: '',
      street: '48 Chestnut Street',
      city: 'Portland',
      state: 'ME',
      postcode: '04101',
      country: 'US',
      phone: '2075550148',
    },
  },
  {
    email: 'wholesale@example.com',
    firstName: 'Marcus',
    lastName: 'Adeyemi',
    nickName: 'Adeyemi Inns',
    group: 'wholesale',
    status: 'verified',
    address: {
      company: 'Adeyemi Inns LLC',
      street: '210 Bellevue Avenue',
      city: 'Newport',
      state: 'RI',
      postcode: '02840',
      country: 'US',
      phone: '4015550172',
    },
  },
  {
    email: 'pending@example.com',
    firstName: 'Julia',
    lastName: 'Brandt',
    nickName: 'Julia B.',
    group: 'retail',
    status: 'pending',
    address: {
      company: '',
      street: '17 Mercer Street',
      city: 'New York',
      state: 'NY',
      postcode: '10013',
      country: 'US',
      phone: '2125550119',
    },
  },
];

/** The back office: the same people in every demo shop, and the operator over all of them. */
export const demoStaff = [
  { email: 'owner@example.com', name: 'Ada Quill', role: 'owner' },
  { email: 'catalog@example.com', name: 'Tom Harlow', role: 'catalog-manager' },
  { email: 'editor@example.com', name: 'Ines Calder', role: 'content-editor' },
  { email: 'orders@example.com', name: 'Priya Nair', role: 'order-manager' },
  { email: 'support@example.com', name: 'Ben Okafor', role: 'support' },
  { email: 'reader@example.com', name: 'Lena Voss', role: 'read-only' },
  { email: 'operator@example.com', name: 'Sol Andersen', role: 'operator' },
] as const;
