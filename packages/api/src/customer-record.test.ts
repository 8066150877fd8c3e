import { createCustomer } from '@stoa/commerce';
import { unique } from '@stoa/commerce/testing';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { everyFieldOf } from './testing/every-operation.ts';
import { serveMug } from './testing/served-mug.ts';
import { someText } from './testing/some-text.ts';
import { newYork } from './testing/test-sale.ts';

const { sale } = await serveMug();

const password = 'correct horse';
const LOGIN = `mutation ($email: String!, $password: String!) {
  login(email: $email, password: $password) ${everyFieldOf('LoginReply', 2)} }`;
const noRefusal = { code: null, field: null, field_errors: [], message: null };

/** Returns a customer of their own, signed in, with what the login said. */
async function customer(given: object) {
  const email = `${unique('ada')}@example.com`;
  await createCustomer(sale.system, { email, password, ...given });
  const { login } = Object(await ask(sale.visitor(), LOGIN, { email, password }));
  return { email, login, who: sale.visitor({ authorization: `Bearer ${login.token}` }) };
}

describe('a customer, asked for all fields', () => {
  it('who waits to be verified is told so, in the login as later [ENT-013, ENT-570]', async () => {
    const named = { firstName: 'Ada', lastName: 'Byron', nickName: unique('Countess ') };
    const { email, login, who } = await customer({ ...named, status: 'pending' });
    const user = {
      _id: someText,
      addresses: [],
      email,
      first_name: 'Ada',
      last_name: 'Byron',
      nick_name: named.nickName,
      group: 'retail',
      is_email_confirmed: false,
      is_restricted: false,
      is_verified: false,
      preferred_seller: null,
      scope: ['account'],
      verifyHash: 'pending',
      visitor_location: null,
    };
    expect(login).toEqual({ ...noRefusal, success: true, token: someText, redirect: null, user });
    expect(await ask(who, `{ me ${everyFieldOf('Customer', 2)} }`)).toEqual({ me: user });
  });

  it('who is restricted is told so, and one who is verified has neither [ENT-013, ENT-570]', async () => {
    const fields = '{ me { is_restricted is_verified verifyHash } }';
    const { who: restricted } = await customer({ status: 'restricted' });
    expect(await ask(restricted, fields)).toMatchObject({ me: { is_restricted: true } });
    const { who: verified } = await customer({ status: 'verified' });
    expect(await ask(verified, fields)).toEqual({
      me: { is_restricted: false, is_verified: true, verifyHash: null },
    });
  });

  it('has the addresses that were kept, and the default one is told [ENT-058]', async () => {
    const { who } = await customer({});
    const save = `mutation ($input: SavedAddressInput!) { saveAddress(input: $input) ${everyFieldOf('AddressBookReply', 2)} }`;
    const address = { ...newYork, company: 'Engines', street2: 'Flat 2', phone: '212 555 0100' };
    const first = { _id: someText, address, is_default: true };
    expect(await ask(who, save, { input: { address, is_default: true } })).toEqual({
      saveAddress: { ...noRefusal, success: true, addresses: [first] },
    });
    const other = { ...address, street: '2 Main Street' };
    const both = [first, { _id: someText, address: other, is_default: false }];
    expect(await ask(who, save, { input: { address: other } })).toMatchObject({
      saveAddress: { addresses: expect.arrayContaining(both) },
    });
    const { me } = Object(await ask(who, `{ me ${everyFieldOf('Customer', 2)} }`));
    expect(me.addresses).toEqual(expect.arrayContaining(both));
  });
});
