import { inTransaction, newId } from '@stoa/database';
import { describe, expect, it } from 'vitest';
import { reserveStock } from '../../stock/index.ts';
import { recordChanges } from '../../testing/changes.ts';
import { fromSession } from '../../testing/context.ts';
import { draft, recordAt } from '../../testing/drafts.ts';
import { simpleProduct, variableProduct } from '../../testing/products.ts';
import { saleForEachTest } from '../../testing/sale-for-each-test.ts';
import { archiveProduct } from './archive-product.ts';
import { createProduct } from './create-products.ts';
import { editProduct } from './edit-product.ts';
import type { ProductWrite } from './product-write.ts';
import { saveProducts } from './save-products.ts';

const { test, sale } = saleForEachTest();

async function makeCushion() {
  const cushion = await createProduct(
    sale.system,
    variableProduct({ red: 500, blue: 700 }, { sku: 'cushion' }),
  );
  const { 'cushion-red': red = '', 'cushion-blue': blue = '' } = cushion.variationIds;
  return { id: cushion.id, red, blue };
}

async function variationsOf(productId: string) {
  const { rows } = await test.db.pool.query(
    `select v.id, v.sku, v.archived, v.price::int, s.on_hand as "onHand", s.reserved
     from product v left join stock s on s.seller_id = v.seller_id and s.product_id = v.id
     where v.parent_id = $1 order by v.archived, v.position, v.sku`,
    [productId],
  );
  return rows;
}

const colors = (...values: string[]) => [
  {
    id: 'color',
    label: 'Colour',
    displayType: 'button' as const,
    options: values.map((value) => ({ value })),
  },
];

const reserve = (productId: string, quantity: number) =>
  inTransaction(test.db, (tx) =>
    reserveStock(tx, sale.system, [{ sellerId: sale.shop.ownSellerId ?? '', productId, quantity }], newId()),
  );

