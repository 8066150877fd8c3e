import { product, readInShop } from '@stoa/database';
import {
  decidingLevel,
  type Money,
  msg,
  type PriceLevel,
  ShopError,
  timesQuantity,
  unitPrice,
  uselessLevels,
} from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { listCustomerGroups } from '../../customer/index.ts';
import { requireScopes, sellerOfActor } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput, recordId } from '../../kernel/input.ts';
import { requireProductOfShop } from '../../stock/index.ts';
import { readLevels, type StaffLevel } from './parts/price-levels.ts';

const priceAsked = z.object({
  /** Of a product or a variation. */
  productId: recordId,
  /** The code of a group; whoever is in none without it. */
  group: z.string().optional(),
  quantity: z.int().min(1).max(1_000_000),
});
export type PriceAsked = z.input<typeof priceAsked>;

/** What a group pays for a quantity, without options, and why. Amounts are minor units. ADM-124 */
export interface PriceForGroup {
  /** The shop's. */
  readonly currency: string;
  /** Of one piece without any level; of a variable or grouped product that of the cheapest it consists of. */
  readonly base: Money;
  /** The level that makes the price; null where none is lower. */
  readonly level: StaffLevel | null;
  /** Of one piece. */
  readonly unitPrice: Money;
  readonly total: Money;
  /** Levels of the product that are never the lowest price for anybody. */
  readonly useless: readonly StaffLevel[];
}

/**
 * Computes what a group pays for a quantity of a product or variation, by the rules by which carts do, in three
 * statements, and a fourth for a group. Needs `catalog:read`. ADM-124, PRICE-012 to PRICE-016
 * @throws ShopError `unauthenticated`, `forbidden`; `not-found` on `productId`; `invalid-input` on `group` for one that the
 * shop has not, and on `quantity` for more than can be counted up
 */
export async function priceForGroup(ctx: ShopContext, input: PriceAsked): Promise<PriceForGroup> {
  requireScopes(ctx, { scope: 'catalog:read' }, sellerOfActor(ctx.actor));
  const { productId, group, quantity } = parseInput(priceAsked, input);
  await requireGroup(ctx, group);
  const { base, levels } = await readPrices(ctx, productId);
  const unit = unitPrice(base, levels, { group }, quantity);
  const level = decidingLevel(base, levels, { group }, quantity);
  return {
    currency: ctx.shop.currency,
    base,
    level: level?.told ?? null,
    unitPrice: unit,
    total: totalOf(unit, quantity),
    useless: uselessLevels(base, levels).map(({ told }) => told),
  };
}

async function requireGroup(ctx: ShopContext, group: string | undefined): Promise<void> {
  if (group === undefined) return;
  const groups = await listCustomerGroups(ctx);
  if (groups.some(({ code }) => code === group)) return;
  const issues = [{ field: 'group', message: msg('customer.unknown_group') }];
  throw new ShopError('invalid-input', { issues });
}

/** A level as the rules know it, and as staff are told of it. */
interface KnownLevel extends PriceLevel {
  readonly told: StaffLevel;
}

const knownLevel = (told: StaffLevel, at: number): KnownLevel => ({
  id: String(at),
  customerGroups: told.customerGroups,
  minQuantity: told.minQty,
  price: told.price,
  savePercent: told.savePercent,
  told,
});

function readPrices(ctx: ShopContext, productId: string) {
  return readInShop(ctx, async (tx) => {
    const { sellerId } = await requireProductOfShop(tx, ctx, productId);
    const [row] = await tx
      .select({ price: product.price })
      .from(product)
      .where(and(eq(product.sellerId, sellerId), eq(product.id, productId)));
    const levels = await readLevels(tx, sellerId, productId);
    return { base: row?.price ?? 0, levels: levels.map(knownLevel) };
  });
}

function totalOf(unit: Money, quantity: number): Money {
  try {
    return timesQuantity(unit, quantity);
  } catch (cause) {
    // A dear product by the million is more than can be told exactly.
    throw new ShopError('invalid-input', { field: 'quantity', cause });
  }
}
