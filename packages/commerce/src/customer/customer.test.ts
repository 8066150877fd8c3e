import { customer, inShop, newId } from '@stoa/database';
import { emailKey } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { systemContext } from '../kernel/system-context.ts';
import { listMails, queueMail } from '../mail/index.ts';
import { fromSession, testClock, testContext, testPlatform } from '../testing/context.ts';
import { makeCustomer } from '../testing/customers.ts';
import { makeShop, plainSettings } from '../testing/shops.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import {
  changeCustomer,
  createCustomer,
  createCustomerGroup,
  listCustomerGroups,
  readCustomer,
  readSession,
  registerCustomer,
  signIn,
  verifyEmail,
} from './index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

async function setUp(account: { autoVerify: boolean } = { autoVerify: false }) {
  const clock = testClock();
  const shop = await makeShop(test.db, { settings: { ...plainSettings, account } }, clock);
  const guest = testContext(test.db, shop, clock);
  const system = systemContext(testPlatform(test.db, clock), shop, { command: 'test' });
  const form = {
    email: 'new@example.com',
    password: 'a-good-one',
    firstName: ' Ann ',
    lastName: 'Lee',
    clientAddress: '192.0.2.1',
  };
  const enter = () => signIn(guest, form);
  return { clock, shop, guest, system, form, enter };
}

