import { openDatabase, silentLog } from '@stoa/database';
import { describe, expect, it } from 'vitest';
import { recordChanges } from '../../../testing/changes.ts';
import { matrixWork } from '../../../testing/matrix.ts';
import { rugProduct } from '../../../testing/products.ts';
import { saleForEachTest } from '../../../testing/sale-for-each-test.ts';
import { recordStatements } from '../../../testing/statements.ts';
import {
  changeVariations,
  createProduct,
  readProduct,
  readProductForStaff,
  readVariationForStaff,
} from '../../index.ts';

const { test, sale } = saleForEachTest();
const { cushion, entries } = matrixWork(sale);

describe('changing variations in the matrix', () => {
  it('writes each field of each row that is named, and no other, and returns these [ADM-114]', async () => {
    const { change, row, rows } = await cushion();
    const blue = await row('blue');
    const fields = {
      sku: 'crimson',
      price: 450,
      msrp: 900,
      weightGrams: 300,
      unavailableForSale: true,
      discontinued: true,
    };
    const told = await change({ green: { price: 800 }, red: fields });
    expect(told).toMatchObject([
      { ...fields, revision: 2 },
      { price: 800, msrp: null, revision: 2 },
    ]);
    expect(await rows()).toEqual([told[0], blue, told[1]]);
    await change({ red: { revision: 2, msrp: null, discontinued: false } });
    expect(await row('red')).toMatchObject({ msrp: null, discontinued: false, price: 450, revision: 3 });
  });

  it('is in the audit log: each variation with what differs, and the product once [ADM-018]', async () => {
    const { change, productId, id } = await cushion();
    await change({ red: { price: 450, discontinued: false }, blue: { weightGrams: 5, price: 650 } });
    expect(await entries()).toEqual([
      { entityId: id('red'), revision: 2, changes: [{ path: ['price'], before: 500, after: 450 }] },
      {
        entityId: id('blue'),
        revision: 2,
        changes: [
          { path: ['price'], before: 700, after: 650 },
          { path: ['weightGrams'], before: 0, after: 5 },
        ],
      },
      { entityId: productId, revision: 2, changes: [{ path: ['variations'], before: null }] },
    ]);
  });

  it('leaves what is as wanted already, with no revision, entry or change', async () => {
    const { change, row, productId } = await cushion();
    const same = { sku: 'c-red', price: 500, msrp: null, weightGrams: 0, picture: null, archived: false };
    const changes = await recordChanges(test.db, async () => {
      expect(await change({ red: same })).toMatchObject([{ revision: 1 }]);
      await change({ red: same, blue: { price: 600 } });
    });
    expect(changes.map(({ entityId }) => entityId)).not.toContain((await row('red'))?.id);
    expect(await row('red')).toMatchObject({ revision: 1 });
    expect(await entries()).toHaveLength(2);
    expect(await readProductForStaff(sale.system, productId)).toMatchObject({ revision: 2 });
  });

  it('is seen by shoppers at once, and makes the price of the product that of its cheapest', async () => {
    const { change, productId, id } = await cushion();
    const changes = await recordChanges(test.db, () =>
      change({ red: { price: 900 }, blue: { discontinued: true } }),
    );
    expect(changes.map(({ kind, entityId }) => `${kind} ${entityId}`).toSorted()).toEqual(
      [
        ...[productId, id('red'), id('blue')].map((one) => `product.changed ${one}`),
        ...[productId, id('red')].map((one) => `price.changed ${one}`),
      ].toSorted(),
    );
    const page = async () =>
      readProduct(sale.guest(), { id: productId }, { group: undefined, prices: 'visible' });
    expect((await page())?.prices?.price).toBe(700);
    await change({ blue: { revision: 2, archived: true } });
    expect((await page())?.prices?.price).toBe(900);
    expect((await page())?.variations.map(({ sku }) => sku)).toEqual(['c-red', 'c-green']);
    await change({ blue: { revision: 3, archived: false } });
    expect((await page())?.prices?.price).toBe(700);
  });

  it('sends as many statements for one of 2,048 as for one of two, and for all of them [ADM-113]', async () => {
    const fields = { price: 900, msrp: 950, weightGrams: 5, discontinued: true };
    const sent: number[] = [];
    for (const [variations, changed] of [
      [2, 1],
      [2048, 1],
      [1500, 1500],
    ] as const) {
      const made = await createProduct(sale.system, rugProduct(variations));
      const ids = Object.values(made.variationIds);
      const changes = ids
        .slice(0, changed)
        .map((id, at) => ({ id, revision: 1, sku: `n${variations}-${at}`, ...fields }));
      const statements = await recordStatements(test.db, () =>
        changeVariations(sale.system, { productId: made.id, changes }),
      );
      sent.push(statements.length);
      const key = { productId: made.id, variationId: ids.at(changed - 1) ?? '' };
      expect(await readVariationForStaff(sale.system, key)).toMatchObject({ revision: 2, ...fields });
    }
    expect(sent).toEqual([sent[0], sent[0], sent[0]]);
  });

  it('locks no other variation: others are changed meanwhile [ADM-113]', async () => {
    const { change, id } = await cushion();
    // Its one connection waits for a lock no longer than this, so that a save that waits for another row is refused.
    const hasty = openDatabase({ url: test.url, log: silentLog, connections: 1 });
    const holder = await test.db.pool.connect();
    try {
      await hasty.pool.query("set lock_timeout = '1s'");
      await holder.query('begin');
      await holder.query('select from product where id = $1 for update', [id('blue')]);
      const told = await change({ red: { price: 450 } }, { ...sale.system, db: hasty });
      expect(told).toMatchObject([{ price: 450 }]);
      await holder.query('rollback');
    } finally {
      // Given back in any case, and not used again: a pool with a connection that is out never ends.
      holder.release(true);
      await hasty.close();
    }
  });
});
