import {
  readHeadersAndFooters,
  readPublishedPage,
  readStaffActor,
  signInStaff,
  systemContext,
} from '@stoa/commerce';
import { createTestDatabase, fromSession, type TestDatabase, testPlatform } from '@stoa/commerce/testing';
import { scopesOf } from '@stoa/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { unique } from '../../../../../packages/commerce/src/testing/unique.ts';
import { makeOwner, ownerToBe } from './make-owner.ts';
import { openShop } from './open-shop.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

const platform = () => testPlatform(test.db);

function newShop() {
  const code = unique('shop');
  const supportEmail = 'help@shop.test';
  return openShop(
    platform(),
    { code, name: 'Quay & Sons', type: 'essential', baseUrl: `http://${code}.test`, supportEmail },
    [],
  );
}

it('a shop that was opened has a home page, and a header and footer with menus for each use', async () => {
  const ctx = systemContext(platform(), await newShop(), { command: 'test' });
  expect(await readPublishedPage(ctx, { type: 'Homepage' })).toMatchObject({ title: 'Quay & Sons' });
  for (const use of ['default', 'checkout'] as const) {
    const found = await readHeadersAndFooters(ctx, { primary: use });
    expect(found.map(({ kind }) => kind)).toEqual(['header', 'footer']);
    expect(found.at(-1)?.menus).toMatchObject([{ name: 'Service' }]);
  }
});

describe('its owner', () => {
  const PASSWORD = 'correct horse battery';
  const noneAsked = () => Promise.reject(new Error('a password was asked for'));

  it('is added to the back office with a password and may do what owners may', async () => {
    const shop = await newShop();
    const email = `${unique('owner')}@shop.test`;
    const owner = await ownerToBe(platform(), email, async () => PASSWORD);
    expect(owner.wasKnown).toBe(false);
    await makeOwner(platform(), shop, owner);
    const credentials = { email, password: PASSWORD, clientAddress: '10.0.0.1' };
    expect(await signInStaff(platform(), credentials)).toMatchObject({ staffId: owner.staffId });
    const found = await readStaffActor(platform(), owner.staffId, shop.id, fromSession);
    expect(found?.actor.scopes).toEqual(new Set(scopesOf(['owner'])));
  });

  it('is no one anew who is known: no password is asked for', async () => {
    const email = `${unique('owner')}@shop.test`;
    const { staffId } = await ownerToBe(platform(), email, async () => PASSWORD);
    const again = await ownerToBe(platform(), email.toUpperCase(), noneAsked);
    expect(again).toEqual({ staffId, wasKnown: true });
  });

  it('is nobody with a password that is too short', async () => {
    const email = `${unique('owner')}@shop.test`;
    const refused = ownerToBe(platform(), email, async () => 'short');
    await expect(refused).rejects.toMatchObject({ code: 'invalid-input', field: 'password' });
  });
});
