import type { PageDocument, Scope, ToDoItem } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { createPage, movePageSlug, publishPage, savePageDocument } from '../content/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { createProduct, unpublishProduct } from '../product/index.ts';
import {
  carrySeller,
  createSeller,
  readShopSettings,
  type ShopSettings,
  setShopStatus,
  updateShop,
} from '../shop/index.ts';
import { staffOf } from '../testing/context.ts';
import { simpleProduct, variableProduct } from '../testing/products.ts';
import { makeSale } from '../testing/sale.ts';
import { saleForEachTest } from '../testing/sale-for-each-test.ts';
import { recordStatements } from '../testing/statements.ts';
import { unique } from '../testing/unique.ts';
import { readToDo, SHOP_CREATE } from './index.ts';

const { test, sale } = saleForEachTest();

/** What the list tells of each entry: done, or what it lacks. */
async function toDo(ctx: ShopContext = sale.system, sendsMail = true) {
  const items = await readToDo(ctx, { sendsMail });
  return Object.fromEntries(items.map(({ item, done, lacks }) => [item, done || lacks])) as Partial<
    Record<ToDoItem, true | readonly string[]>
  >;
}

/** Changes settings of the shop, or its switch. */
async function set(change: (settings: ShopSettings) => ShopSettings, frontendStatus: boolean | null = null) {
  const { settings, revision } = await readShopSettings(sale.system);
  await updateShop(sale.system, { revision, changes: { settings: change(settings), frontendStatus } }, []);
}
const setCheckout = (checkout: Partial<ShopSettings['checkout']>) =>
  set((settings) => ({ ...settings, checkout: { ...settings.checkout, ...checkout } }));

