import { type MessageDescriptor, msg } from '../i18n/index.ts';
import { type CurrencyCode, formatPrice, type Money } from '../money/index.ts';
import { percentOff } from './discount.ts';

/** A price that holds from a quantity on, for whoever it is open to. Minor units. */
export interface QuantityPrice {
  readonly minQuantity: number;
  readonly price: Money;
}

/** A price that holds from a quantity on, for everybody or for some customer groups. ENT-039 */
export interface PriceLevel extends QuantityPrice {
  readonly id: string;
  /** Empty means everybody. */
  readonly customerGroups: readonly string[];
  /** Stored saving in whole percent; computed when absent. OPEN-050 */
  readonly savePercent?: number | null | undefined;
}

/** The properties of a buyer that prices depend on. ACC-004 */
export interface Buyer {
  readonly group?: string | null | undefined;
}

/** Returns the levels open to a buyer, from the smallest quantity on. PRICE-012, PRICE-013, PRICE-023 */
export function availablePriceLevels<Level extends PriceLevel>(
  levels: readonly Level[],
  buyer: Buyer,
): Level[] {
  return levels.filter((level) => isOpenTo(level, buyer)).sort((a, b) => a.minQuantity - b.minQuantity);
}

/** Tells whether a level is open to a buyer. PRICE-012, PRICE-013 */
export function isOpenTo(level: PriceLevel, buyer: Buyer): boolean {
  const { customerGroups } = level;
  return customerGroups.length === 0 || customerGroups.some((group) => group === buyer.group);
}

/**
 * Returns the price one piece costs a buyer who takes `quantity`: the lowest of the base price and of every level
 * that is open to the buyer and reached, plus the fee of the chosen options. Minor units. PRICE-012 to PRICE-018
 */
export function unitPrice(
  base: Money,
  levels: readonly PriceLevel[],
  buyer: Buyer,
  quantity: number,
  optionFee: Money = 0,
): Money {
  const open = levels.filter((level) => isOpenTo(level, buyer));
  return priceOfQuantity(base, open, quantity) + optionFee;
}

/**
 * Returns the lowest of the base price and of every level that `quantity` reaches. All levels count, so they are those
 * open to the buyer. Minor units. PRICE-014 to PRICE-016, PRICE-018
 */
export function priceOfQuantity(base: Money, levels: readonly QuantityPrice[], quantity: number): Money {
  return Math.min(base, ...levels.flatMap((level) => (quantity >= level.minQuantity ? level.price : [])));
}

/** Returns what a level saves on one piece, in whole percent: the stored value, else a computed one. OPEN-050 */
export function levelSaving({ savePercent, price }: PriceLevel, base: Money): number {
  return savePercent ?? percentOff(base, price);
}

/**
 * Returns the line of a level: 'Buy {min_qty} for {price} each and save {percent}%'; without a saving the second half
 * is left out. PRICE-022, OPEN-050
 */
export function priceLevelLine(level: PriceLevel, base: Money, currency: CurrencyCode): MessageDescriptor {
  const percent = levelSaving(level, base);
  const params = { min_qty: level.minQuantity, price: formatPrice(level.price, currency) };
  if (percent <= 0) return msg('price.level_without_saving', params);
  return msg('price.level', { ...params, percent });
}
