import { describe, expect, it } from 'vitest';
import { flatCategories } from './category.ts';
import { allGoods, openShops, stocksOf } from './testing.ts';
import type { Category, Product, Stock } from './types.ts';

const isOut = ({ available, allowBackorders }: Stock) => available === 0 && !allowBackorders;
const isWaiting = ({ available, allowBackorders }: Stock) => available === 0 && allowBackorders;
const onSale = allGoods.filter(
  ({ unavailableForSale, discontinued, archived }) => !unavailableForSale && !discontinued && !archived,
);

/** Returns how many products of `goods` are in a state. */
const count = (goods: readonly Product[], isSo: (product: Product) => boolean) => goods.filter(isSo).length;

function depth(tree: readonly Category[]): number {
  return Math.max(0, ...tree.map(({ children = [] }) => 1 + depth(children)));
}

describe('the range of the demo shops', () => {
  it('is large enough to show every screen', () => {
    const categories = openShops.flatMap((shop) => flatCategories(shop.categories));
    expect(allGoods.length).toBeGreaterThanOrEqual(320);
    expect(categories.length).toBeGreaterThanOrEqual(34);
    expect(openShops.map(({ goods }) => goods.length >= 90)).toEqual([true, true]);
    expect(depth(openShops.flatMap((shop) => shop.categories))).toBe(3);
  });

  it('has every class of products', () => {
    expect(count(allGoods, ({ classCode }) => classCode === 'variable_product')).toBeGreaterThanOrEqual(30);
    expect(count(allGoods, ({ classCode }) => classCode === 'grouped')).toBeGreaterThanOrEqual(5);
    expect(count(allGoods, ({ classCode }) => classCode === 'gift_certificate')).toBeGreaterThanOrEqual(4);
    expect(count(allGoods, ({ productOptions }) => productOptions.length > 0)).toBeGreaterThanOrEqual(5);
  });

  it('has several sold out, low and waiting with a date', () => {
    expect(
      count(onSale, (product) => product.classCode === 'simple' && isOut(product.stock)),
    ).toBeGreaterThanOrEqual(10);
    const isLow = ({ available, lowStockThreshold }: Stock) =>
      available > 0 && available <= lowStockThreshold;
    expect(count(onSale, (product) => stocksOf(product).some(isLow))).toBeGreaterThanOrEqual(10);
    const hasWords = (stock: Stock) => isLow(stock) && stock.lowStockAlertMessage !== '';
    expect(count(onSale, (product) => stocksOf(product).some(hasWords))).toBeGreaterThanOrEqual(5);
    const isDated = (stock: Stock) => isWaiting(stock) && (stock.backorderShipsInDays ?? 0) > 0;
    expect(count(onSale, (product) => stocksOf(product).some(isDated))).toBeGreaterThanOrEqual(10);
    const isOverdue = (stock: Stock) => isWaiting(stock) && (stock.backorderShipsInDays ?? 0) < 0;
    expect(count(onSale, (product) => stocksOf(product).some(isOverdue))).toBeGreaterThanOrEqual(1);
    const isPartlyWaiting = (stock: Stock) => stock.available > 0 && stock.allowBackorders;
    expect(count(onSale, (product) => stocksOf(product).some(isPartlyWaiting))).toBeGreaterThanOrEqual(1);
  });

  it('has several that are off sale, for every reason', () => {
    const gone = allGoods.filter(({ discontinued, classCode }) => discontinued && classCode === 'simple');
    expect(count(gone, ({ stock }) => stock.available > 0)).toBeGreaterThanOrEqual(3);
    expect(count(gone, ({ stock }) => stock.available === 0)).toBeGreaterThanOrEqual(3);
    const isOffSale = ({ unavailableForSale, variations }: Product) =>
      unavailableForSale || (variations.length > 0 && variations.every((one) => one.unavailableForSale));
    expect(count(allGoods, isOffSale)).toBeGreaterThanOrEqual(3);
    expect(count(allGoods, ({ archived }) => archived)).toBeGreaterThanOrEqual(1);
    expect(count(allGoods, ({ hidePrice }) => hidePrice)).toBeGreaterThanOrEqual(3);
  });

  it('has variations that are sold out, off sale, waiting and missing', () => {
    const variable = allGoods.filter(({ classCode }) => classCode === 'variable_product');
    const stocks = ({ variations }: Product) => variations.map(({ stock }) => stock);
    const isPartly = (product: Product) => stocks(product).some(isOut) && !stocks(product).every(isOut);
    expect(count(variable, isPartly)).toBeGreaterThanOrEqual(5);
    expect(count(variable, (product) => stocks(product).every(isOut))).toBeGreaterThanOrEqual(1);
    expect(count(variable, (product) => stocks(product).some(isWaiting))).toBeGreaterThanOrEqual(3);
    const isOff = ({ variations }: Product) =>
      variations.some((one) => one.unavailableForSale || one.discontinued);
    expect(count(variable, isOff)).toBeGreaterThanOrEqual(3);
    const combinations = ({ variants }: Product) =>
      variants.reduce((all, { options }) => all * options.length, 1);
    const lacksSome = (product: Product) => product.variations.length < combinations(product);
    expect(count(variable, lacksSome)).toBeGreaterThanOrEqual(4);
    for (const displayType of ['button', 'dropdown', 'radio']) {
      const isDrawnSo = ({ variants }: Product) =>
        variants.some((variant) => variant.displayType === displayType);
      expect(count(variable, isDrawnSo), displayType).toBeGreaterThanOrEqual(5);
    }
  });

  it('has groups of which a child, or every child, cannot be bought', () => {
    for (const isEnough of ['some', 'every'] as const) {
      const groups = openShops.flatMap((shop) => {
        const bySku = new Map(shop.goods.map((product) => [product.sku, product]));
        const children = (group: Product) => group.children.flatMap((sku) => bySku.get(sku) ?? []);
        const isUnbuyable = ({ stock, unavailableForSale, archived }: Product) =>
          unavailableForSale || archived || isOut(stock);
        return shop.goods.filter(
          (product) => product.classCode === 'grouped' && children(product)[isEnough](isUnbuyable),
        );
      });
      expect(groups.length, isEnough).toBeGreaterThanOrEqual(1);
    }
  });

  it('has price levels for everybody and for wholesale', () => {
    const levels = (product: Product, groups: number) =>
      product.priceLevels.some(({ customerGroups }) => customerGroups.length === groups);
    expect(count(allGoods, (product) => levels(product, 0))).toBeGreaterThanOrEqual(10);
    expect(count(allGoods, (product) => levels(product, 1))).toBeGreaterThanOrEqual(10);
  });

  it('is described by cigar attributes where it is smoked', () => {
    const codes = [
      'cigarstrength',
      'cigarorigin',
      'cigarwrapper',
      'cigarbinder',
      'cigarfiller',
      'cigarbrandline',
      'cigarshape',
      'cigarlength',
      'cigarring',
    ];
    const cigars = allGoods.filter(({ categories: [first] }) =>
      ['cigar-singles', 'cigar-boxes', 'cigar-bundles', 'small-cigars'].includes(first),
    );
    expect(cigars.length).toBeGreaterThanOrEqual(40);
    expect(cigars.filter(({ attributes }) => codes.some((code) => !(code in attributes)))).toEqual([]);
  });
});
