import { inShop, shopSecret, shopSeller, violatedConstraint } from '@stoa/database';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createKeyRing } from '../kernel/seal.ts';
import { systemContext } from '../kernel/system-context.ts';
import { fromSession, testClock, testContext, testPlatform } from '../testing/context.ts';
import { makeShop, plainSettings, plainTheme } from '../testing/shops.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import {
  approveSeller,
  carrySeller,
  createSeller,
  createShop,
  listShops,
  type NewShop,
  publicSettings,
  readSecret,
  readShop,
  readShopSettings,
  resealSecrets,
  setSecret,
  updateShop,
} from './index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

const platform = () => testPlatform(test.db);
const newShop = (): NewShop => ({
  code: 'new',
  name: 'New',
  type: 'essential',
  baseUrl: 'http://new.test',
  theme: plainTheme,
  settings: plainSettings,
});
const asSystem = (shop: Parameters<typeof systemContext>[1]) =>
  systemContext(platform(), shop, { command: 'test' });

describe('making a shop', () => {
  it('gives an essential shop one seller of its own, a marketplace none [TEN-003]', async () => {
    const essential = await readShopSettings({ db: test.db, shop: await makeShop(test.db) });
    expect(essential.sellers).toMatchObject([{ id: essential.shop.ownSellerId, own: true }]);
    const market = await readShopSettings({
      db: test.db,
      shop: await makeShop(test.db, { type: 'marketplace' }),
    });
    expect(market.sellers).toEqual([]);
    expect(market.shop.ownSellerId).toBeUndefined();
  });

  it('links the shop of a seller with its marketplace [TEN-005]', async () => {
    const market = await makeShop(test.db, { type: 'marketplace' });
    const { sellerId } = await createSeller(platform(), { code: 'nimbus', name: 'Nimbus' });
    const link = { type: 'marketplaceseller', marketplaceId: market.id, sellerId } as const;
    await expect(makeShop(test.db, link)).rejects.toMatchObject({ code: 'not-found', field: 'sellerId' });
    await carrySeller(platform(), { shopId: market.id, sellerId });
    const shop = await makeShop(test.db, link);
    expect(shop.ownSellerId).toBe(sellerId);
    expect(publicSettings(await readShopSettings({ db: test.db, shop })).client).toMatchObject({
      guid: sellerId,
      marketplace: market.code,
      marketplace_guid: market.id,
    });
    await expect(makeShop(test.db, link)).rejects.toMatchObject({ code: 'conflict', field: 'sellerId' });
    const essential = await makeShop(test.db);
    await expect(
      makeShop(test.db, { type: 'marketplaceseller', marketplaceId: essential.id }),
    ).rejects.toMatchObject({ code: 'not-found', field: 'marketplaceId' });
  });

  it('knows three types and no other [TEN-002, TEN-502]', async () => {
    for (const type of ['seller', 'Essential', '', null]) {
      const bad: unknown = { ...newShop(), type };
      await expect(createShop(platform(), bad as NewShop, []), String(type)).rejects.toMatchObject({
        code: 'invalid-input',
        field: 'type',
      });
    }
  });

  it.each<[string, Partial<NewShop>]>([
    ['code', { code: 'Bad Code', baseUrl: 'http://ok.test' }],
    ['name', { name: ' ' }],
    ['baseUrl', { baseUrl: 'javascript:alert(1)' }],
    ['baseUrl', { baseUrl: 'https://user:pass@shop.test' }],
    ['baseUrl', { baseUrl: 'https://shop.test/?a=1' }],
    ['currency', { currency: 'usd' }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['locale', { locale: 'no_such!' }],
    ['marketplaceId', { type: 'marketplaceseller' }],
    ['hosts.0.host', { hosts: [{ host: 'a b', kind: 'serve' }] }],
    ['settings.checkout.countries', { settings: { ...plainSettings, checkout: { countries: [] } } }],
    ['settings', { settings: { ...plainSettings, footer: { linkLabel: 'a\u0000b' } } }],
    ['theme.colors.text', { theme: { ...plainTheme, colors: { ...plainTheme.colors, text: 'red;}' } } }],
  ])('refuses a bad %s %j', async (field, bad) => {
    await expect(makeShop(test.db, bad)).rejects.toMatchObject({ code: 'invalid-input', field });
  });

  it('keeps codes unique', async () => {
    const shop = await makeShop(test.db);
    await expect(
      makeShop(test.db, { code: shop.code, baseUrl: 'http://elsewhere.test' }),
    ).rejects.toMatchObject({ code: 'conflict', field: 'code' });
  });
});

describe('changing a shop', () => {
  it('refuses the slower of two writers and writes a change for making and changing alone', async () => {
    const ctx = asSystem(await makeShop(test.db));
    const change = (name: string) => updateShop(ctx, { revision: 1, changes: { name } }, []);
    const results = await Promise.allSettled([change('First'), change('Second')]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((result) => result.status === 'rejected')).toMatchObject({
      reason: { code: 'conflict', field: 'revision' },
    });
    const { rows } = await test.db.pool.query('select kind from change where shop_id = $1', [ctx.shop.id]);
    expect(rows).toEqual([{ kind: 'shop.changed' }, { kind: 'shop.changed' }]);
  });

  it('is for those who may: no guest, no customer, no staff without the scope', async () => {
    const shop = await makeShop(test.db);
    const change = { revision: 1, changes: { name: 'Mine' } };
    await expect(updateShop(testContext(test.db, shop), change, [])).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    const reader = {
      kind: 'staff',
      staffId: 's',
      scopes: new Set(['settings:read']),
      ...fromSession,
    } as const;
    await expect(
      updateShop(testContext(test.db, shop, testClock(), reader), change, []),
    ).rejects.toMatchObject({
      code: 'forbidden',
    });
    const writer = { ...reader, scopes: new Set(['settings:write']) };
    await updateShop(testContext(test.db, shop, testClock(), writer), change, []);
    expect((await readShop(platform(), shop.code)).shop.name).toBe('Mine');
  });
});

it('lists shops with their hosts, the primary one first', async () => {
  const shop = await makeShop(test.db, { hosts: [{ host: 'aaa.test', kind: 'serve' }] });
  const listed = (await listShops(platform())).find((entry) => entry.shop.id === shop.id);
  expect(listed).toEqual({
    shop,
    status: 'active',
    frontendStatus: null,
    hosts: [`${shop.code}.test`, 'aaa.test'],
    revision: 1,
  });
  await expect(readShop(platform(), 'nobody')).rejects.toMatchObject({ code: 'not-found' });
});

describe('sellers of a marketplace', () => {
  it('sell once approved, while they are active, and no longer when it is taken back [MKT-004, ENT-003]', async () => {
    const market = await makeShop(test.db, { type: 'marketplace' });
    const { sellerId } = await createSeller(platform(), { code: 'atlas', name: 'Atlas' });
    const guids = async () => {
      const profile = await readShopSettings({ db: test.db, shop: market });
      const approved = profile.sellers.map(({ approvedForMarketplace }) => approvedForMarketplace);
      return [publicSettings(profile).client_guids, approved];
    };
    const ctx = asSystem(market);
    await expect(approveSeller(ctx, { sellerId })).rejects.toMatchObject({ code: 'not-found' });
    await carrySeller(platform(), { shopId: market.id, sellerId });
    expect(await guids()).toEqual([[], [false]]);
    await approveSeller(ctx, { sellerId });
    expect(await guids()).toEqual([[sellerId], [true]]);
    const become = (status: string) =>
      test.db.pool.query('update seller set status = $2 where id = $1', [sellerId, status]);
    await become('inactive');
    expect(await guids()).toEqual([[], [true]]);
    await become('active');
    await approveSeller(ctx, { sellerId, approved: false });
    expect(await guids()).toEqual([[], [false]]);
  });

  it('are carried by marketplaces of the currency that their goods are priced in', async () => {
    const market = await makeShop(test.db, { type: 'marketplace' });
    const { sellerId } = await createSeller(platform(), { code: 'euros', name: 'Euros', currency: 'EUR' });
    const carry = { shopId: market.id, sellerId };
    const refused = { code: 'conflict', field: 'currency' };
    await expect(carrySeller(platform(), carry)).rejects.toMatchObject(refused);
    const written = test.db.queries.insert(shopSeller).values({ ...carry, currency: 'USD' });
    await expect(written.catch(violatedConstraint)).resolves.toBe('shop_seller_seller_currency');
    const shop = { type: 'marketplaceseller', marketplaceId: market.id, currency: 'EUR' } as const;
    await expect(makeShop(test.db, shop)).rejects.toMatchObject(refused);
  });

  it('exist in marketplaces only [TEN-503]', async () => {
    const shop = await makeShop(test.db);
    const { sellerId } = await createSeller(platform(), { code: 'boreas', name: 'Boreas' });
    await expect(carrySeller(platform(), { shopId: shop.id, sellerId })).rejects.toMatchObject({
      code: 'transition-refused',
    });
    await expect(approveSeller(asSystem(shop), { sellerId: shop.ownSellerId ?? '' })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('secrets', () => {
  const oldRing = createKeyRing('o'.repeat(32));
  const ring = createKeyRing(`${'n'.repeat(32)},${'o'.repeat(32)}`);

  it('are kept sealed, replaced by name, and read by their shop alone [TEN-007]', async () => {
    const [one, other] = [await makeShop(test.db), await makeShop(test.db)];
    await setSecret(asSystem(one), oldRing, { name: 'stripe', value: 'sk_first' });
    await setSecret(asSystem(one), oldRing, { name: 'stripe', value: 'sk_second' });
    const stored = await inShop({ db: test.db, shop: one }, (tx) => tx.select().from(shopSecret));
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain('sk_');
    expect(await readSecret({ db: test.db, shop: one }, oldRing, 'stripe')).toBe('sk_second');
    expect(await readSecret({ db: test.db, shop: other }, oldRing, 'stripe')).toBeUndefined();
    await expect(
      setSecret(testContext(test.db, one), oldRing, { name: 'x', value: 'y' }),
    ).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('move to the new key when it is rotated', async () => {
    const shop = await makeShop(test.db);
    await setSecret(asSystem(shop), oldRing, { name: 'smtp', value: 'hunter2' });
    expect(await resealSecrets(asSystem(shop), ring)).toBe(1);
    expect(await resealSecrets(asSystem(shop), ring)).toBe(0);
    const newRing = createKeyRing('n'.repeat(32));
    expect(await readSecret({ db: test.db, shop }, newRing, 'smtp')).toBe('hunter2');
    await expect(readSecret({ db: test.db, shop }, oldRing, 'smtp')).rejects.toThrow("can't be opened");
  });
});