describe('registering', () => {
  it('leaves the customer unverified until they follow the mailed link, signed in [PRICE-006]', async () => {
    const { guest, system, form, enter } = await setUp();
    await registerCustomer(guest, form);
    const before = await enter();
    expect(before.actor.verified).toBe(false);
    const [mail] = await listMails(system);
    expect(mail).toMatchObject({ recipient: 'new@example.com', status: 'queued' });
    const token = decodeURIComponent(/verify-email\?token=([^"\s]+)/.exec(mail?.text ?? '')?.[1] ?? '');
    const own = { ...guest, actor: before.actor };
    await expect(verifyEmail(guest, token)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect((await readSession(guest, before.token))?.actor).toMatchObject({ verified: false });
    for (const wrong of [`${token.slice(0, -1)}x`, 'x'])
      await expect(verifyEmail(own, wrong)).rejects.toMatchObject({ code: 'not-found' });
    await verifyEmail(own, token);
    await expect(verifyEmail(own, token)).rejects.toMatchObject({ code: 'not-found' });
    expect((await readSession(guest, before.token))?.actor).toMatchObject({ verified: true });
  });

  it('verifies at once where the shop says so [PRICE-006]', async () => {
    const { guest, system, form, enter } = await setUp({ autoVerify: true });
    await registerCustomer(guest, form);
    expect((await enter()).actor).toMatchObject({ verified: true, group: 'retail' });
    expect(await listMails(system)).toEqual([]);
  });

  it('tells nobody who has an account: the owner gets a mail, at most one a day, and keeps the password', async () => {
    const { guest, system, form, enter, clock } = await setUp({ autoVerify: true });
    await registerCustomer(guest, form);
    const again = { ...form, email: 'New@Example.com', password: 'somebody-elses' };
    await expect(registerCustomer(guest, again)).resolves.toBeUndefined();
    await registerCustomer(guest, again);
    const mails = await listMails(system);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('already have an account');
    await enter();
    await expect(signIn(guest, { ...form, password: 'somebody-elses' })).rejects.toMatchObject({
      code: 'invalid-credentials',
    });
    clock.advance(86_400);
    await registerCustomer(guest, again);
    expect(await listMails(system)).toHaveLength(2);
  });

  it('sends few mails to other spellings of one address from all networks, and tells nobody who has an account', async () => {
    const { guest, system, form, clock } = await setUp();
    await makeCustomer(test.db, guest.shop, { email: 'ada+1@example.com', password: form.password }, clock);
    const register = (email: string, network: number) =>
      registerCustomer(guest, { ...form, email, clientAddress: `198.51.100.${network}` });
    for (let n = 1; n <= 5; n += 1) await register(`ada+${n}@example.com`, n);
    for (const email of ['ada+1@example.com', 'Ada+new@example.com'])
      await expect(register(email, 6)).rejects.toMatchObject({
        code: 'rate-limited',
        reason: { code: 'account.too_many_spellings' },
      });
    expect(await listMails(system)).toHaveLength(5);
    // The owner can register and sign in with the plain address, and sign in with every spelling.
    await register('ada@example.com', 7);
    await register('ada@example.com', 8);
    expect(await listMails(system)).toHaveLength(7);
    await signIn(guest, { ...form, email: 'ada+1@example.com' });
    await register('bob+1@example.com', 9);
    clock.advance(86_400);
    await register('ada+new@example.com', 6);
  });

  it('is limited by address and checks what is entered', async () => {
    const { guest, form } = await setUp();
    for (const [field, bad, reason] of [
      ['email', 'nobody'],
      ['password', 'short'],
      ['firstName', 'a\u0000b'],
      ['lastName', '\u202eeeL', 'field.characters'],
      ['email', 'a@[127.0.0.1]'],
      ['lastName', 'x'.repeat(256)],
    ] satisfies [string, string, string?][]) {
      await expect(registerCustomer(guest, { ...form, [field]: bad })).rejects.toMatchObject({
        code: 'invalid-input',
        field,
        ...(reason && { reason: { code: reason } }),
      });
    }
    for (let n = 0; n < 5; n += 1) await registerCustomer(guest, form);
    await expect(registerCustomer(guest, form)).rejects.toMatchObject({ code: 'rate-limited' });
  });
});

describe('a customer', () => {
  it('whose address today’s rules would not take anew still signs in and gets mail', async () => {
    const { guest, shop, clock } = await setUp();
    const { actor } = await makeCustomer(test.db, shop, { password: 'a-good-one' }, clock);
    const email = 'a%b@example.com';
    const itself = eq(customer.id, actor.customerId);
    await inShop(guest, (tx) =>
      tx
        .update(customer)
        .set({ email, emailKey: emailKey(email) })
        .where(itself),
    );
    const signedIn = await signIn(guest, { email, password: 'a-good-one', clientAddress: '' });
    expect(signedIn.actor.customerId).toBe(actor.customerId);
    const mail = { dedupeKey: 'news', recipient: email, subject: 'News', html: 'News', text: 'News' };
    await inShop(guest, (tx) => queueMail(tx, guest, mail));
  });

  it('is verified, pending or restricted as the merchant says, from the next request on [PRICE-006]', async () => {
    const { system, shop, guest, clock } = await setUp();
    const email = 'trade@example.com';
    const made = await makeCustomer(
      test.db,
      shop,
      { email, password: 'a-good-one', status: 'pending', group: 'wholesale' },
      clock,
    );
    const { customerId } = made.actor;
    const { token, actor } = await signIn(guest, { email, password: 'a-good-one', clientAddress: '' });
    expect(actor).toMatchObject({ verified: false, group: 'wholesale' });
    const verified = async () => {
      const read = await readSession(guest, token);
      return read?.actor.kind === 'customer' && read.actor.verified;
    };
    await changeCustomer(system, { customerId, status: 'verified' });
    expect(await verified()).toBe(true);
    await changeCustomer(system, { customerId, status: 'restricted' });
    expect(await verified()).toBe(false);
    await changeCustomer(system, { customerId, status: 'verified', group: 'retail' });
    expect((await readSession(guest, token))?.actor).toMatchObject({ verified: true, group: 'retail' });
  });

  it('is one by address and nick name in a shop, and another in another shop [TEN-007]', async () => {
    const [one, other] = [await setUp(), await setUp()];
    const person = { email: 'same@example.com', nickName: 'Same' };
    await createCustomer(one.system, person);
    await createCustomer(other.system, person);
    await expect(createCustomer(one.system, { ...person, email: 'SAME@example.com' })).rejects.toMatchObject({
      code: 'conflict',
      field: 'email',
    });
    await expect(
      createCustomer(one.system, { email: 'b@example.com', nickName: 'sAME' }),
    ).rejects.toMatchObject({ code: 'conflict', field: 'nickName' });
  });

  it('is one by its address however it is spelt, and another than whoever has one alike', async () => {
    const { system, guest, form } = await setUp();
    const password = 'a-good-one';
    const made = await createCustomer(system, { email: 'jos\u00e9@b\u00fccher.example', password });
    for (const email of ['jose\u0301@b\u00fccher.example', 'JOS\u00c9@xn--bcher-kva.example']) {
      await expect(createCustomer(system, { email })).rejects.toMatchObject({
        code: 'conflict',
        field: 'email',
      });
      const signedIn = await signIn(guest, { email, password, clientAddress: '' });
      expect(signedIn.actor.customerId).toBe(made.customerId);
    }
    await createCustomer(system, { email: 'x@mini.example' });
    await registerCustomer(guest, { ...form, email: 'x@m\u0130ni.example' });
    const signedIn = await signIn(guest, { ...form, email: 'x@m\u0130ni.example' });
    expect(signedIn.actor.email).toBe('x@m\u0130ni.example');
  });

  it('is not one by a nick name that looks like somebody else’s, or that hides what it is', async () => {
    const { system } = await setUp();
    await createCustomer(system, { email: 'a@example.com', nickName: 'Anna' });
    for (const nickName of ['\u0410nn\u0430', 'Anna\ufe0f', '\uff21nna'])
      await expect(
        createCustomer(system, { email: 'b@example.com', nickName }),
        nickName,
      ).rejects.toMatchObject({
        code: 'conflict',
        field: 'nickName',
      });
    for (const nickName of ['An\u0301\u0301na', '\ufe0f'])
      await expect(
        createCustomer(system, { email: 'b@example.com', nickName }),
        nickName,
      ).rejects.toMatchObject({
        code: 'invalid-input',
        field: 'nickName',
      });
  });

  it('is made and changed by staff with the scope, in their own shop', async () => {
    const { guest, shop } = await setUp();
    const input = { email: 'x@example.com' };
    await expect(createCustomer(guest, input)).rejects.toMatchObject({ code: 'unauthenticated' });
    const reader = {
      kind: 'staff',
      staffId: newId(),
      scopes: new Set(['customers:read']),
      ...fromSession,
    } as const;
    const asReader = { ...guest, actor: reader };
    await expect(createCustomer(asReader, input)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(changeCustomer(asReader, { customerId: newId() })).rejects.toMatchObject({
      code: 'forbidden',
    });
    const { actor } = await makeCustomer(test.db, shop);
    const other = await setUp();
    await expect(
      changeCustomer(other.system, { customerId: actor.customerId, status: 'restricted' }),
    ).rejects.toMatchObject({ code: 'not-found' });
  });

  it('belongs to a group of the shop', async () => {
    const { system } = await setUp();
    await createCustomerGroup(system, { code: 'trade', name: 'Trade' });
    expect(await listCustomerGroups(system)).toEqual([
      { code: 'retail', name: 'Retail', revision: 1 },
      { code: 'trade', name: 'Trade', revision: 1 },
      { code: 'wholesale', name: 'Wholesale', revision: 1 },
    ]);
    const { customerId } = await createCustomer(system, { email: 't@example.com', group: 'trade' });
    const other = await setUp();
    await expect(
      createCustomer(other.system, { email: 't@example.com', group: 'trade' }),
    ).rejects.toMatchObject({ code: 'invalid-input', field: 'group' });
    await expect(changeCustomer(system, { customerId, group: 'none' })).rejects.toMatchObject({
      code: 'invalid-input',
      field: 'group',
    });
  });
});

describe('the user record', () => {
  it('tells group, status and scope, and keeps every hash [ENT-013, ENT-058, AUTH-511, PERM-513]', async () => {
    const { shop } = await setUp();
    const given = { email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee', nickName: 'annie' };
    const ann = await makeCustomer(test.db, shop, { ...given, password: 'a-good-one' });
    expect(await readCustomer(ann)).toEqual({
      id: ann.actor.customerId,
      ...given,
      group: 'retail',
      isRestricted: false,
      verificationPending: false,
      verified: true,
      emailConfirmed: false,
      scope: ['account', 'prices'],
      addresses: [],
    });
    const pending = await makeCustomer(test.db, shop, { status: 'pending' });
    expect(await readCustomer(pending)).toMatchObject({
      verificationPending: true,
      verified: false,
      scope: ['account'],
    });
  });

  it('is nobody’s for a guest [AUTH-501]', async () => {
    const { guest } = await setUp();
    expect(await readCustomer(guest)).toBeUndefined();
  });
});
