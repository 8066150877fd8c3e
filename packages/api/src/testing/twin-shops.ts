import {
  createCategory,
  createCustomer,
  createPage,
  createProduct,
  createRedirect,
  type Database,
  exportShop,
  newId,
  saveHeaderOrFooter,
  saveMenu,
  setPriceLevels,
} from '@stoa/commerce';
import { plainSettings, systemTime, testPlatform } from '@stoa/commerce/testing';
import { PAGE_DOCUMENT_VERSION, type PageDocument } from '@stoa/domain';
import { restDoor } from './doors.ts';
import type { Asked } from './every-operation.ts';
import { accepted } from './outcome.ts';
import type { TestClient } from './test-client.ts';
import { checkoutTo, type ServedSale, serveSale } from './test-sale.ts';

/** A shop like its twin in everything that two shops may share: slugs, skus, e-mails, order numbers. */
export interface Twin {
  readonly sale: ServedSale;
  /** A word that stands in each of the shop's own texts, and in none of its twin's. */
  readonly mark: string;
  readonly asked: Asked;
  readonly orderNumber: string;
  /** An order of a guest, with the token that opens it. */
  readonly guestsOrder: { readonly id: string; readonly token: string };
  /** What was answered when the order was placed. */
  readonly orderReply: string;
  /** The token of the customer who placed the order and has a cart again. */
  readonly token: string;
  /** Every id of every row the shop owns. */
  readonly ids: ReadonlySet<string>;
}

const login = { email: 'ada@example.com', password: 'correct horse' };

/** Three mugs at 24.00, with shipping and tax to New York. */
const TOTAL = 85.34;

export async function makeTwin(db: Database, mark: string): Promise<Twin> {
  const sale = await serveSale(db, {
    name: `${mark} shop`,
    settings: { ...plainSettings, general: { supportEmail: `help@${mark.toLowerCase()}.test` } },
  });
  const made = await fill(sale, mark);
  await createCustomer(sale.system, { ...login, firstName: `${mark} Ada` });
  const token = accepted(await restDoor.login(sale.visitor(), login.email, login.password));
  const customer = sale.visitor({ authorization: `Bearer ${token}` });
  const placed = await buy(customer, made.product);
  const guests = await buy(sale.visitor(), made.product);
  accepted(await restDoor.add(customer, { id: made.product, qty: 1 }));
  const [line] = accepted(await restDoor.cart(customer)).items;
  return {
    sale,
    mark,
    token,
    ids: await idsOf(db, sale.shop.code),
    orderNumber: placed.order.increment_id,
    guestsOrder: { id: guests.order._id, token: guests.guest_token },
    orderReply: placed.text,
    asked: { ...made, login, order: placed.order._id, item: line?.item_id ?? '' },
  };
}

async function buy(who: TestClient, product: string) {
  accepted(await restDoor.add(who, { id: product, qty: 3 }));
  const outcome = await restDoor.place(who, checkoutTo(TOTAL), newId());
  return { ...accepted(outcome), text: outcome.text };
}

async function fill({ system }: ServedSale, mark: string) {
  const category = await createCategory(system, { name: `${mark} mugs`, slug: 'mugs' });
  await createCategory(system, { name: `${mark} large mugs`, slug: 'large-mugs', parent: 'mugs' });
  const base = { categories: ['mugs'], brand: `${mark} pottery`, stock: { available: 50 } };
  const first = await createProduct(system, {
    ...base,
    classCode: 'simple',
    sku: 'MUG-1',
    name: `${mark} mug`,
    slug: 'mug',
    price: 2400,
    shortDescription: `${mark} made`,
  });
  await setPriceLevels(system, { productId: first.id, levels: [{ minQty: 10, price: 2000 }] });
  await createProduct(system, {
    ...base,
    classCode: 'simple',
    sku: 'MUG-2',
    name: `${mark} mug with a lid`,
    slug: 'lid-mug',
    price: 2600,
  });
  await createRedirect(system, { from: 'old-mug', to: '/mug' });
  await saveMenu(system, {
    number: 1,
    name: `${mark} menu`,
    items: [{ id: 'a', label: `${mark} mugs`, url: '/mugs', items: [] }],
  });
  for (const kind of ['header', 'footer'] as const) {
    await saveHeaderOrFooter(system, { kind, name: 'Main', isPrimary: true, menuNumbers: [1] });
  }
  await createPage(system, { title: `${mark} home`, pageType: 'Homepage', publish: true });
  const page = await createPage(system, {
    title: `About ${mark}`,
    slug: 'about',
    publish: true,
    document: aboutPage(mark),
  });
  return { product: first.id, slug: 'mug', category: 'mugs', categoryId: category.id, page: page.pageId };
}

function aboutPage(mark: string): PageDocument {
  const heading = { id: 'heading', type: 'heading', version: 1, props: { text: `Of ${mark}` } };
  return { version: PAGE_DOCUMENT_VERSION, root: [heading] };
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

async function idsOf(db: Database, code: string): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for await (const line of exportShop(testPlatform(db, systemTime), code)) {
    for (const id of line.match(UUID) ?? []) ids.add(id);
  }
  return ids;
}
