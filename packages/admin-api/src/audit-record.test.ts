import { type Shop, systemContext, updateShop } from '@stoa/commerce';
import { makeShop, unique } from '@stoa/commerce/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { adminRoutes } from './rest/routes.ts';
import { employ, type OfficePerson } from './testing/office-people.ts';
import { callOf, sampleOf } from './testing/samples.ts';
import { type ServedOffice, serveOffice } from './testing/served-office.ts';

let office: ServedOffice;
let shop: Shop;
let owner: OfficePerson;

beforeAll(async () => {
  office = await serveOffice(inject('postgresUrl'));
});
beforeEach(async () => {
  shop = await makeShop(office.db);
  owner = await employ(office.platform, shop, 'owner');
});
afterAll(() => office.close());

const ask = (path: string) =>
  office.ask({ method: 'GET', path: `/shops/${shop.code}${path}`, token: owner.token });
const entries = async (query = '') => Object((await ask(`/audit-entries${query}`)).body);

/** A change of the shop's name, as it was made. */
const rename = (name: string) => ({ revision: 1, changes: { name } });

/** Invites somebody, which is one entry. */
async function invite(from = '203.0.113.9') {
  const body = { email: `${unique('invited')}@example.com`, role: 'support' };
  const path = `/shops/${shop.code}/invitations`;
  const answer = await office.ask({ method: 'POST', path, body, token: owner.token, from });
  expect(answer.status).toBe(201);
  return { ...body, id: String(Object(answer.body).id) };
}

describe('the audit log', () => {
  it('tells who did what, by what means and from where, and each field before and after [ADM-018]', async () => {
    const { id, email } = await invite();
    const { items, next } = await entries('?verb=invitation.create');
    expect(next).toBeNull();
    expect(items).toEqual([
      {
        id: expect.any(String),
        at: office.clock().toISOString(),
        actor: { kind: 'staff', id: owner.staffId, name: 'Ada Quill' },
        means: 'session',
        networkAddress: '203.0.113.9',
        verb: 'invitation.create',
        entity: 'invitation',
        entityId: id,
        changes: expect.arrayContaining([
          { path: ['email'], after: email },
          { path: ['role'], after: 'support' },
        ]),
        requestId: expect.any(String),
      },
    ]);
    const by = { command: 'shop rename' };
    await updateShop(systemContext(office.platform, shop, by), rename('Another name'), []);
    expect((await entries('?entity=shop')).items[0]).toMatchObject({
      actor: { kind: 'system', id: null, name: 'shop rename' },
      means: 'command',
      networkAddress: null,
      changes: expect.arrayContaining([{ path: ['name'], before: shop.name, after: 'Another name' }]),
    });
  });

  it('pages by a cursor: what is added meanwhile makes no entry come twice or not at all [ADM-905]', async () => {
    const sent = [];
    for (let at = 0; at < 5; at += 1) {
      office.clock.advance(1);
      sent.unshift((await invite()).id);
    }
    const query = '?entity=invitation&limit=2';
    const seen = [];
    for (let page = await entries(query); ; page = await entries(`${query}&cursor=${page.next}`)) {
      expect(page.items.length).toBeLessThanOrEqual(2);
      seen.push(...page.items.map(({ entityId }: { entityId: string }) => entityId));
      if (page.next === null) break;
      office.clock.advance(1);
      await invite();
    }
    expect(seen).toEqual(sent);
  });

  it.each([
    'cursor=x',
    'cursor=eyJhIjoxfQ',
    'limit=0',
    'limit=101',
    'limit=x',
    'from=2026-02-30',
    'to=yesterday',
  ])('refuses %s with the field at fault [ADM-905, ADM-906]', async (query) => {
    const [field] = query.split('=');
    expect(await ask(`/audit-entries?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', errors: [{ pointer: `/${field}` }] },
    });
  });

  it('refuses a span that ends before it begins', async () => {
    expect((await ask('/audit-entries?from=2026-03-02&to=2026-03-01')).body).toMatchObject({
      status: 400,
      errors: [{ pointer: '/to' }],
    });
  });

  it('is a file of CSV by the same filters, a line for each field [ADM-019]', async () => {
    const { id, email } = await invite();
    await updateShop(systemContext(office.platform, shop, { command: 'shop rename' }), rename('=1+1'), []);
    const all = await ask('/audit-entries.csv');
    expect(all.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="audit-log-${shop.code}.csv"`,
    });
    expect(all.text).toContain("'=1+1");
    const { text } = await ask(`/audit-entries.csv?person=${owner.staffId}&verb=invitation.create`);
    const [head = '', ...lines] = text.trim().split('\n');
    expect(head).toContain('time');
    expect(lines.length).toBeGreaterThanOrEqual(2);
    for (const line of lines) expect(line).toContain(id);
    expect(lines.some((line) => line.includes(email))).toBe(true);
  });

  it('names the people, actions and kinds of records that occur [ADM-019]', async () => {
    await invite();
    expect((await ask('/audit-facets')).body).toEqual({
      people: [{ id: owner.staffId, name: 'Ada Quill' }],
      verbs: expect.arrayContaining(['invitation.create', 'role.assign']),
      entities: expect.arrayContaining(['invitation', 'role']),
    });
  });

  it('names each act as the contract does [ADM-018, ADM-901]', async () => {
    const colleague = await employ(office.platform, shop, 'support');
    const call = async (name: string, values: object) => {
      const asked = callOf(name, { ...sampleOf(name), shop: shop.code, ...values });
      expect((await office.ask({ ...asked, token: owner.token })).status, name).toBeLessThan(300);
    };
    const invitation = (await invite()).id;
    const person = colleague.staffId;
    const { version } = Object((await ask('/people')).body).rules;
    await call('people.sendAgain', { invitation });
    await call('people.withdraw', { invitation });
    await call('people.changeRole', { person, version: 1, role: 'read-only' });
    await call('people.endSessions', { person });
    await call('people.remove', { person, version: 2 });
    await call('people.changeRules', { version, secondFactorRequired: false });
    const { items } = await entries(`?person=${owner.staffId}`);
    const done = items.map(({ verb }: { verb: string }) => verb);
    const ofPeople = adminRoutes.filter(({ name }) => name.startsWith('people.'));
    const told = ofPeople.flatMap(({ access }) => (access.by === 'role' && access.verb) || []);
    expect(done.toSorted()).toEqual(told.toSorted());
  });
});
