import { auditEntry, inShop, newId, staff } from '@stoa/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createCategory, updateCategory } from '../category/index.ts';
import { createCustomerGroup, renameCustomerGroup } from '../customer/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { createStaff } from '../staff/index.ts';
import { staffOf } from '../testing/context.ts';
import { makeSale, type TestSale } from '../testing/sale.ts';
import { unique } from '../testing/unique.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { type AuditEntry, type AuditQuery, listAuditEntries, listAuditFacets } from './index.ts';

let test: TestDatabase;
let sale: TestSale;
let reader: ShopContext;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
beforeEach(async () => {
  sale = await makeSale(test.db, { timeZone: 'America/New_York' });
  reader = staffOf(sale.system, ['staff:read']);
});
afterAll(() => test.drop());

/** Returns a person of the back office as who asks. */
async function personWith(name: string, ...scopes: Parameters<typeof staffOf>[1]) {
  const given = { email: `${unique('staff')}@shop.test`, name, password: 'stoa-demo' };
  const { staffId } = await createStaff(sale.system, given);
  const ctx = staffOf(sale.system, scopes);
  return { ...ctx, actor: { ...ctx.actor, staffId } };
}

const groupBy = (ctx: ShopContext, code: string, name = code) => createCustomerGroup(ctx, { code, name });
const recordsOf = ({ entries }: { readonly entries: readonly AuditEntry[] }) =>
  entries.map(({ entityId }) => entityId);
const list = (query: AuditQuery = {}) => listAuditEntries(reader, query);

describe('the audit log is listed', () => {
  it('newest first, each entry with who, by what means, from where, when, and what [ADM-018]', async () => {
    const ada = await personWith('Ada', 'customers:write');
    await groupBy(ada, 'vip', 'VIP');
    sale.clock.advance(60);
    await renameCustomerGroup(ada, { group: 'vip', name: 'Friends', revision: 1 });
    const [entry, before] = (await list({ entity: 'customer-group' })).entries;
    expect(entry).toEqual({
      id: expect.any(String),
      at: sale.clock(),
      actor: { kind: 'staff', id: ada.actor.staffId, name: 'Ada' },
      means: 'session',
      networkAddress: '192.0.2.7',
      verb: 'customer-group.rename',
      entity: 'customer-group',
      entityId: 'vip',
      revision: 2,
      changes: [{ path: ['name'], before: 'VIP', after: 'Friends' }],
      requestId: ada.requestId,
    });
    expect(before?.changes).toEqual([{ path: ['name'], after: 'VIP' }]);
  });

  it('with the revision that a change of a record made', async () => {
    const { id: categoryId } = await createCategory(sale.system, { name: 'Mugs', slug: unique('mugs') });
    await updateCategory(sale.system, { categoryId, revision: 1, name: 'Cups' });
    const { entries } = await list({ entity: 'category', entityId: categoryId });
    expect(entries.map(({ revision }) => revision)).toEqual([2, 1]);
  });

  it('by person, action, kind of record and record [ADM-019]', async () => {
    const [ada, ben] = [
      await personWith('Ada', 'customers:write'),
      await personWith('Ben', 'customers:write'),
    ];
    await groupBy(ada, 'one');
    await groupBy(ben, 'two');
    const mugs = await createCategory(sale.system, { name: 'Mugs', slug: unique('mugs') });
    await updateCategory(sale.system, { categoryId: mugs.id, revision: 1, name: 'Cups' });
    expect(recordsOf(await list({ staffId: ada.actor.staffId }))).toEqual(['one']);
    expect(recordsOf(await list({ verb: 'customer-group.create' }))).toEqual(['two', 'one']);
    expect(recordsOf(await list({ entity: 'category' }))).toEqual([mugs.id, mugs.id]);
    expect(recordsOf(await list({ entityId: 'two' }))).toEqual(['two']);
    expect(recordsOf(await list({ entity: 'category', entityId: 'two' }))).toEqual([]);
    expect(recordsOf(await list({ staffId: ada.actor.staffId, entityId: 'two' }))).toEqual([]);
    expect(recordsOf(await list({ staffId: newId() }))).toEqual([]);
  });

  it('by days as they are in the shop, first and last included [ADM-019]', async () => {
    const at = async (time: string) => {
      const ctx = { ...sale.system, clock: () => new Date(time) };
      await groupBy(ctx, time.toLowerCase().replaceAll(/[^a-z0-9]/g, '-'));
    };
    // Midnight in New York is at 5 in the morning.
    await at('2026-02-10T04:59:59.999Z');
    await at('2026-02-10T05:00:00.000Z');
    await at('2026-02-11T04:59:59.999Z');
    await at('2026-02-11T05:00:00.000Z');
    const [before = '', first = '', last = '', after = ''] = recordsOf(
      await list({ entity: 'customer-group' }),
    ).reverse();
    const within = async (from?: string, to?: string) =>
      recordsOf(await list({ entity: 'customer-group', ...(from && { from }), ...(to && { to }) }));
    expect(await within('2026-02-10', '2026-02-10')).toEqual([last, first]);
    expect(await within('2026-02-10')).toEqual([after, last, first]);
    expect(await within(undefined, '2026-02-09')).toEqual([before]);
  });

  it('in pages in which none comes twice and none is missed, whatever is written meanwhile', async () => {
    // Several at one moment, and several moments.
    for (const code of ['a', 'b', 'c']) await groupBy(sale.system, code);
    sale.clock.advance(1);
    for (const code of ['d', 'e']) await groupBy(sale.system, code);
    const seen: string[] = [];
    let after: string | undefined;
    let pages = 0;
    do {
      const page = await list({ entity: 'customer-group', limit: 2, ...(after !== undefined && { after }) });
      seen.push(...recordsOf(page));
      after = page.next;
      await groupBy(sale.system, `meanwhile-${pages++}`);
    } while (after !== undefined);
    expect(seen).toEqual(['e', 'd', 'c', 'b', 'a']);
    expect(pages).toBe(3);
  });

  it('with no further page where the last is full', async () => {
    for (const code of ['a', 'b']) await groupBy(sale.system, code);
    expect(await list({ entity: 'customer-group', limit: 2 })).not.toHaveProperty('next');
  });

  it('fifty at a time', async () => {
    for (let at = 0; at < 51; at += 1) await groupBy(sale.system, `group-${at}`);
    const page = await list({ entity: 'customer-group' });
    expect(page.entries).toHaveLength(50);
    expect(page.next).toEqual(expect.any(String));
  });

  it('of that shop alone', async () => {
    await groupBy((await makeSale(test.db)).system, 'theirs');
    expect(recordsOf(await list())).not.toContain('theirs');
  });

  it('with the id of a person who was deleted meanwhile, and the name of a part of the platform', async () => {
    const ada = await personWith('Ada', 'customers:write');
    await groupBy(ada, 'vip');
    await groupBy(sale.system, 'trade');
    await test.db.queries.delete(staff).where(eq(staff.id, ada.actor.staffId));
    const { entries } = await list({ entity: 'customer-group' });
    expect(entries.map(({ actor }) => actor)).toEqual([
      { kind: 'system', name: 'test' },
      { kind: 'staff', id: ada.actor.staffId, name: ada.actor.staffId },
    ]);
    expect((await listAuditFacets(reader)).people).toContainEqual({
      id: ada.actor.staffId,
      name: ada.actor.staffId,
    });
  });
});

