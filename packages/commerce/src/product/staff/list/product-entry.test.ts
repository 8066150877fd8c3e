import type { PoolClient } from 'pg';
import { describe, expect, it } from 'vitest';
import { createCategories } from '../../../category/index.ts';
import { changePrice, setPriceLevels } from '../../../pricing/index.ts';
import { setStockRules } from '../../../stock/index.ts';
import { draft, idAt } from '../../../testing/drafts.ts';
import { variableProduct } from '../../../testing/products.ts';
import { saleForEachTest } from '../../../testing/sale-for-each-test.ts';
import {
  archiveProduct,
  createProduct,
  editProduct,
  publishProduct,
  saveProducts,
  unpublishProduct,
} from '../../index.ts';

const { test, sale } = saleForEachTest();

const ask = (text: string, values: unknown[]) => test.db.pool.query(text, values);

/** Reads what the list of the shop goes by of a product. */
async function entryOf(productId: string) {
  const { rows } = await ask(
    `select kind, name_key, sku_key, brand, price::int, visible, archived, changed_at,
       array_remove(array[case when lacks_picture then 'picture' end, case when lacks_alt then 'alt' end,
         case when lacks_description then 'description' end, case when lacks_category then 'category' end], null) as lacks
     from product_entry where shop_id = $1 and product_id = $2`,
    [sale.shop.id, productId],
  );
  return rows[0];
}
const lacksOf = async (productId: string) => (await entryOf(productId)).lacks;
const changeOf = async (productId: string) => (await entryOf(productId)).changed_at;
const minutes = (after: number) => new Date(Date.UTC(2026, 2, 2, 12, after));
const minute = () => sale.clock.advance(60);

const picture = (alt: string) => ({ file: 'mug.webp', alt, width: 10, height: 10 });

describe('what the list of products goes by', () => {
  it('follows the product itself, and where it is shown [ADM-101]', async () => {
    const { id } = await sale.simple({ sku: 'MUG', name: 'Stone MUG', brand: 'Acme' });
    expect(await entryOf(id)).toEqual({
      kind: 'simple',
      name_key: 'stone mug',
      sku_key: 'mug',
      brand: 'Acme',
      price: 1000,
      visible: true,
      archived: false,
      changed_at: minutes(0),
      lacks: ['picture', 'description', 'category'],
    });
    const name = 'Ünchanged'.padEnd(150, 'X');
    await editProduct(sale.system, { productId: id, revision: 1, name, sku: 'Cup', brand: null, price: 5 });
    const renamed = { name_key: name.toLowerCase().slice(0, 100), sku_key: 'cup', brand: null, price: 5 };
    expect(await entryOf(id)).toMatchObject(renamed);
    await unpublishProduct(sale.system, id);
    expect(await entryOf(id)).toMatchObject({ visible: false });
    await publishProduct(sale.system, { productId: id });
    expect(await entryOf(id)).toMatchObject({ visible: true });
    await archiveProduct(sale.system, id);
    expect(await entryOf(id)).toMatchObject({ archived: true, visible: true });
    await archiveProduct(sale.system, id, false);
    expect(await entryOf(id)).toMatchObject({ archived: false });
  });

  it('knows the time of the last change, also of a variation, whatever was changed [ADM-101]', async () => {
    const made = await createProduct(sale.system, variableProduct({ red: 300, blue: 200 }, { sku: 'pot' }));
    const { id, variationIds } = made;
    const red = variationIds['pot-red'] ?? '';
    const levels = [{ minQty: 2, price: 100 }];
    const rules = { productId: red, lowStockThreshold: 3 };
    for (const change of [
      () => changePrice(sale.system, { productId: red, price: 400 }),
      () => setPriceLevels(sale.system, { productId: red, levels }),
      () => setStockRules(sale.system, rules),
      () => archiveProduct(sale.system, red),
      () => unpublishProduct(sale.system, id),
      () => publishProduct(sale.system, { productId: id }),
      () => archiveProduct(sale.system, id),
    ]) {
      minute();
      await change();
      expect(await changeOf(id), String(change)).toEqual(sale.clock());
    }
    expect(await entryOf(id)).toMatchObject({ price: 200 });
  });

  it('knows of an added variation, and of one that was written past all use cases [ADM-101]', async () => {
    const { id, variationIds } = await createProduct(
      sale.system,
      variableProduct({ red: 1 }, { sku: 'pot' }),
    );
    const red = variationIds['pot-red'] ?? '';
    await ask(`update product set updated_at = $2 where id = $1`, [red, minutes(7)]);
    expect(await changeOf(id)).toEqual(minutes(7));
    await ask(
      `insert into product (seller_id, id, sku, class_code, parent_id, variation_values, name, price, updated_at)
       select seller_id, gen_random_uuid(), 'pot-x', 'simple', parent_id, '{}', name, 1, $2 from product where id = $1`,
      [red, minutes(9)],
    );
    expect(await changeOf(id)).toEqual(minutes(9));
    await ask(`delete from product where sku = 'pot-x' and parent_id = $1`, [id]);
    expect(await changeOf(id)).toEqual(minutes(7));
    await ask(`update product set description = '[{"type":"rule"}]', popularity = 3 where id = $1`, [id]);
    expect(await lacksOf(id)).toContain('description');
    const said = JSON.stringify([{ type: 'paragraph', content: [{ type: 'text', text: ' x' }] }]);
    await ask(`update product set description = $2 where id = $1`, [id, said]);
    expect(await lacksOf(id)).not.toContain('description');
  });

  it('follows pictures that are added, said what they show, and removed [ADM-101]', async () => {
    const { id } = await sale.simple();
    const film = { ...picture(''), kind: 'video', video: 'https://vimeo.com/1' } as const;
    let revision = 1;
    for (const [media, lacks] of [
      [[film], ['picture']],
      [[picture('')], ['alt']],
      [[picture('A mug'), picture(' ')], ['alt']],
      [[picture('A mug'), film], []],
      [[], ['picture']],
    ] as const) {
      await editProduct(sale.system, { productId: id, revision, media: [...media] });
      revision += 1;
      const found = (await lacksOf(id)).filter((one: string) => one === 'picture' || one === 'alt');
      expect(found, JSON.stringify(media)).toEqual(lacks);
    }
    await editProduct(sale.system, { productId: id, revision, media: [picture('')] });
    await ask(`update product_media set alt = 'A mug' where product_id = $1`, [id]);
    expect(await lacksOf(id)).toEqual(['description', 'category']);
  });

  it('follows categories that a product is put into and taken from, and that go [ADM-101]', async () => {
    await createCategories(sale.system, [{ name: 'Home' }, { name: 'Garden' }]);
    const { id } = await sale.simple({ categories: ['home'] });
    expect(await lacksOf(id)).not.toContain('category');
    await editProduct(sale.system, { productId: id, revision: 1, categories: [] });
    expect(await lacksOf(id)).toContain('category');
    await editProduct(sale.system, { productId: id, revision: 2, categories: ['garden', 'home'] });
    expect(await lacksOf(id)).not.toContain('category');
    await ask(`delete from category where shop_id = $1 and slug = 'garden'`, [sale.shop.id]);
    expect(await lacksOf(id)).not.toContain('category');
    await ask(`delete from category where shop_id = $1`, [sale.shop.id]);
    expect(await lacksOf(id)).toContain('category');
  });

  it('follows imports, in which much is changed at once', async () => {
    await createCategories(sale.system, [{ name: 'Home' }]);
    const slugs = Array.from({ length: 20 }, (_, n) => `mug-${n}`);
    const given = { categories: ['home'], media: [picture('A mug')] };
    await saveProducts(
      sale.system,
      slugs.map((slug) => draft(slug, given)),
    );
    minute();
    await saveProducts(
      sale.system,
      slugs.map((slug, n) => draft(slug, { ...given, price: 100 + n, visible: n % 2 === 0, media: [] })),
    );
    for (const [n, slug] of slugs.entries()) {
      const id = (await idAt(test.db, sale, slug)) ?? '';
      expect(await entryOf(id), slug).toMatchObject({
        price: 100 + n,
        visible: n % 2 === 0,
        changed_at: minutes(1),
        lacks: ['picture', 'description'],
      });
    }
  });

  it('goes with the product, and with what shows it', async () => {
    const [one, other] = [await sale.simple(), await sale.simple()];
    await ask('delete from publication where product_id = $1', [one.id]);
    expect(await entryOf(one.id)).toBeUndefined();
    expect(await entryOf(other.id)).toBeDefined();
    await ask('delete from product where id = $1', [other.id]);
    expect(await entryOf(other.id)).toBeUndefined();
  });
});

