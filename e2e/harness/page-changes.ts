import {
  addToCart,
  adjustStock,
  archiveProduct,
  type ChangeKind,
  changeOrderState,
  changePrices,
  createCategory,
  createCustomer,
  createPage,
  createProduct,
  createRedirect,
  moveProductSlug,
  newId,
  placeOrder,
  publishPage,
  publishProduct,
  readShopSettings,
  registerCustomer,
  removeSearchPhrase,
  requestPasswordReset,
  requestStaffReset,
  type ShopContext,
  saveHeaderOrFooter,
  saveMenu,
  savePageDocument,
  saveSearchPhrase,
  setPriceLevels,
  signIn,
  signOut,
  unpublishProduct,
  updateShop,
} from '@stoa/commerce';
import { simpleProduct } from '@stoa/commerce/testing';
import { updateCategory } from '../../packages/commerce/src/category/index.ts';
import { checkoutOf } from '../../packages/commerce/src/testing/checkout.ts';
import type { PagesShop } from './pages-shop.ts';

/** A change of what pages show, or of what they do not. */
export interface PageChange {
  readonly what: string;
  readonly change: (shop: PagesShop) => Promise<unknown>;
  /** A page that must look otherwise afterwards; absent where nothing does. */
  readonly shows?: string;
}

const document = { version: 1 as const, root: [] };

const buyerIn = (system: ShopContext): ShopContext => ({
  ...system,
  actor: { kind: 'guest', visitorId: newId() },
});

async function order({ system, ids }: PagesShop): Promise<string> {
  const ctx = buyerIn(system);
  await addToCart(ctx, { productId: ids.pan, qty: 1 });
  return (await placeOrder(ctx, await checkoutOf(ctx))).orderId;
}

/**
 * What causes each kind of change, to be done in this order in one shop. A kind without a case does not compile.
 */
