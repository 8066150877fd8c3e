import { createTestDatabase, mailedToken, unique } from '@stoa/commerce/testing';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { everyFieldOf } from './testing/every-operation.ts';
import { noRefusal } from './testing/outcome.ts';
import { someText } from './testing/some-text.ts';
import { LOGIN, makeAccount, plainCustomer, signedIn } from './testing/test-customer.ts';
import { newYork, serveSale } from './testing/test-sale.ts';

const database = await createTestDatabase(inject('postgresUrl'));
afterAll(() => database.drop());
const sale = await serveSale(database.db);
afterAll(() => sale.server.close());

const ME = `{ me ${everyFieldOf('Customer', 2)} }`;

const statuses = [
  { status: 'verified', told: {} },
  { status: 'pending', told: { is_verified: false, scope: ['account'], verifyHash: 'pending' } },
  { status: 'restricted', told: { is_verified: false, is_restricted: true, scope: ['account'] } },
] as const;

describe('a customer, asked for all fields', () => {
  it.each(statuses)(
    'who is $status is told so, in the login as later, by both doors [API-REST-501, API-REST-503, AUTH-503, AUTH-511, ENT-013, ENT-058, ENT-570]',
    async ({ status, told }) => {
      const named = { firstName: 'Ada', lastName: 'Byron', nickName: unique('Countess ') };
      const account = await makeAccount(sale, { ...named, status, group: 'wholesale' });
      const user = {
        ...plainCustomer,
        email: account.email,
        first_name: 'Ada',
        last_name: 'Byron',
        nick_name: named.nickName,
        group: 'wholesale',
        ...told,
      };
      const begun = { success: true, token: someText, redirect: null, user };
      const { login } = Object(await ask(sale.visitor(), LOGIN, account));
      expect(login).toEqual({ ...noRefusal, ...begun });
      const who = sale.visitor({ authorization: `Bearer ${login.token}` });
      expect(await ask(who, ME)).toEqual({ me: user });
      const { body } = await sale.visitor().post('/api/auth/login', account);
      expect(body).toEqual(begun);
      const again = sale.visitor({ authorization: `Bearer ${Object(body).token}` });
      expect((await again.get('/api/auth/user')).body).toEqual({ success: true, user });
    },
  );

  it('of whom nothing is known has empty names, and a guest is nobody [ACC-002, API-REST-503, AUTH-503]', async () => {
    const { email, who } = await signedIn(sale);
    expect(await ask(who, ME)).toEqual({ me: { ...plainCustomer, email } });
    const guest = sale.visitor();
    expect(await ask(guest, ME)).toEqual({ me: null });
    expect((await guest.get('/api/auth/user')).body).toEqual({ success: true, user: null });
  });

  it('who followed the mailed link has confirmed the address', async () => {
    const { email, who } = await signedIn(sale);
    const asked = `mutation { confirmEmail ${everyFieldOf('AccountReply', 1)} }`;
    expect(await ask(who, asked)).toEqual({ confirmEmail: { ...noRefusal, success: true } });
    const token = await mailedToken(sale.system, email, '/verify-email');
    const verify = `mutation ($token: String!) { verifyEmail(token: $token) ${everyFieldOf('VerifyEmailReply', 1)} }`;
    expect(await ask(who, verify, { token })).toEqual({ verifyEmail: { ...noRefusal, success: true } });
    expect(await ask(who, ME)).toEqual({ me: { ...plainCustomer, email, is_email_confirmed: true } });
  });

  it('is told with the own addresses, the default first [ENT-570]', async () => {
    const { email, who } = await signedIn(sale);
    const home = { ...newYork, company: 'Engines', street2: 'Flat 2', phone: '212 555 0100' };
    await who.post('/api/account/addresses', { address: home });
    await who.post('/api/account/addresses', { address: newYork });
    const addresses = [
      { _id: someText, address: home, is_default: true },
      { _id: someText, address: { ...newYork, company: '', street2: '', phone: '' }, is_default: false },
    ];
    const user = { ...plainCustomer, email, addresses };
    expect(await ask(who, ME)).toEqual({ me: user });
    expect((await who.get('/api/auth/user')).body).toEqual({ success: true, user });
  });
});
