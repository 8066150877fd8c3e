import { scopesOf } from '@stoa/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { systemContext } from '../kernel/system-context.ts';
import { assignRole, createStaff, removeRole } from '../staff/index.ts';
import { testPlatform } from '../testing/context.ts';
import { makeShop } from '../testing/shops.ts';
import { unique } from '../testing/unique.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { listStaffShops } from './index.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

const platform = () => testPlatform(test.db);

const hire = (operator = false) =>
  createStaff(platform(), {
    email: `${unique('staff')}@example.com`,
    name: 'Ada',
    password: 'stoa-demo',
    operator,
  });

describe('the shops somebody works in', () => {
  it('are those where they have a role, with its scopes, as it stands now [OPEN-002, PERM-513]', async () => {
    const [shop, other] = [await makeShop(test.db), await makeShop(test.db)];
    const { staffId } = await hire();
    const asSystem = systemContext(platform(), shop, { command: 'test' });
    const shops = () => listStaffShops(platform(), { staffId, operator: false, secondFactor: false });
    // What others may is nobody else's.
    const colleague = (await hire()).staffId;
    for (const theirs of [shop, await makeShop(test.db)])
      await assignRole(systemContext(platform(), theirs, { command: 'test' }), {
        staffId: colleague,
        role: 'catalog-manager',
      });
    expect(await shops()).toEqual([]);
    await assignRole(asSystem, { staffId, role: 'support' });
    await assignRole(systemContext(platform(), other, { command: 'test' }), { staffId, role: 'owner' });
    expect(await shops()).toMatchObject(
      [
        { shop, role: 'support', scopes: scopesOf(['support']) },
        { shop: other, role: 'owner', scopes: scopesOf(['owner']) },
      ].sort((a, b) => (a.shop.code < b.shop.code ? -1 : 1)),
    );
    await removeRole(asSystem, { staffId });
    expect((await shops()).map((one) => one.shop.id)).toEqual([other.id]);
  });

  it('are all of them for an operator [OPEN-002]', async () => {
    const shop = await makeShop(test.db);
    const { staffId } = await hire(true);
    const [one] = (await listStaffShops(platform(), { staffId, operator: true, secondFactor: false })).filter(
      (listed) => listed.shop.id === shop.id,
    );
    expect(one).toMatchObject({ role: 'operator', scopes: scopesOf(['operator']) });
  });
});