it.each<[AuditQuery, string]>([
  [{ from: '2026-02-02', to: '2026-02-01' }, 'to'],
  [{ from: '2026-02-30' }, 'from'],
  [{ to: '0000-01-01' }, 'to'],
  [{ to: 'yesterday' }, 'to'],
  [{ staffId: 'somebody' }, 'staffId'],
  [{ entityId: 'a\u0000b' }, 'entityId'],
  [{ limit: 0 }, 'limit'],
  [{ limit: 101 }, 'limit'],
  [{ after: '' }, 'cursor'],
  [{ after: 'nonsense' }, 'cursor'],
  [{ after: Buffer.from(`99999999999999999.${newId()}`).toString('base64url') }, 'cursor'],
  [{ after: Buffer.from(`1.${newId()}.more`).toString('base64url') }, 'cursor'],
  [{ after: Buffer.from(`1.${newId()}`).toString('base64url').concat('!') }, 'cursor'],
])('%j is refused on its field', async (query, field) => {
  await expect(list(query)).rejects.toMatchObject({ code: 'invalid-input', field });
});

it('the audit log is for who may read about staff, in the whole shop', async () => {
  for (const read of [(ctx: ShopContext) => listAuditEntries(ctx, {}), listAuditFacets]) {
    await expect(read(sale.guest())).rejects.toMatchObject({ code: 'unauthenticated' });
    const others = staffOf(sale.system, ['staff:write', 'orders:read', 'settings:read']);
    await expect(read(others)).rejects.toMatchObject({ code: 'forbidden' });
    const ofSeller = staffOf(sale.system, ['staff:read'], sale.shop.ownSellerId);
    await expect(read(ofSeller)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(read(reader)).resolves.toBeDefined();
  }
});

it('tells which actions, kinds and people occur, each once and in order [ADM-019]', async () => {
  const [ben, ada] = [await personWith('Ben', 'customers:write'), await personWith('Ada', 'customers:write')];
  for (const code of ['a', 'b', 'c']) {
    await groupBy(ada, code);
    await groupBy(ben, `${code}-too`);
  }
  await createCategory(sale.system, { name: 'Mugs', slug: unique('mugs') });
  const facets = await listAuditFacets(reader);
  expect(facets.verbs).toEqual(['category.create', 'customer-group.create', 'shop.create']);
  expect(facets.entities).toEqual(['category', 'customer-group', 'shop']);
  expect(facets.people).toEqual([
    { id: ada.actor.staffId, name: 'Ada' },
    { id: ben.actor.staffId, name: 'Ben' },
  ]);
});

it('a shop whose log is empty has nothing to filter by', async () => {
  const shop = { ...sale.shop, id: newId() };
  expect(await inShop({ ...reader, shop }, (tx) => tx.$count(auditEntry))).toBe(0);
  expect(await listAuditFacets({ ...reader, shop })).toEqual({ verbs: [], entities: [], people: [] });
});