export const pageChanges: Readonly<Record<ChangeKind, readonly PageChange[]>> = {
  'shop.changed': [
    {
      what: 'its name',
      shows: '/about',
      change: async ({ system }) => {
        const { revision } = await readShopSettings(system);
        await updateShop(system, { revision, changes: { name: 'Quay & Daughters' } }, []);
      },
    },
  ],
  'content.changed': [
    {
      what: 'the home page',
      shows: '/',
      change: async ({ system, database }) => {
        const { rows } = await database.db.pool.query(`select id from page where page_type = 'Homepage'`);
        const pageId = String(rows[0]?.id);
        const { version } = await savePageDocument(system, { pageId, document });
        await publishPage(system, { pageId, version });
      },
    },
    {
      what: 'a footer without menus',
      shows: '/copper-pan',
      change: ({ system }) => saveHeaderOrFooter(system, { kind: 'footer', name: 'Main', menuNumbers: [] }),
    },
    {
      what: 'a redirect where nothing was',
      shows: '/nothing-here',
      change: ({ system }) => createRedirect(system, { from: 'nothing-here', to: '/about' }),
    },
    {
      what: 'a page that is new to the sitemap',
      shows: '/sitemap.xml',
      change: ({ system }) => createPage(system, { title: 'Press', slug: 'press', publish: true }),
    },
  ],
  'menu.changed': [
    {
      what: 'another label',
      shows: '/pots',
      change: ({ system }) =>
        saveMenu(system, {
          number: 1,
          name: 'Shop',
          items: [{ id: 'a', label: 'All our pots', url: '/pots', items: [] }],
        }),
    },
  ],
  'category.changed': [
    {
      what: 'the name that stands above a product',
      shows: '/copper-pan',
      change: ({ system, ids }) => updateCategory(system, { categoryId: ids.pots, name: 'Pots and pans' }),
    },
    {
      what: 'a category below',
      shows: '/pots',
      change: ({ system }) => createCategory(system, { name: 'Small', slug: 'small-pots', parent: 'pots' }),
    },
    {
      what: 'that it is off',
      shows: '/kitchen/pots',
      change: ({ system, ids }) => updateCategory(system, { categoryId: ids.pots, isActive: false }),
    },
    {
      what: 'that it is on again',
      shows: '/pots',
      change: ({ system, ids }) => updateCategory(system, { categoryId: ids.pots, isActive: true }),
    },
  ],
  'search.changed': [
    {
      what: 'what comes first for a phrase',
      shows: '/search?q=pan',
      change: ({ system, ids }) => saveSearchPhrase(system, { phrase: 'Pans', pinned: [ids.cushion] }),
    },
    {
      what: 'where a phrase leads',
      shows: '/search?q=returns',
      change: ({ system }) => saveSearchPhrase(system, { phrase: 'returns', redirectTo: '/about' }),
    },
    {
      what: 'that it leads there no longer',
      shows: '/search?q=returns',
      change: ({ system }) => removeSearchPhrase(system, 'returns'),
    },
  ],
  'product.changed': [
    {
      what: 'a new one, beside those like it',
      shows: '/copper-pan',
      change: ({ system }) =>
        createProduct(system, simpleProduct({ sku: 'tin-pan', name: 'Tin pan', categories: ['pots'] })),
    },
    {
      what: 'an address that moved',
      shows: '/copper-pan',
      change: ({ system, ids }) => moveProductSlug(system, { productId: ids.pan, slug: 'copper-saucepan' }),
    },
    {
      what: 'an address that came back',
      shows: '/copper-pan',
      change: ({ system, ids }) => moveProductSlug(system, { productId: ids.pan, slug: 'copper-pan' }),
    },
    {
      what: 'that it is archived',
      shows: '/search?q=pan',
      change: ({ system, ids }) => archiveProduct(system, ids.lid),
    },
    {
      what: 'that it is sold again',
      shows: '/pan-and-lid',
      change: ({ system, ids }) => archiveProduct(system, ids.lid, false),
    },
  ],
  'publication.changed': [
    {
      what: 'that it is gone',
      shows: '/velvet-cushion',
      change: ({ system, ids }) => unpublishProduct(system, ids.cushion),
    },
    {
      what: 'that it is there',
      shows: '/velvet-cushion',
      change: ({ system, ids }) => publishProduct(system, { productId: ids.cushion, slug: 'velvet-cushion' }),
    },
  ],
  'price.changed': [
    {
      what: 'of one in a set',
      shows: '/pan-and-lid',
      change: ({ system, ids }) => changePrices(system, [{ productId: ids.pan, price: 9900 }]),
    },
    {
      what: 'by the dozen',
      shows: '/copper-pan',
      change: ({ system, ids }) =>
        setPriceLevels(system, { productId: ids.pan, levels: [{ minQty: 12, price: 7000 }] }),
    },
  ],
  'stock.status-changed': [
    {
      what: 'that nothing is left',
      shows: '/pan-and-lid',
      change: ({ system, ids }) => adjustStock(system, { lines: [{ productId: ids.lid, delta: -60 }] }),
    },
  ],
  'stock.changed': [
    {
      what: 'that some are left',
      change: ({ system, ids }) => adjustStock(system, { lines: [{ productId: ids.pan, delta: -1 }] }),
    },
  ],
  'customer.changed': [
    { what: 'a new one', change: ({ system }) => createCustomer(system, { email: 'new@example.com' }) },
  ],
  'customer.signed-out': [
    {
      what: 'somebody',
      change: async ({ system }) => {
        const account = { email: 'brief@example.com', password: 'a long enough password' };
        await createCustomer(system, account);
        const { actor } = await signIn(buyerIn(system), { ...account, clientAddress: '192.0.2.9' });
        await signOut({ ...system, actor });
      },
    },
  ],
  'customer.asked-reset': [
    {
      what: 'by nobody',
      change: ({ system }) =>
        requestPasswordReset(buyerIn(system), { email: 'nobody@example.com', clientAddress: '192.0.2.9' }),
    },
  ],
  'order.placed': [{ what: 'of one piece', change: order }],
  'order.changed': [
    {
      what: 'that it is paid',
      change: async (shop) =>
        changeOrderState(shop.system, { orderId: await order(shop), machine: 'payment', to: 'paid' }),
    },
  ],
  'staff.asked-reset': [
    {
      what: 'by nobody',
      change: ({ system }) =>
        requestStaffReset(system, {
          email: 'nobody@example.com',
          clientAddress: '192.0.2.9',
          officeUrl: 'http://admin.localhost:3000',
        }),
    },
  ],
  'mail.queued': [
    {
      what: 'to somebody who registers',
      change: ({ system }) =>
        registerCustomer(buyerIn(system), {
          email: 'ada@example.com',
          password: 'a long enough password',
          firstName: 'Ada',
          lastName: 'Archer',
          clientAddress: '192.0.2.9',
        }),
    },
  ],
};
