import { rememberPage, sendResetMail } from '@stoa/commerce';
import { mailedToken, testJobs, testPlatform, unique } from '@stoa/commerce/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { everyFieldOf } from './testing/every-operation.ts';
import { noRefusal } from './testing/outcome.ts';
import { serveMug } from './testing/served-mug.ts';
import { someText } from './testing/some-text.ts';
import type { TestClient } from './testing/test-client.ts';
import { LOGIN, makeAccount, plainCustomer, signedIn } from './testing/test-customer.ts';

const { sale } = await serveMug();
const jobs = await testJobs(testPlatform(sale.system.db, sale.clock), [sendResetMail]);
afterAll(() => jobs.stop());

// Each test has the mails and attempts of an hour of its own.
beforeEach(() => sale.clock.advance(3600));

const emailOf = async (token: string) =>
  Object(await ask(sale.visitor({ authorization: `Bearer ${token}` }), '{ me { email } }')).me.email;

const SAVE_SETTINGS = `mutation ($input: AccountSettingsInput!) {
  saveAccountSettings(input: $input) ${everyFieldOf('AccountSettingsReply', 3)} }`;

/** What is done with an account, through one door; each returns the whole answer. */
interface AccountDoor {
  readonly name: string;
  /** What an answer has beside its own. */
  readonly done: object;
  login(who: TestClient, account: object): Promise<unknown>;
  change(who: TestClient, former: string, password: string): Promise<unknown>;
  askForReset(who: TestClient, email: string): Promise<unknown>;
  reset(who: TestClient, token: string, password: string): Promise<unknown>;
  save(who: TestClient, input: object): Promise<unknown>;
}

const graphql: AccountDoor = {
  name: 'GraphQL',
  done: { success: true, ...noRefusal },
  login: async (who, account) => Object(await ask(who, LOGIN, account)).login,
  async change(who, former, password) {
    const query = `mutation ($former: String!, $password: String!) {
      changePassword(current_password: $former, new_password: $password) ${everyFieldOf('SessionReply', 1)} }`;
    return Object(await ask(who, query, { former, password })).changePassword;
  },
  async askForReset(who, email) {
    const query = `mutation ($email: String!) { requestPasswordReset(email: $email) ${everyFieldOf('AccountReply', 1)} }`;
    return Object(await ask(who, query, { email })).requestPasswordReset;
  },
  async reset(who, token, password) {
    const query = `mutation ($token: String!, $password: String!) {
      resetPassword(token: $token, password: $password) ${everyFieldOf('SessionReply', 1)} }`;
    return Object(await ask(who, query, { token, password })).resetPassword;
  },
  async save(who, input) {
    // It has `status` in the place of `success`.
    return { ...Object(await ask(who, SAVE_SETTINGS, { input })).saveAccountSettings, success: true };
  },
};

const rest: AccountDoor = {
  name: 'REST',
  done: { success: true },
  login: async (who, account) => (await who.post('/api/auth/login', account)).body,
  change: async (who, current_password, new_password) =>
    (await who.post('/api/account/password', { current_password, new_password })).body,
  askForReset: async (who, email) => (await who.post('/api/auth/request-password-reset', { email })).body,
  reset: async (who, token, password) =>
    (await who.post('/api/auth/reset-password', { token, password })).body,
  save: async (who, input) => (await who.post('/api/account/settings', input)).body,
};

describe.each([graphql, rest])('an account by $name', (door) => {
  it('leads after the login to the page that was remembered [AUTH-508]', async () => {
    const who = sale.visitor();
    const { initSessionId } = Object(await ask(who, '{ initSessionId { session_id } }'));
    await rememberPage(sale.guest(initSessionId.session_id), '/account/orders');
    const account = await makeAccount(sale);
    expect(await door.login(who, account)).toMatchObject({ ...door.done, redirect: '/account/orders' });
  });

  it('with a new password goes on under a new token', async () => {
    const { email, password, who } = await signedIn(sale);
    const changed = await door.change(who, password, 'another horse');
    expect(changed).toEqual({ ...door.done, token: someText });
    expect(await emailOf(Object(changed).token)).toBe(email);
  });

  it('is open again by the link that was mailed', async () => {
    const { email } = await makeAccount(sale);
    expect(await door.askForReset(sale.visitor(), email)).toEqual(door.done);
    await jobs.runDue();
    const token = await mailedToken(sale.system, email, '/reset-password');
    const begun = await door.reset(sale.visitor(), token, 'another horse');
    expect(begun).toEqual({ ...door.done, token: someText });
    expect(await emailOf(Object(begun).token)).toBe(email);
  });

  it('keeps what its owner says, a new address once it is confirmed [ACC-015, ACC-016, API-015]', async () => {
    const { email, who } = await signedIn(sale);
    const [wanted, nick_name] = [`${unique('byron')}@example.com`, unique('Countess ')];
    const names = { first_name: 'Ada', last_name: 'Byron', nick_name };
    const user = { ...plainCustomer, email, ...names };
    const saved = { ...door.done, status: 'success' };
    expect(await door.save(who, { ...names, email: wanted })).toEqual({
      ...saved,
      user,
      email_to_confirm: wanted,
    });
    expect(await door.save(who, { last_name: 'Lovelace' })).toEqual({
      ...saved,
      user: { ...user, last_name: 'Lovelace' },
      email_to_confirm: null,
    });
  });
});

it('what is refused of an account is told with its code, its words and its field, and with nothing beside [ACC-016]', async () => {
  const { who } = await signedIn(sale);
  const told = (code: string, field: string, rule = code) => ({
    code,
    field,
    field_errors: [{ field, code: rule, message: someText, params: expect.any(Object) }],
    message: someText,
  });
  const noSession = { success: false, token: null };
  expect(await graphql.change(who, 'wrong', 'long enough')).toEqual({
    ...noSession,
    ...told('INVALID_CREDENTIALS', 'current_password'),
  });
  expect(await graphql.reset(sale.visitor(), 'unknown', 'long enough')).toEqual({
    ...noSession,
    ...told('NOT_FOUND', 'token'),
  });
  const { body } = await who.graphql(SAVE_SETTINGS, { input: { email: 'no address' } });
  expect(Object(body).data).toEqual({
    saveAccountSettings: {
      status: 'error',
      user: null,
      email_to_confirm: null,
      ...told('BAD_USER_INPUT', 'email', 'field.email'),
    },
  });
});
