import type { Shop } from '@stoa/commerce';
import { makeShop } from '@stoa/commerce/testing';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { employ, type OfficePerson, PASSWORD } from './testing/office-people.ts';
import { type ServedOffice, serveOffice } from './testing/served-office.ts';

let office: ServedOffice;
let shop: Shop;
let person: OfficePerson;
const now = () => office.clock().toISOString();

beforeAll(async () => {
  office = await serveOffice(inject('postgresUrl'));
  shop = await makeShop(office.db);
});
beforeEach(async () => {
  person = await employ(office.platform, shop, 'support');
});
afterAll(() => office.close());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const own = (method: Method, path: string, body?: object, token = person.token) =>
  office.ask({ method, path: `/account${path}`, body, token });
const signIn = (password: string, code?: string, headers = {}) =>
  office.ask({
    method: 'POST',
    path: '/session',
    body: { email: person.email, password, ...(code !== undefined && { code }) },
    headers,
  });

/** Sets up an authenticator app by the contract; returns it with the recovery codes that were shown. */
async function setUp() {
  const offer = Object((await own('POST', '/second-factor')).body);
  const totp = new TOTP({ secret: Secret.fromBase32(offer.secret) });
  const code = () => totp.generate({ timestamp: office.clock().getTime() });
  const confirmed = await own('POST', '/second-factor/confirm', { code: code() });
  expect(confirmed.status).toBe(200);
  const { recoveryCodes }: { recoveryCodes: string[] } = Object(confirmed.body);
  return { offer, code, recoveryCodes };
}

describe('an account', () => {
  it('is told whole, and renamed by whoever saw the newest [ADM-907]', async () => {
    const told = {
      name: 'Ada Quill',
      email: person.email,
      operator: false,
      secondFactorSince: null,
      recoveryCodesLeft: 0,
      version: 1,
    };
    expect((await own('GET', '')).body).toEqual(told);
    const renamed = await own('PATCH', '', { name: ' Ada Byron ', version: 1 });
    expect(renamed.body).toEqual({ ...told, name: 'Ada Byron', version: 2 });
    expect(await own('PATCH', '', { name: 'Eve', version: 1 })).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        params: { fields: 'name', revision: 2 },
        present: { name: 'Ada Byron' },
      },
    });
    expect((await own('PATCH', '', { name: '' })).body).toMatchObject({
      status: 400,
      errors: expect.arrayContaining([
        { pointer: '/name', detail: expect.any(String) },
        { pointer: '/version', detail: expect.any(String) },
      ]),
    });
    const { body } = await office.ask({ method: 'GET', path: '/session', token: person.token });
    expect(Object(body).person).toEqual({
      id: person.staffId,
      name: 'Ada Byron',
      email: person.email,
      operator: false,
      secondFactor: false,
    });
  });

  it('has its password changed, which ends all other sessions [ADM-011]', async () => {
    const other = await signIn(PASSWORD);
    const wrong = await own('PUT', '/password', { current: 'wrong', next: 'battery staple' });
    expect(wrong).toMatchObject({
      status: 401,
      body: { code: 'invalid-credentials', errors: [{ pointer: '/current' }] },
    });
    expect((await own('PUT', '/password', { current: PASSWORD, next: 'battery staple' })).status).toBe(204);
    expect((await own('GET', '', undefined, other.token)).status).toBe(401);
    expect((await own('GET', '')).status).toBe(200);
    expect([(await signIn(PASSWORD)).status, (await signIn('battery staple')).status]).toEqual([401, 200]);
  });
});

