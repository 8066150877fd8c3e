import { newId } from '@stoa/database';
import { type StockSubject, stockInfo } from '@stoa/domain';
import { draw, drawnBy } from '@stoa/search/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCards } from '../listing/index.ts';
import { archiveProduct, createProduct, createProducts, readProduct } from '../product/index.ts';
import { recordChanges } from '../testing/changes.ts';
import { simpleProduct, variableProduct } from '../testing/products.ts';
import { saleForEachTest } from '../testing/sale-for-each-test.ts';
import { stockWork } from '../testing/stock.ts';
import { setStockRules } from './index.ts';

const { test, sale } = saleForEachTest();
const { adjust, release, reserve, stockOf } = stockWork(sale);

const anybody = { group: undefined, prices: 'visible' } as const;
const kinds = (changes: Awaited<ReturnType<typeof recordChanges>>) => changes.map(({ kind }) => kind);

describe('what shoppers see of stock', () => {
  it('is told to have changed only when status or a shown number does', async () => {
    const { id } = await sale.simple({ stock: { available: 5, lowStockThreshold: 2 } });
    const steps: [number, string[]][] = [
      [-1, ['stock.changed']],
      [-2, ['stock.changed', 'stock.status-changed']],
      [-1, ['stock.changed', 'stock.status-changed']],
      [-1, ['stock.changed', 'stock.status-changed']],
      [3, ['stock.changed', 'stock.status-changed']],
      [1, ['stock.changed']],
    ];
    for (const [delta, wanted] of steps) {
      expect(kinds(await recordChanges(test.db, () => adjust(id, delta))), String(delta)).toEqual(wanted);
    }
  });

  it('of a variation is told of its product, too, with the shops that show it', async () => {
    const made = await createProduct(sale.system, variableProduct({ red: 100 }, { sku: 'c' }));
    const red = made.variationIds['c-red'] ?? '';
    const changes = await recordChanges(test.db, () => reserve({ [red]: 5 }));
    const told = changes.filter(({ kind }) => kind === 'stock.status-changed');
    expect(told.map(({ entityId }) => entityId).toSorted()).toEqual([made.id, red].toSorted());
    for (const { data } of told) expect(data).toEqual({ shopIds: [sale.shop.id] });
  });

  it('follows the rules for when few or none are left [STOCK-012]', async () => {
    const { id } = await sale.simple({ stock: { available: 0 } });
    const rules = {
      allowBackorders: true,
      backorderMessage: 'Soon',
      backorderShipDate: new Date('2026-04-01T03:00:00Z'),
    };
    const changes = await recordChanges(test.db, () =>
      setStockRules(sale.system, { productId: id, ...rules }),
    );
    expect(kinds(changes)).toEqual(['stock.changed', 'stock.status-changed']);
    // The day of the shop, which is five hours behind.
    expect(await stockOf(id)).toMatchObject({
      backorders: true,
      backorderMessage: 'Soon',
      expectedShipDay: '2026-03-31',
    });
  });

  it(`of what consists of others is what the rule says of their sum (${drawnBy}) [STOCK-510, STOCK-511]`, async () => {
    const piece = fc.record({
      onHand: fc.integer({ min: 0, max: 2 }),
      allowBackorders: fc.boolean(),
      discontinued: fc.boolean(),
      unavailableForSale: fc.boolean(),
      price: fc.integer({ min: 0, max: 2 }),
    });
    const drawn = draw(fc.array(piece, { maxLength: 3 }), 40);
    const made = await createProducts(
      sale.system,
      drawn.map((pieces) => {
        const base = variableProduct(Object.fromEntries([0, 1, 2].map((at) => [`c${at}`, 1])));
        const variations = base.variations.slice(0, pieces.length).map((one, at) => {
          const { onHand: available = 0, allowBackorders = false, ...rest } = pieces[at] ?? {};
          return { ...one, ...rest, stock: { available, allowBackorders } };
        });
        return { ...base, variations };
      }),
    );
    for (const { id } of made) {
      const page = await readProduct(sale.guest(), { id }, anybody);
      const below = (page?.variations ?? []).map(({ stock }) => stockInfo(stock, 1, '2026-03-02'));
      const whole = page && stockInfo(page.stock, 1, '2026-03-02');
      expect(whole?.buyable, JSON.stringify(page?.variations)).toBe(below.some(({ buyable }) => buyable));
      if (below.length === 0) expect(whole?.status).toBe('unavailable_for_sale');
    }
  });

  it('of a discontinued group goes by its children, also those that come later [STOCK-006, OPEN-016]', async () => {
    const made = await createProducts(sale.system, [
      simpleProduct({ sku: 'lid', stock: { available: 0, allowBackorders: true } }),
      { classCode: 'grouped', sku: 'pans', name: 'Pans', children: ['lid'], discontinued: true },
    ]);
    const shown = async () => {
      const page = await readProduct(sale.guest(), { id: made[1]?.id ?? '' }, anybody);
      const statusOf = (stock: StockSubject) => stockInfo(stock, 1, '2026-03-02').status;
      return page && [statusOf(page.stock), ...page.children.map(({ stock }) => statusOf(stock))];
    };
    expect(await shown()).toEqual(['in-stock', 'backordered']);
    await setStockRules(sale.system, { productId: made[0]?.id ?? '', allowBackorders: false });
    expect(await shown()).toEqual(['discontinued', 'out-of-stock']);
  });

  it('of a group is sold out when no child can be bought [STOCK-511]', async () => {
    const made = await createProducts(sale.system, [
      simpleProduct({ sku: 'pot', stock: { available: 0 } }),
      simpleProduct({ sku: 'cup', stock: { available: 1 } }),
      { classCode: 'grouped', sku: 'set', name: 'Set', children: ['pot', 'cup'] },
    ]);
    const status = async () => {
      const [card] = await readCards(sale.guest(), [made[2]?.id ?? ''], anybody);
      return card && stockInfo(card.stock, 1, '2026-03-02').status;
    };
    expect(await status()).toBe('in-stock');
    const cup = made[1]?.id ?? '';
    const changes = await recordChanges(test.db, () => reserve({ [cup]: 1 }));
    expect(changes.map(({ entityId }) => entityId)).toContain(made[2]?.id);
    expect(await status()).toBe('out-of-stock');
    await release(newId());
    await archiveProduct(sale.system, cup);
    expect(await status()).toBe('out-of-stock');
  });
});
