import { inShop, sqlState } from '@stoa/database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { createCustomer, createCustomerGroup } from '../customer/index.ts';
import { forShop } from '../jobs/index.ts';
import { changing } from '../kernel/change/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import type { JobKind } from '../kernel/jobs/job-kind.ts';
import { createKeyRing } from '../kernel/seal.ts';
import { setSecret } from '../shop/index.ts';
import { readAudit } from '../testing/audit.ts';
import { staffOf } from '../testing/context.ts';
import { makeSale, type TestSale } from '../testing/sale.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';

/** What PostgreSQL says of what a role may not. */
const INSUFFICIENT_PRIVILEGE = '42501';
const UNIQUE_VIOLATION = '23505';

const greeting: JobKind<object, 'shop'> = {
  queue: 'greet',
  of: 'shop',
  payload: z.object({}),
  rules: {
    retryLimit: 0,
    retryDelay: 1,
    retryDelayMax: 1,
    expireInSeconds: 60,
    retentionSeconds: 60,
    deleteAfterSeconds: 60,
  },
  oneAtATime: false,
};

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
beforeEach(async () => {
  sale = await makeSale(test.db);
});
afterAll(() => test.drop());

const write = (ctx: ShopContext) => createCustomerGroup(ctx, { code: 'vip', name: 'VIP' });
const written = async () =>
  (await readAudit(sale.system)).filter(({ verb }) => verb === 'customer-group.create');

describe('a write leaves one entry, with the means by which it came', () => {
  it.each(['session', 'token'] as const)('by %s, with the network address [ADM-018]', async (means) => {
    const ctx = staffOf(sale.system, ['customers:write']);
    const actor = { ...ctx.actor, means, networkAddress: '2001:db8::7' };
    await write({ ...ctx, actor });
    expect(await written()).toMatchObject([
      { actorKind: 'staff', actor: actor.staffId, means, networkAddress: '2001:db8::7', entityId: 'vip' },
    ]);
  });

  it('by command [ADM-018]', async () => {
    await write(sale.system);
    expect(await written()).toMatchObject([
      { actorKind: 'system', actor: 'test', means: 'command', networkAddress: null },
    ]);
  });

  it('by job [ADM-018]', async () => {
    await forShop(greeting, write).run(sale.system, { shopId: sale.shop.id, payload: {}, attempt: 1 });
    expect(await written()).toMatchObject([
      { actorKind: 'system', actor: 'greet', means: 'job', networkAddress: null },
    ]);
  });

  it('and none where it fails, for both are one transaction [ADM-018]', async () => {
    const before = await readAudit(sale.system);
    const change = { verb: 'page.test', scope: 'content:write', of: 'page' } as const;
    const fails = changing(sale.system, change, async ({ tx, wrote }) => {
      wrote({ id: 'p', after: { title: 'T' } });
      await tx.execute(sql`select 1 / 0`);
    });
    await expect(fails).rejects.toThrow();
    const afterwards = changing(sale.system, change, async ({ tx, wrote }) => {
      // Fails at the commit, when the entry is written already.
      await tx.execute(sql`create temp table late (one int primary key deferrable initially deferred)`);
      await tx.execute(sql`insert into late values (1), (1)`);
      wrote({ id: 'p', after: { title: 'T' } });
    });
    await expect(afterwards).rejects.toMatchObject({ code: UNIQUE_VIOLATION });
    expect(await readAudit(sale.system)).toEqual(before);
  });

  it('which says of a secret only that it was changed [ADM-018]', async () => {
    const ring = createKeyRing('a test seals with this secret; it guards nothing');
    await setSecret(sale.system, ring, { name: 'payments', value: 'hunter2' });
    await createCustomer(sale.system, { email: 'a@example.com', password: 'hunter2-hunter2' });
    const entries = await readAudit(sale.system);
    expect(entries.slice(-2)).toMatchObject([
      { verb: 'secret.set', entityId: 'payments' },
      { entity: 'customer' },
    ]);
    expect(JSON.stringify(entries)).not.toContain('hunter2');
  });

  it('which has a mask in the place of each secret that was changed, at whatever depth [ADM-018]', async () => {
    const change = { verb: 'page.test', scope: 'content:write', of: 'page' } as const;
    await changing(sale.system, change, async ({ wrote }) =>
      wrote({
        id: 'p',
        before: {
          passwordHash: 'hunter1',
          hooks: [{ token: 'hunter1' }],
          mail: { server: { password: 'hunter1' } },
        },
        after: {
          passwordHash: 'hunter2',
          hooks: [{ token: 'hunter2' }],
          mail: { server: { password: 'hunter2' } },
          title: 'T',
        },
      }),
    );
    expect((await readAudit(sale.system)).at(-1)?.changes).toEqual([
      { path: ['passwordHash'], before: '•••', after: '•••' },
      { path: ['hooks'], before: [{ token: '•••' }], after: [{ token: '•••' }] },
      { path: ['mail', 'server', 'password'], before: '•••', after: '•••' },
      { path: ['title'], after: 'T' },
    ]);
  });
});

describe('an entry stays as it was written', () => {
  it.each([
    'update audit_entry set changes = changes',
    `update audit_entry set actor = 'somebody'`,
    'update audit_entry set at = now()',
    'update audit_entry set network_address = null',
    'delete from audit_entry',
    'truncate audit_entry',
    'select from audit_entry for update',
    'alter table audit_entry disable row level security',
    'drop table audit_entry',
    `insert into audit_entry select * from audit_entry on conflict (shop_id, id) do update set verb = 'x.y'`,
  ])('the role of the application may not: %s [ADM-019]', async (statement) => {
    await write(sale.system);
    const before = await readAudit(sale.system);
    for (const of of [sale.system, staffOf(sale.system, ['staff:write'])]) {
      const done = inShop({ ...of, audited: true }, (tx) => tx.execute(sql.raw(statement)));
      await expect(done.catch((error: unknown) => sqlState(error))).resolves.toBe(INSUFFICIENT_PRIVILEGE);
    }
    expect(await readAudit(sale.system)).toEqual(before);
  });

  it('no use case may either, within its own change [ADM-019]', async () => {
    await write(sale.system);
    const before = await readAudit(sale.system);
    for (const statement of ['delete from audit_entry', `update audit_entry set verb = 'x.y'`]) {
      const change = { verb: 'page.test', scope: 'content:write', of: 'page' } as const;
      const done = changing(sale.system, change, ({ tx }) => tx.execute(sql.raw(statement)));
      await expect(done.catch((error: unknown) => sqlState(error))).resolves.toBe(INSUFFICIENT_PRIVILEGE);
    }
    expect(await readAudit(sale.system)).toEqual(before);
  });
});
