import { createCustomer, type NewCustomer } from '@stoa/commerce';
import { unique } from '@stoa/commerce/testing';
import { ask } from './ask.ts';
import { everyFieldOf } from './every-operation.ts';
import { someText } from './some-text.ts';
import type { TestClient } from './test-client.ts';
import type { ServedSale } from './test-sale.ts';

export const LOGIN = `mutation ($email: String!, $password: String!) {
  login(email: $email, password: $password) ${everyFieldOf('LoginReply', 2)} }`;

/** What is told of a verified customer of whom nothing but the address is known, beside that address. */
export const plainCustomer = {
  _id: someText,
  addresses: [],
  first_name: '',
  last_name: '',
  nick_name: null,
  group: 'retail',
  is_email_confirmed: false,
  is_restricted: false,
  is_verified: true,
  preferred_seller: null,
  scope: ['account', 'prices'],
  verifyHash: null,
  visitor_location: null,
};

/** What a customer signs in with. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/** Makes a customer who can sign in. */
export async function makeAccount(
  { system }: Pick<ServedSale, 'system'>,
  given: Partial<NewCustomer> = {},
): Promise<Account> {
  const account = { email: `${unique('ada')}@example.com`, password: 'correct horse' };
  await createCustomer(system, { ...account, ...given });
  return account;
}

/** Returns a customer of their own, who has signed in. */
export async function signedIn(
  sale: ServedSale,
  given: Partial<NewCustomer> = {},
): Promise<Account & { readonly who: TestClient }> {
  const account = await makeAccount(sale, given);
  const who = sale.visitor();
  await ask(who, LOGIN, account);
  return { ...account, who };
}
