import { describe, expect, it } from 'vitest';
import { createProduct } from '../../product/index.ts';
import { readAudit } from '../../testing/audit.ts';
import { staffOf } from '../../testing/context.ts';
import { variableProduct } from '../../testing/products.ts';
import { saleForEachTest } from '../../testing/sale-for-each-test.ts';
import { adjustStock, countStock, keepStock, setStockRules } from '../index.ts';

const { sale } = saleForEachTest();

/** Does something as somebody of the staff; returns the entries that it left, each with its changes by field. */
async function auditOf(act: (ctx: typeof sale.system) => Promise<unknown>) {
  const before = (await readAudit(sale.system)).length;
  const ada = staffOf(sale.system, ['stock:write']);
  await act(ada);
  const entries = (await readAudit(sale.system)).slice(before);
  for (const { actor, at } of entries) expect([actor, at]).toEqual([ada.actor.staffId, sale.clock()]);
  return entries.map(({ verb, entity, entityId, changes }) => ({
    verb,
    of: `${entity} ${entityId}`,
    changes: Object.fromEntries(
      changes.map(({ path, before: was, after: is }) => [path.join('.'), [was, is]] as const),
    ),
  }));
}

const reason = 'Stocktaking';

describe('the entry in the audit log', () => {
  it('of what is counted in, out or anew has the pieces before and after, and why [ADM-018]', async () => {
    const { id: productId } = await sale.simple({ stock: { available: 5 } });
    const of = `stock ${productId}`;
    const verb = 'stock.adjust';
    const adjust = (delta: number) =>
      auditOf((ctx) => adjustStock(ctx, { lines: [{ productId, delta }], reason }));
    const told = (before: number, after: number) => [
      { verb, of, changes: { onHand: [before, after], reason: [undefined, reason] } },
    ];
    expect(await adjust(3)).toEqual(told(5, 8));
    expect(await adjust(-2)).toEqual(told(8, 6));
    const count = { productId, counted: 9, seen: 6, reason };
    expect(await auditOf((ctx) => countStock(ctx, count))).toEqual(told(6, 9));
  });

  it('of each of several that are counted at once is one of its own [ADM-018]', async () => {
    const ids = [(await sale.simple()).id, (await sale.simple()).id];
    const lines = ids.map((productId, at) => ({ productId, delta: at + 1 }));
    const entries = await auditOf((ctx) => adjustStock(ctx, { lines, reason }));
    expect(new Map(entries.map((entry) => [entry.of, entry.changes.onHand]))).toEqual(
      new Map(ids.map((id, at) => [`stock ${id}`, [10, 11 + at]])),
    );
  });

  it('of rules has each that differs, and the product or the one above a variation is told of [ADM-018]', async () => {
    const { id } = await sale.simple();
    const verb = 'stock.set-rules';
    const rules = {
      allowBackorders: true,
      backorderMessage: 'Soon',
      backorderShipDate: new Date('2026-05-01T12:00:00Z'),
      lowStockThreshold: 3,
      lowStockAlertMessage: 'Few',
    };
    const set = (given: object) => auditOf((ctx) => setStockRules(ctx, { productId: id, ...given }));
    const itself = { verb, of: `product ${id}`, changes: { stock: [null, undefined] } };
    expect(await set(rules)).toEqual([
      itself,
      {
        verb,
        of: `stock ${id}`,
        changes: {
          allowBackorders: [false, true],
          backorderMessage: ['', 'Soon'],
          backorderShipDate: [null, '2026-05-01T12:00:00.000Z'],
          lowStockThreshold: [0, 3],
          lowStockAlertMessage: ['', 'Few'],
        },
      },
    ]);
    expect(await set({ lowStockThreshold: 4, backorderMessage: 'Soon' })).toEqual([
      itself,
      { verb, of: `stock ${id}`, changes: { lowStockThreshold: [3, 4] } },
    ]);
    const made = await createProduct(sale.system, variableProduct({ red: 500 }));
    const [red = ''] = Object.values(made.variationIds);
    const entries = await auditOf((ctx) => setStockRules(ctx, { productId: red, lowStockThreshold: 4 }));
    expect(entries).toEqual([
      { verb, of: `product ${made.id}`, changes: { variations: [null, undefined] } },
      { verb, of: `stock ${red}`, changes: { lowStockThreshold: [0, 4] } },
    ]);
  });

  it('of the end of stock keeping has all that is lost with it [ADM-018]', async () => {
    const { id: productId } = await sale.simple({ stock: { available: 4, lowStockThreshold: 3 } });
    const keep = (kept: boolean) => auditOf((ctx) => keepStock(ctx, { productId, kept }));
    expect((await keep(false)).at(-1)).toMatchObject({
      verb: 'stock.keep',
      of: `stock ${productId}`,
      changes: { kept: [true, false], onHand: [4, undefined], lowStockThreshold: [3, undefined] },
    });
    expect((await keep(true)).at(-1)).toMatchObject({ changes: { kept: [false, true] } });
  });
});
