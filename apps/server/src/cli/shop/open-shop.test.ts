import {
  listPages,
  publishPage,
  readHeadersAndFooters,
  readPageVersion,
  readPublishedPage,
  readStaffActor,
  readToDo,
  type ShopContext,
  savePageDocument,
  signInStaff,
  systemContext,
} from '@stoa/commerce';
import { createTestDatabase, fromSession, type TestDatabase, testPlatform } from '@stoa/commerce/testing';
import { legalPages, scopesOf } from '@stoa/domain';
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

describe('its legal pages', () => {
  const draftOf = async (ctx: ShopContext, slug: string) => {
    const draft = await readPageVersion(ctx, { slug });
    if (!draft) throw new Error(`there is no draft of ${slug}`);
    return draft;
  };
  const openLegal = async (ctx: ShopContext) =>
    (await readToDo(ctx, { sendsMail: true })).find(({ item }) => item === 'legal')?.lacks;

  it('are drafts that no visitor sees and no list names, with what only the merchant knows left blank', async () => {
    const shop = await newShop();
    const ctx = systemContext(platform(), shop, { command: 'test' });
    expect(await listPages(ctx)).toEqual([]);
    for (const slug of legalPages) {
      expect(await readPublishedPage(ctx, { slug })).toBeUndefined();
      const { document, publishedVersion } = await draftOf(ctx, slug);
      const text = JSON.stringify(document);
      expect([slug, publishedVersion]).toEqual([slug, null]);
      expect(text).toContain('[this page is a draft: ');
      expect(text).not.toMatch(/undefined|null|\[object/);
      // A blank that does not look like one would never be missed.
      for (const [blank] of text.matchAll(/\[[^[\]{}"]*\]/g))
        expect(blank).toMatch(/^\[[a-z][^=<>]* [^=<>]*\]$/);
    }
    const legal = JSON.stringify((await draftOf(ctx, 'legal-notice')).document);
    expect(legal).toContain(`Quay & Sons (${shop.baseUrl}) is run by [`);
    expect(legal).toContain('E-mail: help@shop.test');
  });

  it('are done when each is published and no blank is left in it', async () => {
    const ctx = systemContext(platform(), await newShop(), { command: 'test' });
    for (const [at, slug] of legalPages.entries()) {
      const { id: pageId, document } = await draftOf(ctx, slug);
      await publishPage(ctx, { pageId, version: 1 });
      expect(await readPublishedPage(ctx, { slug })).toMatchObject({ slug, version: 1 });
      expect(await openLegal(ctx)).toEqual(legalPages.slice(at));
      const filledIn = JSON.parse(JSON.stringify(document).replaceAll(/\[[a-z][^[\]]*\]/g, 'Quay'));
      const { version } = await savePageDocument(ctx, { pageId, document: filledIn });
      await publishPage(ctx, { pageId, version });
      expect(await openLegal(ctx)).toEqual(legalPages.slice(at + 1));
    }
  });
});

it('a shop that was opened has a home page of its own once somebody else published one', async () => {
  const ctx = systemContext(platform(), await newShop(), { command: 'test' });
  const isDone = async () =>
    (await readToDo(ctx, { sendsMail: true })).find(({ item }) => item === 'home')?.done;
  expect(await isDone()).toBe(false);
  const home = await readPublishedPage(ctx, { type: 'Homepage' });
  if (!home) throw new Error('there is no home page');
  const { version } = await savePageDocument(ctx, { pageId: home.id, document: home.document });
  await publishPage(ctx, { pageId: home.id, version });
  expect(await isDone()).toBe(true);
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
