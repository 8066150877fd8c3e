import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { auditCsv } from '../../audit/index.ts';
import { readAudit } from '../../testing/audit.ts';
import { staffOf, testContext } from '../../testing/context.ts';
import { makeCustomer } from '../../testing/customers.ts';
import { mailsOf } from '../../testing/people.ts';
import { makeSale } from '../../testing/sale.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import {
  changeCustomer,
  createCustomer,
  readCustomer,
  readCustomerForStaff,
  registerCustomer,
  saveAddress,
  saveProfile,
  signIn,
  verifyEmail,
} from '../index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

const clientAddress = '192.0.2.1';

async function setUp(given: Parameters<typeof makeCustomer>[2] = {}) {
  const { shop, system, clock } = await makeSale(test.db);
  const ann = await makeCustomer(test.db, shop, { firstName: 'Ann', ...given }, clock);
  const { customerId } = ann.actor;
  const staff = staffOf(system, ['customers:read', 'customers:write']);
  const change = (input: Omit<Parameters<typeof changeCustomer>[1], 'customerId'>) =>
    changeCustomer(staff, { customerId, ...input });
  const read = () => readCustomerForStaff(staff, customerId);
  const entries = async () => (await readAudit(system)).filter(({ entityId }) => entityId === customerId);
  return { shop, system, staff, ann, customerId, change, read, entries };
}

describe('a customer whom staff change', () => {
  it('has the names, status and group that were given, and keeps what was left out', async () => {
    const { change, read } = await setUp();
    await change({ lastName: ' Lee ', nickName: 'annie', group: 'wholesale', revision: 1 });
    expect(await read()).toMatchObject({
      revision: 2,
      firstName: 'Ann',
      lastName: 'Lee',
      nickName: 'annie',
      status: 'verified',
      group: { code: 'wholesale' },
    });
    for (const none of ['', null]) {
      await change({ nickName: 'annie' });
      await change({ nickName: none });
      expect(await read()).toMatchObject({ nickName: null, lastName: 'Lee' });
    }
  });

  it('has no nick name that somebody else has', async () => {
    const { system, change, read } = await setUp();
    await createCustomer(system, { email: 'ben@example.com', nickName: 'Ben' });
    await expect(change({ nickName: 'bEn' })).rejects.toMatchObject({
      code: 'conflict',
      field: 'nickName',
      reason: { code: 'customer.nick_name_taken' },
    });
    expect(await read()).toMatchObject({ nickName: null, revision: 1 });
  });

  it('goes on waiting for the link that was mailed to them when they are saved as pending', async () => {
    const { shop, system } = await makeSale(test.db);
    const guest = testContext(test.db, shop);
    const form = { email: 'new@example.com', password: 'a-good-one', clientAddress };
    await registerCustomer(guest, form);
    const [mail] = await mailsOf(system);
    const token = decodeURIComponent(/verify-email\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '');
    const { actor } = await signIn(guest, form);
    const { customerId } = actor;
    await changeCustomer(system, { customerId, status: 'pending', group: 'wholesale' });
    await verifyEmail({ ...guest, actor }, token);
    expect(await readCustomer({ ...guest, actor })).toMatchObject({ verified: true, group: 'wholesale' });
  });

  it.each([
    ['firstName', 'half \ud800'],
    ['lastName', 'a\u0000b'],
    ['firstName', 'x'.repeat(256)],
    ['nickName', 'a\u0000b'],
    ['group', 'none'],
    ['group', 'a\u0000b'],
    ['group', '\udfff'],
    ['group', 'x'.repeat(10_000)],
    ['status', 'somehow'],
    ['customerId', "1' or '1'='1"],
  ])('is not changed by a bad %s', async (field, bad) => {
    const { change, read } = await setUp();
    await expect(change({ [field]: bad })).rejects.toMatchObject({ code: 'invalid-input', field });
    expect((await read()).revision).toBe(1);
  });

  it('is of this shop, and changed by whoever has the scope', async () => {
    const { customerId, staff, ann } = await setUp();
    const other = await setUp();
    const input = { customerId, firstName: 'Eve' };
    await expect(changeCustomer(other.staff, input)).rejects.toMatchObject({
      code: 'not-found',
      field: 'customerId',
    });
    for (const [ctx, code] of [
      [staffOf(staff, ['customers:read']), 'forbidden'],
      [ann, 'forbidden'],
      [{ ...staff, actor: { kind: 'guest', visitorId: undefined } }, 'unauthenticated'],
    ] as const)
      await expect(changeCustomer(ctx, input)).rejects.toMatchObject({ code });
  });
});

