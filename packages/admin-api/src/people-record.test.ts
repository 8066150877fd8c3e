import { type Shop, systemContext } from '@stoa/commerce';
import { mailsOf, makeShop, unique } from '@stoa/commerce/testing';
import { scopesOf } from '@stoa/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { employ, type OfficePerson, PASSWORD, withSecondFactor } from './testing/office-people.ts';
import { type ServedOffice, serveOffice } from './testing/served-office.ts';

let office: ServedOffice;
let shop: Shop;
let owner: OfficePerson;
const now = () => office.clock().toISOString();
const DAY = 86_400_000;
const inDays = (days: number) => new Date(office.clock().getTime() + days * DAY).toISOString();

beforeAll(async () => {
  office = await serveOffice(inject('postgresUrl'));
});
beforeEach(async () => {
  shop = await makeShop(office.db, { name: 'Quay & Sons' });
  owner = await employ(office.platform, shop, 'owner');
});
afterAll(() => office.close());

const ofShop = (path: string) => `/shops/${shop.code}${path}`;
const asOwner = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  office.ask({ method, path: ofShop(path), body, token: owner.token });
const people = async () => (await asOwner('GET', '/people')).body;

/** The token of the newest link that was mailed to somebody. */
async function mailedToken(email: string): Promise<string> {
  const mails = await mailsOf(systemContext(office.platform, shop, { command: 'test' }));
  const [, token = ''] =
    mails
      .filter(({ recipient }) => recipient === email)
      .map(({ text }) => /https:\/\/office\.example\/invitation#(\S+)/.exec(text))
      .find((found) => found !== null) ?? [];
  return token;
}

async function invite(role = 'support') {
  const email = `${unique('invited')}@example.com`;
  const { status, body } = await asOwner('POST', '/invitations', { email, role });
  expect(status).toBe(201);
  return { email, id: String(Object(body).id), token: await mailedToken(email) };
}

describe('the people of a shop', () => {
  it('are told with role, second factor, last sign-in, sessions and open invitations [ADM-016]', async () => {
    const seller = await employ(office.platform, shop, 'seller', shop.ownSellerId);
    await withSecondFactor(office.platform, owner);
    const { id, email } = await invite('catalog-manager');
    expect(await people()).toEqual({
      people: expect.toSatisfy((told: object[]) => told.length === 2),
      invitations: [
        {
          id,
          email,
          role: 'catalog-manager',
          seller: null,
          invitedBy: 'Ada Quill',
          sentAt: now(),
          expiresAt: inDays(7),
          expired: false,
        },
      ],
      rules: { secondFactorRequired: false, version: expect.any(Number) },
    });
    const told = Object(await people()).people;
    const common = { name: 'Ada Quill', lastSignInAt: now(), openSessions: 1, version: 1 };
    expect(told).toContainEqual({
      ...common,
      id: owner.staffId,
      email: owner.email,
      self: true,
      role: 'owner',
      seller: null,
      secondFactor: true,
    });
    expect(told).toContainEqual({
      ...common,
      id: seller.staffId,
      email: seller.email,
      self: false,
      role: 'seller',
      seller: { id: shop.ownSellerId, name: expect.any(String) },
      secondFactor: false,
    });
  });

  it('end all sessions of one of them in one step, and nobody else’s [ADM-016]', async () => {
    const colleague = await employ(office.platform, shop, 'support');
    const sessionOf = async (token: string) =>
      (await office.ask({ method: 'GET', path: '/session', token })).status;
    expect(await sessionOf(colleague.token)).toBe(200);
    expect((await asOwner('DELETE', `/people/${colleague.staffId}/sessions`)).status).toBe(204);
    expect([await sessionOf(colleague.token), await sessionOf(owner.token)]).toEqual([401, 200]);
  });

  it('are given another role by whoever saw the newest: with its present value where it is another [ADM-907]', async () => {
    const { staffId } = await employ(office.platform, shop, 'support');
    const change = (body: object) => asOwner('PATCH', `/people/${staffId}`, body);
    expect((await change({ role: 'read-only' })).body).toMatchObject({
      status: 400,
      code: 'invalid-input',
      errors: [{ pointer: '/version' }],
    });
    expect((await change({ role: 'read-only', version: 1 })).status).toBe(204);
    expect(await change({ role: 'owner', version: 1 })).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        errors: [{ pointer: '/version' }],
        params: { revision: 2 },
        present: { role: 'read-only' },
      },
    });
  });

  it('keep their last owner, who is told why [ADM-015]', async () => {
    const version = { version: 1 };
    const { staffId } = owner;
    const refused = [
      await asOwner('PATCH', `/people/${staffId}`, { ...version, role: 'support' }),
      await asOwner('POST', `/people/${staffId}/remove`, version),
    ];
    for (const { status, body } of refused) {
      expect([status, Object(body).code]).toEqual([409, 'conflict']);
      expect(Object(body).detail).toBe('staff.last_owner');
    }
    const second = await employ(office.platform, shop, 'owner');
    expect((await asOwner('POST', `/people/${staffId}/remove`, version)).status).toBe(204);
    expect((await asOwner('GET', '/people')).status).toBe(404);
    const left = await office.ask({ method: 'GET', path: ofShop('/people'), token: second.token });
    expect(Object(left.body).people).toHaveLength(1);
  });

  it('need a second factor once that is required: until then they reach their account alone [ADM-009]', async () => {
    const colleague = await employ(office.platform, shop, 'read-only');
    const { version } = Object(await people()).rules;
    expect((await asOwner('PATCH', '/people-rules', { version, secondFactorRequired: true })).status).toBe(
      204,
    );
    const refused = { status: 403, body: { code: 'second-factor-required' } };
    expect(await asOwner('GET', '/people')).toMatchObject(refused);
    const back = { version: version + 1, secondFactorRequired: false };
    expect(await asOwner('PATCH', '/people-rules', back)).toMatchObject(refused);
    const orders = { method: 'GET', path: ofShop('/orders'), token: colleague.token } as const;
    expect(await office.ask(orders)).toMatchObject(refused);
    const session = await office.ask({ method: 'GET', path: '/session', token: colleague.token });
    expect(session.body).toMatchObject({ workplaces: [{ needsSecondFactor: true }] });
    expect((await office.ask({ method: 'GET', path: '/account', token: colleague.token })).status).toBe(200);
    await withSecondFactor(office.platform, owner);
    expect(Object(await people()).rules).toEqual({ secondFactorRequired: true, version: version + 1 });
  });

  it('need a second factor as operators, whatever the shop asks for [ADM-009]', async () => {
    const operator = await employ(office.platform, shop, 'operator');
    const read = (path: string) => office.ask({ method: 'GET', path, token: operator.token });
    const needs = async () =>
      Object((await read('/session')).body).workplaces.find(({ code }: Shop) => code === shop.code)
        ?.needsSecondFactor;
    expect(await read(ofShop('/people'))).toMatchObject({
      status: 403,
      body: { code: 'second-factor-required' },
    });
    expect([await needs(), (await read('/account')).status]).toEqual([true, 200]);
    await withSecondFactor(office.platform, operator);
    expect([await needs(), (await read(ofShop('/people'))).status]).toEqual([false, 200]);
  });

  it('limit a seller role to one of the sellers that are told', async () => {
    expect((await asOwner('GET', '/role-sellers')).body).toEqual({
      items: [{ id: shop.ownSellerId, name: expect.any(String) }],
    });
    const { staffId } = await employ(office.platform, shop, 'support');
    const change = (sellerId: string) =>
      asOwner('PATCH', `/people/${staffId}`, { version: 1, role: 'seller', sellerId });
    const foreign = (await makeShop(office.db)).ownSellerId ?? '';
    expect((await change(foreign)).body).toMatchObject({ status: 404, errors: [{ pointer: '/sellerId' }] });
    expect((await change(shop.ownSellerId ?? '')).status).toBe(204);
  });
});

