import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { systemContext } from '../kernel/system-context.ts';
import { testPlatform } from '../testing/context.ts';
import { makeShop, plainSettings, plainTheme } from '../testing/shops.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import {
  addHost,
  approveSeller,
  carrySeller,
  createSeller,
  createShop,
  loadHosts,
  readShopSettings,
  removeHost,
  resolveHost,
  setShopStatus,
  updateShop,
} from './index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

const platform = () => testPlatform(test.db);

async function resolve(host: string | undefined, target = '/') {
  return resolveHost(await loadHosts(test.db), host, target);
}

describe('resolving a host', () => {
  it('binds a request to the one shop of its host [TEN-001, TEN-501]', async () => {
    const [one, other] = [await makeShop(test.db), await makeShop(test.db)];
    expect(await resolve(`${one.code}.test`)).toEqual({ kind: 'found', shop: one, host: `${one.code}.test` });
    expect(await resolve(`${other.code.toUpperCase()}.TEST.:8443`)).toMatchObject({
      kind: 'found',
      shop: { id: other.id },
    });
  });

  it('knows of a marketplace the sellers that visitors may prefer, and of no other shop [MKT-004]', async () => {
    const market = await makeShop(test.db, { type: 'marketplace' });
    const ids: string[] = [];
    for (const code of ['preferred', 'waiting']) {
      const { sellerId } = await createSeller(platform(), { code, name: code });
      await carrySeller(platform(), { shopId: market.id, sellerId });
      ids.push(sellerId);
    }
    const preferable = async (code: string) => {
      const found = await resolve(`${code}.test`);
      return found.kind === 'found' ? found.shop.preferableSellers : undefined;
    };
    const ctx = systemContext(platform(), market, { command: 'test' });
    await approveSeller(ctx, { sellerId: ids[0] ?? '' });
    expect(await preferable(market.code)).toEqual(new Set([ids[0]]));
    const become = (status: string) =>
      test.db.pool.query('update seller set status = $2 where id = $1', [ids[0], status]);
    await become('inactive');
    expect(await preferable(market.code)).toEqual(new Set());
    await become('active');
    expect(await preferable(market.code)).toEqual(new Set([ids[0]]));
    await approveSeller(ctx, { sellerId: ids[0] ?? '', approved: false });
    expect(await preferable(market.code)).toEqual(new Set());
    expect(await preferable((await makeShop(test.db)).code)).toBeUndefined();
  });

  it('knows no shop for strange, broken and missing hosts [TEN-013, TEN-517]', async () => {
    expect(await resolve('nobody.test')).toEqual({ kind: 'not-found', host: 'nobody.test' });
    for (const bad of [undefined, '', 'a b', 'x/y', 'http://a', '%00', 'a'.repeat(300)]) {
      expect(await resolve(bad), String(bad)).toEqual({ kind: 'not-found', host: '' });
    }
  });

  it('redirects another name to the base URL with path and query [TEN-508, TEN-509, TEN-510]', async () => {
    const shop = await makeShop(test.db);
    await addHost(platform(), { shopId: shop.id, host: 'Old.Example', kind: 'redirect' }, []);
    await addHost(platform(), { shopId: shop.id, host: 'loop.example', kind: 'serve' }, []);
    expect(await resolve('old.example', '/lamps?page=2')).toEqual({
      kind: 'redirect',
      shop,
      location: `http://${shop.code}.test/lamps?page=2`,
    });
    expect(await resolve('loop.example', '/lamps')).toMatchObject({ kind: 'found' });
    expect(await resolve(`${shop.code}.test`, '/lamps')).toMatchObject({ kind: 'found' });
    await removeHost(platform(), { shopId: shop.id, host: 'old.example' });
    expect(await resolve('old.example')).toMatchObject({ kind: 'not-found' });
  });

  it('follows a new base URL and leads there from the former host [TEN-508]', async () => {
    const shop = await makeShop(test.db);
    const ctx = systemContext(platform(), shop, { command: 'test' });
    await updateShop(ctx, { revision: 1, changes: { baseUrl: 'https://New-Home.test/' } }, []);
    expect(await resolve('new-home.test')).toMatchObject({
      kind: 'found',
      shop: { id: shop.id, baseUrl: 'https://new-home.test' },
    });
    expect(await resolve(`${shop.code}.test`, '/a?b')).toMatchObject({
      kind: 'redirect',
      location: 'https://new-home.test/a?b',
    });
  });
});

