import {
  listAuditEntries,
  listMails,
  requestStaffReset,
  sendStaffResetMail,
  systemContext,
} from '@stoa/commerce';
import {
  createTestDatabase,
  mailsOf,
  makeSale,
  makeShop,
  type TestDatabase,
  type TestSale,
  testPlatform,
} from '@stoa/commerce/testing';
import { APP_ROLE, inShop } from '@stoa/database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkoutSettings } from '../../commerce/src/testing/checkout.ts';
import { orderOf } from '../../commerce/src/testing/orders.ts';
import { employ, type OfficePerson } from './testing/office-people.ts';
import { type OfficeAsk, openOffice, type TestOffice } from './testing/test-office.ts';

let test: TestDatabase;
let office: TestOffice;
let sale: TestSale;
let owner: OfficePerson;
const platform = () => testPlatform(test.db, sale.clock);
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db, { settings: checkoutSettings });
  office = await openOffice(platform());
  owner = await employ(platform(), sale.shop, 'owner');
});
afterAll(async () => {
  await office.close();
  await test.drop();
});
const ask = (path: string, more: Partial<OfficeAsk> = {}) =>
  office.ask({ method: 'GET', path, token: owner.token, ...more });
const ofShop = (path: string) => `/shops/${sale.shop.code}${path}`;

describe('junk', () => {
  it.each(['constructor', 'valueOf', '__proto__', 'toString'])(
    'is refused as a member called %s [ADM-906]',
    async (name) => {
      const payload = `{"email":"a@example.com","password":"x","${name}":1}`;
      const asked = [
        await ask('/session', { method: 'POST', payload }),
        await ask(ofShop(`/orders?${name}=1`)),
      ];
      // What a parser drops is as if it had not been sent.
      for (const { status } of asked) expect(status).toBeLessThan(500);
    },
  );
  it.each(['%00', 'a%00b'])('is no shop called %s [ADM-906]', async (code) => {
    expect((await ask(`/shops/${code}/people`)).status).toBe(404);
  });
  it('is refused as a version beyond the integers of the database [ADM-906]', async () => {
    const answer = await ask('/account', { method: 'PATCH', body: { version: 2 ** 31, name: 'Ada' } });
    expect(answer.status).toBe(400);
  });
  it('is refused as a day beyond all that are told [ADM-906]', async () => {
    expect((await ask(ofShop('/audit-entries?to=9999-12-31'))).status).toBe(400);
  });
  it.each(['0000-01-01T00:00:00Z', '1969-12-31T23:59:59Z', '2200-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])(
    'is refused as the moment %s, beyond all that are told [ADM-906]',
    async (backorderShipDate) => {
      const { id } = await sale.simple();
      const path = ofShop(`/products/${id}/stock-rules`);
      expect(await ask(path, { method: 'PATCH', body: { backorderShipDate } })).toMatchObject({
        status: 400,
        body: { errors: [{ pointer: '/backorderShipDate' }] },
      });
    },
  );
  it.each(['a\u0000b', 'a\ud800b'])('is refused as the note %j of a step [ADM-906]', async (note) => {
    const id = await orderOf(sale, 1);
    const { version, payments } = Object(await ask(ofShop(`/orders/${id}`)).then(({ body }) => body));
    const body = { version, machine: 'payment', to: 'paid', paymentId: payments[0].id, note };
    expect((await ask(ofShop(`/orders/${id}/steps`), { method: 'POST', body })).status).toBe(400);
  });
});

it('tells what a person was called before [ADM-018]', async () => {
  const ada = await employ(platform(), sale.shop, 'support');
  const body = { version: 1, name: 'Another Name' };
  expect((await ask('/account', { method: 'PATCH', body, token: ada.token })).status).toBe(200);
  const { entries } = await listAuditEntries(systemContext(platform(), sale.shop, { command: 'test' }), {
    verb: 'person.rename',
  });
  expect(entries[0]?.changes).toEqual([{ path: ['name'], before: 'Ada Quill', after: 'Another Name' }]);
});

it('refuses names with characters that cannot be seen [OPEN-503]', async () => {
  const eve = await employ(platform(), sale.shop, 'support');
  const body = { version: 1, name: 'Ada\u200b Quill\u202e' };
  expect((await ask('/account', { method: 'PATCH', body, token: eve.token })).status).toBe(400);
});

it('names faults by fields of the contract [ADM-906]', async () => {
  const id = '01a22b83-f062-75a5-a6b7-a437ff6f5299';
  const session = await ask(`/account/sessions/${id}`, { method: 'DELETE' });
  expect(Object(session.body).errors).toMatchObject([{ pointer: '/session' }]);
});

it('keeps the audit log whatever the role of the application deletes [ADM-019]', async () => {
  const shop = await makeShop(test.db);
  await employ(platform(), shop, 'owner');
  const system = systemContext(platform(), shop, { command: 'test' });
  await expect(
    inShop(system, async (tx) => {
      await tx.execute(sql`set local role ${sql.raw(APP_ROLE)}`);
      await tx.execute(sql`delete from shop where id = ${shop.id}`);
    }),
  ).rejects.toMatchObject({ cause: { code: '42501' } });
});

it('lists no content of mails by which somebody of the back office signs in', async () => {
  const operator = await employ(platform(), sale.shop, 'operator');
  await requestStaffReset(platform(), {
    email: operator.email,
    clientAddress: '192.0.2.1',
    officeUrl: 'https://office.example',
  });
  await sendStaffResetMail.run(platform(), {
    shopId: sale.shop.id,
    payload: { staffId: operator.staffId, officeUrl: 'https://office.example' },
    attempt: 1,
  });
  const system = systemContext(platform(), sale.shop, { command: 'mail-viewer' });
  const listed = (await listMails(system)).filter(({ recipient }) => recipient === operator.email);
  expect(listed).toMatchObject([{ html: '', text: '' }]);
  expect((await mailsOf(system))[0]?.text).toContain('https://office.example/reset-password#');
});
