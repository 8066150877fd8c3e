import { isMarketplace, isShopAvailable, type ToDoItem, toDoItems } from '@stoa/domain';
import type { ShopContext } from '../kernel/context.ts';
import { type CarriedSeller, readShopSettings, type ShopProfile, type ShopSettings } from '../shop/index.ts';
import { requireScope } from '../staff/index.ts';
import { type Goods, readGoods } from './read-goods.ts';
import { type OwnPages, readOwnPages } from './read-own-pages.ts';

/** Something that a shop needs before it can sell. */
export interface ToDo {
  readonly item: ToDoItem;
  readonly done: boolean;
  /**
   * What is missing of it, where it is about several: ways to pay by their titles, countries by their codes, legal pages
   * by their addresses.
   */
  readonly lacks: readonly string[];
}

/** What the server knows of itself. */
export interface Server {
  /** Whether mail leaves it. */
  readonly sendsMail: boolean;
}

/**
 * Tells what this shop needs before it can sell, and how far it is, by its data at this moment; three statements,
 * whatever its size. What a shop of its kind does not need is left out. Needs `content:read`.
 * @throws ShopError `unauthenticated`, `forbidden`, `client-not-found`
 */
export async function readToDo(ctx: ShopContext, server: Server): Promise<readonly ToDo[]> {
  requireScope(ctx, 'content:read');
  const profile = await readShopSettings(ctx);
  const goods = await readGoods(ctx);
  const pages = await readOwnPages(ctx);
  const states = statesOf({ profile, goods, pages, server });
  return toDoItems.flatMap((item) => {
    const state = states[item];
    if (state === undefined) return [];
    const lacks = typeof state === 'boolean' ? [] : state;
    return [{ item, done: typeof state === 'boolean' ? state : state.length === 0, lacks }];
  });
}

interface Facts {
  readonly profile: ShopProfile;
  readonly goods: Goods;
  readonly pages: OwnPages;
  readonly server: Server;
}

/** Whether an item is done, or what it lacks; undefined where the shop does not need it. */
type State = boolean | readonly string[] | undefined;

function statesOf({ profile, goods, pages, server }: Facts): Readonly<Record<ToDoItem, State>> {
  const { shop, status, frontendStatus, settings } = profile;
  return {
    products: goods.shown,
    payment: settings.checkout.paymentMethods.length > 0 && untold(settings),
    // While nothing is sold it is not known whether it is sent.
    shipping: goods.sent || !goods.shown ? notSentTo(settings) : undefined,
    contact: isReached(profile),
    legal: pages.openLegal,
    home: pages.ownHome,
    mail: server.sendsMail,
    open: isShopAvailable({ type: shop.type, status, frontendStatus }),
  };
}

/** Returns the ways to pay of which nothing tells a buyer how: no words, and no account. */
function untold({ checkout }: ShopSettings): readonly string[] {
  return checkout.paymentMethods
    .filter(({ instructions, bankAccount }) => instructions.trim() === '' && bankAccount === undefined)
    .map(({ title }) => title);
}

/** Returns the countries that the shop sells to and no way of shipping reaches. */
function notSentTo({ checkout }: ShopSettings): readonly string[] {
  return checkout.countries.filter(
    (country) =>
      !checkout.shippingMethods.some(
        ({ countries }) => countries.length === 0 || countries.includes(country),
      ),
  );
}

/** Tells whether shoppers find more than an address of e-mail: a number, or where the shop is. */
function isReached({ shop, settings, sellers }: ShopProfile): boolean {
  const address = isMarketplace(shop.type) ? null : ownAddress(sellers);
  return settings.general.supportPhone.trim() !== '' || address !== null;
}

const ownAddress = (sellers: readonly CarriedSeller[]) =>
  sellers.find(({ own }) => own)?.originAddress ?? null;
