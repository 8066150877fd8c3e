import type { MenuItem, PageDocument, WidgetNode } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { resolveAddress } from '../category/index.ts';
import { recordChanges } from '../testing/changes.ts';
import { fromSession } from '../testing/context.ts';
import { makeSale } from '../testing/sale.ts';
import { saleForEachTest } from '../testing/sale-for-each-test.ts';
import { recordStatements } from '../testing/statements.ts';
import {
  createPage,
  findFileByContent,
  movePageSlug,
  publishPage,
  readFiles,
  readHeadersAndFooters,
  readMenus,
  readPageVersion,
  readPublishedPage,
  registerFile,
  saveHeaderOrFooter,
  saveMenu,
  savePageDocument,
} from './index.ts';

const { test, sale } = saleForEachTest();

const widget = (id: string, given: Partial<WidgetNode> = {}): WidgetNode => ({
  id,
  type: 'heading',
  version: 1,
  props: { title: id },
  ...given,
});
const page = (...root: WidgetNode[]): PageDocument => ({ version: 1, root });

describe('a page', () => {
  it('is shown as it was published, while newer versions are drafts [CMS-501]', async () => {
    const { pageId } = await createPage(sale.system, {
      title: 'Home',
      pageType: 'Homepage',
      document: page(widget('a')),
      publish: true,
    });
    const { version } = await savePageDocument(sale.system, { pageId, document: page(widget('b')) });
    const home = () => readPublishedPage(sale.guest(), { type: 'Homepage' });
    expect(await home()).toMatchObject({ id: pageId, version: 1, slug: null, document: page(widget('a')) });
    expect(await readPageVersion(sale.system, { id: pageId })).toMatchObject({
      version: 2,
      publishedVersion: 1,
      document: page(widget('b')),
    });
    const changes = await recordChanges(test.db, () => publishPage(sale.system, { pageId, version }));
    expect(changes).toMatchObject([{ kind: 'content.changed', entityId: pageId, shopId: sale.shop.id }]);
    expect(await home()).toMatchObject({ version: 2, document: page(widget('b')) });
    await publishPage(sale.system, { pageId, version: 1 });
    expect(await home()).toMatchObject({ version: 1 });
    expect(await readPageVersion(sale.system, { id: pageId }, 2)).toMatchObject({ version: 2 });
    expect(await recordStatements(test.db, home)).toHaveLength(1);
  });

  it('is found by its address, not before it is published [CMS-006]', async () => {
    const { pageId } = await createPage(sale.system, {
      title: 'Terms',
      slug: 'terms-of-service',
      staticType: 'all',
      customHtml: '<p>Terms</p>',
    });
    const terms = () => readPublishedPage(sale.guest(), { slug: 'terms-of-service' });
    expect(await terms()).toBeUndefined();
    await publishPage(sale.system, { pageId, version: 1 });
    expect(await terms()).toMatchObject({
      staticType: 'all',
      customHtml: '<p>Terms</p>',
      slug: 'terms-of-service',
    });
    await movePageSlug(sale.system, { pageId, slug: 'terms' });
    expect(await resolveAddress(sale.guest(), '/terms-of-service')).toMatchObject({
      to: '/terms',
      type: 301,
    });
    expect(await terms()).toBeUndefined();
  });

  it('is unknown to another shop', async () => {
    const { pageId } = await createPage(sale.system, { title: 'Home', pageType: 'Homepage', publish: true });
    const other = await makeSale(test.db);
    expect(await readPublishedPage(other.guest(), { type: 'Homepage' })).toBeUndefined();
    expect(await readPageVersion(other.system, { id: pageId })).toBeUndefined();
    const save = { pageId, document: page() };
    await expect(savePageDocument(other.system, save)).rejects.toMatchObject({ code: 'not-found' });
    await expect(publishPage(other.system, { pageId, version: 1 })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('plays its part alone, and has an address unless it plays one', async () => {
    await createPage(sale.system, { title: 'Lost', pageType: '404 Page', is404Page: true });
    await expect(createPage(sale.system, { title: 'Lost', pageType: '404 Page' })).rejects.toMatchObject({
      code: 'conflict',
      field: 'pageType',
    });
    await expect(createPage(sale.system, { title: 'Nowhere' })).rejects.toMatchObject({ field: 'slug' });
    await expect(createPage(sale.system, { title: 'Cart', slug: 'checkout' })).rejects.toMatchObject({
      code: 'invalid-input',
      field: 'slug',
    });
  });

  it('is not saved over what somebody else saved meanwhile', async () => {
    const { pageId } = await createPage(sale.system, { title: 'Home', pageType: 'Homepage' });
    const saves = Array.from({ length: 8 }, () =>
      savePageDocument(sale.system, { pageId, document: page(), basedOn: 1 }),
    );
    const outcomes = await Promise.allSettled(saves);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = outcomes.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { code: 'conflict', field: 'basedOn', params: { version: 2 } } });
  });

  it.each([
    ['another version', { version: 2, root: [] }],
    ['no tree', { version: 1 }],
    ['twice the same id', page(widget('a'), widget('b', { children: [widget('a')] }))],
    ['too many widgets', page(...Array.from({ length: 501 }, (_, at) => widget(`w${at}`)))],
    ['too much text', page(widget('a', { props: { text: 'x'.repeat(1_000_001) } }))],
    ['what can not be stored', page(widget('a', { props: { text: '\u0000' } }))],
    ['a bad type', page(widget('a', { type: '../x' }))],
    ['too deep a nesting', page(nested(13))],
    ['an endless nesting', page(nested(5000))],
    ['unknown fields', { ...page(), html: '<script>' }],
  ])('refuses a document with %s', async (_what, document) => {
    const { pageId } = await createPage(sale.system, { title: 'Home', pageType: 'Homepage' });
    const save: unknown = { pageId, document };
    await expect(
      savePageDocument(sale.system, save as Parameters<typeof savePageDocument>[1]),
    ).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('needs the scopes of what is done, raw HTML one of its own', async () => {
    const as = (...scopes: string[]) => ({
      ...sale.system,
      actor: { kind: 'staff' as const, staffId: 's', scopes: new Set(scopes), ...fromSession },
    });
    const plain = { title: 'T', slug: 't' };
    const html = { ...plain, customHtml: '<b>' };
    await expect(createPage(sale.guest(), plain)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(createPage(as('content:write'), html)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(createPage(as('content:write'), { ...plain, publish: true })).rejects.toMatchObject({
      code: 'forbidden',
    });
    const { pageId } = await createPage(as('content:write'), plain);
    await expect(publishPage(as('content:write'), { pageId, version: 1 })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});

function nested(levels: number): WidgetNode {
  let node = widget('leaf');
  for (let level = 1; level < levels; level += 1) node = widget(`w${level}`, { children: [node] });
  return node;
}

const item = (id: string, given: Partial<MenuItem> = {}): MenuItem => ({
  id,
  label: id,
  url: `/${id}`,
  items: [],
  ...given,
});

describe('menus', () => {
  it('are known by number and come in the order asked [ENT-513]', async () => {
    const items = [item('lamps', { items: [item('floor')], flyoutType: 'amazon', columns: 3, width: 600 })];
    await saveMenu(sale.system, { number: 2, name: 'Main', items, orderInMobile: 5 });
    await saveMenu(sale.system, { number: 1, name: 'Help', items: [] });
    const changes = await recordChanges(test.db, () =>
      saveMenu(sale.system, { number: 1, name: 'Aid', items: [] }),
    );
    expect(changes).toMatchObject([{ kind: 'menu.changed', entityId: '1', shopId: sale.shop.id }]);
    const main = { id: 2, name: 'Main', orderInMobile: 5, items };
    const aid = { id: 1, name: 'Aid', orderInMobile: 0, items: [] };
    expect(await readMenus(sale.guest(), [2, 9, 1, Number.NaN, 1e12])).toEqual([main, aid]);
    expect(await readMenus(sale.guest())).toEqual([aid, main]);
    expect(await readMenus((await makeSale(test.db)).guest())).toEqual([]);
  });

  it('hold no links that must not be planted in a page', async () => {
    for (const url of ['javascript:alert(1)', '//evil.test', 'data:text/html,x']) {
      await expect(
        saveMenu(sale.system, { number: 1, name: 'M', items: [item('a', { url })] }),
      ).rejects.toMatchObject({ code: 'invalid-input', field: 'items.0.url' });
    }
  });

  it('have each item once, at whatever level', async () => {
    const twice = [item('a'), item('b', { items: [item('a')] })];
    await expect(saveMenu(sale.system, { number: 3, name: 'Twice', items: twice })).rejects.toMatchObject({
      code: 'invalid-input',
      field: 'items',
    });
  });
});

describe('headers and footers', () => {
  it('come with their menus in one statement, the primary ones of a use together [CMS-521, CMS-522, CMS-523]', async () => {
    await saveMenu(sale.system, { number: 1, name: 'One', items: [] });
    await saveMenu(sale.system, { number: 2, name: 'Two', items: [] });
    const header = { kind: 'header', name: 'Main', isPrimary: true, menuNumbers: [2, 7, 1] } as const;
    const { id } = await saveHeaderOrFooter(sale.system, { ...header, content: { notice: 'Free shipping' } });
    await saveHeaderOrFooter(sale.system, { kind: 'footer', name: 'Main', isPrimary: true });
    await saveHeaderOrFooter(sale.system, { kind: 'header', name: 'Bare', use: 'checkout', isPrimary: true });
    const primary = () => readHeadersAndFooters(sale.guest(), { primary: 'default' });
    const found = await primary();
    expect(found.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['header Main', 'footer Main']);
    expect(found[0]).toMatchObject({
      id,
      content: { notice: 'Free shipping' },
      menuNumbers: [2, 7, 1],
    });
    expect(found[0]?.menus.map(({ name }) => name)).toEqual(['Two', 'One']);
    expect(await recordStatements(test.db, primary)).toHaveLength(1);
    expect(await readHeadersAndFooters(sale.guest(), { primary: 'checkout' })).toMatchObject([
      { name: 'Bare' },
    ]);
    expect(await readHeadersAndFooters(sale.guest(), { id })).toEqual([found[0]]);
    expect(await readHeadersAndFooters(sale.guest(), { name: 'Bare', kind: 'header' })).toHaveLength(1);
    expect(await readHeadersAndFooters(sale.guest(), { kind: 'header' })).toHaveLength(2);
    expect(await readHeadersAndFooters((await makeSale(test.db)).guest(), { id })).toEqual([]);
  });

  it('have one primary of a kind and use: the latest', async () => {
    await saveHeaderOrFooter(sale.system, { kind: 'header', name: 'Old', isPrimary: true });
    const changes = await recordChanges(test.db, () =>
      saveHeaderOrFooter(sale.system, { kind: 'header', name: 'New', isPrimary: true }),
    );
    expect(changes).toMatchObject([
      { kind: 'content.changed', entityId: 'header:New', shopId: sale.shop.id },
      { kind: 'content.changed', entityId: 'header:Old', shopId: sale.shop.id },
    ]);
    expect(await readHeadersAndFooters(sale.guest(), { primary: 'default' })).toMatchObject([
      { name: 'New' },
    ]);
    expect(await readHeadersAndFooters(sale.guest(), { kind: 'header' })).toHaveLength(2);
  });
});

describe('files', () => {
  const file = (name: string, digit: string) => ({
    name,
    sha256: digit.repeat(64),
    mime: 'image/webp',
    bytes: 1000,
    width: 1200,
    height: 900,
  });

  it('are registered once and found by name and content', async () => {
    const first = await registerFile(sale.system, file('mugs/a.webp', 'a'));
    expect(await registerFile(sale.system, file('mugs/a.webp', 'a'))).toEqual(first);
    await expect(registerFile(sale.system, file('mugs/a.webp', 'b'))).rejects.toMatchObject({
      code: 'conflict',
      field: 'name',
    });
    expect(await readFiles(sale.guest(), ['mugs/a.webp', 'none', '\0'])).toEqual([first]);
    expect(await findFileByContent(sale.guest(), 'a'.repeat(64))).toEqual(first);
    const other = await makeSale(test.db);
    expect(await readFiles(other.guest(), ['mugs/a.webp'])).toEqual([]);
    expect(await findFileByContent(other.guest(), 'a'.repeat(64))).toBeUndefined();
  });

  it('have names that lead nowhere else', async () => {
    for (const name of ['../a', '/a', 'a/../b', 'a//b', '.env', 'a\\b', '']) {
      await expect(registerFile(sale.system, file(name, 'a'))).rejects.toMatchObject({ field: 'name' });
    }
  });
});