describe('sessions', () => {
  it('are told with browser, address, begin and last use, and ended one by one or all others [ADM-011]', async () => {
    office.clock.advance(120);
    const second = await signIn(PASSWORD, undefined, {
      'user-agent': 'Mozilla/5.0 Firefox/151.0',
      'x-test-address': '203.0.113.7',
    });
    const third = await signIn(PASSWORD);
    const { items } = Object((await own('GET', '/sessions')).body);
    expect(items).toHaveLength(3);
    expect(items).toContainEqual({
      id: expect.any(String),
      current: false,
      userAgent: 'Mozilla/5.0 Firefox/151.0',
      networkAddress: '203.0.113.7',
      startedAt: now(),
      lastUsedAt: now(),
      expiresAt: new Date(office.clock().getTime() + 43_200_000).toISOString(),
    });
    const current = items.find((one: { current: boolean }) => one.current);
    expect([current.userAgent, current.lastUsedAt]).toEqual([null, now()]);
    const firefox = items.find((one: { userAgent: string | null }) => one.userAgent?.includes('Firefox'));
    expect((await own('DELETE', `/sessions/${firefox.id}`)).status).toBe(204);
    const seen = async (token = '') => (await own('GET', '', undefined, token)).status;
    expect([await seen(second.token), await seen(third.token)]).toEqual([401, 200]);
    expect((await own('DELETE', '/sessions')).status).toBe(204);
    expect([await seen(third.token), await seen(person.token)]).toEqual([401, 200]);
    const last = await own('DELETE', `/sessions/${current.id}`);
    expect([last.status, last.token, await seen(person.token)]).toEqual([204, '', 401]);
  });
});

describe('a second factor', () => {
  it('is on only after a code of it, which is asked for from then on [ADM-006]', async () => {
    const offer = Object((await own('POST', '/second-factor')).body);
    expect(offer).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringMatching(/^otpauth:\/\/totp\/Stoa:/),
    });
    expect((await own('POST', '/second-factor/confirm', { code: '000000' })).body).toMatchObject({
      status: 401,
      errors: [{ pointer: '/code' }],
    });
    expect((await signIn(PASSWORD)).status).toBe(200);
    const { code } = await setUp();
    expect((await own('GET', '')).body).toMatchObject({ secondFactorSince: now(), recoveryCodesLeft: 10 });
    expect(await signIn(PASSWORD)).toMatchObject({ status: 401, body: { code: 'code-required' } });
    expect(await signIn('wrong')).toMatchObject({ status: 401, body: { code: 'invalid-credentials' } });
    // The code that switched it on is used up.
    expect(await signIn(PASSWORD, code())).toMatchObject({
      status: 401,
      body: { errors: [{ pointer: '/code' }] },
    });
    office.clock.advance(30);
    const next = code();
    expect(await signIn(PASSWORD, next)).toMatchObject({ status: 200, body: { recoveryCodesLeft: null } });
    expect((await signIn(PASSWORD, next)).status).toBe(401);
  });

  it('has ten recovery codes that each sign in once and tell how many are left [ADM-007]', async () => {
    const { recoveryCodes } = await setUp();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const [at, code] of recoveryCodes.entries()) {
      const recoveryCodesLeft = 9 - at;
      expect(await signIn(PASSWORD, code)).toMatchObject({ status: 200, body: { recoveryCodesLeft } });
      expect((await own('GET', '')).body).toMatchObject({ recoveryCodesLeft });
    }
    expect((await signIn(PASSWORD, recoveryCodes[0])).status).toBe(401);
  });

  it('has new recovery codes by one that is left, and the old are void [ADM-007]', async () => {
    const { recoveryCodes } = await setUp();
    const [first = '', second = ''] = recoveryCodes;
    const renewed = Object((await own('POST', '/recovery-codes', { code: first })).body).recoveryCodes;
    expect(new Set(renewed).size).toBe(10);
    expect((await signIn(PASSWORD, second)).status).toBe(401);
    const left = { status: 200, body: { recoveryCodesLeft: 9 } };
    expect(await signIn(PASSWORD, renewed[0])).toMatchObject(left);
  });

  it('goes off by password and code, and ends all other sessions [ADM-011]', async () => {
    const { code } = await setUp();
    office.clock.advance(30);
    const other = await signIn(PASSWORD, code());
    office.clock.advance(30);
    const remove = (password: string) => own('POST', '/second-factor/remove', { password, code: code() });
    expect((await remove('wrong')).body).toMatchObject({ errors: [{ pointer: '/password' }] });
    expect((await remove(PASSWORD)).status).toBe(204);
    expect((await own('GET', '', undefined, other.token)).status).toBe(401);
    expect((await signIn(PASSWORD)).status).toBe(200);
  });
});

describe('a new password', () => {
  it('is asked for alike by known and unknown addresses [ADM-005]', async () => {
    const ask = (email: string) => office.ask({ method: 'POST', path: '/password-resets', body: { email } });
    const [known, unknown] = [await ask(person.email), await ask('nobody@example.com')];
    expect([known.status, known.text]).toEqual([202, '']);
    expect([unknown.status, unknown.text]).toEqual([202, '']);
  });
});
