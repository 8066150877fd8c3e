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
import { simpleProduct, variableProduct } from '@stoa/commerce/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeTestFolder } from '../../apps/server/src/postgres/testing.ts';
import { updateCategory } from '../../packages/commerce/src/category/index.ts';
import { recordChanges } from '../../packages/commerce/src/testing/changes.ts';
import { checkoutOf, checkoutSettings } from '../../packages/commerce/src/testing/checkout.ts';
import { type OwnApp, openOwnApp } from '../harness/own-app.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import { until } from '../harness/until.ts';

let own: OwnShop;
/** Keeps pages and hears of changes. */
let keeping: OwnApp;
/** Forgets everything before each page. */
let fresh: OwnApp;

const made = { pan: '', lid: '', cushion: '', set: '', pots: '', about: '' };

const paths = [
  ...['/', '/kitchen/pots', '/pots', '/pots.data', '/brands', '/search?q=pan', '/about'],
  ...['/copper-pan', '/velvet-cushion', '/pan-and-lid', '/nothing-here', '/sitemap.xml'],
];

beforeAll(async () => {
  own = await openOwnShop(inject('postgresUrl'), { settings: checkoutSettings });
  const { system } = own;
  await createCategory(system, { name: 'Kitchen', slug: 'kitchen' });
  made.pots = (await createCategory(system, { name: 'Pots', slug: 'pots', parent: 'kitchen' })).id;
  const inPots = { categories: ['pots'], brand: 'Ore', stock: { available: 60 } };
  const pan = simpleProduct({ ...inPots, sku: 'copper-pan', name: 'Copper pan', price: 8800 });
  made.pan = (await createProduct(system, pan)).id;
  made.lid = (await createProduct(system, simpleProduct({ ...inPots, sku: 'lid', name: 'Pan lid' }))).id;
  const cushion = variableProduct({ red: 900, blue: 1100 }, { sku: 'velvet-cushion', categories: ['pots'] });
  made.cushion = (await createProduct(system, cushion)).id;
  made.set = (
    await createProduct(system, {
      classCode: 'grouped',
      sku: 'pan-and-lid',
      slug: 'pan-and-lid',
      name: 'Pan and lid',
      children: ['copper-pan', 'lid'],
    })
  ).id;
  await saveMenu(system, {
    number: 1,
    name: 'Shop',
    items: [{ id: 'a', label: 'Pots', url: '/pots', items: [] }],
  });
  await saveHeaderOrFooter(system, { kind: 'header', name: 'Main', isPrimary: true, menuNumbers: [1] });
  await saveHeaderOrFooter(system, { kind: 'footer', name: 'Main', isPrimary: true, menuNumbers: [1] });
  const slider = {
    id: 's',
    type: 'product-slider',
    version: 1,
    props: { title: 'Best', type: 'bestsellers' },
  };
  const document = { version: 1 as const, root: [slider] };
  await createPage(system, { title: 'Home', pageType: 'Homepage', document, publish: true });
  const about = { title: 'About', slug: 'about', customHtml: '<p>Since 1911.</p>', publish: true };
  made.about = (await createPage(system, about)).pageId;
  const folder = makeTestFolder();
  keeping = await openOwnApp(own.database.url, folder);
  await keeping.services.start();
  fresh = await openOwnApp(own.database.url, folder);
});
afterAll(async () => {
  await keeping?.stop();
  await fresh?.stop();
  await own.close();
});

interface Page {
  readonly status: number;
  readonly location: string | undefined;
  readonly policy: unknown;
  readonly text: string;
}

async function pageOf(app: OwnApp, path: string): Promise<Page & { readonly from: unknown }> {
  const { status, headers, text } = await own.visitor(app).get(path, { accept: 'text/html' });
  const { location, 'content-security-policy': policy, 'x-cache': from } = headers;
  return { status, location, policy, text, from };
}

/** Returns the page as a server makes it that has kept nothing. */
async function freshPage(path: string): Promise<Page> {
  const { versions, profiles, hosts } = fresh.services;
  versions.bumpAll();
  profiles.forgetAll();
  await hosts.refresh();
  const { from, ...page } = await pageOf(fresh, path);
  expect(from).toBe('miss');
  return page;
}