describe('an invitation', () => {
  const read = (token: string) => office.ask({ method: 'POST', path: '/invitations/read', body: { token } });
  const accept = (body: object) => office.ask({ method: 'POST', path: '/invitations/accept', body });

  it('says what it offers, and signs in whoever is new [ADM-003]', async () => {
    const { email, token } = await invite();
    expect((await read(token)).body).toEqual({
      shop: 'Quay & Sons',
      role: 'support',
      email,
      isKnown: false,
      expiresAt: inDays(7),
    });
    const accepted = await accept({ token, name: ' Nina New ', password: PASSWORD });
    expect(accepted.status).toBe(200);
    expect(accepted.body).toEqual({
      shop: shop.code,
      session: {
        person: {
          id: expect.any(String),
          name: 'Nina New',
          email,
          operator: false,
          secondFactor: false,
        },
        workplaces: [
          {
            code: shop.code,
            name: 'Quay & Sons',
            type: 'essential',
            address: shop.baseUrl,
            state: 'open',
            role: 'support',
            oneSeller: false,
            scopes: scopesOf(['support']),
            needsSecondFactor: false,
            timeZone: shop.timeZone,
            locale: shop.locale,
            currency: shop.currency,
          },
        ],
        expiresAt: new Date(office.clock().getTime() + DAY / 2).toISOString(),
      },
    });
    const session = await office.ask({ method: 'GET', path: '/session', token: accepted.token });
    expect(session.body).toEqual(Object(accepted.body).session);
    for (const again of [await read(token), await accept({ token, name: 'Eve', password: PASSWORD })])
      expect(again).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  it('of somebody known elsewhere keeps their password, and the inviter is answered alike [ADM-004]', async () => {
    const elsewhere = await employ(office.platform, await makeShop(office.db), 'support');
    const known = await asOwner('POST', '/invitations', { email: elsewhere.email, role: 'support' });
    const unknown = await asOwner('POST', '/invitations', { email: 'new@example.com', role: 'support' });
    expect([known.status, Object.keys(Object(known.body))]).toEqual([
      unknown.status,
      Object.keys(Object(unknown.body)),
    ]);
    const token = await mailedToken(elsewhere.email);
    expect((await read(token)).body).toMatchObject({ isKnown: true });
    const accepted = await accept({ token, name: 'Eve', password: 'another password' });
    expect([accepted.body, accepted.token]).toEqual([{ shop: shop.code, session: null }, undefined]);
    const signIn = (password: string) =>
      office.ask({ method: 'POST', path: '/session', body: { email: elsewhere.email, password } });
    expect([(await signIn('another password')).status, (await signIn(PASSWORD)).status]).toEqual([401, 200]);
  });

  it('is mailed again with another link, is withdrawn, and expires [ADM-003]', async () => {
    const first = await invite();
    office.clock.advance(60);
    expect((await asOwner('POST', `/invitations/${first.id}/send`)).status).toBe(204);
    const second = await mailedToken(first.email);
    expect((await read(first.token)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    expect((await asOwner('DELETE', `/invitations/${first.id}`)).status).toBe(204);
    expect((await read(second)).status).toBe(404);
    const late = await invite();
    office.clock.advance(7 * 86_400);
    const expired = await read(late.token);
    expect(expired).toMatchObject({ status: 410, body: { code: 'link-expired' } });
    expect(Object(expired.body).detail).toMatch(/^staff\./);
    owner = { ...owner, token: (await signInAgain()).token ?? '' };
    expect(Object(await people()).invitations).toMatchObject([{ id: late.id, expired: true }]);
  });

  const signInAgain = () =>
    office.ask({ method: 'POST', path: '/session', body: { email: owner.email, password: PASSWORD } });
});