const textPage = (text: string): PageDocument => ({
  version: 1,
  root: [
    {
      id: 'a',
      type: 'rich-text',
      version: 1,
      props: { text: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
    },
  ],
});

it('a shop without anything lacks what only its merchant can give, and has what was set when it was made', async () => {
  expect(await toDo()).toEqual({
    products: [],
    payment: true,
    shipping: true,
    contact: [],
    legal: ['terms-of-service', 'privacy-policy'],
    home: [],
    mail: true,
    open: true,
  });
});

it('products are done with one that visitors see, of this shop', async () => {
  const other = await makeSale(test.db);
  await other.simple();
  const { id } = await sale.simple();
  await unpublishProduct(sale.system, id);
  expect((await toDo()).products).toEqual([]);
  await sale.simple();
  expect((await toDo()).products).toBe(true);
});

describe('payment', () => {
  it('lacks a way that tells no buyer how to pay, neither by words nor by an account', async () => {
    const bankAccount = { holder: 'Quay & Sons', bank: '', account: 'DE02', routing: '' };
    const transfer = { code: 'bank_transfer', title: 'Transfer', instructions: ' ', shippingKinds: [] };
    const cash = { ...transfer, code: 'cash', title: 'Cash', instructions: 'At the counter.' };
    await setCheckout({ paymentMethods: [cash, transfer] });
    expect((await toDo()).payment).toEqual(['Transfer']);
    await setCheckout({ paymentMethods: [cash, { ...transfer, bankAccount }] });
    expect((await toDo()).payment).toBe(true);
  });

  it('is not done without any way', async () => {
    await setCheckout({ paymentMethods: [] });
    expect((await toDo()).payment).toEqual([]);
  });
});

describe('shipping', () => {
  const toCanada = {
    id: 'canada',
    title: 'To Canada',
    kind: 'flat' as const,
    price: 900,
    countries: ['CA'],
    estimateDays: [3, 6] as [number, number],
  };

  it('lacks the countries that no way reaches', async () => {
    await setCheckout({ shippingMethods: [toCanada] });
    expect((await toDo()).shipping).toEqual(['US']);
    await setCheckout({ shippingMethods: [toCanada, { ...toCanada, id: 'all', countries: [] }] });
    expect((await toDo()).shipping).toBe(true);
  });

  it('is not asked of a shop that sends nothing of what it sells', async () => {
    await setCheckout({ shippingMethods: [] });
    await createProduct(sale.system, {
      classCode: 'gift_certificate',
      sku: 'gift',
      name: 'Gift',
      price: 500,
    });
    const lesson = simpleProduct({ nonShippable: true });
    await createProduct(sale.system, lesson);
    await createProduct(sale.system, variableProduct({ red: 1000 }, { nonShippable: true }));
    const course = { classCode: 'grouped' as const, sku: 'course', name: 'Course', children: [lesson.sku] };
    await createProduct(sale.system, course);
    expect(await toDo()).not.toHaveProperty('shipping');
    await createProduct(sale.system, variableProduct({ red: 1000 }));
    expect((await toDo()).shipping).toEqual(['US', 'CA']);
  });
});

describe('contact', () => {
  it('is done with a telephone number', async () => {
    await set((settings) => ({ ...settings, general: { ...settings.general, supportPhone: '2075550112' } }));
    expect((await toDo()).contact).toBe(true);
  });

  it('is done with the postal address of the seller that the shop sells as', async () => {
    const address = { addressLine1: '1 Quay', cityLocality: 'Portland', stateProvince: 'ME' };
    const originAddress = { ...address, postalCode: '04101', country: 'US' };
    const marketplace = await makeSale(test.db, { type: 'marketplace' });
    const seller = { code: unique('seller'), name: 'Quay', originAddress };
    const { sellerId } = await createSeller(sale.system, seller);
    await carrySeller(sale.system, { shopId: marketplace.shop.id, sellerId });
    const belongs = { type: 'marketplaceseller', marketplaceId: marketplace.shop.id, sellerId } as const;
    const own = await makeSale(test.db, belongs);
    expect((await toDo(own.system)).contact).toBe(true);
    expect((await toDo(marketplace.system)).contact).toEqual([]);
  });
});

describe('legal pages', () => {
  const make = (slug: string, text: string, publish = true) =>
    createPage(sale.system, { slug, title: slug, document: textPage(text), publish });

  it('are done when terms and privacy, and whichever others there are, are published without blanks', async () => {
    await make('terms-of-service', 'We are Quay & Sons, and sell [sic] mugs.');
    await make('privacy-policy', 'We know [1] what you order [EU law].');
    expect((await toDo()).legal).toBe(true);
    const { pageId } = await make('returns', 'Within [number of days] days.', false);
    expect((await toDo()).legal).toEqual(['returns']);
    await publishPage(sale.system, { pageId, version: 1 });
    expect((await toDo()).legal).toEqual(['returns']);
    const { version } = await savePageDocument(sale.system, {
      pageId,
      document: textPage('Within 30 days.'),
    });
    expect((await toDo()).legal).toEqual(['returns']);
    await publishPage(sale.system, { pageId, version });
    expect((await toDo()).legal).toBe(true);
  });

  it('are the same at another address, and not those of another shop', async () => {
    const { pageId } = await make('privacy-policy', 'Ours.');
    await movePageSlug(sale.system, { pageId, slug: 'privacy' });
    const other = await makeSale(test.db);
    const theirs = { slug: 'terms-of-service', title: 'Terms', document: textPage('Theirs.'), publish: true };
    await createPage(other.system, theirs);
    expect((await toDo()).legal).toEqual(['terms-of-service']);
  });

  it('are looked through for blanks in HTML of their own, where scripts have none', async () => {
    const page = (slug: string, customHtml: string) =>
      createPage(sale.system, { slug, title: slug, staticType: 'all', customHtml, publish: true });
    await page('terms-of-service', '<style>a[rel="x y"]{}</style><p>Quay</p><script>a[b]</script>');
    await page('privacy-policy', '<p>[name of the business]</p>');
    expect((await toDo()).legal).toEqual(['privacy-policy']);
  });
});

it('the home page is done when visitors see another one than came with the shop', async () => {
  const asCommand: ShopContext = {
    ...sale.system,
    actor: { kind: 'system', means: 'command', name: SHOP_CREATE },
  };
  const { pageId } = await createPage(asCommand, { title: 'Home', pageType: 'Homepage', publish: true });
  expect((await toDo()).home).toEqual([]);
  const editor = staffOf(sale.system, ['content:write', 'content:publish']);
  const { version } = await savePageDocument(editor, { pageId, document: textPage('Mugs.') });
  expect((await toDo()).home).toEqual([]);
  await publishPage(editor, { pageId, version });
  expect((await toDo()).home).toBe(true);
});

it('mail is done when it leaves the server', async () => {
  expect((await toDo(sale.system, false)).mail).toEqual([]);
});

it('a shop is open unless it was switched off or suspended', async () => {
  await set((settings) => settings, false);
  expect((await toDo()).open).toEqual([]);
  await set((settings) => settings, true);
  expect((await toDo()).open).toBe(true);
  await setShopStatus(sale.system, sale.shop.id, 'suspend');
  expect((await toDo()).open).toEqual([]);
});

it('the list is told to whoever may see the content of the shop, and to nobody else', async () => {
  const as = (...scopes: Scope[]) => readToDo(staffOf(sale.system, scopes), { sendsMail: true });
  expect(await as('content:read')).toHaveLength(8);
  await expect(as('orders:read', 'settings:read')).rejects.toMatchObject({ code: 'forbidden' });
  await expect(readToDo(sale.guest(), { sendsMail: true })).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});

it('the list takes three statements', async () => {
  await sale.simple();
  expect(await recordStatements(test.db, () => toDo())).toHaveLength(3);
});