async function keptPage(path: string): Promise<Page> {
  const { from: _, ...page } = await pageOf(keeping, path);
  return page;
}

/** Until every page is one that is kept; an address seen once is not. */
async function keepAll(): Promise<void> {
  for (const path of paths) {
    await until(`${path} to be kept`, async () => (await pageOf(keeping, path)).from === 'hit' || undefined);
  }
}

/** What a visitor sees: how many of a product may be bought is told by scripts and by the field for it. */
const seen = (page: Page): Page => ({
  ...page,
  policy: '',
  text: page.text.replace(/<script[\s\S]*?<\/script>/g, '').replace(/ max="\d+"/g, ''),
});

/** Data without a page around it is of scripts alone. */
const isSeen = (path: string) => !path.endsWith('.data');

const buyer = (): ShopContext => ({ ...own.system, actor: { kind: 'guest', visitorId: newId() } });

async function order(): Promise<string> {
  const ctx = buyer();
  await addToCart(ctx, { productId: made.pan, qty: 1 });
  return (await placeOrder(ctx, await checkoutOf(ctx))).orderId;
}

interface Case {
  readonly what: string;
  readonly change: () => Promise<unknown>;
  /** A page that must look otherwise afterwards; absent where nothing does. */
  readonly shows?: string;
}

const document = { version: 1 as const, root: [] };