describe('a change by what was seen', () => {
  it('is refused where the customer changed the same meanwhile, with what they wrote [ADM-907]', async () => {
    const { ann, change, read } = await setUp();
    await saveProfile(ann, { firstName: 'Anna', clientAddress });
    await expect(change({ firstName: 'Anne', revision: 1 })).rejects.toMatchObject({
      code: 'conflict',
      field: 'revision',
      present: { firstName: 'Anna' },
      params: { fields: 'firstName', revision: 2 },
    });
    expect((await read()).firstName).toBe('Anna');
  });

  it('is made where the customer changed something else, and where both made it the same', async () => {
    const { ann, change, read } = await setUp();
    await saveProfile(ann, { lastName: 'Lee', clientAddress });
    await change({ group: 'wholesale', lastName: 'Lee', revision: 1 });
    expect(await read()).toMatchObject({ lastName: 'Lee', group: { code: 'wholesale' } });
  });

  it('of another field than a colleague changed is merged; the same one is a conflict though the log hides it [ADM-907]', async () => {
    const { change, read } = await setUp();
    await change({ firstName: '•••', revision: 1 });
    await change({ lastName: 'Lee', revision: 1 });
    for (const firstName of ['Anna', 'Ann'])
      await expect(change({ firstName, revision: 1 })).rejects.toMatchObject({
        code: 'conflict',
        present: { firstName: '•••' },
      });
    await change({ firstName: 'Anna', revision: 3 });
    // Whoever wants what the log masks with is in conflict, too, and not silently passed over.
    await expect(change({ firstName: '•••', revision: 2 })).rejects.toMatchObject({
      code: 'conflict',
      present: { firstName: 'Anna' },
    });
    expect(await read()).toMatchObject({ firstName: 'Anna', lastName: 'Lee', revision: 4 });
  });

  it('sees every change that customers make of their own', async () => {
    const { ann, read } = await setUp();
    const address = {
      firstName: 'Ann',
      lastName: 'Lee',
      line1: '1 Main St',
      city: 'New York',
      state: 'NY',
      postcode: '10001',
      country: 'US',
    };
    await saveAddress(ann, { address });
    expect((await read()).revision).toBe(2);
    await saveProfile(ann, { nickName: 'annie', clientAddress });
    expect((await read()).revision).toBe(3);
  });
});

describe('the audit log', () => {
  it('tells that names, nick name and address changed, and none of them, in its entries and its file [ADM-018]', async () => {
    const { staff, system, change, entries } = await setUp({ email: 'secret-mail@example.com' });
    await change({ firstName: 'Zenobia', lastName: 'Quigley', nickName: 'zenny', status: 'pending' });
    await change({ lastName: 'Quill' });
    const [made, changed, again] = await entries();
    expect(made?.changes).toEqual(
      expect.arrayContaining([
        { path: ['email'], after: '•••' },
        { path: ['firstName'], after: '•••' },
        { path: ['group'], after: 'retail' },
      ]),
    );
    expect(changed?.changes).toEqual([
      { path: ['firstName'], before: '•••', after: '•••' },
      { path: ['lastName'], before: '•••', after: '•••' },
      { path: ['nickName'], before: null, after: '•••' },
      { path: ['status'], before: 'verified', after: 'pending' },
    ]);
    expect(again?.changes).toEqual([{ path: ['lastName'], before: '•••', after: '•••' }]);
    const reader = staffOf(staff, ['staff:read']);
    let file = '';
    for await (const part of auditCsv(reader, {})) file += part;
    expect(file).toContain('customer.change');
    for (const text of [file, JSON.stringify(await readAudit(system))])
      expect(text).not.toMatch(/Zenobia|Quigley|Quill|zenny|secret-mail/i);
  });
});

describe('a customer who is to be told', () => {
  it('gets one mail when they are approved and one when they are restricted [ADM-302]', async () => {
    const { system, change } = await setUp({ email: 'ann@example.com', status: 'pending' });
    const subjects = async () =>
      (await mailsOf(system)).map(({ recipient, subject }) => [recipient, subject]);
    await change({ status: 'verified', tell: true });
    await change({ status: 'verified', tell: true });
    await change({ firstName: 'Anna', tell: true });
    const approved = ['ann@example.com', 'Your account at Test shop is approved'];
    expect(await subjects()).toEqual([approved]);
    await change({ status: 'restricted', tell: true });
    await change({ status: 'verified' });
    await change({ status: 'pending', tell: true });
    const restricted = ['ann@example.com', 'Your account at Test shop is restricted'];
    expect((await subjects()).sort()).toEqual([approved, restricted]);
  });

  it('gets none of a change that is refused', async () => {
    const { system, change } = await setUp({ status: 'pending' });
    await expect(change({ status: 'verified', group: 'none', tell: true })).rejects.toMatchObject({
      code: 'invalid-input',
    });
    expect(await mailsOf(system)).toEqual([]);
  });
});