describe('editing a product with its variations', () => {
  it('adds, changes, reorders and removes variations; those that stay keep their ids and their stock', async () => {
    const { id, red, blue } = await makeCushion();
    await reserve(blue, 2);
    const changes = await recordChanges(test.db, async () => {
      const edited = await editProduct(sale.system, {
        productId: id,
        revision: 1,
        variants: colors('green', 'blue'),
        variations: [
          { sku: 'cushion-green', values: { color: 'green' }, price: 300, stock: { available: 9 } },
          { sku: 'cushion-blue', price: 650 },
        ],
      });
      expect(edited).toEqual({ revision: 2 });
    });
    expect(await variationsOf(id)).toEqual([
      { id: expect.any(String), sku: 'cushion-green', archived: false, price: 300, onHand: 9, reserved: 0 },
      { id: blue, sku: 'cushion-blue', archived: false, price: 650, onHand: 5, reserved: 2 },
      { id: red, sku: 'cushion-red', archived: true, price: 500, onHand: 5, reserved: 0 },
    ]);
    expect(await recordAt(test.db, sale, 'cushion')).toMatchObject({ name: 'Cushion', slug: 'cushion' });
    expect(changes).toMatchObject([
      { kind: 'product.changed', entityId: id },
      { kind: 'price.changed', entityId: id },
      { kind: 'price.changed', entityId: blue },
    ]);
  });

  it('knows a variation that was given another sku by its values, and what was removed by its sku', async () => {
    const { id, red, blue } = await makeCushion();
    const variations = [{ sku: 'scarlet', values: { color: 'red' } }];
    await editProduct(sale.system, { productId: id, revision: 1, variants: colors('red'), variations });
    expect(await variationsOf(id)).toMatchObject([
      { id: red, sku: 'scarlet', archived: false, onHand: 5 },
      { id: blue, sku: 'cushion-blue', archived: true, onHand: 5 },
    ]);
    const back = [{ sku: 'scarlet' }, { sku: 'cushion-blue', values: { color: 'blue' }, price: 700 }];
    const again = { productId: id, revision: 2, variants: colors('red', 'blue'), variations: back };
    await editProduct(sale.system, again);
    expect(await variationsOf(id)).toMatchObject([
      { id: red, sku: 'scarlet', archived: false },
      { id: blue, sku: 'cushion-blue', archived: false },
    ]);
  });

  it('is taken of one of ten who edit the same variations at once', async () => {
    const { id } = await makeCushion();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) =>
        editProduct(sale.system, {
          productId: id,
          revision: 1,
          variations: [{ sku: 'cushion-red', price: 100 + at }, { sku: 'cushion-blue' }],
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue;
      expect(outcome.reason).toMatchObject({ code: 'conflict', field: 'revision' });
    }
  });

  it('keeps what an import changed meanwhile, and is refused where a variation ended', async () => {
    const { id, red } = await makeCushion();
    await saveProducts(sale.system, [draft('cushion', { name: 'Pillow' })]);
    const edit = (revision: number, price: number) =>
      editProduct(sale.system, { productId: id, revision, variations: [{ sku: 'cushion-blue', price }] });
    await expect(edit(1, 5)).resolves.toEqual({ revision: 3 });
    const { rows } = await test.db.pool.query('select name from product where id = $1', [id]);
    expect(rows).toEqual([{ name: 'Pillow' }]);
    await archiveProduct(sale.system, red);
    await expect(edit(3, 6)).rejects.toMatchObject({ code: 'conflict', params: { fields: 'variations' } });
    await expect(edit(4, 6)).resolves.toEqual({ revision: 5 });
  });

  it('keeps pieces that are sold while it is written, whatever the writer saw', async () => {
    const { id, red } = await makeCushion();
    await Promise.all([
      editProduct(sale.system, { productId: id, revision: 1, name: 'Pillow' }),
      reserve(red, 1),
      reserve(red, 1),
    ]);
    expect(await variationsOf(id)).toMatchObject([
      { onHand: 5, reserved: 2 },
      { onHand: 5, reserved: 0 },
    ]);
  });

  it('asks for the scope of prices and of stock where they differ', async () => {
    const { id } = await createProduct(sale.system, simpleProduct());
    const actor = {
      kind: 'staff' as const,
      staffId: 's',
      scopes: new Set(['catalog:write']),
      ...fromSession,
    };
    const staff = { ...sale.system, actor };
    const edit = { productId: id, revision: 1 };
    await expect(editProduct(staff, { ...edit, price: 5 })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(editProduct(staff, { ...edit, stock: { available: 1 } })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(editProduct(staff, { ...edit, price: 1000, name: 'Cup' })).resolves.toEqual({ revision: 2 });
  });

  it('tells everything that is wrong, each with its path', async () => {
    await createProduct(sale.system, simpleProduct({ sku: 'taken', slug: 'taken' }));
    const { variants, variations } = variableProduct({ red: 500, blue: 700 });
    const [red, blue] = variations;
    const wrong = (given: object): ProductWrite => ({
      key: { isNew: true },
      merge: () => ({
        record: { classCode: 'variable_product', sku: 'new', name: 'New', variants, variations, ...given },
      }),
    });
    const kings = [{ minQty: 1, price: 5, customerGroups: ['kings'] }];
    const saved = await saveProducts(sale.system, [
      wrong({ name: ' ', variations: [red, { ...blue, price: -1 }], popularity: 1.5 }),
      wrong({
        sku: 'taken',
        slug: 'taken',
        categories: ['nowhere'],
        variations: [
          { ...red, sku: 'taken' },
          { ...blue, priceLevels: kings },
        ],
      }),
    ]);
    const fields = saved.map((one) => (one.kind === 'rejected' ? one.faults.map(({ field }) => field) : []));
    expect(fields[0]?.toSorted()).toEqual(['name', 'popularity', 'variations.1.price']);
    expect(fields[1]).toEqual(['sku', 'variations.0.sku', 'categories', 'variations.1.priceLevels', 'slug']);
  });
});