describe('availability', () => {
  it('closes an essential shop by its frontend switch [TEN-012, TEN-515, TEN-518]', async () => {
    const shop = await makeShop(test.db, { frontendStatus: false, name: 'Closed Inc' });
    expect(await resolve(`${shop.code}.test`)).toMatchObject({
      kind: 'unavailable',
      shop: { name: 'Closed Inc' },
    });
    const ctx = systemContext(platform(), shop, { command: 'test' });
    await updateShop(ctx, { revision: 1, changes: { frontendStatus: true } }, []);
    expect(await resolve(`${shop.code}.test`)).toMatchObject({ kind: 'found' });
    await updateShop(ctx, { revision: 2, changes: { frontendStatus: null } }, []);
    expect(await resolve(`${shop.code}.test`)).toMatchObject({ kind: 'found' });
  });

  it('needs both conditions for the shop of a marketplace seller [TEN-511, TEN-512, TEN-513, TEN-514]', async () => {
    const market = await makeShop(test.db, { type: 'marketplace' });
    const shop = await makeShop(test.db, { type: 'marketplaceseller', marketplaceId: market.id });
    const ctx = systemContext(platform(), shop, { command: 'test' });
    const kind = async () => (await resolve(`${shop.code}.test`)).kind;
    expect(await kind()).toBe('found');
    await updateShop(ctx, { revision: 1, changes: { frontendStatus: false } }, []);
    expect(await kind()).toBe('unavailable');
    await updateShop(ctx, { revision: 2, changes: { frontendStatus: true } }, []);
    expect(await kind()).toBe('found');
    await setShopStatus(platform(), shop.id, 'suspend');
    expect(await kind()).toBe('unavailable');
  });

  it('closes any suspended or closed shop whatever its own switch says, until it is resumed', async () => {
    const shop = await makeShop(test.db, { frontendStatus: true });
    const ctx = systemContext(platform(), shop, { command: 'test' });
    for (const action of ['suspend', 'close'] as const) {
      await setShopStatus(platform(), shop.id, action);
      const { revision, frontendStatus } = await readShopSettings(ctx);
      expect(frontendStatus).toBe(false);
      await updateShop(ctx, { revision, changes: { frontendStatus: true } }, []);
      expect((await resolve(`${shop.code}.test`)).kind).toBe('unavailable');
      await setShopStatus(platform(), shop.id, 'resume');
      expect((await resolve(`${shop.code}.test`)).kind).toBe('found');
    }
  });
});

describe('host names', () => {
  it('belong to one shop', async () => {
    const [one, other] = [await makeShop(test.db), await makeShop(test.db)];
    const taken = { code: 'conflict', field: 'host' };
    const host = `${one.code}.test`;
    await expect(addHost(platform(), { shopId: other.id, host, kind: 'serve' }, [])).rejects.toMatchObject(
      taken,
    );
    const ctx = systemContext(platform(), other, { command: 'test' });
    await expect(
      updateShop(ctx, { revision: 1, changes: { baseUrl: `http://${host}` } }, []),
    ).rejects.toMatchObject({ code: 'conflict', field: 'baseUrl' });
    const twin = {
      code: 'twin',
      name: 'Twin',
      type: 'essential' as const,
      theme: plainTheme,
      settings: plainSettings,
    };
    await expect(createShop(platform(), { ...twin, baseUrl: `http://${host}` }, [])).rejects.toMatchObject({
      code: 'conflict',
      field: 'hosts',
    });
  });

  it('of the platform are no shop’s, however they are spelled', async () => {
    const one = await makeShop(test.db);
    const reserved = ['Admin.example:8443'];
    const refused = (field: string) => ({
      code: 'conflict',
      field,
      reason: { code: 'shop.host_reserved', params: { host: 'admin.example' } },
    });
    const host = 'ADMIN.example.';
    await expect(
      addHost(platform(), { shopId: one.id, host, kind: 'redirect' }, reserved),
    ).rejects.toMatchObject(refused('host'));
    const twin = { name: 'Twin', type: 'essential' as const, theme: plainTheme, settings: plainSettings };
    const create = (code: string, baseUrl: string, hosts: readonly string[] = []) =>
      createShop(
        platform(),
        { ...twin, code, baseUrl, hosts: hosts.map((name) => ({ host: name, kind: 'serve' })) },
        reserved,
      );
    await expect(create('first', 'https://admin.example:3000')).rejects.toMatchObject(refused('hosts'));
    await expect(create('second', 'https://second.example', [host])).rejects.toMatchObject(refused('hosts'));
    const ctx = systemContext(platform(), one, { command: 'test' });
    const changes = { baseUrl: 'https://admin.example' };
    await expect(updateShop(ctx, { revision: 1, changes }, reserved)).rejects.toMatchObject(
      refused('baseUrl'),
    );
    expect((await resolve('admin.example')).kind).toBe('not-found');
  });

  it('are removed by their shop alone, and never the primary one', async () => {
    const [one, other] = [await makeShop(test.db), await makeShop(test.db)];
    const host = `${one.code}.test`;
    await expect(removeHost(platform(), { shopId: other.id, host })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(removeHost(platform(), { shopId: one.id, host })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await resolve(host)).kind).toBe('found');
  });
});