/** What causes each kind of change. A kind without a case does not compile. */
const cases: Readonly<Record<ChangeKind, readonly Case[]>> = {
  'shop.changed': [
    {
      what: 'its name',
      shows: '/about',
      change: async () => {
        const { revision } = await readShopSettings(own.system);
        await updateShop(own.system, { revision, changes: { name: 'Quay & Daughters' } }, []);
      },
    },
  ],
  'content.changed': [
    {
      what: 'the home page',
      shows: '/',
      change: async () => {
        const { rows } = await own.database.db.pool.query(`select id from page where page_type = 'Homepage'`);
        const pageId = String(rows[0]?.id);
        const { version } = await savePageDocument(own.system, { pageId, document });
        await publishPage(own.system, { pageId, version });
      },
    },
    {
      what: 'a footer without menus',
      shows: '/copper-pan',
      change: () => saveHeaderOrFooter(own.system, { kind: 'footer', name: 'Main', menuNumbers: [] }),
    },
    {
      what: 'a redirect where nothing was',
      shows: '/nothing-here',
      change: () => createRedirect(own.system, { from: 'nothing-here', to: '/about' }),
    },
    {
      what: 'a page that is new to the sitemap',
      shows: '/sitemap.xml',
      change: () => createPage(own.system, { title: 'Press', slug: 'press', publish: true }),
    },
  ],
  'menu.changed': [
    {
      what: 'another label',
      shows: '/pots',
      change: () =>
        saveMenu(own.system, {
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
      change: () => updateCategory(own.system, { categoryId: made.pots, name: 'Pots and pans' }),
    },
    {
      what: 'a category below',
      shows: '/pots',
      change: () => createCategory(own.system, { name: 'Small', slug: 'small-pots', parent: 'pots' }),
    },
    {
      what: 'that it is off',
      shows: '/kitchen/pots',
      change: () => updateCategory(own.system, { categoryId: made.pots, isActive: false }),
    },
    {
      what: 'that it is on again',
      shows: '/pots',
      change: () => updateCategory(own.system, { categoryId: made.pots, isActive: true }),
    },
  ],
  'search.changed': [
    {
      what: 'what comes first for a phrase',
      shows: '/search?q=pan',
      change: () => saveSearchPhrase(own.system, { phrase: 'Pans', pinned: [made.cushion] }),
    },
    {
      what: 'where a phrase leads',
      shows: '/search?q=returns',
      change: () => saveSearchPhrase(own.system, { phrase: 'returns', redirectTo: '/about' }),
    },
    {
      what: 'that it leads there no longer',
      shows: '/search?q=returns',
      change: () => removeSearchPhrase(own.system, 'returns'),
    },
  ],
  'product.changed': [
    {
      what: 'a new one, beside those like it',
      shows: '/copper-pan',
      change: () =>
        createProduct(own.system, simpleProduct({ sku: 'tin-pan', name: 'Tin pan', categories: ['pots'] })),
    },
    {
      what: 'an address that moved',
      shows: '/copper-pan',
      change: () => moveProductSlug(own.system, { productId: made.pan, slug: 'copper-saucepan' }),
    },
    {
      what: 'an address that came back',
      shows: '/copper-pan',
      change: () => moveProductSlug(own.system, { productId: made.pan, slug: 'copper-pan' }),
    },
    {
      what: 'that it is archived',
      shows: '/search?q=pan',
      change: () => archiveProduct(own.system, made.lid),
    },
    {
      what: 'that it is sold again',
      shows: '/pan-and-lid',
      change: () => archiveProduct(own.system, made.lid, false),
    },
  ],
  'publication.changed': [
    {
      what: 'that it is gone',
      shows: '/velvet-cushion',
      change: () => unpublishProduct(own.system, made.cushion),
    },
    {
      what: 'that it is there',
      shows: '/velvet-cushion',
      change: () => publishProduct(own.system, { productId: made.cushion, slug: 'velvet-cushion' }),
    },
  ],
  'price.changed': [
    {
      what: 'of one in a set',
      shows: '/pan-and-lid',
      change: () => changePrices(own.system, [{ productId: made.pan, price: 9900 }]),
    },
    {
      what: 'by the dozen',
      shows: '/copper-pan',
      change: () =>
        setPriceLevels(own.system, { productId: made.pan, levels: [{ minQty: 12, price: 7000 }] }),
    },
  ],
  'stock.status-changed': [
    {
      what: 'that nothing is left',
      shows: '/pan-and-lid',
      change: () => adjustStock(own.system, { lines: [{ productId: made.lid, delta: -60 }] }),
    },
  ],
  'stock.changed': [
    {
      what: 'that some are left',
      change: () => adjustStock(own.system, { lines: [{ productId: made.pan, delta: -1 }] }),
    },
  ],
  'customer.changed': [
    { what: 'a new one', change: () => createCustomer(own.system, { email: 'new@example.com' }) },
  ],
  'customer.signed-out': [
    {
      what: 'somebody',
      change: async () => {
        const account = { email: 'brief@example.com', password: 'a long enough password' };
        await createCustomer(own.system, account);
        const { actor } = await signIn(buyer(), { ...account, clientAddress: '192.0.2.9' });
        await signOut({ ...own.system, actor });
      },
    },
  ],
  'customer.asked-reset': [
    {
      what: 'by nobody',
      change: () =>
        requestPasswordReset(buyer(), { email: 'nobody@example.com', clientAddress: '192.0.2.9' }),
    },
  ],
  'order.placed': [{ what: 'of one piece', change: order }],
  'order.changed': [
    {
      what: 'that it is paid',
      change: async () =>
        changeOrderState(own.system, { orderId: await order(), machine: 'payment', to: 'paid' }),
    },
  ],
  'mail.queued': [
    {
      what: 'to somebody who registers',
      change: () =>
        registerCustomer(buyer(), {
          email: 'ada@example.com',
          password: 'a long enough password',
          firstName: 'Ada',
          lastName: 'Archer',
          clientAddress: '192.0.2.9',
        }),
    },
  ],
};

describe.each(Object.entries(cases))(
  'after %s, every page that was kept is as one made anew',
  (kind, ofKind) => {
    it.each(ofKind)('$what', async ({ change, shows }) => {
      await keepAll();
      const before = shows === undefined ? undefined : await freshPage(shows);
      const changes = await recordChanges(own.database.db, change);
      expect(changes.map((one) => one.kind)).toContain(kind);
      if (shows !== undefined) expect(await freshPage(shows), shows).not.toEqual(before);
      for (const path of paths.filter((path) => shows !== undefined || isSeen(path))) {
        const compared = shows === undefined ? seen : (page: Page) => page;
        const expected = compared(await freshPage(path));
        await expect
          // News travel by the database; a page that was not dropped is served much longer.
          .poll(async () => compared(await keptPage(path)), { message: path })
          .toEqual(expected);
      }
    });
  },
);
