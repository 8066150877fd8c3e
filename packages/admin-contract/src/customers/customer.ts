import { accountStatuses } from '@stoa/domain';
import { z } from 'zod';
import { instant, version } from '../parts/fields.ts';
import { amount, currency } from '../parts/money.ts';

export const accountStatus = z
  .enum(accountStatuses)
  .describe(
    '`pending` waits to be verified; `restricted` was barred by staff. Both are shown no hidden prices.',
  );

const group = z.object({ code: z.string(), name: z.string() });

const figures = {
  orders: z.int().describe('Orders that were placed, cancelled ones included.'),
  spent: amount.describe('What was taken for all orders and not given back, in minor units.'),
  currency,
  lastOrderAt: instant.nullable().describe('Null for who never ordered.'),
};

/** A customer in the list. ADM-301 */
export const listedCustomer = z.object({
  id: z.uuid(),
  name: z.string().describe('First and last name; may be empty.'),
  email: z.string(),
  status: accountStatus,
  group,
  joinedAt: instant,
  ...figures,
});
export type ListedCustomer = z.output<typeof listedCustomer>;

/** An address as it is kept. What is not there is null. */
const keptAddress = z.object({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable(),
  line1: z.string(),
  line2: z.string().nullable(),
  city: z.string(),
  state: z.string().nullable().describe('By its code where the country has a list of states.'),
  postcode: z.string().nullable(),
  country: z.string().describe('ISO 3166-1.'),
  phone: z.string().nullable(),
});

export const customerAddress = z.object({
  id: z.uuid(),
  isDefault: z.boolean(),
  address: keptAddress,
});
export type CustomerAddress = z.output<typeof customerAddress>;

/** A customer as staff see them: no password, not even sealed, and no session's token. ADM-304, ADM-305 */
export const customer = z.object({
  id: z.uuid(),
  version,
  email: z.string(),
  emailConfirmedAt: instant.nullable().describe('When a link that only their mailbox got was followed.'),
  newEmail: z
    .object({ email: z.string(), expiresAt: instant })
    .nullable()
    .describe('An address that waits to be confirmed by its mailbox.'),
  firstName: z.string(),
  lastName: z.string(),
  nickName: z.string().nullable().describe('Shown beside what they write in public.'),
  status: accountStatus,
  group,
  hasPassword: z.boolean().describe('Without one they cannot sign in yet.'),
  sessions: z.int().describe('Browsers and apps in which they are signed in.'),
  joinedAt: instant,
  ...figures,
  addresses: z.array(customerAddress).describe('The default first, then the newest.'),
});
export type Customer = z.output<typeof customer>;

const text = z.string().max(1000);
const optional = text.nullish();

/** An address as it is typed; the rules of the shop and of the country are checked, and every field at fault is told. */
export const typedAddress = z.strictObject({
  firstName: text,
  lastName: text,
  company: optional,
  line1: text,
  line2: optional,
  city: text,
  state: optional.describe('By code or name where the country has a list of states.'),
  postcode: optional,
  country: text.describe('ISO 3166-1, one of the countries of the shop.'),
  phone: optional,
});

/** What the shop asks of addresses. */
export const addressRules = z.object({
  countries: z.array(z.string()).describe('ISO 3166-1, where the shop sells to.'),
  stateRequired: z.array(z.string()).describe('Countries of which the state must be given.'),
  phoneRequired: z.boolean(),
});