type Write = readonly [what: string, text: string];
const addPicture: Write = [
  'a picture',
  `insert into product_media (seller_id, product_id, id, position, file, alt, width, height)
   select seller_id, id, gen_random_uuid(), 0, 'a.webp', 'A mug', 1, 1 from product where id = $1`,
];
const assign: Write = [
  'a category',
  `insert into category_product (shop_id, category_id, product_id)
   select pub.shop_id, c.id, pub.product_id from publication pub join category c on c.shop_id = pub.shop_id
   where pub.product_id = $1`,
];
const hide: Write = ['visibility', 'update publication set visible = false where product_id = $1'];
const rename: Write = ['a name', `update product set name = 'Cup' where id = $1`];
const publish: Write = [
  'the publication',
  `insert into publication (shop_id, seller_id, product_id, visible)
   select (select shop_id from shop_seller s where s.seller_id = product.seller_id and s.own), seller_id, id, true
   from product where id = $1`,
];

const done = {
  'a picture': { lacks_picture: false },
  'a category': { lacks_category: false },
  visibility: { visible: false },
  'a name': { name_key: 'cup' },
  'the publication': {},
} as const satisfies Record<string, object>;

describe('two who write the same product at once', () => {
  it.each([
    [addPicture, assign],
    [assign, addPicture],
    [rename, addPicture],
    [addPicture, rename],
    [assign, rename],
    [rename, hide],
    [addPicture, hide],
    [hide, assign],
    [publish, addPicture],
    [addPicture, publish],
    [publish, rename],
    [rename, publish],
  ])('are both seen in the list: %o and %o', async (one, other) => {
    const { id } = await sale.simple({ name: 'Mug' });
    await createCategories(sale.system, [{ name: 'Home' }]);
    if (one === publish || other === publish)
      await ask('delete from publication where product_id = $1', [id]);
    const [early, late] = [await test.db.pool.connect(), await test.db.pool.connect()];
    try {
      await early.query('begin');
      await early.query(one[1], [id]);
      const written = late.query(other[1], [id]);
      await waitsForLock(late);
      await early.query('commit');
      await written;
    } finally {
      early.release();
      late.release();
    }
    const { rows } = await ask('select * from product_entry where product_id = $1', [id]);
    const expected = { ...done[one[0] as keyof typeof done], ...done[other[0] as keyof typeof done] };
    expect(rows).toEqual([expect.objectContaining(expected)]);
  });

  async function waitsForLock(client: PoolClient): Promise<void> {
    const waits = async () => {
      const { rows } = await ask('select 1 from pg_locks where pid = $1 and not granted', [
        Reflect.get(client, 'processID'),
      ]);
      return rows.length > 0;
    };
    await expect.poll(waits).toBe(true);
  }
});
